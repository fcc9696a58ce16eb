import { Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { dequal } from 'dequal'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type PreorderEdit, previewQuery, useSaveEdit } from '#web/data/desk-edits.ts'
import { ConflictNotice } from '#web/features/orders/preorder/conflict-notice.tsx'
import { Difference } from '#web/features/orders/preorder/difference.tsx'
import classes from '#web/features/orders/preorder/edit-box.module.css'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { refusalText } from '#web/lib/error-toast.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** What is typed; none while that is what is there already, or is no sense. */
  readonly edit: PreorderEdit | undefined
  /** What of the request this edit replaces: another's save of it is a conflict, one of something else is none. */
  readonly valueOf: (detail: PreorderDetail) => unknown
  readonly saveLabel: string
  /** It changes no amount: no difference to show. */
  readonly isPriceless?: boolean
  /** After the save, with what was there before. */
  readonly onSaved: (before: PreorderDetail) => void
  readonly onCancel: () => void
  /** What is typed gives way to what another saved. */
  readonly onTake?: () => void
  readonly children?: ReactNode
}

/** A field or more while they are changed: what would follow, Save and Cancel; Enter saves, Escape cancels. */
export function EditBox(props: Props) {
  const { edit, valueOf, saveLabel, isPriceless = false, onSaved, onCancel, onTake, children } = props
  const { t } = useTranslation()
  const { detail, showPreview, refresh } = useEditing()
  const save = useSaveEdit(detail.preorder.id)
  const [base, setBase] = useState(() => ({
    revision: detail.preorder.revision,
    value: valueOf(detail),
  }))
  const [clash, setClash] = useState<PreorderDetail>()
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

  const send = (revision: number) => {
    if (!edit) return
    save.mutate(
      { edit, revision },
      {
        onSuccess: () => onSaved(detail),
        onError: async error => {
          if (!(error instanceof CallError && error.errorKey === 'conflict')) return
          const newest = await refresh()
          if (!newest) return
          // Someone saved something else meanwhile: this goes on top of it.
          if (dequal(valueOf(newest), base.value)) {
            setBase({ revision: newest.preorder.revision, value: base.value })
            save.mutate(
              { edit, revision: newest.preorder.revision },
              { onSuccess: () => onSaved(newest), onError: () => setClash(newest) },
            )
          } else setClash(newest)
        },
      },
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || clash) return
    if (edit) send(base.revision)
    else onCancel()
  }
  const problem = save.error ?? (isPreviewed ? preview.error : null)
  const fault = clash || !problem ? undefined : faultText(problem)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields take the keys
    <form
      className={classes.root}
      noValidate
      onSubmit={submit}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.stopPropagation()
        onCancel()
      }}
    >
      {children}
      {clash ? (
        <ConflictNotice
          newest={clash}
          isBusy={save.isPending}
          onMine={() => {
            setClash(undefined)
            setBase({ revision: clash.preorder.revision, value: valueOf(clash) })
            send(clash.preorder.revision)
          }}
          onTheirs={() => {
            setClash(undefined)
            save.reset()
            if (onTake) {
              setBase({ revision: clash.preorder.revision, value: valueOf(clash) })
              onTake()
            } else onCancel()
          }}
        />
      ) : (
        <>
          {shown && <Difference before={detail} after={shown} />}
          {fault && (
            <div role="alert">
              <Fault>{fault}</Fault>
            </div>
          )}
          <div className={classes.actions}>
            <BusyButton
              type="submit"
              size="xs"
              busy={save.isPending}
              busyLabel={t('common.saving')}
              disabled={edit === undefined}
            >
              {saveLabel}
            </BusyButton>
            <Button variant="subtle" color="gray" size="xs" onClick={onCancel}>
              {t('common.cancel')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

function faultText(error: Error): string {
  return error instanceof CallError ? refusalText(error.errorKey, error.facts) : refusalText('unknown')
}
