import path from 'node:path'
import type { Locale } from '@teamloom/kit/label.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import type { layInks, MadePrint } from '@teamloom/techpack/print-work.ts'
import type { FilesToCompare } from '@teamloom/techpack/production-file/compare-files.ts'
import type { FileComparison } from '@teamloom/techpack/production-file/comparison.ts'
import type { ItemSheet } from '@teamloom/techpack/sheet.ts'
import { Piscina } from 'piscina'
import { backgroundThreads } from '#api/platform/background-threads.ts'
import type { Garment, PatternTask, PrintTask } from '#api/techpacks/cutting-tasks.ts'
import type { FilmTask, MadeFilms } from '#api/techpacks/machine/film/film-task.ts'
import type { GangTask, MadeGang } from '#api/techpacks/machine/gang/gang-task.ts'
import type { MadePattern, PatternFilesTask } from '#api/techpacks/machine/pattern/pattern-task.ts'

export type SheetTask = Garment & {
  readonly sizeNames: readonly string[]
  readonly locale: Locale
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  /** Decorations in whose place each person's own words are made. */
  readonly samples: readonly string[]
}
/** Both gzipped art files. */
export type ComparingTask = Omit<FilesToCompare, 'file' | 'art'> & {
  readonly file: Uint8Array
  readonly art: Uint8Array
}

type LaidInks = ReturnType<typeof layInks>

export type CuttingTask =
  | ({ readonly do: 'sheet' } & SheetTask)
  | ({ readonly do: 'print' } & PrintTask)
  | ({ readonly do: 'pattern' } & PatternTask)
  | ({ readonly do: 'inks' } & PrintTask)
  | ({ readonly do: 'gang' } & GangTask)
  | ({ readonly do: 'films' } & FilmTask)
  | ({ readonly do: 'patternFiles' } & PatternFilesTask)
  | ({ readonly do: 'compare' } & ComparingTask)

export type CuttingAnswer = {
  readonly sheet: ItemSheet | undefined
  readonly print: MadePrint
  readonly pattern: string
  readonly inks: LaidInks
  readonly gang: MadeGang
  readonly films: MadeFilms
  readonly patternFiles: MadePattern
  readonly compare: FileComparison | undefined
}

export type CuttingRoom = {
  /** Undefined for a product that has no pattern. */
  readonly draw: (task: SheetTask) => Promise<ItemSheet | undefined>
  readonly print: (task: PrintTask) => Promise<MadePrint>
  /** The pieces of a size as SVG. */
  readonly pattern: (task: PatternTask) => Promise<string>
  /** The inks of a print as they lie on it. */
  readonly inks: (task: PrintTask) => Promise<LaidInks>
  /** Gang sheets, beside all else: a long one takes seconds. */
  readonly gang: (task: GangTask) => Promise<MadeGang>
  /** Likewise. */
  readonly films: (task: FilmTask) => Promise<MadeFilms>
  readonly patternFiles: (task: PatternFilesTask) => Promise<MadePattern>
  /** Undefined where one of them shows nothing; ends with the signal. */
  readonly compare: (task: ComparingTask, signal: AbortSignal) => Promise<FileComparison | undefined>
  readonly close: () => Promise<void>
}

/** Cuts patterns and draws them in a thread of its own: that takes up to a second a garment, and no start waits for it. */
export function openCuttingRoom(tell: (error: unknown) => void): CuttingRoom {
  const open = () => {
    const pool = new Piscina<CuttingTask, CuttingAnswer[CuttingTask['do']]>({
      ...backgroundThreads,
      filename: path.join(import.meta.dirname, 'cutting-worker.ts'),
      maxThreads: 1,
    })
    // A thread that falls over nobody's task; the next task has another.
    pool.on('error', tell)
    return pool
  }
  const [pool, slow] = [open(), open()]
  const run = <Kind extends CuttingTask['do']>(
    task: CuttingTask & { readonly do: Kind },
    signal?: AbortSignal,
    by = pool,
  ) => by.run(task, signal ? { signal } : {}) as Promise<CuttingAnswer[Kind]>
  return {
    draw: task => run({ do: 'sheet', ...task }),
    print: task => run({ do: 'print', ...task }),
    pattern: task => run({ do: 'pattern', ...task }),
    inks: task => run({ do: 'inks', ...task }),
    gang: task => run({ do: 'gang', ...task }, undefined, slow),
    films: task => run({ do: 'films', ...task }, undefined, slow),
    patternFiles: task => run({ do: 'patternFiles', ...task }, undefined, slow),
    compare: (task, signal) => run({ do: 'compare', ...task }, signal),
    close: async () => {
      await Promise.all([pool.destroy(), slow.destroy()])
    },
  }
}
