import type { Problem } from './problem.ts'
import { findWritten } from './words-in.ts'

/** All names of a list are of one height: so long a one makes the others lower. */
export const nameLong: Problem<'name_long'> = {
  key: 'name_long',
  find: list => findWritten(list, 'name', (text, slotId) => list.longName(slotId, text) !== undefined),
}
