import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Product } from '@teamloom/catalog/definition.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { DesignSession, type DesignSnapshot, type SessionWorld } from '@teamloom/sync/design-session.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { newId } from '#web/lib/new-id.ts'
import { refreshWhatIsGone } from '#web/lib/query-client.ts'

type Who = Pick<SessionWorld, 'isStaff' | 'may'>

/** Opens an editing session on a loaded design; another design is another session. */
export function useDesignSession(initial: DesignRecord, product: Product, who: Who): DesignSession {
  const client = useQueryClient()
  const [session] = useState(
    () =>
      new DesignSession(initial, product, {
        send: async update => {
          const answer = await call(generatorCalls.change, { body: update })
          showInList(client, answer)
          return answer
        },
        reload: () => call(generatorCalls.readRecord, { params: { id: initial.designId } }),
        isLost: error => error instanceof CallError && [0, 429, 503].includes(error.status),
        newId,
        now: () => new Date().toISOString(),
        wait: waitForConnection,
        onRefused: error => {
          toastError(error)
          refreshWhatIsGone(error)
        },
        ...who,
      }),
  )
  useWarningBeforeLeaving(session)
  useEffect(
    () => () => {
      void client.invalidateQueries({ queryKey: ['designs'] })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
    [client],
  )
  return session
}

const restMs = 1500
let showing: ReturnType<typeof setTimeout> | undefined

/** The rail shows the design as it is saved, once the hand rests: each picture there is drawn by the server. */
function showInList(client: QueryClient, { designId, images, timestamp }: DesignRecord): void {
  clearTimeout(showing)
  showing = setTimeout(() => {
    client.setQueryData<DesignItem[]>(['designs'], designs =>
      designs?.map(design =>
        design.id === designId ? { ...design, images, latestUpdate: timestamp } : design,
      ),
    )
  }, restMs)
}

export function useSnapshot(session: DesignSession): DesignSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot)
}

export function useShownDocument(session: DesignSession): DesignDocument {
  return useSyncExternalStore(session.subscribe, session.getShown)
}

export function useSnapshotFact<Fact extends string | number | boolean | undefined>(
  session: DesignSession,
  read: (snapshot: DesignSnapshot) => Fact,
): Fact {
  return useSyncExternalStore(session.subscribe, () => read(session.getSnapshot()))
}

/** So many milliseconds, or until the browser says that it is online again. */
function waitForConnection(ms: number): Promise<void> {
  return new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
  })
}

/** Closing the tab while a change is on its way would lose it. */
function useWarningBeforeLeaving(session: DesignSession): void {
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (session.hasUnsent) event.preventDefault()
    }
    window.addEventListener('beforeunload', onLeave)
    return () => window.removeEventListener('beforeunload', onLeave)
  }, [session])
}
