import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import type { Locale } from '@teamloom/kit/label.ts'

/** Who is written to, at an address that may still be anybody's. */
export type Recipient = { readonly firstName: string; readonly emailVerified: boolean }

const hello = { en: 'Hello', fr: 'Bonjour' } as const satisfies Record<Locale, string>

/** AC46: a name, once the address is confirmed: until then whoever gave it writes to a stranger. Else nothing. */
export function nameFor({ emailVerified }: Pick<Recipient, 'emailVerified'>, name: string | null): string {
  return emailVerified ? nameInMail(name ?? '') : ''
}

/** `Hello Maya`, and `Hello` to whom it may be. */
export function greeting(to: Recipient, locale: Locale): string {
  return `${hello[locale]} ${nameFor(to, to.firstName)}`.trim()
}

/** Somebody whose name is not known here, or not ours to write. */
export const nobodyNamed = { firstName: '', emailVerified: false } as const satisfies Recipient

/** Who is written to, from how the database keeps whether an address is confirmed. */
export function recipientOf(user: {
  readonly firstName: string
  readonly unverifiedSince: Date | null
}): Recipient {
  return { firstName: user.firstName, emailVerified: user.unverifiedSince === null }
}
