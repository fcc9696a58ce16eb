import { IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPage, LoadingPage, UnknownPage } from '#web/features/collect/closed-message.tsx'
import pageClasses from '#web/features/collect/collect-page.module.css'
import { DesignTile, useDesignName } from '#web/features/collect/design-tile.tsx'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { PlainMessage } from '#web/features/collect/plain-message.tsx'
import { quantityOf, summed } from '#web/features/collect/selection.ts'
import { SelectionList } from '#web/features/collect/selection-list.tsx'
import { loadAnswer, Refused, saveAnswer } from '#web/features/collect/server.ts'
import classes from '#web/features/collect/thanks-page.module.css'
import { UndoLine } from '#web/features/collect/undo-line.tsx'
import { useInfo } from '#web/features/collect/use-info.ts'
import { useSelection } from '#web/features/collect/use-selection.ts'
import { Withdrawal } from '#web/features/collect/withdrawal.tsx'

type Props = { readonly token: string; readonly secret: string }
type Answered = OwnAnswer | 'loading' | 'unknown' | 'failed'

/** One's own answer, by the link that was mailed. */
export function ChangePage({ token, secret }: Props) {
  const { t } = useTranslation()
  const { loading, reload } = useInfo(token)
  const [answer, setAnswer] = useState<Answered>('loading')
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    loadAnswer(secret).then(setAnswer, (error: unknown) =>
      setAnswer(error instanceof Refused && error.key !== 'unreachable' ? 'unknown' : 'failed'),
    )
  }, [secret])
  if (isGone) {
    return (
      <PageFrame title={t('collect.change.title')}>
        <PlainMessage
          isHeading
          icon={<IconCircleCheck size={26} stroke={1.6} aria-hidden />}
          title={t('collect.change.withdrawn')}
        />
      </PageFrame>
    )
  }
  if (answer === 'unknown' || loading.state === 'unknown') return <UnknownPage />
  if (answer === 'failed' || loading.state === 'failed') return <FailedPage onAgain={() => void reload()} />
  if (answer === 'loading' || loading.state === 'loading') return <LoadingPage />
  return <OwnPage info={loading.info} answer={answer} secret={secret} onWithdrawn={() => setIsGone(true)} />
}

type OwnProps = {
  readonly info: CollectSizeInfo
  readonly answer: OwnAnswer
  readonly secret: string
  readonly onWithdrawn: () => void
}

function OwnPage({ info: { project, designs }, answer, secret, onWithdrawn }: OwnProps) {
  const { t } = useTranslation()
  const nameOf = useDesignName()
  const [lines, setLines] = useState(answer.selection)
  const [state, setState] = useState<'none' | 'saving' | 'saved' | 'failed'>('none')
  const picking = useSelection(
    () => summed(lines),
    line => ({ name: nameOf(designs.find(({ id }) => id === line.id) ?? { name: null }), size: line.size }),
  )
  const latestAt = lines
    .map(({ created_at }) => created_at)
    .toSorted()
    .at(-1)
  const latest = lines.filter(({ created_at }) => created_at === latestAt)
  const { selection } = picking
  const save = async (next: typeof selection) => {
    setState('saving')
    try {
      const saved = await saveAnswer(secret, next)
      setLines(saved.selection)
      picking.replace(summed(saved.selection))
      setState('saved')
    } catch {
      setState('failed')
    }
  }
  return (
    <PageFrame title={t('collect.change.title')} project={project}>
      <div className={pageClasses.columns}>
        {project.isOpen && (
          <section className={pageClasses.designs} aria-labelledby="pick">
            <div className={pageClasses.head}>
              <h2 id="pick">{t('collect.pickSizes')}</h2>
            </div>
            <ul className={pageClasses.tiles}>
              {designs.map((design, at) => (
                <DesignTile
                  key={design.id}
                  design={design}
                  isFirst={at === 0}
                  onAdd={size => {
                    const line = { id: design.id, size, quantity: 1 }
                    setState('none')
                    picking.setQuantity(line, quantityOf(selection, line) + 1)
                  }}
                />
              ))}
            </ul>
          </section>
        )}
        <aside className={pageClasses.form}>
          <h2>{t('collect.change.title')}</h2>
          <p className={classes.intro} dir="auto">
            {t('collect.change.hello', { name: answer.details.firstName, email: answer.details.email })}
          </p>
          {!project.isOpen && <p className={classes.intro}>{t('collect.change.late')}</p>}
          {project.isOpen && latest.length < lines.length && (
            <div className={pageClasses.notice}>
              <IconInfoCircle size={18} stroke={1.6} aria-hidden />
              <p>
                {t('collect.change.twice')}
                <button type="button" className="link" onClick={() => void save(summed(latest))}>
                  {t('collect.change.onlyLatest')}
                </button>
              </p>
            </div>
          )}
          <SelectionList
            selection={selection}
            designs={designs}
            {...(project.isOpen && {
              onQuantity: (line, quantity) => {
                setState('none')
                picking.setQuantity(line, quantity)
              },
            })}
          />
          {picking.undoable && <UndoLine words={picking.undoable.words} onUndo={picking.undo} />}
          {project.isOpen && (
            <>
              <button
                type="button"
                className="button primary large"
                disabled={selection.length === 0 || state === 'saving'}
                onClick={() => void save(selection)}
              >
                {state === 'saving' ? t('collect.change.saving') : t('collect.change.save')}
              </button>
              <p className={classes.state} role="status" data-state={state}>
                {selection.length === 0 && t('collect.change.empty')}
                {state === 'saved' && t('collect.change.saved')}
                {state === 'failed' && t('collect.failed.other')}
              </p>
            </>
          )}
          <Withdrawal secret={secret} onWithdrawn={onWithdrawn} />
        </aside>
      </div>
    </PageFrame>
  )
}
