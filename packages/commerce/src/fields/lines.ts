import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod/mini'
import { emailSchema } from '../addresses/email-schema.ts'
import { mostLines } from '../lines/line.ts'
import { mostOfSize } from '../pricing/size-quantities.ts'
import { longList } from './long-list.ts'
import { lineField } from './text.ts'

const lineGiven = (leastPieces: number) =>
  z.object({
    /** Left out of a new one. */
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
    size: lineField(1, 20),
    qty: z.int().check(z.gte(leastPieces), z.lte(mostOfSize)),
    person: z._default(
      z.nullable(
        z.object({
          first_name: z._default(lineField(0, 200), ''),
          last_name: z._default(lineField(0, 200), ''),
          email: z._default(z.nullable(emailSchema), null),
        }),
      ),
      null,
    ),
    /** By the slots' ids; an empty text is none. */
    words: z._default(z.record(idSchema, lineField(0, 200)), {}),
  })

/** The most pieces that are asked for later at once. */
export const mostLater = 25

/** A line that is asked for later, once the others of its design are delivered. */
export const laterLineField = z.omit(
  z.extend(lineGiven(1), {
    qty: z._default(z.int().check(z.gte(1), z.lte(mostLater)), 1),
  }),
  { id: true },
)

const limits = [
  z.maxLength(mostLines),
  z.refine<readonly { readonly id?: string | undefined }[]>(lines => {
    const ids = lines.flatMap(({ id }) => id ?? [])
    return new Set(ids).size === ids.length
  }, 'each id once'),
] as const

/** A whole list as staff give it. */
export const linesField = longList(z.array(lineGiven(0)).check(...limits))

/** A whole list as a cart has it, where fewer may be ordered than people want. */
export const cartLinesField = longList(
  z.array(lineGiven(-mostOfSize)).check(
    ...limits,
    z.refine(
      lines =>
        lines.every(({ qty, person, words }) => qty >= 0 || (!person && Object.keys(words).length === 0)),
      'a line of somebody has no pieces below zero',
    ),
  ),
)
