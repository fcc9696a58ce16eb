import type { Role } from '@teamloom/commerce/access/access.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Currency } from '@teamloom/kit/money.ts'

/** The person behind a session, as the database has them at this call. */
export type Actor = {
  readonly id: string
  readonly sessionId: string
  readonly sessionExpiresAt: Date
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly optNewsletter: boolean
  readonly language: Locale
  readonly currency: Currency
  readonly campaign: string | null
  readonly avatarAssetVersionId: string | null
  readonly roles: readonly Role[]
  readonly isStaff: boolean
}
