import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { endedFromOutside } from '#api/platform/ended-from-outside.ts'
import type { Typeset, TypesetAnswer, TypesetDocument } from '#api/platform/typesetter/typeset.ts'

export type TypesetLane = {
  /** Of one document at a time. */
  readonly typeset: (document: Typeset) => Promise<TypesetDocument>
  readonly warm: () => void
  readonly close: () => Promise<void>
}

/** A document cannot be set for what is in it: another could be. */
export class DocumentUnset extends Error {}

/** The typesetter's native code broke, as it does at some words. */
export class TypesetterEnded extends DocumentUnset {}

/** A document has more in it than is set in the time that one may take. */
export class DocumentTooLong extends DocumentUnset {}

const idleSeconds = 60

/**
 * Sets documents in a process of its own, which starts with the first and ends when it is idle: the compiler is native
 * code that nothing else interrupts.
 */
export function openTypesetLane(mostSeconds: number): TypesetLane {
  let worker: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined

  /** The one that is there, or is starting. */
  function getWorker(): Promise<ChildProcess> {
    const own =
      worker ??
      startWorker(() => {
        if (worker === own) worker = undefined
      })
    worker = own
    return own
  }

  function rest(): void {
    clearTimeout(idle)
    idle = setTimeout(() => void end().catch(() => {}), idleSeconds * 1000)
    idle.unref()
  }

  async function end(): Promise<void> {
    clearTimeout(idle)
    // Not to be asked again, though it takes a moment to end.
    const last = worker
    worker = undefined
    const ending = await last?.catch(() => undefined)
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return
    const ended = once(ending, 'exit')
    // Nothing else may be left to wait for.
    ending.ref()
    ending.kill('SIGKILL')
    await ended
  }

  return {
    warm: () => {
      // Whoever has a document set is told of what goes wrong.
      getWorker().then(rest, () => {})
    },
    typeset: async document => {
      clearTimeout(idle)
      const current = await getWorker()
      let isLate = false
      const deadline = setTimeout(() => {
        isLate = true
        current.kill('SIGKILL')
      }, mostSeconds * 1000)
      try {
        const answered = nextMessage(current)
        // When it cannot be sent the worker has ended, and says so.
        current.send(document, () => {})
        const answer = await answered
        if (!answer.ok) throw new DocumentUnset(`The document cannot be set: ${answer.message}`)
        return answer
      } catch (error) {
        throw isLate ? new DocumentTooLong(`The document takes longer than ${mostSeconds} seconds`) : error
      } finally {
        clearTimeout(deadline)
        rest()
      }
    },
    close: end,
  }
}

async function startWorker(ended: () => void): Promise<ChildProcess> {
  const opened = fork(path.join(import.meta.dirname, 'typeset-worker.ts'), {
    serialization: 'advanced',
    env: {},
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Whoever waits for its answer is told.
  opened.on('error', () => {})
  opened.once('exit', ended)
  await nextMessage(opened)
  // From here on it must not keep us from ending.
  opened.unref()
  opened.channel?.unref()
  return opened
}

function nextMessage(worker: ChildProcess): Promise<TypesetAnswer> {
  return new Promise((resolve, reject) => {
    const ended = (_: number | null, signal: NodeJS.Signals | null) =>
      reject(endedFromOutside('the typesetter', signal) ?? new TypesetterEnded('The typesetter has ended'))
    worker.once('exit', ended)
    worker.once('error', reject)
    worker.once('message', message => {
      worker.off('exit', ended)
      worker.off('error', reject)
      resolve(message as TypesetAnswer)
    })
  })
}
