import { Trans } from 'react-i18next'
import { LegalLink } from '#web/shown/legal-link.tsx'

/** What is accepted by opening an account. */
export function SignupConsent() {
  return <Trans i18nKey="account.about.consent" components={{ terms: <LegalLink page="terms" /> }} />
}
