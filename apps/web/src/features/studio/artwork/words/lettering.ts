import { type Remote, wrap } from 'comlink'
import type { LetteringWorker } from '#web/features/studio/artwork/words/lettering-worker.ts'

let worker: Remote<LetteringWorker> | undefined

/** Started when the first words are written. */
export const lettering = (): Remote<LetteringWorker> =>
  (worker ??= wrap<LetteringWorker>(
    new Worker(new URL('./lettering-worker.ts', import.meta.url), { type: 'module' }),
  ))
