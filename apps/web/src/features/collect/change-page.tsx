import { IconCircleCheck } from '@tabler/icons-react'
import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import type { Words } from '@teamloom/design/slots.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPage, LoadingPage, NoAnswerPage } from '#web/features/collect/closed-message.tsx'
import pageClasses from '#web/features/collect/collect-page.module.css'
import { DesignTile, useDesignName } from '#web/features/collect/design-tile.tsx'
import { renewSent } from '#web/features/collect/kept-form.ts'
import { OwnPieces } from '#web/features/collect/own-pieces.tsx'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { PlainMessage } from '#web/features/collect/plain-message.tsx'
import {
  type Picked,
  quantityOf,
  type Selection,
  type ShownDesign,
  summed,
} from '#web/features/collect/selection.ts'
import { SelectionList } from '#web/features/collect/selection-list.tsx'
import { SentTwice } from '#web/features/collect/sent-twice.tsx'
import classes from '#web/features/collect/thanks-page.module.css'
import { UndoLine } from '#web/features/collect/undo-line.tsx'
import { useAnswer } from '#web/features/collect/use-answer.ts'
import { useSaving } from '#web/features/collect/use-saving.ts'
import { useSelection } from '#web/features/collect/use-selection.ts'
import { Withdrawal } from '#web/features/collect/withdrawal.tsx'

type Props = { readonly secret: string }

/** One's own answer, by the link that was mailed. */
export function ChangePage({ secret }: Props) {
  const { t } = useTranslation()
  const { loading, reload } = useAnswer(secret)
  const [gone, setGone] = useState<{ readonly rosterKept: boolean }>()
  if (gone) {
    return (
      <PageFrame title={t('collect.change.title')}>
        <PlainMessage
          isHeading
          icon={<IconCircleCheck size={26} stroke={1.6} aria-hidden />}
          title={t(gone.rosterKept ? 'collect.change.withdrawnOnly' : 'collect.change.withdrawn')}
        />
      </PageFrame>
    )
  }
  if (loading.state === 'unknown') return <NoAnswerPage />
  if (loading.state === 'failed') return <FailedPage onAgain={() => void reload()} />
  if (loading.state === 'loading') return <LoadingPage />
  return (
    <OwnPage
      info={loading.info}
      answer={loading.answer}
      secret={secret}
      reload={reload}
      onWithdrawn={rosterKept => {
        renewSent(loading.answer.token, secret, null)
        setGone({ rosterKept })
      }}
    />
  )
}

type OwnProps = {
  readonly info: CollectSizeInfo
  readonly answer: OwnAnswer
  readonly secret: string
  readonly reload: ReturnType<typeof useAnswer>['reload']
  readonly onWithdrawn: (rosterKept: boolean) => void
}

/** The designs on the page, and what one has of those that are not on it. */
function shownDesigns(info: CollectSizeInfo, lines: OwnAnswer['selection']): readonly ShownDesign[] {
  const others = Map.groupBy(
    lines.filter(line => !info.designs.some(({ id }) => id === line.id)),
    ({ id }) => id,
  )
  const named = [...others].map(([id, ofDesign]) => ({
    id,
    name: ofDesign[0]?.name ?? null,
    images: ofDesign[0]?.image ? [ofDesign[0].image] : [],
    decoratedSides: [],
    sizes: ofDesign.map(({ size, displayLabel }) => ({ name: size, displayLabel })),
  }))
  return [...info.designs, ...named]
}

function OwnPage({ info, answer, secret, reload, onWithdrawn }: OwnProps) {
  const { project, designs } = info
  const { t } = useTranslation()
  const nameOf = useDesignName()
  const [lines, setLines] = useState(answer.selection)
  /** All there was before only the latest answer was kept. */
  const [dropped, setDropped] = useState<Selection>()
  const shown = shownDesigns(info, lines)
  const picking = useSelection(
    () => summed(lines),
    line => ({ name: nameOf(shown.find(({ id }) => id === line.id) ?? { name: null }), size: line.size }),
  )
  const { state, fault, save, touch } = useSaving({
    secret,
    info,
    lines,
    reload,
    replace: picking.replace,
    onSaved: saved => {
      setLines(saved.selection)
      picking.replace(summed(saved.selection))
      const ofSent = shownDesigns(info, saved.selection)
      renewSent(answer.token, secret, { selection: summed(saved.selection), designs: ofSent })
    },
  })
  const { selection } = picking
  return (
    <PageFrame title={t('collect.change.title')} project={project}>
      {answer.isWhole && <OwnPieces secret={secret} isOpen={project.isOpen} />}
      <div id="own-sizes" className={pageClasses.columns}>
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
                  token={answer.token}
                  onAdd={(size, words) => {
                    const line = { id: design.id, size, quantity: 1, words }
                    touch()
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
            {t(answer.isWhole ? 'collect.change.hello' : 'collect.change.helloSent', {
              name: answer.details.firstName,
              email: answer.details.email,
            })}
          </p>
          {!project.isOpen && <p className={classes.intro}>{t('collect.change.late')}</p>}
          {project.isOpen && (
            <SentTwice
              lines={lines}
              isSaving={state === 'saving'}
              onKeep={latest => {
                setDropped(summed(lines))
                void save(latest)
              }}
            />
          )}
          {dropped && state === 'saved' && (
            <UndoLine
              words={t('collect.change.latestKept')}
              onUndo={() => {
                setDropped(undefined)
                void save(dropped)
              }}
            />
          )}
          <SelectionList
            selection={selection}
            designs={shown}
            {...(project.isOpen && {
              onQuantity: (line, quantity) => {
                touch()
                picking.setQuantity(line, quantity)
              },
              token: answer.token,
              onWords: (line: Picked, words: Words) => {
                touch()
                picking.setWords(line, words)
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
                onClick={() => {
                  setDropped(undefined)
                  void save(selection)
                }}
              >
                {state === 'saving' ? t('collect.change.saving') : t('collect.change.save')}
              </button>
              <p className={classes.state} role="status" data-state={state}>
                {selection.length === 0 && t('collect.change.empty')}
                {state === 'saved' && t('collect.change.saved')}
                {state === 'failed' && fault}
              </p>
            </>
          )}
          <Withdrawal secret={secret} isExpected={answer.isExpected} onWithdrawn={onWithdrawn} />
        </aside>
      </div>
    </PageFrame>
  )
}
