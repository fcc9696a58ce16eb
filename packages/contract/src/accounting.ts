import { z } from 'zod'
import { bookFormats } from './book-formats.ts'
import { defineFileCall } from './raw-call.ts'
import { currencySchema } from './words.ts'

export const accountingFiles = {
  export: defineFileCall({
    name: 'accounting.export',
    method: 'GET',
    path: '/accounting/export',
    access: 'admin',
    ability: 'bookPayments',
    summary:
      'Invoices, payments, refunds and taxes that were booked from a day to another, both in Toronto and both over, each once: as a line each, or as journals that QuickBooks Online or Xero import',
    query: z.object({
      from: z.iso.date(),
      /** The last day. */
      to: z.iso.date(),
      format: z.enum(bookFormats),
      /** One currency alone. */
      currency: currencySchema.optional(),
    }),
    media: ['text/csv'],
    refusals: ['validation_failed'],
  }),
} as const
