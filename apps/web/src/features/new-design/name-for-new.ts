/** `Hoodie`, then `Hoodie 2`: the first that no design of the project has. */
export function nameForNew(product: string, taken: readonly (string | null)[]): string {
  const names = new Set(taken)
  for (let count = 1; ; count++) {
    const name = count === 1 ? product : `${product} ${count}`
    if (!names.has(name)) return name
  }
}
