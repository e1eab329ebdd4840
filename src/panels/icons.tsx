// The small signs of buttons and sources, drawn with one pen.
export type IconId =
  | 'undo'
  | 'redo'
  | 'toEnd'
  | 'stepBack'
  | 'stepOn'
  | 'replay'
  | 'pause'
  | 'lines'
  | 'menu'
  | 'ruler'
  | 'fight'
  | 'table'
  | 'full'
  | 'close'
  | 'seed'
  | 'typed'
  | 'chosen'
  | 'ask'
  | 'left'
  | 'right'
  | 'back'

const PATHS: Readonly<Record<IconId, string>> = {
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  redo: 'm15 5 5 5-5 5M19.500 10H10a5.500 5.500 0 0 0 0 11h3',
  toEnd: 'm5 5 8 7-8 7zM17.500 5v14',
  stepBack: 'm15 6-6 6 6 6',
  stepOn: 'm9 6 6 6-6 6',
  replay: 'm7 4.500 12 7.500-12 7.500z',
  pause: 'M8 5v14M16 5v14',
  lines: 'M6 3.500v17M6 16c0-5 12-3 12-9M15 9l3-3 3 3',
  menu: 'M4 7h16M4 12h16M4 17h16',
  ruler: 'M3.500 15.500 15.500 3.500l5 5-12 12zM7 12l2 2M10 9l3 3M13 6l2 2',
  fight: 'M12 3v4M12 17v4M3 12h4M17 12h4M12 7.500a4.500 4.500 0 1 0 .01 0',
  table: 'M3.500 6h17v12h-17zM8 9.500h3v2H8zM14 13h3v2h-3z',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  close: 'm6 6 12 12M18 6 6 18',
  seed: 'M5 5h14v14H5zM9 9h.01M15 9h.01M12 12h.01M9 15h.01M15 15h.01',
  typed: 'M3 7h18v11H3zM6.500 10.500h.01M10 10.500h.01M13.500 10.500h.01M17 10.500h.01M8 14.500h8',
  chosen:
    'M9 12V5.500a1.500 1.500 0 0 1 3 0V11l5.500 1.200c1 .2 1.500 1 1.400 2L18 20H10.500L6 14.500c-.700-.900.500-2.300 1.500-1.700z',
  ask: 'M8.500 9a3.500 3.500 0 1 1 5.200 3.100c-1.100.600-1.700 1.300-1.700 2.400M12 18.500h.01',
  left: 'M8 4 4 8l4 4M4.500 8H14a6 6 0 1 1-5.500 8.500',
  back: 'M9 6h11v12H9l-6-6zM12 9.500l5 5M17 9.500l-5 5',
  right: 'm16 4 4 4-4 4M19.500 8H10a6 6 0 1 0 5.500 8.500',
}

export function Icon({ id }: { readonly id: IconId }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[id]} />
    </svg>
  )
}
