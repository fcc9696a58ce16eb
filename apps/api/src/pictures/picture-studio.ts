import os from 'node:os'
import path from 'node:path'
import type { Side } from '@teamloom/bakes/side.ts'
import type { DrawnDesign } from '@teamloom/design/drawn-design.ts'
import { Piscina } from 'piscina'
import { artKey } from '#api/assets/asset-files.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import { FrontFirstQueue, inQueue } from '#api/pictures/front-first-queue.ts'
import type { Files } from '#api/platform/files/files.ts'

export const pictureWidths = [300, 600, 1200] as const
export type PictureWidth = (typeof pictureWidths)[number]

export type PictureTask = {
  readonly drawn: DrawnDesign
  readonly side: Side
  readonly width: PictureWidth
  /** Gzipped art files of the prints, in their order; null where one is lost. */
  readonly arts: readonly (Uint8Array | null)[]
}

export type PictureStudio = {
  /** A WebP; drawn when it has never been, else read. */
  readonly picture: (
    key: string,
    drawn: () => Promise<DrawnDesign | undefined>,
    side: Side,
    width: PictureWidth,
  ) => Promise<Uint8Array | undefined>
  readonly close: () => Promise<void>
}

export function pictureFile(key: string, side: Side, width: PictureWidth): string {
  return `pictures/${key.slice(0, 2)}/${key}/${side}-${width}.webp`
}

/** Draws pictures in threads of their own; many asked for at once share one queue, front sides first. */
export function openPictureStudio(files: Files): PictureStudio {
  const threads = Math.max(1, os.availableParallelism() - 1)
  const pool = new Piscina<PictureTask, Uint8Array>({
    filename: path.join(import.meta.dirname, 'picture-worker.ts'),
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 120_000,
    taskQueue: new FrontFirstQueue(),
    env: {},
  })
  let isClosing = false
  const drawing = new Map<string, Promise<Uint8Array | undefined>>()

  async function draw(
    key: string,
    find: () => Promise<DrawnDesign | undefined>,
    side: Side,
    width: PictureWidth,
  ) {
    const file = pictureFile(key, side, width)
    const before = await files.read(file)
    if (before) return before
    const drawn = await find()
    if (!drawn || !findBakes(drawn.product)) return undefined
    const arts = await Promise.all(
      drawn.prints.map(
        async print =>
          (await files.read(artKey(print.assetVersionId, print.inks ? 'plates' : 'pixels'))) ?? null,
      ),
    )
    const bytes = await pool
      .run(inQueue({ drawn, side, width, arts }, side === 'front'))
      .catch((error: unknown) => {
        // Whoever asked has been cut off: the process is ending.
        if (isClosing) return undefined
        throw error
      })
    if (!bytes) return undefined
    await files.write(file, bytes)
    return bytes
  }

  return {
    picture: (key, find, side, width) => {
      const file = pictureFile(key, side, width)
      let running = drawing.get(file)
      if (!running) {
        running = draw(key, find, side, width).finally(() => drawing.delete(file))
        drawing.set(file, running)
      }
      return running
    },
    close: () => {
      isClosing = true
      return pool.destroy()
    },
  }
}
