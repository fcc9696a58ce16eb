import path from 'node:path'
import type { AreaArt, AreaFault } from '@teamloom/artwork/area-art.ts'
import { type ArtworkFormat, detectFormat } from '@teamloom/artwork/file-format.ts'
import type { Fitted, Room, Setting } from '@teamloom/artwork/fit-words.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import type { WordsOutline } from '@teamloom/artwork/words-outline.ts'
import type { LetteredWords } from '@teamloom/design/dress-person.ts'
import type { PrintWork } from '@teamloom/techpack/print-work.ts'
import type { Lettering } from '#api/platform/artwork/lettering/letter-words.ts'
import type { VectorReaders } from '#api/platform/artwork/postscript/find-readers.ts'
import { readerLimits } from '#api/platform/artwork/postscript/run-limited.ts'
import { tellsComputing, usageOf } from '#api/platform/artwork/process-usage.ts'
import { readHead } from '#api/platform/artwork/read-head.ts'
import { type Reading, type ReadingChoice, wholeFirst } from '#api/platform/artwork/reading.ts'
import { keepsCompiled } from '#api/platform/compiled.ts'
import { endedFromOutside } from '#api/platform/ended-from-outside.ts'
import { ForkEnded, openForked } from '#api/platform/forked.ts'
import { Outage } from '#api/platform/outage.ts'

/** `file`: its path on this machine. */
export type ArtworkJob =
  | {
      readonly do: 'read'
      readonly file: string
      readonly mostColors: number
      /** Which page, from 1, of a file that can have several. */
      readonly page: number
      /** Whether of a drawing with wide margins only what is drawn on is read. */
      readonly isCropped: boolean
      readonly readers: VectorReaders
      /** Seconds of computing, for the program that reads a page. */
      readonly mostPageSeconds: number
    }
  | {
      readonly do: 'preview'
      readonly file: string
      readonly format: ArtworkFormat
      readonly size: number
      readonly isExact: boolean
    }
  | {
      readonly do: 'paintPage'
      readonly file: string
      readonly page: number
      readonly readers: VectorReaders
      readonly size: number
    }
  | { readonly do: 'ground'; readonly file: string }
  | { readonly do: 'areas'; readonly file: string }
  | ({ readonly do: 'cover' } & CoverTask)
  | { readonly do: 'letter'; readonly recipe: TextRecipe }
  | { readonly do: 'fit'; readonly recipe: TextRecipe; readonly list: readonly string[]; readonly room: Room }
  | ({ readonly do: 'letterFor' } & WordsForPerson)
  | ({ readonly do: 'outlineFor' } & Pick<WordsForPerson, 'recipe' | 'words' | 'setting'>)

/** `isInked`: as plates of these colours, else in its own. `perInch`: pixels that are seen of an inch, if not all. */
export type WordsForPerson = {
  readonly recipe: TextRecipe
  readonly words: string
  readonly setting: Setting
  readonly colors: readonly string[]
  readonly isInked: boolean
  readonly perInch?: number | undefined
}

/** How much of each ink there is in a raster or a clean SVG, at so many pixels on its longest side at most. */
export type CoverTask = {
  readonly file: string
  readonly format: ArtworkFormat
  readonly longest: number
  /** The colours of its plates. */
  readonly colors: readonly string[]
} & Pick<PrintWork, 'inks' | 'tone' | 'printsLight'>

/** `planes`: a byte a pixel, none first in each row, deflated as PNG has it; one for each ink. */
export type InkCovers = {
  readonly width: number
  readonly height: number
  readonly planes: readonly Uint8Array[]
}

export type ArtworkLane = {
  readonly read: (file: string, mostColors: number, choice?: ReadingChoice) => Promise<Reading>
  /** A WebP of at most `size` pixels on its longest side. `file`: a raster, or a clean SVG; `isExact`: in its very colours. */
  readonly preview: (
    file: string,
    format: ArtworkFormat,
    size: number,
    isExact?: boolean,
  ) => Promise<Uint8Array>
  /** A WebP of a page of an EPS or AI file, of at most `size` pixels on its longest side; undefined: it cannot be had. */
  readonly paintPage: (file: string, page: number, size: number) => Promise<Uint8Array | undefined>
  /** A raster without the ground that it stands on, as a PNG; of no bytes when there is none. */
  readonly takeGround: (file: string) => Promise<Uint8Array>
  /** A clean SVG as areas, or why it has none. */
  readonly areas: (file: string) => Promise<AreaArt | { readonly fault: AreaFault }>
  readonly cover: (task: CoverTask) => Promise<InkCovers>
  /** Words as outlines. */
  readonly letter: (recipe: TextRecipe) => Promise<Lettering>
  /** How all words of a list are set in a place. */
  readonly fit: (recipe: TextRecipe, list: readonly string[], room: Room) => Promise<Fitted>
  /** A person's words as a gzipped art file. */
  readonly letterFor: (task: WordsForPerson) => Promise<LetteredWords<Uint8Array>>
  /** A person's words as outlines; null where they have none. */
  readonly outlineFor: (
    task: Pick<WordsForPerson, 'recipe' | 'words' | 'setting'>,
  ) => Promise<LetteredWords<WordsOutline | null>>
  readonly close: () => Promise<void>
}

