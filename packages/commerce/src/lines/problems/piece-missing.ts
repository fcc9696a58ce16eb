import type { Problem } from './problem.ts'

/** Words that no piece is ordered for. */
export const pieceMissing: Problem<'piece_missing'> = {
  key: 'piece_missing',
  find: ({ lines, slots }) =>
    lines.flatMap(({ qty, words }, at) =>
      qty <= 0 && slots.some(({ id }) => (words?.[id] ?? '') !== '') ? [at] : [],
    ),
}
