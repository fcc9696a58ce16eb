import { cartCalls } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { useEffect, useSyncExternalStore } from 'react'
import { cartItemsKey, cartItemsQuery } from '#web/data/cart.ts'
import { createSizeSaver, type SaveOutcome, type SizeEdit } from '#web/data/size-saver.ts'
import { call, callOnLeaving } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { onPersonChange, readSession } from '#web/lib/session.ts'
import { writeQuery } from '#web/lib/write-query.ts'

/** Where this tab keeps its edits, so that another tab's are not sent from here. */
const storageKey = 'teamloom-cart-sizes'

type Kept = { readonly userId: string; readonly edits: readonly SizeEdit[] }

const kept = {
  read: (): readonly SizeEdit[] => {
    try {
      const { userId, edits } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Partial<Kept>
      return userId !== undefined && userId === readSession()?.userId ? (edits ?? []) : []
    } catch {
      return []
    }
  },
  write: (edits: readonly SizeEdit[]): void => {
    const userId = readSession()?.userId
    if (userId === undefined) return
    if (edits.length === 0) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify({ userId, edits } satisfies Kept))
  },
}

async function save(edits: readonly SizeEdit[], isLeaving: boolean): Promise<SaveOutcome> {
  const body = edits.map(edit => ({ id: edit.id, sizes: edit.sizes.map(size => ({ ...size })) }))
  try {
    const cart = await (isLeaving ? callOnLeaving : call)(cartCalls.setSizes, { body })
    await writeQuery(queryClient, cartItemsKey, cart)
    return { kind: 'saved' }
  } catch (error) {
    return judge(error, edits)
  }
}

async function judge(error: unknown, edits: readonly SizeEdit[]): Promise<SaveOutcome> {
  const status = error instanceof CallError ? error.status : 0
  // A lost session too: once the person is back, what they typed is sent.
  if (status === 0 || status === 401 || status === 429 || status >= 500) return { kind: 'unreachable' }
  const all = new Set(edits.map(edit => edit.id))
  if (status !== 404) {
    toastError(error)
    void queryClient.invalidateQueries({ queryKey: cartItemsKey })
    return { kind: 'dropped', ids: all }
  }
  try {
    const { items } = await queryClient.fetchQuery({ ...cartItemsQuery, staleTime: 0 })
    const gone = all.difference(new Set(items.map(item => item.id)))
    return { kind: 'dropped', ids: gone.size > 0 ? gone : all }
  } catch {
    return { kind: 'unreachable' }
  }
}

/** The one place where quantities wait for the server, whichever screen is shown. */
export const cartSaver = createSizeSaver({ save, kept })

onPersonChange(cartSaver.restart)

export function useCartSaver() {
  return useSyncExternalStore(cartSaver.subscribe, cartSaver.read)
}

/** Sends what is unsaved when the screen is left, the page hidden or closed, and when the connection is back. */
export function useSaveOnLeaving(): void {
  useEffect(() => {
    const onHide = () => {
      if (document.visibilityState === 'hidden') cartSaver.leave()
    }
    const onOnline = () => void cartSaver.flush()
    document.addEventListener('visibilitychange', onHide)
    window.addEventListener('pagehide', cartSaver.leave)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onHide)
      window.removeEventListener('pagehide', cartSaver.leave)
      window.removeEventListener('online', onOnline)
      void cartSaver.flush()
    }
  }, [])
}
