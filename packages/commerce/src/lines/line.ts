import { z } from 'zod/mini'

/** Whose a line is. One name at two addresses is two people; several people may share an address. */
export const personSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.nullable(z.string()),
})

export type Person = Readonly<z.output<typeof personSchema>>

/**
 * What is ordered of a design for one person or for nobody: `size` by its name, so many pieces, their words. Flat and short, as a cart may have thousands.
 */
export const lineSchema = z.object({
  /** Its own within its item. SC32: an answer's id, which says whose it is as long as there is one; a spare's size. */
  id: z.string().check(z.minLength(1), z.maxLength(36)),
  size: z.string().check(z.minLength(1), z.maxLength(20)),
  /** How many pieces; a spare line has less than zero where fewer are ordered than people want. */
  qty: z.int(),
  /**
   * The person of a line that was typed, null where nobody is named; absent of a spare, and of an answer's line as
   * long as it is the answer's own.
   */
  person: z.optional(z.nullable(personSchema)),
  /** By the slot that shows them; absent where there are none. */
  words: z.optional(z.record(z.string(), z.string())),
})

export type Line = Readonly<z.output<typeof lineSchema>>

/** Typed by whoever orders, not answered. */
export function isTyped({ person }: Pick<Line, 'person'>): boolean {
  return person !== undefined
}

/** Nobody's, and without words: what a size has beyond the lines of people. */
export function isSpare({ id, size }: Line): boolean {
  return id === size
}

/** The most lines that one list has. */
export const mostLines = 3000
