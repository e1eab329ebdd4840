// The two sides of a table, told apart by colour and pattern; their names are data.
export type SideId = 'blue' | 'red'
