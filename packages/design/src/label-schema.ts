import { z } from 'zod/mini'

export const labelSchema = z.object({ en: z.string(), fr: z.string() })
