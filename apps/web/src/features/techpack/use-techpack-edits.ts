import { useQueryClient } from '@tanstack/react-query'
import { CallError } from '@teamloom/contract/client.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type TechpackOf, techpackKey } from '#web/data/techpacks.ts'
import { toastError } from '#web/lib/error-toast.ts'

/** Sends one field as it is now. */
export type SendEdit = (revision: number) => Promise<Techpack>

export type TechpackEdits = {
  readonly state: 'saved' | 'saving' | 'offline'
  /** The last of a field counts; fields go one after the other, in the order of their first change. */
  readonly edit: (field: string, send: SendEdit) => void
  /** Grows when a colleague's words take the place of mine. */
  readonly conflicts: number
}

const debounceMs = 100
const retryMs = 3000

export function useTechpackEdits(of: TechpackOf): TechpackEdits {
  const client = useQueryClient()
  const [waiting] = useState(() => new Map<string, SendEdit>())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  const [state, setState] = useState<TechpackEdits['state']>('saved')
  const [conflicts, setConflicts] = useState(0)
  const key = techpackKey(of)
  const id = key.join('/')

  const sendAll = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let next = first(waiting); next; next = first(waiting)) {
        const [field, send] = next
        const seen = client.getQueryData<Techpack>(key)?.revision ?? 1
        try {
          const saved = await send(seen)
          // Changed again meanwhile: it is sent again, as it is now.
          if (waiting.get(field) === send) waiting.delete(field)
          client.setQueryData(key, saved)
        } catch (error) {
          if (error instanceof CallError && (error.status === 0 || error.status >= 500)) {
            setState('offline')
            timer.current = setTimeout(() => void sendAll(), retryMs)
            return
          }
          waiting.delete(field)
          toastError(error)
          setConflicts(count => count + 1)
          await client.invalidateQueries({ queryKey: key })
        }
      }
      setState('saved')
    } finally {
      isSending.current = false
    }
    // The key is new with each render; its parts are not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [client, id, waiting])

  const edit = useCallback(
    (field: string, send: SendEdit) => {
      waiting.set(field, send)
      setState('saving')
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void sendAll(), debounceMs)
    },
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

  return { state, edit, conflicts }
}

function first(waiting: ReadonlyMap<string, SendEdit>): [string, SendEdit] | undefined {
  return waiting.entries().next().value
}
