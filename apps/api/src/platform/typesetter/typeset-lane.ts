import path from 'node:path'
import { keepsCompiled } from '#api/platform/compiled.ts'
import { endedFromOutside } from '#api/platform/ended-from-outside.ts'
import { ForkEnded, openForked, WorkFailed } from '#api/platform/forked.ts'
import type { Typeset, TypesetDocument } from '#api/platform/typesetter/typeset.ts'

export type TypesetLane = {
  /** Sets one document at a time. */
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

/** Calls after so many seconds, unless what it answers is called before. */
export type After = (seconds: number, call: () => void) => () => void

export const afterSeconds: After = (seconds, call) => {
  const timer = setTimeout(call, seconds * 1000)
  return () => clearTimeout(timer)
}

/** Sets documents in a process of its own. `yields`: it gives way to what else there is to do. */
export function openTypesetLane(
  mostSeconds: number,
  after: After = afterSeconds,
  yields = false,
): TypesetLane {
  const { work, warm, close } = openForked<Typeset>(path.join(import.meta.dirname, 'typeset-worker.ts'), {
    env: keepsCompiled,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    yields,
  })
  return {
    typeset: async document => {
      const late = new AbortController()
      const set = work(document, ({ end }) => {
        late.signal.addEventListener('abort', end)
        return after(mostSeconds, () => late.abort())
      })
      return (await set.catch((error: unknown) => {
        if (late.signal.aborted)
          throw new DocumentTooLong(`The document takes longer than ${mostSeconds} seconds`)
        throw toldBy(error)
      })) as TypesetDocument
    },
    warm,
    close,
  }
}

function toldBy(error: unknown): unknown {
  if (error instanceof WorkFailed) return new DocumentUnset(`The document cannot be set: ${error.message}`)
  if (!(error instanceof ForkEnded)) return error
  return endedFromOutside('the typesetter', error.signal) ?? new TypesetterEnded('The typesetter has ended')
}
