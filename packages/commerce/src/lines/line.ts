import { z } from 'zod/mini'

/**
 * What is ordered of a design for one person or for nobody: `size` by its name, so many pieces, words by the slot that
 * shows them. `id` is its own within its item; that of a spare line is the name of its size.
 */
export const lineSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(36)),
  size: z.string().check(z.minLength(1), z.maxLength(20)),
  /** Of a spare line below zero where fewer are ordered than people want. */
  qty: z.int(),
  /** SC32: whose it is, as long as their answer to a collection is there; null: nobody's. */
  person: z.nullable(z.object({ answerId: z.string() })),
  words: z.record(z.string(), z.string()),
})

export type Line = Readonly<z.output<typeof lineSchema>>

/** Nobody's, and without words: what a size has beyond the lines of people. */
export function isSpare({ id, size }: Pick<Line, 'id' | 'size'>): boolean {
  return id === size
}

export function spareLine(size: string, qty: number): Line {
  return { id: size, size, qty, person: null, words: {} }
}
