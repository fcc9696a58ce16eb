import { personOf } from '../person-key.ts'
import type { Problem } from './problem.ts'
import { slotsOfKind, writtenIn } from './words-in.ts'

/** `7` and `07` are two; pieces of one person may have one number. */
export const numberTwice: Problem<'number_twice'> = {
  key: 'number_twice',
  find: list =>
    slotsOfKind(list, 'number').flatMap(({ id }) =>
      [...Map.groupBy(writtenIn(list, id), ({ text }) => text).values()]
        .filter(
          same => same.length > 1 && new Set(same.map(({ line }) => personOf(line) ?? line.id)).size > 1,
        )
        .flatMap(same => same.map(({ at }) => at)),
    ),
}
