import type { Problem } from './problem.ts'
import { findWritten } from './words-in.ts'

export const digitInName: Problem<'digit_in_name'> = {
  key: 'digit_in_name',
  find: list => findWritten(list, 'name', text => /\p{Nd}/u.test(text)),
}
