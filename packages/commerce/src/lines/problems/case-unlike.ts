import { caseOf } from '../letter-case.ts'
import type { Problem } from './problem.ts'
import { slotsOfKind, writtenIn } from './words-in.ts'

/** Written otherwise than more than half of the list. */
export const caseUnlike: Problem<'case_unlike'> = {
  key: 'case_unlike',
  find: list =>
    slotsOfKind(list, 'name', 'line').flatMap(({ id }) => {
      const cased = writtenIn(list, id).flatMap(({ at, text }) => {
        const own = caseOf(text)
        return own ? [{ at, own }] : []
      })
      const groups = [...Map.groupBy(cased, ({ own }) => own).values()]
      const most = groups.find(group => group.length * 2 > cased.length)
      return most ? cased.filter(({ own }) => own !== most[0]?.own).map(({ at }) => at) : []
    }),
}
