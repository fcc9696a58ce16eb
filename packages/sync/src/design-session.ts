import type { Artwork } from '@teamloom/artwork/artwork.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { ActionRefusal } from '@teamloom/design/actions/action.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { applyChange, replacesChange, setAnewBy, touchedBy } from '@teamloom/design/apply-change.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { differenceBetween, isNone, keysOf, withDifference } from '@teamloom/design/difference.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { presentDesign } from '@teamloom/design/present-design.ts'
import { ok, type Result } from '@teamloom/kit/result.ts'
import { OwnGuesses } from './own-guesses.ts'
import type { SessionWorld } from './session-world.ts'
import type { Direction, Unsent } from './unsent.ts'

export type SaveStatus = 'saved' | 'saving' | 'offline'

/** The design as it is now: what the server confirmed, with what is still on its way to it. */
export type DesignSnapshot = {
  readonly state: DesignState
  readonly document: DesignDocument
  readonly status: SaveStatus
  /** So many changes are on their way. */
  readonly unsent: number
  readonly canUndo: boolean
  readonly canRedo: boolean
}

type Pending = Unsent & { isSent?: boolean }

type DesignNow = Pick<DesignSnapshot, 'document' | 'state'> & {
  /** What is confirmed and what is still on its way to the server. */
  readonly of: readonly unknown[]
  /** What it would be after changes that were asked about. */
  readonly after: Map<string, DesignDocument | null>
}

function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every((one, at) => one === others[at])
}

const longestWaitMs = 30_000

/** Shows each change at once, sends them one after another, takes in what others did, and undoes one's own. */
export class DesignSession {
  #product: Product
  readonly #world: SessionWorld
  readonly #listeners = new Set<() => void>()
  readonly #artworks = new Map<string, Artwork>()
  readonly #guesses = new OwnGuesses()
  /** Revisions that answers to me were of. */
  readonly #answered = new Set<number>()
  /** Revisions of mine that were told of. */
  readonly #told = new Set<number>()
  #confirmed: DesignRecord
  #pending: Pending[]
  #preview: DesignChange | null = null
  #isSending = false
  #isOffline = false
  #isLearning = false
  #endPause = () => {}
  #snapshot: DesignSnapshot
  #shown: DesignDocument
  #design: DesignNow | undefined

