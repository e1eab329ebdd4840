// The two sides of a table, told apart by colour and pattern; their names are data.
export const SIDES = ['blue', 'red'] as const

export type SideId = (typeof SIDES)[number]
