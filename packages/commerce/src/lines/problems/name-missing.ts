import type { Problem } from './problem.ts'
import { findMissing } from './words-in.ts'

export const nameMissing: Problem<'name_missing'> = {
  key: 'name_missing',
  find: list => findMissing(list, 'name'),
}
