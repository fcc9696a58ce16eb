/** `P (S)`: its own letters, and those by which files, tables and labels have it. */
export function toldSize(label: string | undefined, name: string): string {
  if (label === undefined) return name
  // `S (youth 1-5)` has them already.
  const begins = `${label} `.toLowerCase().startsWith(`${name} `.toLowerCase())
  return begins ? label : `${label} (${name})`
}
