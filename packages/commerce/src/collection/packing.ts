import { personKey } from './name-key.ts'

/** An entry as it is handed out. */
export type PackedEntry = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly design: string
  readonly size: string
  /** Where the size stands among those of its product. */
  readonly sizeAt: number
  readonly quantity: number
  /** What is on it for this person alone, in the order of the design's slots; empty where nothing is. */
  readonly words?: string
}

/** People by a name of theirs; or the labels as pieces lie in their boxes, by design and size. */
export const packingSorts = ['lastName', 'firstName', 'garment'] as const
export type PackingSort = (typeof packingSorts)[number]

export type PackedPerson = {
  /** The name that a person is looked for by: `Roy, Noah`, by the first name `Noah Roy`. */
  readonly name: string
  readonly pieces: number
  /** One for each design, its sizes together: `M × 2`, `XS, S`, `M · ROY 12`. */
  readonly lines: readonly { readonly design: string; readonly sizes: string }[]
}

export type Label = {
  readonly name: string
  readonly design: string
  readonly size: string
  readonly words: string
  readonly sizeAt: number
  readonly number: number
  readonly of: number
}

const nameOf = (own: readonly PackedEntry[], glue: string, isFirstFirst: boolean) => {
  const { firstName = '', lastName = '' } = own[0] ?? {}
  return (isFirstFirst ? [firstName, lastName] : [lastName, firstName]).filter(Boolean).join(glue)
}

function byPerson(entries: readonly PackedEntry[], sort: PackingSort): (readonly PackedEntry[])[] {
  return [...Map.groupBy(entries.toSorted(byGarment), personKey).values()]
    .map(own => ({ own, name: nameOf(own, ' ', sort === 'firstName') }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ own }) => own)
}

type Piece = Pick<PackedEntry, 'design' | 'sizeAt'>

/** Thousands are of one design: only others are compared by the language’s order. */
const byGarment = (a: Piece, b: Piece) =>
  a.design === b.design ? a.sizeAt - b.sizeAt : a.design.localeCompare(b.design) || a.sizeAt - b.sizeAt

/** SC22: everybody once, by the name that is asked for, with what to hand to them. */
export function packingList(entries: readonly PackedEntry[], sort: PackingSort = 'lastName'): PackedPerson[] {
  const isFirstFirst = sort === 'firstName'
  return byPerson(entries, sort).map(own => ({
    name: nameOf(own, isFirstFirst ? ' ' : ', ', isFirstFirst),
    pieces: own.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: [...Map.groupBy(own, ({ design }) => design)].map(([design, ofDesign]) => ({
      design,
      sizes: sizesText(ofDesign),
    })),
  }))
}

function sizesText(entries: readonly PackedEntry[]): string {
  const sums = new Map<string, number>()
  for (const { size, words, quantity } of entries) {
    const named = words ? `${size} · ${words}` : size
    sums.set(named, (sums.get(named) ?? 0) + quantity)
  }
  return [...sums].map(([size, qty]) => (qty > 1 ? `${size} × ${qty}` : size)).join(', ')
}

/** SC22: one for each piece, in the order of the packing list, or of the boxes. */
export function labelsOf(entries: readonly PackedEntry[], sort: PackingSort = 'lastName'): Label[] {
  const labels = byPerson(entries, sort).flatMap(own =>
    [...Map.groupBy(own, ({ design }) => design).values()].flatMap(ofDesign => {
      const pieces = ofDesign.flatMap(entry => Array.from({ length: entry.quantity }, () => entry))
      return pieces.map(({ design, size, words = '', sizeAt }, at) => ({
        name: nameOf(own, ' ', true),
        design,
        size,
        words,
        sizeAt,
        number: at + 1,
        of: pieces.length,
      }))
    }),
  )
  if (sort !== 'garment') return labels
  return labels.toSorted(byGarment)
}
