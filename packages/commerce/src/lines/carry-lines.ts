import type { Product } from '@teamloom/catalog/definition.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { offeredSizes, sizeNow } from '../pricing/size-quantities.ts'
import { isSpare, type Line, type Person } from './line.ts'

type KnownSlot = Pick<Slot, 'id' | 'kind'>

/** From slots of a list that was made to those of another design, by their ids. */
export type CarriedSlots = ReadonlyMap<string, string>

/** NN21: each goes to itself where it is still there, else to the first of its kind that none of the others goes to. */
export function carrySlots(from: readonly KnownSlot[], to: readonly KnownSlot[]): CarriedSlots {
  const carried = new Map(from.flatMap(({ id }) => (to.some(each => each.id === id) ? [[id, id]] : [])))
  for (const { id, kind } of from) {
    if (carried.has(id)) continue
    const taken = new Set(carried.values())
    const next = to.find(each => each.kind === kind && !taken.has(each.id))
    if (next) carried.set(id, next.id)
  }
  return carried
}

/** Somebody of an earlier list, as a line of another. */
export type CarriedLine = {
  /** The size that is offered now; empty where theirs is made no more, and is to be chosen. */
  readonly size: string
  /** The size that was ordered. */
  readonly sizeThen: string
  readonly qty: number
  readonly person: Person | null
  readonly words: Readonly<Record<string, string>>
}

/** NN21: lines of people in the sizes of a product and the slots of its design; words that have no slot there are left out. */
export function carryLines(
  product: Product,
  lines: readonly Line[],
  slots: CarriedSlots,
): readonly CarriedLine[] {
  const offered = new Set(offeredSizes(product).map(({ name }) => name))
  return lines
    .filter(line => !isSpare(line))
    .map(({ size, qty, person, words }) => {
      const now = sizeNow(product, size)
      return {
        size: offered.has(now) ? now : '',
        sizeThen: size,
        qty,
        person: person ?? null,
        words: Object.fromEntries(
          Object.entries(words ?? {}).flatMap(([id, text]) => {
            const slot = slots.get(id)
            return slot === undefined ? [] : [[slot, text]]
          }),
        ),
      }
    })
}
