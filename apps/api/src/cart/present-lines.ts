import type { Product } from '@teamloom/catalog/definition.ts'
import { type SizeBand, sizeBandOf } from '@teamloom/catalog/size-band.ts'
import { sportOf } from '@teamloom/catalog/sports/index.ts'
import { isSpare, type Line } from '@teamloom/commerce/lines/line.ts'
import { findLongNames, type LongName, lookUpLongNames } from '@teamloom/commerce/lines/long-names.ts'
import { lookForProblems } from '@teamloom/commerce/lines/problems/index.ts'
import type { ListedLine } from '@teamloom/contract/cart.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import type { CollectedAnswer } from '#api/cart/load-collected.ts'
import { namePlacesOf } from '#api/designs/name-places.ts'
import { mayOffend } from '#api/platform/offending-words.ts'

type Answered = Pick<CollectedAnswer, 'id' | 'first_name' | 'last_name' | 'email'>

type List = {
  readonly lines: readonly Line[]
  readonly slots: readonly Slot[]
  readonly product: Product
  /** The team's. */
  readonly sport: string | null
  readonly longNames: readonly LongName[]
}

type Named = Pick<List, 'lines'> & Parameters<typeof namePlacesOf>[0]

/** What long names of a list do to all of them, as they are put on. */
export function findLongNamesIn({ lines, ...worn }: Named): Generator<undefined, readonly LongName[]> {
  const { slots, product } = worn
  return findLongNames({ lines, slots, bandOf: bandsOf(product), placesOf: namePlacesOf(worn) })
}

function bandsOf({ sizes }: Pick<Product, 'sizes'>): (size: string) => SizeBand {
  const bands = new Map(sizes.map(size => [size.name, sizeBandOf(size)]))
  return size => bands.get(size) ?? 'adult'
}

/** What some steps find, without turns for others. */
export function atOnce<Found>(steps: Generator<undefined, Found>): Found {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** A list as its organiser is told it: whose each line is, answered or typed, and what is likely a mistake. */
export function presentLines(list: List, collected: readonly Answered[]): ListedLine[] {
  return [...presentEach(list, collected)].flatMap(line => line ?? [])
}

/** `presentLines` as JSON, in pieces between which others may have their turns; some are empty. */
export function* writeLines(list: List, collected: readonly Answered[]): Generator<string> {
  let isFirst = true
  yield '['
  for (const line of presentEach(list, collected)) {
    yield line ? `${isFirst ? '' : ','}${JSON.stringify(line)}` : ''
    if (line) isFirst = false
  }
  yield ']'
}

/** Line by line; undefined while they are looked through. */
function* presentEach(
  { lines, slots, product, sport, longNames }: List,
  collected: readonly Answered[],
): Generator<ListedLine | undefined> {
  const answered = new Map(collected.map(answer => [answer.id, answer]))
  const shown: Line[] = []
  for (const line of lines) {
    const own = showLine(line, answered)
    if (own) shown.push(own)
    yield undefined
  }
  const problems = yield* lookForProblems({
    lines: shown,
    slots,
    bandOf: bandsOf(product),
    numbers: sportOf(sport).numbers,
    longName: lookUpLongNames(longNames),
    mayOffend,
  })
  for (const [at, { id, size, qty, words, person }] of shown.entries())
    yield { id, size, qty, person: person ?? null, words: { ...words }, problems: problems[at] ?? [] }
}

/** A line as far as it is shown: a spare of nothing is not, and an answer's line tells whose it is. */
function showLine(line: Line, answered: ReadonlyMap<string, Answered>): Line | undefined {
  if (isSpare(line) && line.qty === 0) return undefined
  const { person, ...own } = line
  const answer = answered.get(line.id)
  if (person !== undefined || !answer) return person ? { ...own, person } : own
  const { first_name, last_name, email } = answer
  return { ...own, person: { first_name, last_name, email: email || null } }
}
