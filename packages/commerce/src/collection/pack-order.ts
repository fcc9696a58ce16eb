import type { SizeQuantity } from '../pricing/size-quantities.ts'

type Piece = { readonly design_id: string; readonly size: string; readonly quantity: number }

export type PackedOrder<Answer extends Piece> = {
  /** What is handed out, by whose answer it was. */
  readonly packed: readonly Answer[]
  /** Ordered, and nobody's by now. */
  readonly spare: readonly Piece[]
  /** Answered, and not ordered. */
  readonly beyond: readonly Answer[]
}

/**
 * SC30: what was ordered, handed to those who answered, the first before the later; `answers`: oldest first. What was
 * answered, as long as nothing is ordered.
 */
export function packOrder<Answer extends Piece>(
  answers: readonly Answer[],
  ordered: ReadonlyMap<string, readonly SizeQuantity[]>,
): PackedOrder<Answer> {
  if (ordered.size === 0) return { packed: answers, spare: [], beyond: [] }
  const left = new Map<string, Piece>()
  for (const [design_id, sizes] of ordered)
    for (const { name, qty } of sizes)
      left.set(keyOf(design_id, name), { design_id, size: name, quantity: qty })
  const packed: Answer[] = []
  const beyond: Answer[] = []
  for (const answer of answers) {
    const key = keyOf(answer.design_id, answer.size)
    const stock = left.get(key)
    const taken = Math.min(stock?.quantity ?? 0, answer.quantity)
    if (stock && taken > 0) left.set(key, { ...stock, quantity: stock.quantity - taken })
    if (taken > 0) packed.push({ ...answer, quantity: taken })
    if (taken < answer.quantity) beyond.push({ ...answer, quantity: answer.quantity - taken })
  }
  return { packed, spare: [...left.values()].filter(({ quantity }) => quantity > 0), beyond }
}

const keyOf = (designId: string, size: string) => `${designId} ${size}`
