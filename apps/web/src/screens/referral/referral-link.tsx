import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#web/screens/referral/referral-screen.module.css'
import { CopyButton } from '#web/ui/copy-button.tsx'

/** The sign-up page's address that brings my code along; its place is kept while the code is on its way. */
export function ReferralLink({ code }: { readonly code: string | undefined }) {
  const { t } = useTranslation()
  const address = code && `${window.location.origin}/signup?ref=${encodeURIComponent(code)}`
  return (
    <div className={classes.link}>
      <TextInput
        readOnly
        size="md"
        label={t('referral.link')}
        value={address?.replace(/^https?:\/\//, '') ?? ''}
        onFocus={event => event.currentTarget.select()}
      />
      <CopyButton text={address} label={t('referral.copyLink')} />
    </div>
  )
}
