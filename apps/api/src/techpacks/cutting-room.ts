import path from 'node:path'
import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import type { MadePrint, PrintWork } from '@teamloom/techpack/print-work.ts'
import type { FilesToCompare } from '@teamloom/techpack/production-file/compare-files.ts'
import type { FileComparison } from '@teamloom/techpack/production-file/comparison.ts'
import type { ItemSheet } from '@teamloom/techpack/sheet.ts'
import { Piscina } from 'piscina'
import { backgroundThreads } from '#api/platform/background-threads.ts'

type Garment = {
  readonly document: DesignDocument
  readonly family: string
  readonly product: string
}

export type SheetTask = Garment & {
  readonly sizeNames: readonly string[]
  readonly locale: Locale
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  /** Decorations in whose place each person's own words are made. */
  readonly samples: readonly string[]
}
/** `art`: a gzipped art file. */
export type PrintTask = Omit<PrintWork, 'art'> & { readonly art: Uint8Array }
export type PatternTask = Garment & {
  readonly sizeName: string
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  readonly title: string
  readonly locale: Locale
}

/** Both gzipped art files. */
export type ComparingTask = Omit<FilesToCompare, 'file' | 'art'> & {
  readonly file: Uint8Array
  readonly art: Uint8Array
}

export type CuttingTask =
  | ({ readonly do: 'sheet' } & SheetTask)
  | ({ readonly do: 'print' } & PrintTask)
  | ({ readonly do: 'pattern' } & PatternTask)
  | ({ readonly do: 'compare' } & ComparingTask)

export type CuttingAnswer = {
  readonly sheet: ItemSheet | undefined
  readonly print: MadePrint
  readonly pattern: string
  readonly compare: FileComparison | undefined
}

export type CuttingRoom = {
  /** Undefined for a product that has no pattern. */
  readonly draw: (task: SheetTask) => Promise<ItemSheet | undefined>
  readonly print: (task: PrintTask) => Promise<MadePrint>
  /** The pieces of a size as SVG. */
  readonly pattern: (task: PatternTask) => Promise<string>
  /** Undefined where one of them shows nothing; ends with the signal. */
  readonly compare: (task: ComparingTask, signal: AbortSignal) => Promise<FileComparison | undefined>
  readonly close: () => Promise<void>
}

/** Cuts patterns and draws them in a thread of its own: that takes up to a second a garment, and no start waits for it. */
export function openCuttingRoom(tell: (error: unknown) => void): CuttingRoom {
  const pool = new Piscina<CuttingTask, CuttingAnswer[CuttingTask['do']]>({
    ...backgroundThreads,
    filename: path.join(import.meta.dirname, 'cutting-worker.ts'),
    maxThreads: 1,
  })
  // A thread that falls over nobody's task; the next task has another.
  pool.on('error', tell)
  const run = <Kind extends CuttingTask['do']>(
    task: CuttingTask & { readonly do: Kind },
    signal?: AbortSignal,
  ) => pool.run(task, signal ? { signal } : {}) as Promise<CuttingAnswer[Kind]>
  return {
    draw: task => run({ do: 'sheet', ...task }),
    print: task => run({ do: 'print', ...task }),
    pattern: task => run({ do: 'pattern', ...task }),
    compare: (task, signal) => run({ do: 'compare', ...task }, signal),
    close: () => pool.destroy(),
  }
}
