/** In the order known already: what is new comes first, what is gone is left out. */
export function keepOrder<Item extends { readonly id: string }>(
  items: readonly Item[],
  known: readonly string[],
): Item[] {
  const places = new Map(known.map((id, index) => [id, index]))
  return items.toSorted((a, b) => (places.get(a.id) ?? -1) - (places.get(b.id) ?? -1))
}
