import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'

/** What is wrong with an address as it stands; null when nothing seems to be. */
export function emailFault(text: string): 'noAt' | 'noEnd' | 'letters' | null {
  if (hasForeignLetters(text)) return 'letters'
  const [name, host, ...more] = text.trim().split('@')
  if (!name || host === undefined || more.length > 0 || /\s/.test(text.trim())) return 'noAt'
  const ends = host.split('.')
  return ends.length < 2 || ends.some(each => each === '') || (ends.at(-1) ?? '').length < 2 ? 'noEnd' : null
}
