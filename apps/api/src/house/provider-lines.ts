/** The house's address in lines, as it is configured with `;` between them; none where none is set. */
export function providerLines(address: string): string[] {
  return address
    .split(';')
    .map(line => line.trim())
    .filter(Boolean)
}
