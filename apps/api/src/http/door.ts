import { performance } from 'node:perf_hooks'
import { nextTurn } from '#api/platform/slices.ts'

export type DoorLimits = {
  /** Calls of one caller that are answered at the same time; the others wait in their order. */
  readonly callsAtOnce: number
  /** How many calls of one caller wait at most; more are refused. */
  readonly callsWaiting: number
  /** How much of the event loop a caller may use, in milliseconds of each second. */
  readonly loopMsPerSecond: number
}

/** Who has waited so long is told to come again. */
const mostWaitMs = 10_000

type Waiting = { readonly letIn: () => void; readonly giveUp: () => void }

type Lane = {
  inside: number
  /** Milliseconds of the loop, less what has been earned since. */
  used: number
  usedAt: number
  readonly waiting: Set<Waiting>
  timer: NodeJS.Timeout | undefined
}

/** A clock, and what the event loop has been at work in all, both in milliseconds. */
export type Meter = { readonly now: () => number; readonly worked: () => number }

const usualMeter: Meter = {
  now: () => performance.now(),
  worked: () => performance.eventLoopUtilization().active,
}

/**
 * AC15: a caller has a share, in calls at once and in milliseconds of the event loop: what it asks beyond waits for its
 * own calls and for nobody else's. While calls of several are answered, what the loop works is shared among them.
 */
export class Door {
  readonly #limits: DoorLimits
  readonly #meter: Meter
  readonly #lanes = new Map<string, Lane>()
  #inside = 0
  #counted = 0

  constructor(limits: DoorLimits, meter: Meter = usualMeter) {
    this.#limits = limits
    this.#meter = meter
  }

  /**
   * In, once it is the caller's turn: answers how it leaves again; undefined where it is told to come again, or is gone
   * by then.
   */
  async enter(caller: string, gone?: AbortSignal): Promise<(() => void) | undefined> {
    const lane = this.#laneOf(caller)
    if (lane.waiting.size === 0 && this.#mayEnter(lane)) {
      const leave = this.#letIn(caller, lane)
      if (lane.inside > 1) await nextTurn()
      return leave
    }
    if (lane.waiting.size >= this.#limits.callsWaiting || gone?.aborted) return undefined
    return new Promise(resolve => {
      const patience = setTimeout(() => waiting.giveUp(), mostWaitMs)
      const end = (outcome: (() => void) | undefined) => {
        clearTimeout(patience)
        gone?.removeEventListener('abort', waiting.giveUp)
        lane.waiting.delete(waiting)
        resolve(outcome)
      }
      const waiting: Waiting = {
        letIn: () => end(this.#letIn(caller, lane)),
        giveUp: () => end(undefined),
      }
      gone?.addEventListener('abort', waiting.giveUp)
      lane.waiting.add(waiting)
      this.#lookAgain(caller, lane)
    })
  }

  /** How many callers are known: those who are here, or have used what they have not earned again. */
  get callers(): number {
    return this.#lanes.size
  }

  #laneOf(caller: string): Lane {
    const known = this.#lanes.get(caller)
    if (known) return known
    const lane: Lane = {
      inside: 0,
      used: 0,
      usedAt: this.#meter.now(),
      waiting: new Set(),
      timer: undefined,
    }
    this.#lanes.set(caller, lane)
    return lane
  }

  #mayEnter(lane: Lane): boolean {
    return lane.inside < this.#limits.callsAtOnce && this.#usedBy(lane) < this.#limits.loopMsPerSecond
  }

  #letIn(caller: string, lane: Lane): () => void {
    this.#count()
    lane.inside++
    this.#inside++
    let isInside = true
    return () => {
      if (!isInside) return
      isInside = false
      this.#count()
      lane.inside--
      this.#inside--
      // One a turn of the loop: what the next ones do at once, each of them, others come between.
      if (lane.waiting.size > 0) void nextTurn().then(() => this.#admit(caller, lane))
      else this.#lookAgain(caller, lane)
    }
  }

  #admit(caller: string, lane: Lane): void {
    clearTimeout(lane.timer)
    lane.timer = undefined
    const [next] = lane.waiting
    if (next && this.#mayEnter(lane)) next.letIn()
    this.#lookAgain(caller, lane)
  }

  /** What the loop has worked since it was last looked at, shared by who was inside. */
  #count(): void {
    const worked = this.#meter.worked()
    const share = this.#inside === 0 ? 0 : (worked - this.#counted) / this.#inside
    this.#counted = worked
    if (share === 0) return
    const most = this.#limits.loopMsPerSecond * 2
    for (const lane of this.#lanes.values()) {
      if (lane.inside === 0) continue
      lane.used = Math.min(most, this.#usedBy(lane) + share * lane.inside)
    }
  }

  #usedBy(lane: Lane): number {
    const now = this.#meter.now()
    lane.used = Math.max(0, lane.used - ((now - lane.usedAt) * this.#limits.loopMsPerSecond) / 1000)
    lane.usedAt = now
    return lane.used
  }

  /** Once it has earned again what it used; a lane that nobody is in and that owes nothing goes. */
  #lookAgain(caller: string, lane: Lane): void {
    if (lane.timer || lane.inside > 0) return
    const { loopMsPerSecond } = this.#limits
    const used = this.#usedBy(lane)
    if (lane.waiting.size === 0 && used === 0) {
      this.#lanes.delete(caller)
      return
    }
    const over = lane.waiting.size > 0 ? used - loopMsPerSecond : used
    const earnedInMs = Math.max(1, Math.ceil((over * 1000) / loopMsPerSecond))
    lane.timer = setTimeout(() => this.#admit(caller, lane), earnedInMs)
    lane.timer.unref()
  }
}
