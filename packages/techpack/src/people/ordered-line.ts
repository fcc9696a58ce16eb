import type { Product } from '@teamloom/catalog/definition.ts'
import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { wordsKey } from '@teamloom/commerce/lines/words-key.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { type Slot, slotsOf } from '@teamloom/design/slots.ts'

/** What is ordered of an item for one person, or for nobody; addresses of people are not told to a workshop. */
export type OrderedLine = {
  readonly id: string
  readonly size: string
  readonly pieces: number
  readonly firstName: string
  readonly lastName: string
  /** The words as they were typed, by the slot that shows them. */
  readonly words: Readonly<Record<string, string>>
}

/** TP48: the lines of a list by size, then number; undefined where no piece is anybody's. */
export function orderedLines(
  lines: readonly Line[],
  document: Pick<DesignDocument, 'decorations'>,
  product: Pick<Product, 'sizes'>,
): readonly OrderedLine[] | undefined {
  const slots = slotsOf(document)
  const ordered = lines.filter(({ qty }) => qty > 0)
  if (slots.length === 0 || ordered.every(isSpare)) return undefined
  return ordered
    .map(({ id, size, qty, person, words = {} }) => ({
      id,
      size,
      pieces: qty,
      firstName: person?.first_name ?? '',
      lastName: person?.last_name ?? '',
      words: wordsOfSlots(words, slots),
    }))
    .toSorted(inOrder(slots, product))
}

/** A slot that the design no longer has says nothing. */
function wordsOfSlots(words: Readonly<Record<string, string>>, slots: readonly Slot[]) {
  return Object.fromEntries(
    slots.flatMap(({ id }) => {
      const text = words[id]
      return text ? [[id, text] as const] : []
    }),
  )
}

/** By size as the product has them, by number as one counts, then by name; who has none comes last. */
function inOrder(slots: readonly Slot[], { sizes }: Pick<Product, 'sizes'>) {
  const places = new Map(sizes.map(({ name }, place) => [name, place]))
  const placeOf = ({ size }: OrderedLine) => places.get(size) ?? sizes.length
  return (one: OrderedLine, other: OrderedLine): number => {
    const [a, b] = [keysOf(one, slots), keysOf(other, slots)]
    return (
      placeOf(one) - placeOf(other) ||
      compared(one.size, other.size) ||
      Number(a.number === '') - Number(b.number === '') ||
      a.number.length - b.number.length ||
      compared(a.number, b.number) ||
      Number(a.name === '') - Number(b.name === '') ||
      compared(a.name, b.name) ||
      compared(wordsKey(one.words), wordsKey(other.words)) ||
      compared(one.id, other.id)
    )
  }
}

const compared = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** By what a workshop finds a piece: its number, and its name, else whose it is. */
export function keysOf({ words, lastName }: OrderedLine, slots: readonly Slot[]) {
  const textOf = (wanted: Slot['kind']) =>
    slots.filter(({ kind }) => kind === wanted).flatMap(({ id }) => words[id] ?? [])[0] ?? ''
  return { number: textOf('number'), name: textOf('name') || textOf('line') || lastName }
}
