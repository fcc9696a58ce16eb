import { IconClock, IconInfoCircle } from '@tabler/icons-react'
import { closingText } from '@teamloom/commerce/collection/closing-words.ts'
import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ClosedPage, FailedPage, LoadingPage, UnknownPage } from '#web/features/collect/closed-message.tsx'
import { timeLeft } from '#web/features/collect/closing-words.ts'
import classes from '#web/features/collect/collect-page.module.css'
import { DesignTile, useDesignName } from '#web/features/collect/design-tile.tsx'
import { DetailsForm } from '#web/features/collect/details-form.tsx'
import { keepForm, readForm } from '#web/features/collect/kept-form.ts'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { type Picked, piecesOf, quantityOf } from '#web/features/collect/selection.ts'
import { SelectionList } from '#web/features/collect/selection-list.tsx'
import { SizeChartSheet } from '#web/features/collect/size-chart-sheet.tsx'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { UndoLine } from '#web/features/collect/undo-line.tsx'
import { useInfo } from '#web/features/collect/use-info.ts'
import { useSelection } from '#web/features/collect/use-selection.ts'
import { useSending } from '#web/features/collect/use-sending.ts'
import { missingOfLine } from '#web/features/collect/words.ts'

type Props = { readonly token: string; readonly goTo: (path: string) => void }

export function CollectPage({ token, goTo }: Props) {
  const { loading, reload } = useInfo(token)
  if (loading.state === 'unknown') return <UnknownPage />
  if (loading.state === 'failed') return <FailedPage onAgain={() => void reload()} />
  if (loading.state === 'loading') return <LoadingPage />
  const { info } = loading
  if (!info.project.isOpen) return <ClosedPage project={info.project} />
  return <OpenPage token={token} info={info} reload={reload} goTo={goTo} />
}

type OpenProps = Props & {
  readonly info: CollectSizeInfo
  readonly reload: () => Promise<CollectSizeInfo | undefined>
}

function OpenPage({ token, info, reload, goTo }: OpenProps) {
  const { t } = useTranslation()
  const nameOf = useDesignName()
  const { project, designs } = info
  const [details, setDetails] = useState(() => readForm(token).details)
  const named = (line: { readonly id: string; readonly size: string }) => ({
    name: nameOf(designs.find(({ id }) => id === line.id) ?? { name: null }),
    size: line.size,
  })
  const picking = useSelection(
    () => readForm(token).selection.filter(({ id }) => designs.some(design => design.id === id)),
    named,
  )
  const { selection } = picking
  const sending = useSending({ token, info, reload, picking, onSent: () => goTo(`/sizes/success/${token}`) })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => keepForm(token, { details, selection }), [token, details, selection])
  const pieces = piecesOf(selection)
  const slotsOf = (line: Picked) => designs.find(({ id }) => id === line.id)?.slots
  const canBeMade = selection.every(line => missingOfLine(slotsOf(line), line.words) === undefined)
  return (
    <PageFrame title={project.name} project={project} under={<ClosingLine project={project} />}>
      <div className={classes.columns}>
        <section className={classes.designs} aria-labelledby="pick">
          {project.message && (
            <blockquote className={classes.message} dir="auto">
              {project.message}
            </blockquote>
          )}
          <div className={classes.head}>
            <h2 id="pick">{t('collect.pickSizes')}</h2>
            <SizeChartSheet designs={designs} />
          </div>
          <ul className={classes.tiles}>
            {designs.map((design, at) => (
              <DesignTile
                key={design.id}
                design={design}
                isFirst={at === 0}
                token={token}
                onAdd={(size, words) => {
                  const line = { id: design.id, size, quantity: 1, words }
                  picking.setQuantity(line, quantityOf(selection, line) + 1)
                }}
              />
            ))}
          </ul>
        </section>
        <aside className={classes.form}>
          <section aria-labelledby="selection">
            <div className={classes.head}>
              <h2 id="selection" ref={heading} tabIndex={-1}>
                {t('collect.selection.title')}
              </h2>
              {pieces > 0 && (
                <button type="button" className="link" onClick={picking.clear}>
                  {t('collect.selection.clear')}
                </button>
              )}
            </div>
            {pieces > 0 ? (
              <SelectionList
                selection={selection}
                designs={designs}
                onQuantity={picking.setQuantity}
                token={token}
                onWords={picking.setWords}
              />
            ) : (
              <p className={classes.none}>{t('collect.selection.none')}</p>
            )}
            {picking.undoable && <UndoLine words={picking.undoable.words} onUndo={picking.undo} />}
            {sending.swapped && <TakenNote {...sending.swapped} />}
            {sending.withdrawn.map(name => (
              <div key={name} className={classes.notice} role="status">
                <IconInfoCircle size={18} stroke={1.6} aria-hidden />
                <p>
                  <b dir="auto">{t('collect.selection.withdrawn', { name })}</b>
                  {t('collect.selection.withdrawnText')}
                </p>
              </div>
            ))}
          </section>
          <DetailsForm
            details={details}
            onChange={setDetails}
            hasPieces={pieces > 0}
            canBeMade={canBeMade}
            organizer={project.organizer?.firstName}
            isSending={sending.isSending}
            fault={sending.fault}
            onSend={website => void sending.send(details, website)}
          />
        </aside>
      </div>
      {pieces > 0 && <SelectionBar pieces={pieces} target={heading} />}
    </PageFrame>
  )
}

/** Somebody else was quicker: the rest of the form is kept. */
function TakenNote({ number, next }: { readonly number: string; readonly next: string | undefined }) {
  const { t } = useTranslation()
  return (
    <div className={classes.notice} role="alert">
      <IconInfoCircle size={18} stroke={1.6} aria-hidden />
      <p>
        <b>{t('collect.words.taken', { number })}</b>
        {next ? t('collect.words.filledIn', { next }) : t('collect.words.chooseAnother')}
      </p>
    </div>
  )
}

function ClosingLine({ project }: { readonly project: CollectSizeInfo['project'] }) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const [now] = useState(Date.now)
  const { closesAt, timeZone, answered } = project
  return (
    <>
      {closesAt && (
        <p className={classes.closing}>
          <IconClock size={18} stroke={1.6} aria-hidden />
          <span>
            <b>{t('collect.closesIn', { when: timeLeft(closesAt, now, locale) })}</b>
            {t('collect.closesAt', { date: closingText(new Date(closesAt), timeZone, locale) })}
          </span>
        </p>
      )}
      {answered !== null && answered > 0 && (
        <p className={classes.closing}>{t('collect.answered', { count: answered })}</p>
      )}
    </>
  )
}

type BarProps = { readonly pieces: number; readonly target: React.RefObject<HTMLElement | null> }

/** On phones: the way down, until what it leads to is on the screen. */
function SelectionBar({ pieces, target }: BarProps) {
  const { t } = useTranslation()
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const heading = target.current
    if (!heading) return
    const watch = new IntersectionObserver(([seen]) => {
      setIsThere(seen !== undefined && (seen.isIntersecting || seen.boundingClientRect.top < 0))
    })
    watch.observe(heading)
    return () => watch.disconnect()
  }, [target])
  const go = () => {
    target.current?.scrollIntoView({ behavior: 'smooth' })
    target.current?.focus({ preventScroll: true })
  }
  return (
    <div className={classes.bar} data-there={isThere}>
      <p aria-live="polite">
        <b>{t('collect.bar.pieces', { count: pieces })}</b>
        <span>{t('collect.bar.left')}</span>
      </p>
      <button type="button" className="button" onClick={go}>
        {t('collect.bar.view')}
      </button>
    </div>
  )
}
