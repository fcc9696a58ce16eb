import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { LongName } from '@teamloom/commerce/lines/long-names.ts'
import { type Clash, mergeLists, withTheirs } from '@teamloom/commerce/lines/merge-lists.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { ClaimedNumber, ListedLine } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import type { Slot } from '@teamloom/design/slots.ts'
import { isBlank } from '#web/features/lines/columns.ts'
import { faultsOf, type MissingLetters, type RowFault } from '#web/features/lines/row-faults.ts'

/** A list as the server has it. */
export type KeptList = {
  readonly lines: readonly ListedLine[]
  readonly revision: number | undefined
  readonly longNames?: readonly LongName[] | undefined
  readonly claimed?: readonly ClaimedNumber[] | undefined
}

/** A list in the place of the one that the server has. */
export type UnsavedList = {
  readonly lines: readonly ListRow[]
  /** The list as the server has it, and its revision. */
  readonly before: readonly ListRow[]
  readonly revision: number | undefined
}

export type SavedList = {
  readonly revision: number | undefined
  /** Words of it that may offend. */
  readonly offending: ReadonlySet<string>
  readonly longNames?: readonly LongName[] | undefined
  readonly claimed?: readonly ClaimedNumber[] | undefined
}

export type ListSource = {
  readonly slots: readonly Slot[]
  readonly sizeNames: readonly string[]
  readonly first: KeptList
  /** Sets the whole list; rejects with a `CallError`. */
  readonly save: (list: UnsavedList) => Promise<SavedList>
  readonly reload: () => Promise<KeptList>
  /** From a change until it is sent; null: nothing is sent before it is asked for, by `flush`. */
  readonly intervalMs?: number | null
}

