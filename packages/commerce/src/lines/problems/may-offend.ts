import type { Problem } from './problem.ts'

/** Told to whoever orders alone. */
export const mayOffend: Problem<'may_offend'> = {
  key: 'may_offend',
  *find({ lines, slots, mayOffend }) {
    for (const [at, { words }] of lines.entries()) {
      const isSo = slots.some(({ id }) => words?.[id] !== undefined && mayOffend(words[id]))
      yield isSo ? at : undefined
    }
  },
}
