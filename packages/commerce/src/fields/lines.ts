import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod/mini'
import { emailSchema } from '../addresses/email-schema.ts'
import { mostOfSize } from '../pricing/size-quantities.ts'
import { longList } from './long-list.ts'
import { lineField } from './text.ts'

/** As many as one list has. */
export const mostLines = 3000

const lineGiven = z.object({
  /** Left out of a new one. */
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(36))),
  size: lineField(1, 20),
  qty: z.int().check(z.gte(0), z.lte(mostOfSize)),
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

/** A whole list as staff give it. */
export const linesField = longList(
  z.array(lineGiven).check(
    z.maxLength(mostLines),
    z.refine(lines => {
      const ids = lines.flatMap(({ id }) => id ?? [])
      return new Set(ids).size === ids.length
    }, 'each id once'),
  ),
)
