type Named = { readonly id: string; readonly name: string | null; readonly product: string }

/** What designs are called where they are handed out: those of one name with their product, and with a number if that is the same too. */
export function designTexts(designs: readonly Named[], untitled: string): ReadonlyMap<string, string> {
  const nameOf = ({ name }: Named) => name || untitled
  const texts = new Map<string, string>()
  for (const same of Map.groupBy(designs, nameOf).values()) {
    const byProduct = Map.groupBy(same, ({ product }) => product)
    for (const design of same) {
      const at = byProduct.get(design.product)?.indexOf(design) ?? 0
      const product = at > 0 ? `${design.product} ${at + 1}` : design.product
      texts.set(design.id, same.length > 1 ? `${nameOf(design)} (${product})` : nameOf(design))
    }
  }
  return new Map(designs.map(({ id }) => [id, texts.get(id) ?? untitled]))
}
