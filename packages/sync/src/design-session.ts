import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { ActionRefusal, DesignAbility } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, invertChange, replacesChange } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
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
  ) => Promise<DesignRecord>
  readonly reload: () => Promise<DesignRecord>
  /** No answer came: the same change, with its key, is worth sending again. */
  readonly isLost: (error: unknown) => boolean
  readonly newId: () => string
  readonly now: () => string
  /** Resolves after so many milliseconds, or sooner when the connection seems to be back. */
  readonly wait: (ms: number) => Promise<void>
  /** The server refused a change that was already shown. */
  readonly onRefused: (error: unknown) => void
  readonly isStaff: boolean
  readonly may: (ability: DesignAbility) => boolean
}

type Pending = { readonly key: string; readonly change: DesignChange; isSent: boolean }
type Step = { readonly undo: readonly DesignChange[]; readonly redo: readonly DesignChange[] }

const longestWaitMs = 15_000

/** Shows each change at once, sends them one after another, takes in what others did, and undoes one's own. */
export class DesignSession {
  readonly product: Product
  readonly #world: SessionWorld
  readonly #listeners = new Set<() => void>()
  readonly #artworks = new Map<string, Artwork>()
  #confirmed: DesignRecord
  #pending: Pending[] = []
  #preview: DesignChange | null = null
  #past: Step[] = []
  #future: Step[] = []
  #isSending = false
  #isOffline = false
  #snapshot: DesignSnapshot
  #shown: DesignDocument

  constructor(initial: DesignRecord, product: Product, world: SessionWorld) {
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

  /** What the server has now, whoever changed it; one's own changes that it has not yet are shown on it. */
  receive(record: DesignRecord): void {
    if (this.#confirm(record)) this.#update()
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

  /** What the design would be after a change; null where it would be refused. */
  documentAfter(change: DesignChange): DesignDocument | null {
    const result = this.#apply(this.#snapshot.document, change)
    return result.ok ? result.value : null
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
    if (last && !last.isSent && replacesChange(change, last.change)) this.#pending.pop()
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
        this.#confirm(
          await this.#world.send({ ...next.change, designId: this.#confirmed.designId, key: next.key }),
        )
        this.#pending.shift()
        this.#isOffline = false
        failures = 0
      } catch (error) {
        if (this.#world.isLost(error)) {
          this.#isOffline = true
          this.#update()
          await this.#world.wait(Math.min(longestWaitMs, 1000 * 2 ** failures))
          failures += 1
          continue
        }
        this.#pending.shift()
        this.#world.onRefused(error)
        await this.#world.reload().then(
          record => this.#confirm(record),
          () => {},
        )
      }
      this.#update()
    }
    this.#isSending = false
    this.#update()
  }

  /** Answers and pushes may overtake each other: the newer of two is the one with the greater revision. */
  #confirm(record: DesignRecord): boolean {
    if (record.revision <= this.#confirmed.revision) return false
    this.#confirmed = record
    return true
  }

  #documentNow(): DesignDocument {
    return this.#pending.reduce<DesignDocument>((document, { change }) => {
      const result = this.#apply(document, change)
      return result.ok ? result.value : document
    }, this.#confirmed.document)
  }

  #apply(document: DesignDocument, change: DesignChange): Result<DesignDocument, ActionRefusal> {
    for (const { artwork } of document.decorations)
      if (artwork) this.#artworks.set(artwork.assetVersionId, artwork)
    return applyChange(
      document,
      change,
      {
        product: this.product,
        now: this.#world.now(),
        isStaff: this.#world.isStaff,
        may: this.#world.may,
        newId: this.#world.newId(),
        findArtwork: id => this.#artworks.get(id),
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
    const { document: _, ...facts } = this.#confirmed
    return {
      document,
      state: presentDesign(document, this.product, facts),
      status: this.#isOffline ? 'offline' : this.#isSending || this.#pending.length > 0 ? 'saving' : 'saved',
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
    }
  }
}
