import { Button } from '@mantine/core'
import { IconGitMerge } from '@tabler/icons-react'
import { editNamed } from '@teamloom/commerce/orders/edits/index.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreorderEdit } from '#web/data/desk-edits.ts'
import { shortTime } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/preorder/conflict-notice.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { LeaveQuestion } from '#web/features/orders/preorder/leave-question.tsx'
import { savesSince } from '#web/features/orders/preorder/saves-since.ts'
import { showEntry } from '#web/features/orders/preorder/show-entry.ts'
import { useHistoryWords } from '#web/features/orders/preorder/use-history-words.ts'
import type { Clash } from '#web/features/orders/preorder/use-save-on-top.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly clash: Clash
  readonly edit: PreorderEdit | undefined
  /** What both come to. */
  readonly note?: ReactNode
  /** Whether what is typed may go was asked. */
  readonly isLeaving: boolean
  readonly isBusy: boolean
  readonly onMine: () => void
  readonly onTheirs: () => void
  readonly onLeave: () => void
  readonly onStay: () => void
}

/** Another saved the same meanwhile: what is typed stays, and waits for a choice. */
export function ConflictNotice(props: Props) {
  const { clash, edit, note, isLeaving, isBusy, onMine, onTheirs, onLeave, onStay } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const wordsOf = useHistoryWords()
  const { flash } = useEditing()
  const [now] = useState(() => new Date())
  const saves = savesSince(clash.newest.history, clash.since)
  const last = saves.find(entry => isOfThis(entry, edit)) ?? saves[0]
  const name = last?.user?.first_name ?? t('history.server')
  const what = clash.words.length > 0 ? `${clash.words.join(', ')}.` : last && `${name} ${wordsOf(last)}.`
  return (
    <div className={classes.root} role="alert">
      <IconGitMerge size={18} stroke={1.6} aria-hidden />
      <div>
        <p className={classes.title}>
          {t('preorder.conflict.title', {
            name,
            time: last ? shortTime(new Date(last.created_at), now, locale) : '',
          })}
        </p>
        <p className={classes.text}>
          {what} {t('preorder.conflict.kept')} {note}
        </p>
        {isLeaving ? (
          <LeaveQuestion onLeave={onLeave} onStay={onStay} />
        ) : (
          <div className={classes.actions}>
            <Button variant="default" size="xs" disabled={isBusy} onClick={onMine} data-first>
              {t('preorder.conflict.mine', { name })}
            </Button>
            <Button variant="default" size="xs" disabled={isBusy} onClick={onTheirs}>
              {t('preorder.conflict.theirs', { name })}
            </Button>
            {last && (
              <button
                type="button"
                className={classes.link}
                onClick={() => {
                  flash(saves.map(({ id }) => id))
                  showEntry(last.id)
                }}
              >
                {t('preorder.conflict.see', { name })}
              </button>
            )}
          </div>
        )}
      </div>
    </div>
  )
}

function isOfThis({ event }: HistoryEntry, edit: PreorderEdit | undefined): boolean {
  if (!edit || !editNamed(edit.kind).tellsOf.includes(event.name)) return false
  return !('designId' in edit) || event.data.designId === edit.designId
}
