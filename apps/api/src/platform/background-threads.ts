import process from 'node:process'
import { keepsCompiled } from '#api/platform/compiled.ts'

/** Threads for what is drawn: none until they are needed; who is answered has the processor before them. */
export const backgroundThreads = {
  minThreads: 0,
  idleTimeout: 120_000,
  env: keepsCompiled,
  // On others than Linux it would be the whole process's.
  niceIncrement: process.platform === 'linux' ? 10 : 0,
}
