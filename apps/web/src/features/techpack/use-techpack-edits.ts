import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import i18next from 'i18next'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type TechpackOf, techpackKey } from '#web/data/techpacks.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'

/** Sends one field as it is now. */
export type SendEdit = (revision: number) => Promise<Techpack>

export type TechpackEdits = {
  readonly state: 'saved' | 'saving' | 'offline'
  readonly edit: EditField
}

/**
 * The last of a field counts; fields go one after the other, in the order of their first change. The answer is false
 * where the change was refused, and the field is to show what the server has.
 */
export type EditField = (field: string, send: SendEdit) => Promise<boolean>

type Waiting = { readonly send: SendEdit; readonly settle: (isKept: boolean) => void }

const debounceMs = 100
const retryMs = 3000

export function useTechpackEdits(of: TechpackOf): TechpackEdits {
  const client = useQueryClient()
  const [waiting] = useState(() => new Map<string, Waiting>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const [state, setState] = useState<TechpackEdits['state']>('saved')
  const key = techpackKey(of)
  const id = key.join('/')

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let next = first(waiting); next; next = first(waiting)) {
        const [field, change] = next
        const seen = client.getQueryData<Techpack>(key)?.revision ?? 1
        try {
          const saved = await change.send(seen)
          // Changed again meanwhile: it is sent again, as it is now.
          if (waiting.get(field) === change) waiting.delete(field)
          client.setQueryData(key, saved)
          change.settle(true)
        } catch (error) {
          if (error instanceof CallError && (error.status === 0 || error.status >= 500)) {
            setState('offline')
            timer.current = setTimeout(() => void sendAll(), retryMs)
            return
          }
          const last = waiting.get(field) ?? change
          waiting.delete(field)
          await client.invalidateQueries({ queryKey: key })
          last.settle(false)
          if (!(error instanceof CallError && error.errorKey === 'conflict')) toastError(error)
          else
            offerMine(() => {
              waiting.set(field, last)
              setState('saving')
              void sendAll()
            })
        }
      }
      setState('saved')
    } finally {
      isSending.current = false
    }
    // The key is new with each render; its parts are not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, id, waiting])

  const edit: EditField = useCallback(
    (field, send) =>
      new Promise(settle => {
        waiting.get(field)?.settle(true)
        waiting.set(field, { send, settle })
        setState('saving')
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void sendAll(), debounceMs)
      }),
    [sendAll, waiting],
  )

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (waiting.size > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => {
      window.removeEventListener('beforeunload', warn)
      // What was typed last goes out although the page is left.
      clearTimeout(timer.current)
      if (waiting.size > 0) void sendAll()
    }
  }, [sendAll, waiting])

  return { state, edit }
}

/** Theirs stands; mine is one press away. */
function offerMine(keep: () => void): void {
  showToast({
    key: 'toast.conflict',
    kind: 'warning',
    message: i18next.t('techpack.theirs'),
    action: { label: i18next.t('techpack.keepMine'), run: keep },
    endsWith: 'screen',
    seconds: 30,
  })
}

function first(waiting: ReadonlyMap<string, Waiting>): [string, Waiting] | undefined {
  return waiting.entries().next().value
}
