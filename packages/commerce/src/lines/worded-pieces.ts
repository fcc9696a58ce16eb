import type { Line } from './line.ts'

/** How many pieces have words, by the id of the slot that they are for. */
export type WordedPieces = Readonly<Record<string, number>>

/** NN9: pieces that say something, by slot. `worded_of` of the database. */
export function wordedOf(lines: readonly Pick<Line, 'qty' | 'words'>[]): WordedPieces {
  const pieces = new Map<string, number>()
  for (const { qty, words } of lines)
    for (const [slotId, text] of Object.entries(words ?? {}))
      if (text !== '' && qty > 0) pieces.set(slotId, (pieces.get(slotId) ?? 0) + qty)
  return Object.fromEntries(pieces)
}
