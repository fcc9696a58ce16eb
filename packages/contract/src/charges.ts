import { chargeKinds } from '@teamloom/commerce/charges/charge.ts'
import { exemptFrom } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { z } from 'zod'
import { centsSchema } from './words.ts'

/** A line that is no garment. */
export const chargeSchema = z.object({
  id: z.string(),
  kind: z.enum(chargeKinds),
  /** The name that is printed; empty: what its kind is called. */
  name: z.string(),
  amount: centsSchema,
  /** Taxes are charged on it. */
  taxed: z.boolean(),
})

export const taxExemptionSchema = z.object({
  /** The certificate’s number. */
  number: z.string(),
  from: z.enum(exemptFrom),
})

/** What an invoice has besides garments and discounts. */
export const chargesOfInvoice = {
  charges: z.array(chargeSchema),
  /** Null: all taxes are charged. */
  taxExemption: taxExemptionSchema.nullable(),
}
