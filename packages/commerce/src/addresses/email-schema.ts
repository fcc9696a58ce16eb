import { foreignLetters, hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { withoutHidden } from '@teamloom/kit/text.ts'
import { z } from 'zod/mini'

const plainEmail = z.refine<string>(email => !hasForeignLetters(email), {
  error: foreignLetters,
  abort: true,
})

/** Longer parts than any mail server takes. */
function isArriving(email: string): boolean {
  const [own = '', domain = ''] = email.split('@')
  return own.length <= 64 && domain.split('.').every(each => each.length <= 63)
}

/** AC51: an address as mail programs and telephones copy it; the fault of one with letters beyond ASCII says so. */
export const emailSchema = z.pipe(
  z.string().check(z.overwrite(withoutHidden), z.trim(), z.toLowerCase(), z.maxLength(254), plainEmail),
  z.email().check(z.refine(isArriving, 'Invalid email address')),
)