export type Limits = {
  /**
   * Seconds of computing before a file is put off: what is usual is read meanwhile. Pages begin with a program's
   * start.
   */
  readonly mostFirstSeconds: number
  readonly mostFirstPageSeconds: number
  /** Seconds of computing, where the system tells it: how busy the machine is is not the file's doing. */
  readonly mostComputingSeconds: number
  readonly mostSeconds: number
  readonly mostBytes: number
}

/**
 * Half of the 1,721 drawings of a renderer's suite take 0.16 s, 99 of 100 under 0.4 s; photographs take 2.5 s, the
 * largest bitmaps 4.5.
 */
export const usualLimits: Limits = {
  mostFirstSeconds: 3.5,
  mostFirstPageSeconds: 3.5,
  mostComputingSeconds: 6,
  mostSeconds: 20,
  mostBytes: 1_500_000_000,
}

/** The reading was ended, as it took longer than what is usual: it is tried once more, where it holds up nobody. */
export class PutOff extends Error {
  override name = 'PutOff'
}

/** The reading was ended: nothing more is tried of that file. */
class TookTooMuch extends Error {
  override name = 'TookTooMuch'
}

/**
 * Hostile until read: files are opened one after the other in a process of its own, which is killed when a file takes
 * it too long or too much memory.
 */
export function startArtworkLane(most: Limits, readers: VectorReaders, isForSlow: boolean): ArtworkLane {
  // What gives way to others waits for them.
  const mostSeconds = isForSlow ? 3 * most.mostSeconds : most.mostSeconds
  const mostComputingSeconds = isForSlow
    ? most.mostComputingSeconds
    : Math.min(most.mostFirstSeconds, most.mostComputingSeconds)
  const forked = openForked<ArtworkJob>(path.join(import.meta.dirname, 'artwork-worker.ts'), {
    execArgv: ['--max-old-space-size=768'],
    env: keepsCompiled,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    yields: isForSlow,
  })
  let isClosing = false

  async function work<Value>(job: ArtworkJob): Promise<Value> {
    let limit: 'file' | 'time' | 'machine' | undefined
    const working = forked.work(job, ({ pid, end: kill }) => {
      const before = usageOf(pid)
      const end = (reached: typeof limit) => {
        limit ??= reached
        kill()
      }
      const deadline = setTimeout(end, mostSeconds * 1000, tellsComputing ? 'machine' : 'file')
      const watch = setInterval(() => {
        const { computingSeconds, bytes } = usageOf(pid)
        if (bytes > most.mostBytes) end('file')
        if (computingSeconds - before.computingSeconds > mostComputingSeconds) end('time')
      }, 100)
      return () => {
        clearTimeout(deadline)
        clearInterval(watch)
      }
    })
    try {
      return (await working) as Value
    } catch (error) {
      if (isClosing) throw error
      if (limit === 'machine') throw new Outage('the time to read a file', { cause: error })
      if (limit === 'time' && !isForSlow) throw new PutOff()
      const isOurs = limit !== undefined || !(error instanceof ForkEnded)
      const outage = isOurs ? undefined : endedFromOutside('what reads files', error.signal)
      if (outage) throw outage
      // Native code that fell over the file did so by itself.
      throw limit || error instanceof ForkEnded ? new TookTooMuch() : error
    }
  }

  return {
    read: async (file, mostColors, { page, isCropped } = wholeFirst) => {
      const mostPageSeconds = isForSlow ? readerLimits.computingSeconds : most.mostFirstPageSeconds
      const job = { do: 'read', file, mostColors, page, isCropped, readers, mostPageSeconds } as const
      const reading = await work<Reading>(job).catch((error: unknown) => {
        if (error instanceof TookTooMuch) return undefined
        throw error
      })
      if (!reading) return tooMuch(detectFormat(await readHead(file)))
      if (!isForSlow && isPageCutShort(reading)) throw new PutOff()
      return reading
    },
    preview: (file, format, size, isExact = false) =>
      work<Uint8Array>({ do: 'preview', file, format, size, isExact }),
    paintPage: (file, page, size) =>
      work<Uint8Array | undefined>({ do: 'paintPage', file, page, readers, size }),
    takeGround: file => work<Uint8Array>({ do: 'ground', file }),
    areas: file => work({ do: 'areas', file }),
    cover: task => work({ do: 'cover', ...task }),
    letter: recipe => work<Lettering>({ do: 'letter', recipe }),
    fit: (recipe, list, room) => work<Fitted>({ do: 'fit', recipe, list, room }),
    letterFor: task => work<LetteredWords<Uint8Array>>({ do: 'letterFor', ...task }),
    outlineFor: task => work<LetteredWords<WordsOutline | null>>({ do: 'outlineFor', ...task }),
    close: () => {
      isClosing = true
      return forked.close()
    },
  }
}

/** A raster is decoded, not drawn: nothing in it could be simpler. */
function tooMuch(format: ArtworkFormat | undefined): Reading {
  const cause = format === 'png' || format === 'jpg' ? undefined : 'tooComplex'
  return { verdict: { ok: false, format: format ?? null, code: 'processingError', cause }, forms: {} }
}

function isPageCutShort({ verdict }: Reading): boolean {
  return (
    !verdict.ok && verdict.cause === 'tooComplex' && (verdict.format === 'eps' || verdict.format === 'ai')
  )
}
