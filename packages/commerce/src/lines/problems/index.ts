import { nameOf } from '../person-key.ts'
import { caseUnlike } from './case-unlike.ts'
import { digitInName } from './digit-in-name.ts'
import { letterInNumber } from './letter-in-number.ts'
import { mayOffend } from './may-offend.ts'
import { nameLong } from './name-long.ts'
import { nameMissing } from './name-missing.ts'
import { numberMissing } from './number-missing.ts'
import { numberNotAllowed } from './number-not-allowed.ts'
import { numberTwice } from './number-twice.ts'
import { otherBand } from './other-band.ts'
import { personTwice } from './person-twice.ts'
import { pieceMissing } from './piece-missing.ts'
import type { List } from './problem.ts'

const problems = [
  numberTwice,
  personTwice,
  numberMissing,
  nameMissing,
  pieceMissing,
  otherBand,
  caseUnlike,
  digitInName,
  letterInNumber,
  numberNotAllowed,
  nameLong,
  mayOffend,
] as const

export type ProblemKey = (typeof problems)[number]['key']

export const problemKeys: readonly ProblemKey[] = problems.map(({ key }) => key)

/** What each line of a list has of them, in one order; nothing of a design that asks nobody for words. */
export function problemsOf(list: List): ProblemKey[][] {
  const looking = lookForProblems(list)
  let looked = looking.next()
  while (!looked.done) looked = looking.next()
  return looked.value
}

/** What `problemsOf` answers, little by little: in a long list others have their turns in between. */
export function* lookForProblems(list: List): Generator<undefined, ProblemKey[][]> {
  const found = list.lines.map((): ProblemKey[] => [])
  if (list.slots.length === 0) return found
  yield* readNames(list)
  for (const problem of problems)
    for (const at of yield* placesOf(problem, list)) found[at]?.push(problem.key)
  return found
}

/** Folded once for all who look at them. */
function* readNames({ lines }: List): Generator<undefined, void> {
  for (const { person } of lines) {
    if (person) nameOf(person)
    yield
  }
}

function* placesOf({ find }: (typeof problems)[number], list: List): Generator<undefined, Set<number>> {
  const places = new Set<number>()
  for (const at of find(list)) {
    if (at === undefined) yield
    else places.add(at)
  }
  yield
  return places
}

/** A problem of a line, and the slot whose words it is about; null where it is about the person, the size or the pieces. */
export type Finding = { readonly key: ProblemKey; readonly slotId: string | null }

/** The problems that `problemsOf` finds, each with the slot that it is about. */
export function findingsOf(list: List): Finding[][] {
  const looking = lookForFindings(list)
  let looked = looking.next()
  while (!looked.done) looked = looking.next()
  return looked.value
}

/** What `findingsOf` answers, little by little: in a long list others have their turns in between. */
export function* lookForFindings(list: List): Generator<undefined, Finding[][]> {
  const found = list.lines.map((): Finding[] => [])
  if (list.slots.length === 0) return found
  yield* readNames(list)
  for (const problem of problems) {
    const { key } = problem
    const isOfLine = key === 'person_twice' || key === 'piece_missing' || key === 'other_band'
    const parts = isOfLine ? [null] : list.slots.map(({ id }) => id)
    for (const slotId of parts) {
      const part = slotId === null ? list : { ...list, slots: list.slots.filter(({ id }) => id === slotId) }
      for (const at of yield* placesOf(problem, part)) found[at]?.push({ key, slotId })
    }
  }
  return found
}
