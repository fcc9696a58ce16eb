import type { Cents, Currency } from '@teamloom/kit/money.ts'
import type { PersonalKind } from './decorations/per-piece.ts'

/** From `qty` pieces of the item, words of a slot cost `price` on each piece that has some, and `linked` on each copy. */
export type PersonalRange = { readonly qty: number; readonly price: Cents; readonly linked: Cents }

/** By the kind of the words, smallest quantity first. */
export type PersonalPrices = Readonly<Record<PersonalKind, readonly PersonalRange[]>>

type Rows = Readonly<Record<PersonalKind, { readonly prices: Five; readonly linked: Five }>>
type Five = readonly [Cents, Cents, Cents, Cents, Cents]

/** Letters are made piece by piece: more of them save little, and whatever garment they go on, they cost alike. */
const rows: Readonly<Record<Currency, Rows>> = {
  cad: {
    name: { prices: [400, 375, 350, 325, 300], linked: [250, 235, 220, 205, 190] },
    number: { prices: [300, 280, 260, 240, 220], linked: [200, 190, 175, 160, 150] },
    line: { prices: [350, 330, 310, 285, 260], linked: [225, 210, 200, 185, 170] },
  },
  usd: {
    name: { prices: [300, 275, 250, 250, 225], linked: [200, 175, 175, 150, 150] },
    number: { prices: [225, 200, 200, 175, 175], linked: [150, 150, 125, 125, 100] },
    line: { prices: [275, 250, 225, 200, 200], linked: [175, 150, 150, 125, 125] },
  },
}

const quantities = [1, 50, 100, 250, 500] as const

/** NN9: what words of each person's own cost, in cents. */
export const personalPrices: Readonly<Record<Currency, PersonalPrices>> = {
  cad: pricesOf(rows.cad),
  usd: pricesOf(rows.usd),
}

function pricesOf({ name, number, line }: Rows): PersonalPrices {
  return { name: rangesOf(name), number: rangesOf(number), line: rangesOf(line) }
}

function rangesOf({ prices, linked }: Rows[PersonalKind]): PersonalPrices[PersonalKind] {
  const at = (index: 0 | 1 | 2 | 3 | 4) => ({
    qty: quantities[index],
    price: prices[index],
    linked: linked[index],
  })
  return [at(0), at(1), at(2), at(3), at(4)]
}