  /** `unsent`: what an earlier visit kept. */
  constructor(initial: DesignRecord, product: Product, world: SessionWorld, unsent: readonly Unsent[] = []) {
    this.#confirmed = initial
    this.#product = product
    this.#world = world
    this.#pending = unsent.map(each => ({ ...each }))
    for (const each of unsent) if ('artwork' in each && each.artwork) this.learnArtwork(each.artwork)
    this.#snapshot = this.#compute()
    this.#shown = this.#snapshot.document
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get product(): Product {
    return this.#product
  }

  /** What the house offers of it now; the design is what it was, and told anew. */
  offer(product: Product): void {
    if (product === this.#product) return
    this.#product = product
    this.#design = undefined
    this.#update()
  }

  readonly getSnapshot = (): DesignSnapshot => this.#snapshot

  /** What the pictures show: the design as it is now, with what a held slider tries. */
  readonly getShown = (): DesignDocument => this.#shown

  /** Sends what an earlier visit left, and asks what it could take back. */
  start(): void {
    this.#guesses.forget()
    this.#update()
    void this.#send()
  }

  /** Artwork that was just uploaded: the next change may use it. */
  learnArtwork(artwork: Artwork): void {
    this.#artworks.set(artwork.assetVersionId, artwork)
    this.#design = undefined
  }

  /** What the server has now, whoever changed it; one's own changes that it has not yet are shown on it. */
  receive(record: DesignRecord): void {
    // It is there: what is kept goes at once.
    this.#endPause()
    const sent = this.#pending.filter(({ isSent }) => isSent).flatMap(each => this.#touchedBy(each))
    if (!this.#confirm(record, key => sent.includes(key))) return
    this.#dropWhatCannotBe()
    this.#update()
  }

  /** A change of mine was told of; one that was made elsewhere makes what is known here of my history untrue. */
  hearOwn(revision: number): void {
    this.#told.add(revision)
    if (this.#pending.length === 0) this.#settle()
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
    const last = this.#pending.at(-1)
    const isInstead =
      last !== undefined && !last.isSent && 'change' in last && replacesChange(own, last.change)
    if (isInstead) this.#pending.pop()
    this.#guesses.note({
      back: differenceBetween(result.value, before),
      setsAnew: setAnewBy(own),
      at: Date.parse(this.#world.now()),
      isInstead,
      backBefore: earlier => differenceBetween(result.value, withDifference(before, earlier)),
    })
    const artwork = 'assetVersionId' in own ? this.#artworks.get(own.assetVersionId ?? '') : undefined
    this.#enqueue({ key: this.#world.newId(), change: own, ...(artwork ? { artwork } : {}) })
    return ok(undefined)
  }

  /** Shows a change without sending it, while a slider is held; null ends that. */
  preview(change: DesignChange | null): void {
    this.#preview = change
    this.#show()
  }

  /** What the design would be after changes, one after the other; null where one would be refused. */
  documentAfter(...changes: readonly DesignChange[]): DesignDocument | null {
    const { document, after } = this.#designNow()
    const key = JSON.stringify(changes)
    const known = after.get(key)
    if (known !== undefined) return known
    const result = changes.reduce<Result<DesignDocument, ActionRefusal>>(
      (before, change) => (before.ok ? this.#apply(before.value, change) : before),
      ok(document),
    )
    const then = result.ok ? result.value : null
    after.set(key, then)
    return then
  }

  undo(): void {
    this.#takeBack('undo')
  }

  redo(): void {
    this.#takeBack('redo')
  }

  get hasUnsent(): boolean {
    return this.#pending.length > 0
  }

  #takeBack(direction: Direction): void {
    const before = this.#documentNow()
    const step = this.#guesses.take(direction, difference =>
      differenceBetween(withDifference(before, difference), before),
    )
    if (!step) return
    this.#preview = null
    this.#enqueue({ key: this.#world.newId(), takesBack: direction, guess: step.guess })
  }

  #enqueue(unsent: Unsent): void {
    this.#pending.push({ ...unsent })
    this.#keep()
    this.#update()
    void this.#send()
  }

  #keep(): void {
    this.#world.keep(this.#pending.map(({ isSent: _, ...unsent }) => unsent))
  }