export type ListState = {
  readonly rows: readonly ListRow[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** `waits`: lines that are refused are not with the server as they stand here. */
  readonly saving: 'saved' | 'saving' | 'offline' | 'waits'
  /** What is refused, by the rows' ids. */
  readonly faults: ReadonlyMap<string, readonly RowFault[]>
  /** Whether a list that is sent when it is asked for is otherwise than the server has it. */
  readonly isChanged: boolean
  /** Cells that were changed elsewhere too: saving waits for a choice. */
  readonly clashes: readonly Clash[]
  /** Why the server took nothing, where it is about no line alone. */
  readonly refusal: CallError | null
  /** Words that may offend, as the server told it. */
  readonly offending: ReadonlySet<string>
  /** What long names do to all of them, as the server measured it last. */
  readonly longNames: readonly LongName[]
  /** Numbers of it that are claimed by answers which are not in it, as the server told it last. */
  readonly claimed: readonly ClaimedNumber[]
}

const mostSteps = 200
const longestWaitMs = 30_000

/** The rows of people, then spares. */
export function rowsOf(lines: readonly ListedLine[]): ListRow[] {
  const rows = lines.map(({ problems: _, ...row }) => row)
  return [...rows.filter(({ id, size }) => id !== size), ...rows.filter(({ id, size }) => id === size)]
}

/**
 * A list while it is edited: undo, what of it is refused, and how it comes to the server, a while after the last change. What
 * is refused of a line stays here and goes nowhere; the line is kept as it was.
 */
export class ListSession {
  readonly #source: ListSource
  readonly #intervalMs: number | null
  readonly #sizes: ReadonlySet<string>
  #rows: readonly ListRow[]
  #past: readonly (readonly ListRow[])[] = []
  #future: readonly (readonly ListRow[])[] = []
  /** The list as the server has it. */
  #base: readonly ListRow[]
  #revision: number | undefined
  #missing: MissingLetters = new Map()
  #clashes: readonly Clash[] = []
  #refusal: CallError | null = null
  #offending: ReadonlySet<string>
  #longNames: readonly LongName[]
  #claimed: readonly ClaimedNumber[]
  #failures = 0
  #sending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #known = new WeakMap<ListRow, RowFault[]>()
  /** The last that was told, the same until another is at fault. */
  #faults: ListState['faults'] = new Map()
  readonly #listeners = new Set<() => void>()
  #state: ListState

  constructor(source: ListSource) {
    const { first, slots, sizeNames, intervalMs = 1000 } = source
    this.#source = source
    this.#intervalMs = intervalMs
    this.#sizes = new Set(sizeNames)
    this.#rows = rowsOf(first.lines)
    this.#base = this.#rows
    this.#revision = first.revision
    this.#offending = offendingIn(first.lines, slots)
    this.#longNames = first.longNames ?? []
    this.#claimed = first.claimed ?? []
    this.#state = this.#present()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly read = (): ListState => this.#state

  /** Changes are sent by themselves. */
  get isSelfSaving(): boolean {
    return this.#intervalMs !== null
  }

  /** The one that the server had last. */
  get revision(): number | undefined {
    return this.#revision
  }

  /** What the server is to have: what is refused of a line is not in it. */
  wanted(): ListRow[] {
    return [...this.#wanted()]
  }

  /** Back to what the server has. */
  readonly revert = (): void => this.change(this.#base)

  /** What a trial of it was refused for, where that is a line's. */
  hear(refusal: CallError): void {
    if (refusal.errorKey === 'missingLetter' && this.#learn(refusal)) this.#announce()
  }

  /** What a trial of it told of long names. */
  hearLong(longNames: readonly LongName[]): void {
    this.#measure(longNames)
    this.#announce()
  }

  change(next: readonly ListRow[]): void {
    if (next === this.#rows) return
    this.#remember()
    this.#put(next)
  }

  readonly undo = (): void => {
    const before = this.#past.at(-1)
    if (!before) return
    this.#past = this.#past.slice(0, -1)
    this.#future = [...this.#future, this.#rows]
    this.#put(before)
  }

  readonly redo = (): void => {
    const next = this.#future.at(-1)
    if (!next) return
    this.#future = this.#future.slice(0, -1)
    this.#past = [...this.#past, this.#rows]
    this.#put(next)
  }

  /** Settles cells that both have changed. */
  choose(whose: 'mine' | 'theirs'): void {
    const next = whose === 'theirs' ? withTheirs(this.#rows, this.#clashes) : this.#rows
    this.#clashes = []
    this.#put(next)
  }

  /** What the server has come to by another way, such as answers that were taken over. */
  take(kept: KeptList): void {
    this.#take(kept)
    this.#schedule(this.#intervalMs)
    this.#announce()
  }

  /** Whether the server has a line as it stands here. */
  isKept(row: ListRow): boolean {
    return this.#base.some(other => other.id === row.id && isSame(other, row))
  }

  /** Now, without waiting. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#sending) {
      await this.#sending
      if (this.#failures > 0) return
    }
    const lines = this.#wanted()
    if (this.#clashes.length > 0 || isSameList(lines, this.#base)) {
      this.#failures = 0
      return this.#announce()
    }
    this.#sending = this.#send(lines)
    this.#announce()
    await this.#sending
  }

  #faultsIn(row: ListRow): RowFault[] {
    const about = {
      slots: this.#source.slots,
      isSize: (name: string) => this.#sizes.has(name),
      missing: this.#missing,
    }
    const faults = this.#known.get(row) ?? faultsOf(row, about)
    this.#known.set(row, faults)
    return faults
  }

  /** What is to be with the server: a line at fault as it was. */
  #wanted(): readonly ListRow[] {
    const before = new Map(this.#base.map(row => [row.id, row]))
    return this.#rows.flatMap(row => {
      if (isBlank(row)) return []
      return this.#faultsIn(row).length === 0 ? [row] : (before.get(row.id) ?? [])
    })
  }

  /** Line by line, as most are the very same. */
  #isAsKept(): boolean {
    const rows = this.#rows.filter(row => !isBlank(row))
    return (
      rows.length === this.#base.length &&
      rows.every((row, at) => row === this.#base[at] || isSame(row, this.#base[at]))
    )
  }

  #present(): ListState {
    const faults = this.#allFaults()
    const isWaiting = faults.size > 0 || this.#clashes.length > 0 || this.#refusal !== null
    const isKept = this.#sending === undefined && this.#timer === undefined
    return {
      rows: this.#rows,
      canUndo: this.#past.length > 0,
      canRedo: this.#future.length > 0,
      saving: this.#failures > 0 ? 'offline' : isKept ? (isWaiting ? 'waits' : 'saved') : 'saving',
      faults,
      clashes: this.#clashes,
      isChanged: this.#intervalMs === null && !this.#isAsKept(),
      refusal: this.#refusal,
      offending: this.#offending,
      longNames: this.#longNames,
      claimed: this.#claimed,
    }
  }

  #allFaults(): ListState['faults'] {
    const faults = new Map<string, readonly RowFault[]>()
    for (const row of this.#rows) {
      const own = this.#faultsIn(row)
      if (own.length > 0) faults.set(row.id, own)
    }
    const before = this.#faults
    const isSameAsBefore =
      faults.size === before.size && [...faults].every(([id, own]) => before.get(id) === own)
    if (!isSameAsBefore) this.#faults = faults
    return this.#faults
  }

  #announce(): void {
    this.#state = this.#present()
    for (const listener of this.#listeners) listener()
  }

  #schedule(waitMs: number | null): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (waitMs === null) return
    this.#timer = setTimeout(() => void this.flush(), waitMs)
  }

  #remember(): void {
    this.#past = [...this.#past, this.#rows].slice(-mostSteps)
    this.#future = []
  }

  #put(next: readonly ListRow[]): void {
    this.#rows = next
    this.#refusal = null
    this.#schedule(this.#intervalMs)
    this.#announce()
  }

  async #send(lines: readonly ListRow[]): Promise<void> {
    try {
      const saved = await this.#source.save({ lines, before: this.#base, revision: this.#revision })
      this.#base = lines
      this.#refusal = null
      this.#revision = saved.revision
      this.#offend(saved.offending)
      if (saved.longNames) this.#measure(saved.longNames)
      if (saved.claimed) this.#claim(saved.claimed)
      this.#failures = 0
    } catch (error) {
      await this.#judge(error)
    } finally {
      this.#sending = undefined
      this.#announce()
    }
  }

  async #judge(error: unknown): Promise<void> {
    const told = error instanceof CallError ? error : new CallError('unknown', 0)
    const { status, errorKey } = told
    if (status === 0 || status === 401 || status === 429 || status >= 500) return this.#wait()
    this.#failures = 0
    if (errorKey === 'missingLetter' && this.#learn(told)) return this.#schedule(this.isSelfSaving ? 0 : null)
    if (errorKey === 'conflict') return this.#join()
    this.#refusal = told
  }

  #wait(): void {
    this.#failures += 1
    const interval = this.#intervalMs
    this.#schedule(interval === null ? null : Math.min(longestWaitMs, interval * 2 ** this.#failures))
  }

  /** Notes that a slot's font lacks a letter; false where that was known. */
  #learn({ issues, facts }: CallError): boolean {
    const slotId = issues[0]?.path.split('.').at(-1) ?? ''
    const letter = String(facts.letter ?? '')
    const letters = this.#missing.get(slotId) ?? new Set<string>()
    if (letter === '' || letters.has(letter)) return false
    this.#missing = new Map(this.#missing).set(slotId, new Set([...letters, letter]))
    this.#known = new WeakMap()
    return true
  }

  /** NN15 */
  async #join(): Promise<void> {
    try {
      this.#take(await this.#source.reload())
      if (this.#clashes.length === 0) this.#schedule(0)
    } catch (error) {
      await this.#judge(error)
    }
  }

  #take(kept: KeptList): void {
    const theirs = rowsOf(kept.lines)
    const merged = mergeLists(this.#base, this.#rows, theirs)
    if (!isSame(merged.rows, this.#rows)) {
      this.#remember()
      this.#rows = merged.rows
    }
    this.#clashes = merged.clashes
    this.#base = theirs
    this.#revision = kept.revision
    this.#measure(kept.longNames ?? [])
    this.#claim(kept.claimed ?? [])
    this.#offend(offendingIn(kept.lines, this.#source.slots))
  }

  #measure(longNames: readonly LongName[]): void {
    if (!isSame(longNames, this.#longNames)) this.#longNames = longNames
  }

  #claim(claimed: readonly ClaimedNumber[]): void {
    if (!isSame(claimed, this.#claimed)) this.#claimed = claimed
  }

  #offend(words: ReadonlySet<string>): void {
    if (!words.isSubsetOf(this.#offending)) this.#offending = this.#offending.union(words)
  }
}

/** Line by line, as most are the very same. */
function isSameList(one: readonly ListRow[], other: readonly ListRow[]): boolean {
  return one.length === other.length && one.every((row, at) => row === other[at] || isSame(row, other[at]))
}

/** Words that may offend, as the server tells it of their lines. */
export function offendingIn(lines: readonly ListedLine[], slots: readonly Slot[]): ReadonlySet<string> {
  const written = slots.filter(({ kind }) => kind !== 'number')
  return new Set(
    lines
      .filter(({ problems }) => problems.includes('may_offend'))
      .flatMap(({ words }) => written.flatMap(({ id }) => words[id] || [])),
  )
}
