import { IconCircleCheck, IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { FailedPage, LoadingPage, UnknownPage } from '#web/features/collect/closed-message.tsx'
import { dayOf } from '#web/features/collect/closing-words.ts'
import { readSent } from '#web/features/collect/kept-form.ts'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { piecesOf } from '#web/features/collect/selection.ts'
import { SelectionList } from '#web/features/collect/selection-list.tsx'
import { subscribe } from '#web/features/collect/server.ts'
import { useShownLocale } from '#web/features/collect/texts.ts'
import classes from '#web/features/collect/thanks-page.module.css'
import { useInfo } from '#web/features/collect/use-info.ts'

type Props = { readonly token: string; readonly goTo: (path: string) => void }

/** What was sent, and what may follow; never whether there was an answer before. */
export function ThanksPage({ token, goTo }: Props) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const { loading, reload } = useInfo(token)
  const [sent] = useState(() => readSent(token))
  if (loading.state === 'unknown') return <UnknownPage />
  if (loading.state === 'failed') return <FailedPage onAgain={() => void reload()} />
  if (loading.state === 'loading') return <LoadingPage />
  const { project, designs } = loading.info
  const pieces = piecesOf(sent?.selection ?? [])
  const organizer = project.organizer?.firstName
  const until = project.closesAt && dayOf(project.closesAt, locale, project.timeZone)
  return (
    <PageFrame title={project.name} project={project}>
      <div className={classes.root}>
        {sent ? (
          <>
            <h2 className={classes.title} dir="auto">
              <IconCircleCheck size={30} stroke={1.6} aria-hidden />
              {t('collect.thanks.title', { name: sent.details.firstName })}
            </h2>
            <p className={classes.intro}>
              {organizer ? t('collect.thanks.sent', { organizer }) : t('collect.thanks.sentNobody')}{' '}
              <Trans
                i18nKey={until ? 'collect.thanks.mailUntil' : 'collect.thanks.mail'}
                values={{ email: sent.details.email, date: until ?? '' }}
                components={{ b: <b /> }}
              />
            </p>
            <SelectionList
              selection={sent.selection}
              designs={sent.designs ?? designs}
              token={project.isOpen ? token : undefined}
            />
            <p className={classes.total}>
              <b>{t('collect.thanks.total')}</b>
              <b className="figures">{t('collect.thanks.pieces', { count: pieces })}</b>
            </p>
          </>
        ) : (
          <p className={classes.intro}>{t('collect.thanks.nothing')}</p>
        )}
        {project.isOpen && sent?.change && (
          <a
            className="button large"
            href={`/sizes/${token}/change/${sent.change}`}
            onClick={event => {
              event.preventDefault()
              goTo(`/sizes/${token}/change/${sent.change}`)
            }}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden />
            {t('collect.thanks.change')}
          </a>
        )}
        {project.isOpen && (
          <a
            className={sent?.change ? `link ${classes.more}` : 'button large'}
            href={`/sizes/${token}`}
            onClick={event => {
              event.preventDefault()
              goTo(`/sizes/${token}`)
            }}
          >
            {sent ? t('collect.thanks.more') : t('collect.thanks.toPage')}
          </a>
        )}
        <section className={classes.offer}>
          <h3>{t('collect.thanks.ownGroup')}</h3>
          <p>{t('collect.thanks.ownGroupText')}</p>
          <a className="button large" href={`/signup?lang=${locale}&campaign=sizes`}>
            {t('collect.thanks.signUp')}
          </a>
        </section>
        {sent && <Newsletter email={sent.details.email} />}
      </div>
    </PageFrame>
  )
}

function Newsletter({ email }: { readonly email: string }) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const [state, setState] = useState<'none' | 'asked' | 'failed'>('none')
  return (
    <div className={classes.newsletter}>
      <label>
        <input
          type="checkbox"
          checked={state === 'asked'}
          disabled={state === 'asked'}
          onChange={() => {
            setState('asked')
            subscribe(email, locale).catch(() => setState('failed'))
          }}
        />
        {t('collect.thanks.newsletter')}
      </label>
      <p role="status">
        {state === 'asked' && t('collect.thanks.newsletterSent')}
        {state === 'failed' && t('collect.failed.other')}
      </p>
    </div>
  )
}
