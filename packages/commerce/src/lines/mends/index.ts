import type { Finding, ProblemKey } from '../problems/index.ts'
import { giveNumber } from './give-number.ts'
import type { About, Mend, MendedList } from './mend.ts'
import { orderOne, otherBandsSize, takeOut } from './mend-line.ts'
import { writeAsOthers, writeDigits, writeLetters, writePersonsName, writeShorter } from './write-words.ts'

const mends: Readonly<Record<ProblemKey, ((about: About) => Mend | null) | null>> = {
  number_twice: giveNumber,
  person_twice: takeOut,
  number_missing: giveNumber,
  name_missing: writePersonsName,
  piece_missing: orderOne,
  other_band: otherBandsSize,
  case_unlike: writeAsOthers,
  digit_in_name: writeLetters,
  letter_in_number: writeDigits,
  number_not_allowed: giveNumber,
  name_long: writeShorter,
  // Whether it does is people's to say.
  may_offend: null,
}

/** NN13: what one click would write for a problem of a line; null where nobody but its person can say. */
export function mendOf(list: MendedList, at: number, { key, slotId }: Finding): Mend | null {
  const line = list.lines[at]
  if (!line) return null
  const text = slotId === null ? '' : (line.words?.[slotId] ?? '')
  return mends[key]?.({ list, at, line, key, slotId, text }) ?? null
}
