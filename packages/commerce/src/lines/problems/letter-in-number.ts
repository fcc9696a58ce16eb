import type { Problem } from './problem.ts'
import { findWritten } from './words-in.ts'

/** Anything that is no digit, as `#` too. */
export const letterInNumber: Problem<'letter_in_number'> = {
  key: 'letter_in_number',
  find: list => findWritten(list, 'number', text => !/^\d+$/.test(text)),
}
