import { z } from 'zod'

export const labelSchema = z.object({ en: z.string(), fr: z.string() })
