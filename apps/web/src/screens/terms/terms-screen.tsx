import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import classes from '#web/screens/terms/terms-screen.module.css'
import { LanguageToggle } from '#web/ui/language-toggle.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const sections = ['request', 'designs', 'final', 'prices', 'payment', 'delivery', 'faults', 'law'] as const

/** What an order request binds both sides to; for everyone to read. */
export function TermsScreen() {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  usePageTitle(t('terms.pageTitle'))
  return (
    <div className={classes.root}>
      <header className={classes.header}>
        <Link className={classes.logo} to="/home" aria-label={t('terms.back')}>
          <Logo />
        </Link>
        <LanguageToggle />
      </header>
      <div className={classes.page}>
        <nav className={classes.contents} aria-label={t('terms.contents')}>
          <h2 className={classes.eyebrow}>{t('terms.contents')}</h2>
          <ol className={classes.list}>
            {sections.map(section => (
              <li key={section}>
                <a href={`#${section}`}>{t(`terms.sections.${section}.title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main className={classes.text}>
          <h1 className={classes.title}>{t('terms.title')}</h1>
          <p className={classes.intro}>{t('terms.intro')}</p>
          <p className={classes.updated}>{t('terms.updated')}</p>
          {sections.map(section => (
            <section key={section} id={section} className={classes.section}>
              <h2 className={classes.heading}>{t(`terms.sections.${section}.title`)}</h2>
              <p>{t(`terms.sections.${section}.first`)}</p>
              <p>{t(`terms.sections.${section}.second`)}</p>
            </section>
          ))}
          {provider && (
            <p className={classes.questions}>
              {t('terms.questions')} <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>.
            </p>
          )}
        </main>
      </div>
    </div>
  )
}
