import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'

export type SizeEdit = { readonly id: string; readonly sizes: readonly SizeQuantity[] }

export type SaveOutcome =
  | { readonly kind: 'saved' }
  /** Worth another try: the edits are kept. */
  | { readonly kind: 'unreachable' }
  /** Sizes that can never be saved: their item is gone, or the server refuses them. */
  | { readonly kind: 'dropped'; readonly ids: ReadonlySet<string> }

export type SaverState = {
  /** What is not with the server yet, by cart item. */
  readonly edits: ReadonlyMap<string, readonly SizeQuantity[]>
  readonly saving: 'saved' | 'saving' | 'offline'
}

type Effects = {
  readonly save: (edits: readonly SizeEdit[], isLeaving: boolean) => Promise<SaveOutcome>
  /** Outlives a reload of the page. */
  readonly kept: {
    readonly read: () => readonly SizeEdit[]
    readonly write: (edits: readonly SizeEdit[]) => void
  }
  readonly intervalMs?: number
}

const longestWaitMs = 30_000

/**
 * Keeps quantities as they are typed and sends them at most once per interval, only the items that changed, so that
 * two tabs do not undo each other. What cannot be sent stays and is tried again.
 */
export function createSizeSaver({ save, kept, intervalMs = 1000 }: Effects) {
  let edits: ReadonlyMap<string, readonly SizeQuantity[]> = toMap(kept.read())
  let failures = 0
  let onTheWay = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let lastLeft: unknown
  let state: SaverState = present()
  const listeners = new Set<() => void>()

  function present(): SaverState {
    return { edits, saving: edits.size === 0 ? 'saved' : failures > 0 ? 'offline' : 'saving' }
  }

  function announce(): void {
    state = present()
    for (const listener of listeners) listener()
  }

  function change(next: ReadonlyMap<string, readonly SizeQuantity[]>): void {
    edits = next
    kept.write([...edits].map(([id, sizes]) => ({ id, sizes })))
  }

  function schedule(waitMs: number): void {
    if (timer !== undefined || onTheWay > 0 || edits.size === 0) return
    timer = setTimeout(() => void send(false), waitMs)
  }

  async function send(isLeaving: boolean): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    if (edits.size === 0) return
    const sent = edits
    onTheWay += 1
    const outcome = await save(
      [...sent].map(([id, sizes]) => ({ id, sizes })),
      isLeaving,
    )
    onTheWay -= 1
    failures = outcome.kind === 'unreachable' ? failures + 1 : 0
    change(
      new Map(
        [...edits].filter(([id, sizes]) => {
          if (outcome.kind === 'saved') return sent.get(id) !== sizes
          return outcome.kind === 'unreachable' || !outcome.ids.has(id)
        }),
      ),
    )
    announce()
    schedule(failures > 0 ? Math.min(longestWaitMs, intervalMs * 2 ** failures) : intervalMs)
  }

  schedule(0)

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => state,
    edit: (id: string, sizes: readonly SizeQuantity[]) => {
      change(new Map(edits).set(id, sizes))
      // A long wait after a failure ends with the next edit.
      if (failures > 0) {
        clearTimeout(timer)
        timer = undefined
      }
      announce()
      schedule(intervalMs)
    },
    /** The item is being removed: nothing of it is sent any more. */
    discard: (id: string) => {
      change(new Map([...edits].filter(([other]) => other !== id)))
      announce()
    },
    /** Now, without waiting for the interval. */
    flush: () => send(false),
    /** The page goes away: whatever has no answer yet is sent once more, in a way that outlives it. */
    leave: () => {
      if (edits.size === 0 || lastLeft === edits) return
      lastLeft = edits
      void send(true)
    },
    /** Another person, or the same one again: with what they left unsaved. */
    restart: () => {
      clearTimeout(timer)
      timer = undefined
      failures = 0
      edits = toMap(kept.read())
      announce()
      schedule(0)
    },
  }
}

function toMap(edits: readonly SizeEdit[]): Map<string, readonly SizeQuantity[]> {
  return new Map(edits.map(edit => [edit.id, edit.sizes]))
}
