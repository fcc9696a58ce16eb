import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import { type Difference, differenceSchema } from '@teamloom/design/difference.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { must } from '@teamloom/kit/assert.ts'
import { DesignSession, type DesignSnapshot } from '@teamloom/sync/design-session.ts'
import type { Failure, SessionWorld } from '@teamloom/sync/session-world.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { designsKey } from '#web/data/designs.ts'
import { handAtRest, inHand } from '#web/features/studio/drawing/in-hand.ts'
import { openUnsent } from '#web/features/studio/session/kept-unsent.ts'
import { callInTime } from '#web/lib/api.ts'
import { showRefusal, toastError } from '#web/lib/error-toast.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { newId } from '#web/lib/new-id.ts'
import { refreshWhatIsGone } from '#web/lib/query-client.ts'
import { waitForConnection } from '#web/lib/wait-for-connection.ts'

type Who = Pick<SessionWorld, 'isStaff' | 'may'> & {
  readonly userId: string
  /** Asked before a change is sent: it is taken back where that says no. */
  readonly mayChange?: () => Promise<boolean>
}

/** Nobody failed: it is not wanted. */
class NotWanted extends Error {}

/** Opens an editing session on a loaded design; another design is another session. */
export function useDesignSession(
  initial: DesignRecord,
  product: Product,
  { userId, isStaff, may, mayChange }: Who,
): DesignSession {
  const client = useQueryClient()
  const [{ session, lists }] = useState(() => {
    const { designId } = initial
    const kept = openUnsent(userId, designId)
    const world: SessionWorld = {
      send: async update => {
        if (mayChange && !(await mayChange())) throw new NotWanted()
        return await callInTime(generatorCalls.change, { body: update })
      },
      takeBack: async (direction, key) => {
        if (mayChange && !(await mayChange())) throw new NotWanted()
        return recordOf(
          await callInTime(generatorCalls[direction], {
            body: { designId, key },
            query: { include: 'document' },
          }),
        )
      },
      readHistory: async () => {
        const { undo, redo } = await callInTime(generatorCalls.readUndo, { params: { id: designId } })
        return { undo: differenceOf(undo?.change), redo: differenceOf(redo?.change) }
      },
      reload: () => callInTime(generatorCalls.readRecord, { params: { id: designId } }),
      failureOf,
      newId,
      now: () => new Date().toISOString(),
      wait: waitForConnection,
      keep: kept.write,
      onRefused: tellRefused,
      onDropped: (refusal, change) =>
        void loadCode(() => import('#web/features/studio/session/live/tell-dropped.ts')).then(
          ({ tellDropped }) => tellDropped(refusal, change, session.getSnapshot().document, product),
          () => showRefusal({ ok: false, refusal }),
        ),
      isStaff,
      may,
    }
    const session = new DesignSession(initial, product, world, kept.unsent)
    return {
      session,
      lists: new ShownInList(client, initial),
    }
  })
  useEffect(() => {
    session.start()
    return session.subscribe(() => lists.show(session.getSnapshot().state))
  }, [session, lists])
  useWarningBeforeLeaving(session)
  useEffect(
    () => () => {
      void client.invalidateQueries({ queryKey: designsKey })
      void client.invalidateQueries({ queryKey: ['cart'] })
    },
    [client],
  )
  return session
}

/** Whatever says nothing about the change itself is worth another try. */
function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return 'refused'
  if (error.status === 401) return 'ended'
  return [0, 408, 429, 502, 503, 504].includes(error.status) ? 'lost' : 'refused'
}

function tellRefused(error: unknown): void {
  if (error instanceof NotWanted) return
  // Another tab, or device, was faster.
  if (error instanceof CallError && error.errorKey === 'nothingToUndo') return
  toastError(error)
  refreshWhatIsGone(error)
}

function recordOf({
  designId,
  revision,
  timestamp,
  images,
  document,
}: DataOf<typeof generatorCalls.undo>): DesignRecord {
  return { designId, revision, timestamp, images, document: must(document, 'document') }
}

const differenceOf = (change: DesignChange | undefined): Difference | null =>
  change?.action === 'restore' ? differenceSchema.parse(change) : null

const restMs = 1500

/** The rail shows the design as it is saved, once the hand rests: each picture there is drawn by the server. */
class ShownInList {
  readonly #client: QueryClient
  #showing: ReturnType<typeof setTimeout> | undefined
  #revision: number

  constructor(client: QueryClient, { revision }: DesignRecord) {
    this.#client = client
    this.#revision = revision
  }

  show(newest: Omit<DesignRecord, 'document'>): void {
    if (newest.revision <= this.#revision) return
    this.#revision = newest.revision
    clearTimeout(this.#showing)
    this.#showing = setTimeout(async () => {
      await handAtRest()
      if (this.#revision !== newest.revision) return
      const { designId, images, timestamp } = newest
      this.#client.setQueryData<DesignItem[]>(designsKey, designs =>
        designs?.map(design =>
          design.id === designId ? { ...design, images, latestUpdate: timestamp } : design,
        ),
      )
    }, restMs)
  }
}

/**
 * The design as it was when something was taken into the hand, until that is let go: the stage alone follows the
 * hand.
 */
export function useRestingSnapshot(session: DesignSession): DesignSnapshot {
  const [resting] = useState(() => {
    let last = session.getSnapshot()
    return {
      read: () => {
        if (!inHand.get()) last = session.getSnapshot()
        return last
      },
      subscribe: (listener: () => void) => {
        const ends = [session.subscribe(listener), inHand.subscribe(listener)]
        return () => {
          for (const end of ends) end()
        }
      },
    }
  })
  return useSyncExternalStore(resting.subscribe, resting.read)
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
