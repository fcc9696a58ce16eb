import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { z } from 'zod/mini'

const emailSchema = z.email().check(z.maxLength(254))

/** What is wrong with an address; null of one that can be written to. */
export function emailFaultOf(text: string): 'email' | 'accents' | null {
  if (isEmail(text)) return null
  return text.includes('@') && hasForeignLetters(text) ? 'accents' : 'email'
}

export const isEmail = (text: string) => emailSchema.safeParse(text.trim().toLowerCase()).success