  async #send(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    let failures = 0
    for (let next = this.#pending[0]; next; next = this.#pending[0]) {
      next.isSent = true
      try {
        this.#take(next, await this.#call(next))
        this.#isOffline = false
        failures = 0
      } catch (error) {
        const failure = this.#world.failureOf(error)
        this.#isOffline = failure !== 'refused'
        if (failure === 'ended') {
          next.isSent = false
          break
        }
        if (failure === 'lost') {
          this.#update()
          await this.#pause(Math.min(longestWaitMs, 1000 * 2 ** failures))
          failures += 1
          continue
        }
        await this.#refuse(next, error)
      }
      this.#keep()
      this.#update()
    }
    this.#isSending = false
    this.#settle()
    this.#update()
  }

  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      this.#endPause = resolve
      void this.#world.wait(ms).then(resolve)
    })
  }

  #call(next: Unsent): Promise<DesignRecord> {
    const { designId } = this.#confirmed
    return 'change' in next
      ? this.#world.send({ ...next.change, designId, key: next.key })
      : this.#world.takeBack(next.takesBack, next.key)
  }

  /** What the server made of one of mine. */
  #take(made: Pending, answer: DesignRecord): void {
    const before = this.#confirmed
    this.#answered.add(answer.revision)
    this.#pending.shift()
    this.#confirm(answer, key => answer.document.touched[key] === answer.revision)
    if ('takesBack' in made && made.guess && answer.revision === before.revision + 1) {
      const guessed = withDifference(before.document, made.guess)
      if (!isNone(differenceBetween(guessed, answer.document))) this.#guesses.forget()
    }
    this.#dropWhatCannotBe()
  }

  async #refuse(refused: Pending, error: unknown): Promise<void> {
    this.#pending.shift()
    // What the server has of my history is not what was thought here.
    this.#guesses.forget()
    this.#world.onRefused(error, refused)
    await this.#world.reload().then(
      record => this.#confirm(record, () => false),
      () => {},
    )
  }

  /** Once all is confirmed: whether my history is what is known here of it, and what it is. */
  #settle(): void {
    if (this.#isSending || this.#pending.length > 0) return
    if ([...this.#told].some(revision => !this.#answered.has(revision))) this.#guesses.forget()
    this.#told.clear()
    if (this.#guesses.isUnknown) void this.#learn()
  }

  async #learn(): Promise<void> {
    if (this.#isLearning) return
    this.#isLearning = true
    const { revision } = this.#confirmed
    const next = await this.#world.readHistory().catch(() => undefined)
    this.#isLearning = false
    // One that was made meanwhile is not in it.
    if (!next || this.#pending.length > 0) return
    if (this.#confirmed.revision !== revision) return void this.#settle()
    this.#guesses.learn(next)
    this.#update()
  }

  /** Answers and pushes may overtake each other: the newer of two is the one with the greater revision. */
  #confirm(record: DesignRecord, isMine: (key: string) => boolean): boolean {
    const { revision } = this.#confirmed
    if (record.revision <= revision) return false
    this.#confirmed = record
    const touched = Object.entries(record.document.touched)
    this.#guesses.overtake(touched.flatMap(([key, at]) => (at > revision && !isMine(key) ? key : [])))
    return true
  }

  #touchedBy(unsent: Unsent): readonly string[] {
    if ('change' in unsent) return touchedBy(unsent.change)
    return unsent.guess ? keysOf(unsent.guess) : []
  }

  /** What has no place in the design any more is told, and not sent. */
  #dropWhatCannotBe(): void {
    let document = this.#confirmed.document
    const dropped = new Set<Pending>()
    for (const each of this.#pending) {
      const result = this.#replay(document, each)
      if (result.ok) document = result.value
      else if (!each.isSent && 'change' in each) {
        dropped.add(each)
        this.#world.onDropped(result.refusal, each.change)
      }
    }
    if (dropped.size === 0) return
    this.#pending = this.#pending.filter(each => !dropped.has(each))
    this.#guesses.forget()
    this.#keep()
  }

  #documentNow(): DesignDocument {
    return this.#pending.reduce<DesignDocument>((document, unsent) => {
      const result = this.#replay(document, unsent)
      return result.ok ? result.value : document
    }, this.#confirmed.document)
  }

  #replay(document: DesignDocument, unsent: Unsent): Result<DesignDocument, ActionRefusal> {
    if ('change' in unsent) return this.#apply(document, unsent.change)
    return ok(unsent.guess ? withDifference(document, unsent.guess) : document)
  }

  #apply(document: DesignDocument, change: DesignChange): Result<DesignDocument, ActionRefusal> {
    for (const { artwork } of document.decorations)
      if (artwork) this.#artworks.set(artwork.assetVersionId, artwork)
    return applyChange(
      document,
      change,
      {
        product: this.#product,
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
    const document = this.#snapshot.document
    const previewed = this.#preview ? this.#apply(document, this.#preview) : null
    this.#shown = previewed?.ok ? previewed.value : document
    for (const listener of this.#listeners) listener()
  }

  /** The design now, in one object for as long as it stays as it is: to be saving it draws nothing again. */
  #designNow(): DesignNow {
    const of = [this.#confirmed, ...this.#pending]
    if (this.#design && areSame(this.#design.of, of)) return this.#design
    const document = this.#documentNow()
    const { document: _, ...facts } = this.#confirmed
    const state = presentDesign(document, this.#product, facts)
    this.#design = { of, document, state, after: new Map() }
    return this.#design
  }

  #compute(): DesignSnapshot {
    const { document, state } = this.#designNow()
    return {
      document,
      state,
      status: this.#isOffline ? 'offline' : this.#isSending || this.#pending.length > 0 ? 'saving' : 'saved',
      unsent: this.#pending.length,
      canUndo: this.#guesses.can('undo'),
      canRedo: this.#guesses.can('redo'),
    }
  }
}
