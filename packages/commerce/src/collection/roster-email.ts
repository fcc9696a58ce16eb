import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { emailSchema } from '../addresses/email-schema.ts'

/** What is wrong with an address; null of one that can be written to. */
export function emailFaultOf(text: string): 'email' | 'accents' | null {
  if (isEmail(text)) return null
  return text.includes('@') && hasForeignLetters(text) ? 'accents' : 'email'
}

export const isEmail = (text: string) => emailSchema.safeParse(text).success
