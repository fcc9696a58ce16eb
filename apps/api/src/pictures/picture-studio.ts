import os from 'node:os'
import path from 'node:path'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type ArtworkStore, readArt } from '#api/assets/read-art.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import type { ThingTask } from '#api/pictures/draw-thing.ts'
import { type FrameTask, readFrames, type SideFrames } from '#api/pictures/frame-decorations.ts'
import { openFrontFirstPool } from '#api/pictures/front-first-pool.ts'

/** The widths of pictures for screens. */
export const pictureWidths = [300, 600, 1200] as const
/** The width of a workshop's picture: it and the page's are on white. */
export const printWidth = 2400
export type PictureWidth = (typeof pictureWidths)[number] | typeof printWidth

export type PictureTask = {
  readonly drawn: DrawnDesign
  readonly side: Side
  readonly widths: readonly PictureWidth[]
  /** Whether the picture is written for a workshop, in its one width and in the page's. */
  readonly isForWorkshop: boolean
  /** Gzipped art files of the prints, in their order. */
  readonly arts: readonly Uint8Array[]
  /** Which of the prints are somebody's own words. */
  readonly words?: readonly number[]
}

/** A print's artwork is not where it is kept: no picture is made without it, as it would be kept for ever. */
export class LostArtwork extends Error {
  override name = 'LostArtwork'
}

export type PictureStudio = {
  /** A WebP; drawn when it has never been, else read. `asker`: with whom others take turns. Throws `LostArtwork`. */
  readonly picture: (
    key: string,
    drawn: () => Promise<DrawnDesign | undefined>,
    side: Side,
    width: PictureWidth,
    asker: string,
  ) => Promise<Uint8Array | undefined>
  /** A WebP of what is somebody's own, never kept. `made`: gzipped artwork of its prints that is kept nowhere. Throws `LostArtwork`. */
  readonly personal: (
    drawn: DrawnDesign,
    made: ReadonlyMap<string, Uint8Array>,
    side: Side,
    width: PictureWidth,
    asker: string,
  ) => Promise<Uint8Array | undefined>
  /** A PNG of a thing on no garment; never kept. */
  readonly thing: (task: ThingTask, asker: string) => Promise<Uint8Array>
  /** Where decorations are seen in the picture of a side; undefined where the garment has no pictures. */
  readonly frames: (task: FrameTask, asker: string) => Promise<SideFrames | undefined>
  readonly close: () => Promise<void>
}

/** What shows the one shows the other soon after: drawn once for both. */
const together: readonly PictureWidth[] = [300, 600]

export function pictureFile(key: string, side: Side, width: PictureWidth): string {
  return `pictures/${key.slice(0, 2)}/${key}/${side}-${width}.webp`
}

/** The JPEG that a document shows of a picture for a workshop, made with it. */
export function pageFile(key: string, side: Side): string {
  return `pictures/${key.slice(0, 2)}/${key}/${side}-white.jpg`
}

function filesOf(key: string, side: Side, width: PictureWidth): readonly string[] {
  const file = pictureFile(key, side, width)
  return width === printWidth ? [file, pageFile(key, side)] : [file]
}

/** Who asks for what nobody waits for at a screen: one of those who take turns. */
export const houseAsks = 'house'

/** Each keeps some garments decoded, about 250 MB. They give way to who is answered: one for each processor. */
const mostThreads = 4

/** While one is encoded, which takes a third of its time and none of the thread's, the next is drawn. */
const atOnce = 2

function openPool(tell: (error: unknown) => void) {
  const threads = Math.min(mostThreads, os.availableParallelism())
  const worker = path.join(import.meta.dirname, 'picture-worker.ts')
  return openFrontFirstPool<PictureTask | ThingTask | FrameTask, readonly Uint8Array[]>(
    worker,
    threads,
    tell,
    { atOnce },
  )
}

async function readArtOf({ assetVersionId, inks }: DrawnPrint, store: ArtworkStore): Promise<Uint8Array> {
  const art = await readArt(assetVersionId, inks ? 'plates' : 'pixels', store)
  if (!art) throw new LostArtwork(`the artwork ${assetVersionId} of a picture is not there`)
  return art
}

/** Draws pictures in threads of their own; many asked for at once share one queue, in turns, front sides first. */
export function openPictureStudio(
  store: ArtworkStore,
  tell: (error: unknown) => void,
  count: (wasKept: boolean) => void = () => {},
): PictureStudio {
  const { files } = store
  const artOf = (print: DrawnPrint) => readArtOf(print, store)
  const pool = openPool(tell)
  let isClosing = false
  const drawing = new Map<string, Promise<readonly Uint8Array[] | undefined>>()

  async function draw(
    key: string,
    find: () => Promise<DrawnDesign | undefined>,
    side: Side,
    widths: readonly PictureWidth[],
    asker: string,
  ) {
    const load = async () => {
      const drawn = await find()
      if (!drawn || !findBakes(drawn.product)) return undefined
      const arts = await Promise.all(drawn.prints.map(artOf))
      return { drawn, side, widths, isForWorkshop: widths.includes(printWidth), arts }
    }
    const made = await pool.run(load, side === 'front', asker).catch((error: unknown) => {
      // Whoever asked has been cut off: the process is ending.
      if (isClosing) return undefined
      throw error
    })
    if (!made) return undefined
    const names = widths.flatMap(width => filesOf(key, side, width))
    await Promise.all(names.map((name, index) => files.writeOnce(name, must(made[index], 'picture'))))
    return made
  }

  return {
    picture: async (key, find, side, width, asker) => {
      const before = await files.read(pictureFile(key, side, width))
      count(before !== undefined)
      if (before) return before
      const widths = together.includes(width) ? together : [width]
      const name = `${key} ${side} ${widths}`
      let running = drawing.get(name)
      if (!running) {
        running = draw(key, find, side, widths, asker).finally(() => drawing.delete(name))
        drawing.set(name, running)
      }
      return (await running)?.[widths.indexOf(width)]
    },
    personal: async (drawn, made, side, width, asker) => {
      if (!findBakes(drawn.product)) return undefined
      const load = async () => {
        const arts = await Promise.all(
          drawn.prints.map(print => made.get(print.assetVersionId) ?? artOf(print)),
        )
        const words = [...drawn.prints.keys()].filter(at =>
          made.has(must(drawn.prints[at], 'print').assetVersionId),
        )
        return { drawn, side, widths: [width], isForWorkshop: false, arts, words }
      }
      return (await pool.run(load, false, asker))?.[0]
    },
    thing: async (task, asker) => must((await pool.run(async () => task, false, asker))?.[0], 'thing'),
    frames: async (task, asker) => {
      if (!findBakes(task.framed.product)) return undefined
      const [answer] = (await pool.run(async () => task, false, asker)) ?? []
      return answer && readFrames(answer)
    },
    close: () => {
      isClosing = true
      return pool.close()
    },
  }
}
