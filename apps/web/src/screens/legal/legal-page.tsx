import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import classes from '#web/screens/legal/legal-page.module.css'
import { LanguageToggle } from '#web/ui/language-toggle.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  readonly title: string
  readonly intro: string
  readonly updated: string
  readonly sections: readonly {
    readonly id: string
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
  /** Before the address to write to. */
  readonly questions: string
}

/** A text of the house for everyone to read, by sections. */
export function LegalPage({ title, intro, updated, sections, questions }: Props) {
  const { t } = useTranslation()
  const { data: provider } = useProvider()
  usePageTitle(title)
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
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <main>
          <h1 className={classes.title}>{title}</h1>
          <p className={classes.intro}>{intro}</p>
          <p className={classes.updated}>{updated}</p>
          {sections.map(section => (
            <section key={section.id} id={section.id} className={classes.section}>
              <h2 className={classes.heading}>{section.title}</h2>
              {section.paragraphs.map(text => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
          {provider && (
            <p className={classes.questions}>
              {questions} <a href={`mailto:${provider.supportEmail}`}>{provider.supportEmail}</a>.
            </p>
          )}
        </main>
      </div>
    </div>
  )
}
