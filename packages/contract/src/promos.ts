import { promoKinds, readCode } from '@teamloom/commerce/offers/promo-code.ts'
import { idSchema } from '@teamloom/design/id-schema.ts'
import { z } from 'zod'
import { defineCall } from './call.ts'
import { centsSchema, currencySchema, emptySchema, timeSchema } from './words.ts'

/** A code as it is made; letters in either case are one code. */
const newCodeSchema = z
  .string()
  .max(40)
  .transform(readCode)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9_-]{2,39}$/, '3 to 40 letters, digits, - and _'))

const mostCents = 100_000_000
const mostUses = 1_000_000

const promoTermsSchema = z
  .object({
    code: newCodeSchema,
    kind: z.enum(promoKinds),
    /** Cents, or whole percents. */
    value: z.int().min(1).max(mostCents),
    /** Needed for an amount; a percentage without one holds in each. */
    currency: currencySchema.nullish(),
    from: timeSchema.nullish(),
    /** From this moment on it has expired. */
    until: timeSchema.nullish(),
    leastSubtotal: centsSchema.min(0).max(mostCents).default(0),
    uses: z.int().min(1).max(mostUses).nullish(),
    usesPerAccount: z.int().min(1).max(mostUses).nullish(),
    firstOrderOnly: z.boolean().default(false),
    addsUp: z.boolean().default(false),
  })
  .superRefine((promo, context) => {
    const fail = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    if (promo.kind === 'percent' && promo.value > 100) fail('value', 'at most 100 percent')
    if (promo.kind === 'amount' && !promo.currency) fail('currency', 'is required')
    if (promo.from && promo.until && promo.from >= promo.until) fail('until', 'is not after its beginning')
  })

const promoSchema = z.object({
  id: idSchema,
  code: z.string(),
  kind: z.enum(promoKinds),
  value: z.int(),
  currency: currencySchema.nullable(),
  from: timeSchema.nullable(),
  until: timeSchema.nullable(),
  leastSubtotal: centsSchema,
  uses: z.int().nullable(),
  usesPerAccount: z.int().nullable(),
  firstOrderOnly: z.boolean(),
  addsUp: z.boolean(),
  created_at: timeSchema,
  /** How many requests have it that are not cancelled. */
  timesUsed: z.int(),
})

export type Promo = z.output<typeof promoSchema>
export type PromoTerms = z.input<typeof promoTermsSchema>

const onePromo = z.object({ id: idSchema })

export const promoCalls = {
  list: defineCall({
    name: 'promos.list',
    method: 'GET',
    path: '/promos/',
    access: 'admin',
    summary: 'All promo codes, newest first',
    data: z.array(promoSchema),
    refusals: [],
  }),
  create: defineCall({
    name: 'promos.create',
    method: 'POST',
    path: '/promos/promo',
    access: 'admin',
    summary: 'Make a promo code',
    body: promoTermsSchema,
    data: promoSchema,
    refusals: ['promo_exists'],
  }),
  update: defineCall({
    name: 'promos.update',
    method: 'PUT',
    path: '/promos/promo/:id',
    access: 'admin',
    summary: 'Change all of a promo code; requests that have it follow at their next edit',
    params: onePromo,
    body: promoTermsSchema,
    data: promoSchema,
    refusals: ['promo_exists', 'not_found'],
  }),
  remove: defineCall({
    name: 'promos.remove',
    method: 'DELETE',
    path: '/promos/promo/:id',
    access: 'admin',
    summary: 'Offer a promo code no more; requests that have it keep it',
    params: onePromo,
    data: emptySchema,
    refusals: ['not_found'],
  }),
} as const
