import { Link } from '@tanstack/react-router'
import { Trans } from 'react-i18next'

/** What is accepted by opening an account. */
export function SignupConsent() {
  return (
    <Trans i18nKey="account.about.consent" components={{ terms: <Link to="/terms" target="_blank" /> }} />
  )
}
