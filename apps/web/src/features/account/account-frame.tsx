import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import classes from '#web/features/account/account-frame.module.css'
import { GarmentStage } from '#web/features/account/garment-stage.tsx'
import { LegalLink } from '#web/shown/legal-link.tsx'
import { LanguageToggle } from '#web/ui/language-toggle.tsx'
import { Logo } from '#web/ui/logo.tsx'

/** The form at the left under the logo and the other language; garments on the stage beside it. */
export function AccountFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { data: provider } = useProvider()
  // The language chosen by hand wins over the one that the address asked for.
  const forgetAskedLanguage = () =>
    navigate({
      to: '.',
      search: search => ({ ...search, lang: undefined }),
      state: true,
      replace: true,
    })
  return (
    <div className={classes.root}>
      <div className={classes.column}>
        <header className={classes.header}>
          <Logo />
          <LanguageToggle onChange={forgetAskedLanguage} />
        </header>
        <main className={classes.main}>{children}</main>
        <footer className={classes.footer}>
          <span>
            {t('account.needHand')}{' '}
            {provider && (
              <a className={classes.quiet} href={`mailto:${provider.supportEmail}`}>
                {provider.supportEmail}
              </a>
            )}
          </span>
          <span className={classes.legal}>
            <LegalLink page="terms" className={classes.quiet}>
              {t('account.terms')}
            </LegalLink>
            <LegalLink page="privacy" className={classes.quiet}>
              {t('account.privacy')}
            </LegalLink>
          </span>
        </footer>
      </div>
      <GarmentStage />
    </div>
  )
}
