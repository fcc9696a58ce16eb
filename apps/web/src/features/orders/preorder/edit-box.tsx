import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreorderEdit, previewQuery } from '#web/data/desk-edits.ts'
import { AtWorkshop } from '#web/features/orders/preorder/at-workshop.tsx'
import { ConflictNotice } from '#web/features/orders/preorder/conflict-notice.tsx'
import { Difference } from '#web/features/orders/preorder/difference.tsx'
import classes from '#web/features/orders/preorder/edit-box.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { LeaveQuestion } from '#web/features/orders/preorder/leave-question.tsx'
import { type Rebased, useSaveOnTop } from '#web/features/orders/preorder/use-save-on-top.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** What is typed; none while that is what is there already, or is no sense. */
  readonly edit: PreorderEdit | undefined
  /** What of the request this edit replaces: another's save of it is a conflict, one of something else is none. */
  readonly valueOf: (detail: PreorderDetail) => unknown
  /** Where that is several fields: the same on top of what another saved, and which of them both have changed. */
  readonly rebase?: (newest: PreorderDetail) => Rebased
  /** Said of a conflict: what both come to. */
  readonly clashNote?: ReactNode
  readonly saveLabel: string
  /** The edit changes no amount: there is no difference to show. */
  readonly isPriceless?: boolean
  /** Its children say what would follow, from the preview, in place of the difference of amounts. */
  readonly saysItself?: boolean
  /** After the save, with what was there before. */
  readonly onSaved: (before: PreorderDetail) => void
  readonly onCancel: () => void
  /** What is typed gives way to what another saved. */
  readonly onTake?: (newest: PreorderDetail) => void
  readonly children?: ReactNode
}

/** A field or more while they are changed: what would follow, Save and Cancel; Enter saves, Escape cancels, and asks where something was typed. */
export function EditBox(props: Props) {
  const { edit, valueOf, rebase, clashNote, saveLabel, isPriceless = false, saysItself = false } = props
  const { onSaved, onCancel, onTake = onCancel, children } = props
  const { t } = useTranslation()
  const { detail, showPreview } = useEditing()
  const saving = useSaveOnTop({ edit, valueOf, rebase, onSaved })
  const { clash } = saving
  const [isLeaving, setLeaving] = useState(false)
  const [isTyped, setTyped] = useState(false)
  const [settled] = useDebouncedValue(edit, 300)
  const isPreviewed = !isPriceless && edit !== undefined && settled !== undefined
  const preview = useQuery({
    ...previewQuery(detail, settled ?? { kind: 'addNote', text: '' }),
    enabled: isPreviewed,
    // The last good figures stay meanwhile.
    placeholderData: before => before,
  })
  const shown = isPreviewed ? preview.data : undefined
  useEffect(() => {
    showPreview(shown)
    return () => showPreview(undefined)
  }, [shown, showPreview])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isSaving || clash) return
    if (edit) saving.send()
    else onCancel()
  }
  const problem = saving.error ?? (isPreviewed ? preview.error : null)
  const fault = clash || !problem ? undefined : faultOf(problem)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields take the keys
    <form
      className={classes.root}
      noValidate
      onSubmit={submit}
      onInput={() => setTyped(true)}
      onKeyDown={event => {
        // A choice is waited for: it is led to, and not made.
        if (clash && event.key === 'Enter' && event.target instanceof HTMLInputElement) {
          event.preventDefault()
          event.currentTarget.querySelector<HTMLElement>('[data-first]')?.focus()
        }
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        // What was typed is never thrown away by a key alone.
        if (clash || isTyped) setLeaving(asked => !asked)
        else onCancel()
      }}
    >
      {children}
      {clash ? (
        <ConflictNotice
          clash={clash}
          edit={edit}
          note={clashNote}
          isLeaving={isLeaving}
          isBusy={saving.isSaving}
          onMine={saving.sendMine}
          onTheirs={() => {
            saving.giveWay()
            onTake(clash.newest)
          }}
          onLeave={onCancel}
          onStay={() => setLeaving(false)}
        />
      ) : (
        <>
          {shown && <AtWorkshop before={detail} after={shown} />}
          {shown && !saysItself && <Difference before={detail} after={shown} />}
          {fault && (
            <div role="alert">
              <Fault>{fault}</Fault>
            </div>
          )}
          <div className={classes.actions}>
            <BusyButton
              type="submit"
              size="xs"
              busy={saving.isSaving}
              busyLabel={t('common.saving')}
              disabled={edit === undefined}
            >
              {saveLabel}
            </BusyButton>
            <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </div>
          {isLeaving && <LeaveQuestion onLeave={onCancel} onStay={() => setLeaving(false)} />}
        </>
      )}
    </form>
  )
}
