import { CallError } from '@teamloom/contract/client.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import { dequal } from 'dequal'
import { useState } from 'react'
import { type PreorderEdit, useSaveEdit } from '#web/data/desk-edits.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { savesSince } from '#web/features/orders/preorder/saves-since.ts'

/** What is typed, on top of what the request is by now. */
export type Rebased = {
  /** None where all of it is there already. */
  readonly edit: PreorderEdit | undefined
  /** What another has changed too, in words; while there is any, nothing is saved without a choice. */
  readonly clashes: readonly string[]
}

type Options = {
  readonly edit: PreorderEdit | undefined
  /** What of the request this edit replaces. */
  readonly valueOf: (detail: PreorderDetail) => unknown
  /** Field by field; absent: all of it is one field. */
  readonly rebase?: ((newest: PreorderDetail) => Rebased) | undefined
  /** Told after the save, with what was there before. */
  readonly onSaved: (before: PreorderDetail) => void
}

/** What another saved meanwhile of what is typed here. */
export type Clash = {
  readonly newest: PreorderDetail
  readonly since: number
  readonly words: readonly string[]
}

/** Saves on top of what others have saved meanwhile; where they have changed the same, waits for a choice. */
export function useSaveOnTop({ edit, valueOf, rebase, onSaved }: Options) {
  const { detail, refresh, flash } = useEditing()
  const save = useSaveEdit(detail.preorder.id)
  const [base, setBase] = useState(() => ({ revision: detail.preorder.revision, value: valueOf(detail) }))
  const [clash, setClash] = useState<Clash>()

  const onTopOf = (newest: PreorderDetail): Rebased =>
    rebase?.(newest) ?? { edit, clashes: dequal(valueOf(newest), base.value) ? [] : [''] }

  const saveOn = async (on: PreorderDetail, typed: PreorderEdit, revision: number): Promise<void> => {
    try {
      await save.mutateAsync({ edit: typed, revision })
    } catch (error) {
      if (!isConflict(error)) return
      const newest = await refresh()
      if (!newest) return
      const next = onTopOf(newest)
      if (next.clashes.length > 0)
        setClash({ newest, since: base.revision, words: next.clashes.filter(Boolean) })
      else if (next.edit) await saveOn(newest, next.edit, newest.preorder.revision)
      else onSaved(newest)
      return
    }
    if (revision > base.revision) flash(savesSince(on.history, base.revision).map(({ id }) => id))
    onSaved(on)
  }

  return {
    isSaving: save.isPending,
    /** Why the last try failed; that another has saved is no failure. */
    error: isConflict(save.error) ? null : save.error,
    clash,
    /** What is typed, as far as nobody else has changed it. */
    send: () => {
      if (edit) void saveOn(detail, edit, base.revision)
    },
    /** What is typed, over what another saved. */
    sendMine: () => {
      const mine = clash && onTopOf(clash.newest).edit
      setClash(undefined)
      if (!mine) return
      const { revision } = clash.newest.preorder
      setBase({ revision, value: valueOf(clash.newest) })
      void saveOn(clash.newest, mine, revision)
    },
    /** What another saved, in place of what is typed. */
    giveWay: () => {
      setClash(undefined)
      save.reset()
      if (clash) setBase({ revision: clash.newest.preorder.revision, value: valueOf(clash.newest) })
    },
  }
}

function isConflict(error: unknown): boolean {
  return error instanceof CallError && error.errorKey === 'conflict'
}
