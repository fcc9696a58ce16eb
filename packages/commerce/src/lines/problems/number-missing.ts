import type { Problem } from './problem.ts'
import { findMissing } from './words-in.ts'

export const numberMissing: Problem<'number_missing'> = {
  key: 'number_missing',
  find: list => findMissing(list, 'number'),
}
