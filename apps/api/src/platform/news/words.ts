import { coordinatesSchema, targetSchema } from '@teamloom/contract/collaboration.ts'
import { z } from 'zod/mini'

const id = z.string()
const coordinates = z.nullable(coordinatesSchema)
const selection = z.optional(z.nullable(targetSchema))

/**
 * Whether these people stand beside those of the word before, from a process whose people one word has no room for.
 */
const areMore = z.optional(z.boolean())

const wordSchema = z.discriminatedUnion('kind', [
  /** A process has begun, or may have missed some: whoever has people tells of them. */
  z.object({ kind: z.literal('hello') }),
  /** There is something to do of these kinds. */
  z.object({ kind: z.literal('jobs'), name: z.string() }),
  z.object({
    kind: z.literal('changed'),
    designId: id,
    revision: z.number(),
    /** What came of it, as `CarriedChange`; absent where one word has no room for it. */
    carries: z.optional(z.unknown()),
  }),
  /** Something was said about a design, or of what was said something has changed. */
  z.object({ kind: z.literal('commented'), designId: id, threadId: id }),
  /** Who is in a design on a process. */
  z.object({
    kind: z.literal('present'),
    process: id,
    designId: id,
    people: z.readonly(
      z.array(
        z.object({
          userId: id,
          name: z.string(),
          colour: z.string(),
          imageUrl: z.nullable(z.string()),
          coordinates,
          selection,
          lastSeen: z.string(),
        }),
      ),
    ),
    areMore,
  }),
  /** What they did since. */
  z.object({
    kind: z.literal('moved'),
    process: id,
    designId: id,
    moves: z.readonly(z.array(z.readonly(z.tuple([id, coordinates])))),
    selections: z.optional(z.readonly(z.array(z.readonly(z.tuple([id, z.nullable(targetSchema)]))))),
  }),
  /** Who looks at a request on a process. */
  z.object({
    kind: z.literal('following'),
    process: id,
    preorderId: id,
    people: z.readonly(
      z.array(
        z.object({
          userId: id,
          firstName: z.string(),
          lastName: z.string(),
          imageUrl: z.nullable(z.string()),
        }),
      ),
    ),
    areMore,
  }),
])

/** What the processes of one product tell each other of designs and requests. */
export type Word = z.output<typeof wordSchema>

export function writeWord(word: Word): string {
  return JSON.stringify(word)
}

/** Undefined: none that is known here, as of another version that runs beside this one. */
export function readWord(message: string): Word | undefined {
  return wordSchema.safeParse(JSON.parse(message)).data
}
