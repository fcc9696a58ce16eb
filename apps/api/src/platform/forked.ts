import { type ChildProcess, type ForkOptions, fork } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import type { ForkedAnswer } from '#api/platform/forked-work.ts'
import { Outage } from '#api/platform/outage.ts'

/** A program of ours in a process of its own: a thread could not be ended, as native code is interrupted by nothing. */
export type Forked<Job> = {
  /**
   * One piece of work at a time; the process starts with the first, and ends when it is idle. `watch` may end it, and
   * answers what is called when the work is done.
   */
  readonly work: (job: Job, watch: (running: Running) => () => void) => Promise<unknown>
  /** Work is about to come. */
  readonly warm: () => void
  readonly close: () => Promise<void>
}

type Running = { readonly pid: number | undefined; readonly end: () => void }

/** The process ended before it answered. */
export class ForkEnded extends Error {
  override name = 'ForkEnded'
  readonly signal: NodeJS.Signals | null

  constructor(signal: NodeJS.Signals | null) {
    super('The process has ended')
    this.signal = signal
  }
}

/** The process answered that the work cannot be done, in these words. */
export class WorkFailed extends Error {
  override name = 'WorkFailed'
}

type Options = Pick<ForkOptions, 'env' | 'execArgv' | 'stdio'> & {
  /** Nobody waits for it at a screen: what else there is to do has the processor before it. */
  readonly yields?: boolean
  readonly started?: ((pid: number | undefined) => void) | undefined
}

const idleSeconds = 60

/** `program`: its file, which begins with `workForParent`. */
export function openForked<Job>(
  program: string,
  { started = () => {}, yields = false, ...options }: Options,
): Forked<Job> {
  let worker: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined

  /** The one that is there, or is starting. */
  function getWorker(): Promise<ChildProcess> {
    worker ??= start()
    return worker
  }

  function start(): Promise<ChildProcess> {
    const opened = fork(program, { serialization: 'advanced', ...options })
    // At once: its threads are as it is when they begin.
    if (yields) yieldToOthers(opened.pid)
    const own = nextMessage(opened).then(() => {
      started(opened.pid)
      // From here on it must not keep us from ending.
      opened.unref()
      opened.channel?.unref()
      return opened
    })
    const forget = () => {
      if (worker === own) worker = undefined
    }
    // Whoever waits for its answer is told.
    opened.on('error', forget)
    opened.once('exit', forget)
    return own
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void end(), idleSeconds * 1000)
    idle.unref()
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    // Not to be asked again, though it takes a moment to end.
    const last = worker
    worker = undefined
    const ending = await last?.catch(() => undefined)
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit').catch(() => {})
    // Nothing else may be left to wait for.
    ending.ref()
    ending.kill('SIGKILL')
    await ended
  }

  return {
    work: async (job, watch) => {
      clearTimeout(idle)
      const current = await getWorker()
      const stop = watch({ pid: current.pid, end: () => current.kill('SIGKILL') })
      try {
        const answered = nextMessage(current)
        // When it cannot be sent the process has ended, and says so.
        current.send(job as object, () => {})
        const answer = await answered
        if (answer === 'ready') throw new Error(answer)
        if (!answer.ok) throw new (answer.isOutage ? Outage : WorkFailed)(answer.message)
        return answer.value
      } finally {
        stop()
        rest()
      }
    },
    warm: () => {
      // Whoever has work done is told of what goes wrong.
      getWorker().then(rest, () => {})
    },
    close: end,
  }
}

/** Lets other processes go first, as far as the system lets it. */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}

function nextMessage(worker: ChildProcess): Promise<ForkedAnswer> {
  return new Promise((resolve, reject) => {
    const ended = (_: number | null, signal: NodeJS.Signals | null) => reject(new ForkEnded(signal))
    worker.once('exit', ended)
    worker.once('error', reject)
    worker.once('message', message => {
      worker.off('exit', ended)
      worker.off('error', reject)
      resolve(message as ForkedAnswer)
    })
  })
}
