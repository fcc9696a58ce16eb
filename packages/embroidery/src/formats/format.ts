import type { Program } from '../program.ts'

export type Thread = {
  /** The thread's code in our chart. */
  readonly code: string
  readonly name: string
  readonly hex: string
}

export type Sewn = {
  readonly program: Program
  /** The name that a machine shows. */
  readonly name: string
  /** One for each block of the program. */
  readonly threads: readonly Thread[]
}

/** A file that embroidery machines read. */
export type StitchFormat = {
  /** Comes last in a file's name, with what comes before it of several that end alike. */
  readonly ending: string
  readonly write: (sewn: Sewn) => Uint8Array
}
