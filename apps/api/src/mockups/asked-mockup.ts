import { sides } from '@teamloom/bakes/side.ts'
import { mockupBodySchema } from '@teamloom/contract/mockups.ts'
import { currencySchema } from '@teamloom/contract/words.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'

/** What an address asks for: a mock-up of a design as it was at a revision, at the prices of a currency. */
const askedSchema = mockupBodySchema.extend({ revision: z.int().min(1), currency: currencySchema })
export type AskedMockup = z.output<typeof askedSchema>

const shortSchema = z.tuple([
  idSchema,
  z.int(),
  z.string().regex(/^[fblr]{1,4}$/),
  z.enum(['png', 'pdf']),
  z.int(),
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.int(),
])

/** A part of an address has four hundred letters. */
export function packAsked(asked: AskedMockup): string {
  const short: z.input<typeof shortSchema> = [
    asked.designId,
    asked.revision,
    asked.sides.map(side => side[0]).join(''),
    asked.format,
    asked.price ?? 0,
    asked.language,
    asked.currency,
    asked.units,
    (asked.colors ? 1 : 0) + (asked.dated ? 2 : 0),
    asked.width,
  ]
  return Buffer.from(JSON.stringify(short)).toString('base64url')
}

/** Undefined where it was packed otherwise, as by a release before. */
export function unpackAsked(packed: string): AskedMockup | undefined {
  const short = shortSchema.safeParse(readJson(Buffer.from(packed, 'base64url').toString()))
  if (!short.success) return undefined
  const [designId, revision, letters, format, price, language, currency, units, marks, width] = short.data
  const asked = askedSchema.safeParse({
    designId,
    revision,
    sides: [...letters].map(letter => sides.find(side => side[0] === letter)),
    format,
    ...(price > 0 ? { price } : {}),
    language,
    currency,
    units,
    colors: marks % 2 === 1,
    dated: marks >= 2,
    width,
  })
  return asked.success ? asked.data : undefined
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
