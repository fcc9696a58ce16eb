import { z } from 'zod/mini'
import { lineField } from '../../fields/text.ts'

/** How a parcel goes (OR49). */
export const parcelFields = {
  carrier: z.optional(lineField(0, 100)),
  trackingNumber: z.optional(lineField(0, 100)),
  trackingUrl: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
}
