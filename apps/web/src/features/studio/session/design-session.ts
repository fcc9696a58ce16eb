import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, invertChange } from '@teamloom/design/apply-change.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
import { documentOfState } from '@teamloom/design/read-state.ts'
import { ok, type Result } from '@teamloom/kit/result.ts'

export type SaveStatus = 'saved' | 'saving' | 'offline'

/** The design as it is now: what the server confirmed, with what is still on its way to it. */
export type DesignSnapshot = {
  readonly state: DesignState
  readonly document: DesignDocument
  readonly status: SaveStatus
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** What the session needs of the world. */
export type SessionWorld = {
  readonly send: (
    update: DesignChange & { readonly designId: string; readonly key: string },
  ) => Promise<DesignState>
  readonly reload: () => Promise<DesignState>
  readonly newId: () => string
  readonly now: () => string
  /** Resolves after so many milliseconds, or sooner when the connection seems to be back. */
  readonly wait: (ms: number) => Promise<void>
  /** The server refused a change that was already shown. */
  readonly onRefused: (error: unknown) => void
  readonly isStaff: boolean
}

type Pending = { readonly key: string; readonly change: DesignChange; isSent: boolean }
type Step = { readonly undo: readonly DesignChange[]; readonly redo: readonly DesignChange[] }

const longestWaitMs = 15_000

/** Shows each change at once, sends them one after another, and undoes one's own. */
export class DesignSession {
  readonly product: Product
  readonly #world: SessionWorld
  readonly #listeners = new Set<() => void>()
  readonly #artworks = new Map<string, Artwork>()
  #confirmed: DesignState
  #pending: Pending[] = []
  #preview: DesignChange | null = null
  #past: Step[] = []
  #future: Step[] = []
  #isSending = false
  #isOffline = false
  #snapshot: DesignSnapshot
  #shown: DesignDocument

  constructor(initial: DesignState, product: Product, world: SessionWorld) {
    this.#confirmed = initial
    this.product = product
    this.#world = world
    this.#snapshot = this.#compute()
    this.#shown = this.#snapshot.document
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly getSnapshot = (): DesignSnapshot => this.#snapshot

  /** What the pictures show: the design as it is now, with what a held slider tries. */
  readonly getShown = (): DesignDocument => this.#shown

  /** Artwork that was just uploaded: the next change may use it. */
  learnArtwork(artwork: Artwork): void {
    this.#artworks.set(artwork.assetVersionId, artwork)
  }

  /** Shows a change and sends it; refused when it cannot be, and then nothing happens. */
  change(change: DesignChange): Result<void, ActionRefusal> {
    const own =
      change.action === 'addDecoration'
        ? { ...change, decorationId: change.decorationId ?? this.#world.newId() }
        : change
    const before = this.#documentNow()
    const result = this.#apply(before, own)
    if (!result.ok) return result
    this.#preview = null
    this.#past.push({ undo: invertChange(before, own), redo: [own] })
    this.#future = []
    this.#enqueue(own)
    return ok(undefined)
  }

  /** Shows a change without sending it, while a slider is held; null ends that. */
  preview(change: DesignChange | null): void {
    this.#preview = change
    this.#show()
  }

  undo(): void {
    const step = this.#past.pop()
    if (!step) return
    this.#future.push(step)
    this.#enqueueAll(step.undo)
  }

  redo(): void {
    const step = this.#future.pop()
    if (!step) return
    this.#past.push(step)
    this.#enqueueAll(step.redo)
  }

  get hasUnsent(): boolean {
    return this.#pending.length > 0
  }

  #enqueueAll(changes: readonly DesignChange[]): void {
    for (const change of changes) {
      // What someone else took away meanwhile stays away.
      if (this.#apply(this.#documentNow(), change).ok) this.#enqueue(change)
    }
    this.#update()
  }

  #enqueue(change: DesignChange): void {
    const last = this.#pending.at(-1)
    if (last && !last.isSent && replaces(change, last.change)) this.#pending.pop()
    this.#pending.push({ key: this.#world.newId(), change, isSent: false })
    this.#update()
    void this.#send()
  }

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let failures = 0
    for (let next = this.#pending[0]; next; next = this.#pending[0]) {
      next.isSent = true
      try {
        this.#confirmed = await this.#world.send({
          ...next.change,
          designId: this.#confirmed.designId,
          key: next.key,
        })
        this.#pending.shift()
        this.#isOffline = false
        failures = 0
      } catch (error) {
        if (isLost(error)) {
          this.#isOffline = true
          this.#update()
          await this.#world.wait(Math.min(longestWaitMs, 1000 * 2 ** failures))
          failures += 1
          continue
        }
        this.#pending.shift()
        this.#world.onRefused(error)
        this.#confirmed = await this.#world.reload().catch(() => this.#confirmed)
      }
      this.#update()
    }
    this.#isSending = false
    this.#update()
  }

  #documentNow(): DesignDocument {
    return this.#pending.reduce<DesignDocument>((document, { change }) => {
      const result = this.#apply(document, change)
      return result.ok ? result.value : document
    }, documentOfState(this.#confirmed))
  }

  #apply(document: DesignDocument, change: DesignChange): Result<DesignDocument, ActionRefusal> {
    const known = (id: string) =>
      this.#artworks.get(id) ??
      document.decorations.find(decoration => decoration.artwork?.assetVersionId === id)?.artwork ??
      undefined
    for (const { artwork } of document.decorations)
      if (artwork) this.#artworks.set(artwork.assetVersionId, artwork)
    return applyChange(
      document,
      change,
      {
        product: this.product,
        now: this.#world.now(),
        isStaff: this.#world.isStaff,
        newId: this.#world.newId(),
        findArtwork: known,
      },
      { next: this.#confirmed.revision + 1 },
    )
  }

  #update(): void {
    this.#snapshot = this.#compute()
    this.#show()
  }

  #show(): void {
    const { document } = this.#snapshot
    const previewed = this.#preview ? this.#apply(document, this.#preview) : null
    this.#shown = previewed?.ok ? previewed.value : document
    for (const listener of this.#listeners) listener()
  }

  #compute(): DesignSnapshot {
    const document = this.#documentNow()
    const { designId, revision, timestamp, images } = this.#confirmed
    return {
      document,
      state: presentDesign(document, this.product, { designId, revision, timestamp, images }),
      status: this.#isOffline ? 'offline' : this.#isSending || this.#pending.length > 0 ? 'saving' : 'saved',
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
    }
  }
}

/** No answer came: the same change, with its key, is worth sending again. */
function isLost(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status === 503 || error.status === 429)
}

/** Of two settings of the same thing in a row only the later one matters. */
function replaces(later: DesignChange, earlier: DesignChange): boolean {
  const target = (change: DesignChange): string | undefined => {
    switch (change.action) {
      case 'setColor':
        return change.active === undefined
          ? `${change.partName}/${change.elementName}/${change.layerName}`
          : undefined
      case 'setDecorationSize':
        return change.decorationId
      case 'updatePrintColor':
        return `${change.decorationId}/${change.indexOfColor}`
      default:
        return undefined
    }
  }
  return later.action === earlier.action && target(later) !== undefined && target(later) === target(earlier)
}
