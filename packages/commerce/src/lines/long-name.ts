/** Letters that fit a back at the usual height: two inches high, three quarters of their width, within eleven inches. */
const mostUnlowered = 12

/** Whether a name makes all names of its list lower, as one look is of all. */
export function isLongName(name: string): boolean {
  return [...name].length > mostUnlowered
}
