import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/profile/recovery-codes.module.css'
import { CopyButton } from '#web/ui/copy-button.tsx'

type Props = { readonly codes: readonly string[]; readonly onKept: () => void }

/** Shown this once: each lets in once when nothing else does. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation()
  return (
    <section className={classes.root} aria-label={t('profile.security.recovery')}>
      <p className={classes.text} role="status">
        <b>{t('profile.security.recoveryTitle')}</b> {t('profile.security.recoveryText')}
      </p>
      <ol className={classes.codes}>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className={classes.actions}>
        <CopyButton text={codes.join('\n')} label={t('profile.security.copyCodes')} />
        <Button variant="subtle" onClick={onKept}>
          {t('profile.security.kept')}
        </Button>
      </div>
    </section>
  )
}
