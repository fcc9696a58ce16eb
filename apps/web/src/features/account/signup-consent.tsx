import { Trans } from 'react-i18next'
import { TermsLink } from '#web/ui/terms-link.tsx'

/** What is accepted by opening an account. */
export function SignupConsent() {
  return <Trans i18nKey="account.about.consent" components={{ terms: <TermsLink /> }} />
}
