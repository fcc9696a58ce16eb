import type { Words } from '@teamloom/design/slots.ts'
import type { SizeQuantity } from '../pricing/size-quantities.ts'
import { isTyped, type Line } from './line.ts'
import { withQuantities } from './with-quantities.ts'

type Answer = {
  readonly id: string
  readonly size: string
  readonly quantity: number
  readonly words?: Words | null
}

/**
 * SC5, SC32, SC33: lines that come to these quantities, in which each answer has its own, with its words, else those
 * that it has already, and lines that were typed stay. `answers`: oldest first; one in a size that is not among `sizes`
 * has none.
 */
export function mergeAnswers(
  lines: readonly Line[],
  answers: readonly Answer[],
  sizes: readonly SizeQuantity[],
): Line[] {
  const names = new Set(sizes.map(({ name }) => name))
  const before = new Map(lines.map(line => [line.id, line]))
  const answered = answers
    .filter(({ size }) => names.has(size))
    .map(
      ({ id, size, quantity, words }): Line => ({
        ...before.get(id),
        id,
        size,
        qty: quantity,
        ...(words && { words }),
      }),
    )
  const typed = typedBeside(lines, answers).filter(({ size }) => names.has(size))
  return withQuantities([...answered, ...typed], sizes)
}

/** What of lines was typed beside these answers: quantities that are taken over from answers come on top of it. */
export function typedBeside(lines: readonly Line[], answers: readonly Pick<Answer, 'id'>[]): Line[] {
  const own = new Set(answers.map(({ id }) => id))
  return lines.filter(line => isTyped(line) && !own.has(line.id))
}
