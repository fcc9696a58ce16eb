import type { Product } from '@teamloom/catalog/definition.ts'
import { sizeBandOf } from '@teamloom/catalog/size-band.ts'
import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { isLongName } from '@teamloom/commerce/lines/long-name.ts'
import { problemsOf } from '@teamloom/commerce/lines/problems/index.ts'
import type { ListedLine } from '@teamloom/contract/cart.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import type { CollectedAnswer } from '#api/cart/load-collected.ts'
import { mayOffend } from '#api/platform/offending-words.ts'

type List = { readonly lines: readonly Line[]; readonly slots: readonly Slot[]; readonly product: Product }

/** A list as its organiser is told it: whose each line is, answered or typed, and what is likely a mistake. */
export function presentLines(
  { lines, slots, product }: List,
  collected: readonly Pick<CollectedAnswer, 'id' | 'first_name' | 'last_name' | 'email'>[],
): ListedLine[] {
  const answered = new Map(collected.map(answer => [answer.id, answer]))
  const bands = new Map(product.sizes.map(size => [size.name, sizeBandOf(size)]))
  const shown = lines.flatMap((line): Line[] => {
    if (isSpare(line) && line.qty === 0) return []
    const { person, ...own } = line
    const answer = answered.get(line.id)
    if (person !== undefined || !answer) return [person ? { ...own, person } : own]
    const { first_name, last_name, email } = answer
    return [{ ...own, person: { first_name, last_name, email: email || null } }]
  })
  const problems = problemsOf({
    lines: shown,
    slots,
    bandOf: size => bands.get(size) ?? 'adult',
    numbers: null,
    isLong: (_, name) => isLongName(name),
    mayOffend,
  })
  return shown.map(({ id, size, qty, words, person }, at) => ({
    id,
    size,
    qty,
    person: person ?? null,
    words: { ...words },
    problems: problems[at] ?? [],
  }))
}
