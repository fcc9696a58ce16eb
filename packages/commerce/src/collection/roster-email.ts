import { z } from 'zod/mini'

const emailSchema = z.email().check(z.maxLength(254))

export const isEmail = (text: string) => emailSchema.safeParse(text.trim().toLowerCase()).success
