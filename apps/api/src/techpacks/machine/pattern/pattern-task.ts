import type { PatternTask } from '#api/techpacks/cutting-tasks.ts'

/** The pieces of these sizes. */
export type PatternFilesTask = Omit<PatternTask, 'sizeName'> & { readonly sizeNames: readonly string[] }

export type MadePattern = {
  /** Pieces that a size is cut in; what is knitted has none. */
  readonly pieces: number
  /** Blocks beside each other, and sizes of a piece on each other. */
  readonly dxf: string
  readonly nest: string
  readonly pdfs: Readonly<Record<'letter' | 'a4' | 'roll', Uint8Array>>
}
