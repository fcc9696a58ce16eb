/** An entry as it is handed out. */
export type PackedEntry = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly design: string
  readonly size: string
  readonly quantity: number
}

export type PackedPerson = {
  readonly firstName: string
  readonly lastName: string
  readonly pieces: number
  /** One for each design, its sizes together: `M × 2`, `XS, S`. */
  readonly lines: readonly { readonly design: string; readonly sizes: string }[]
}

export type Label = {
  readonly name: string
  readonly design: string
  readonly size: string
  readonly number: number
  readonly of: number
}

function byPerson(entries: readonly PackedEntry[]): (readonly PackedEntry[])[] {
  const key = ({ email, firstName, lastName }: PackedEntry) =>
    [email, firstName, lastName].join('\n').toLowerCase()
  const name = ([first]: readonly PackedEntry[]) => `${first?.lastName} ${first?.firstName}`
  return [...Map.groupBy(entries, key).values()].toSorted((a, b) => name(a).localeCompare(name(b)))
}

/** SC22: everybody once, by last name, with what to hand to them. */
export function packingList(entries: readonly PackedEntry[]): PackedPerson[] {
  return byPerson(entries).map(own => ({
    firstName: own[0]?.firstName ?? '',
    lastName: own[0]?.lastName ?? '',
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: [...Map.groupBy(own, ({ design }) => design)].map(([design, ofDesign]) => ({
      design,
      sizes: sizesText(ofDesign),
    })),
  }))
}

function sizesText(entries: readonly PackedEntry[]): string {
  const sums = new Map<string, number>()
  for (const { size, quantity } of entries) sums.set(size, (sums.get(size) ?? 0) + quantity)
  return [...sums].map(([size, qty]) => (qty > 1 ? `${size} × ${qty}` : size)).join(', ')
}

/** SC22: one for each piece, in the order of the packing list. */
export function labelsOf(entries: readonly PackedEntry[]): Label[] {
  return byPerson(entries).flatMap(own =>
    [...Map.groupBy(own, ({ design }) => design).values()].flatMap(ofDesign => {
      const sizes = ofDesign.flatMap(({ size, quantity }) => Array.from({ length: quantity }, () => size))
      return sizes.map((size, at) => ({
        name: `${ofDesign[0]?.firstName} ${ofDesign[0]?.lastName}`.trim(),
        design: ofDesign[0]?.design ?? '',
        size,
        number: at + 1,
        of: sizes.length,
      }))
    }),
  )
}
