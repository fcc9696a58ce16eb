import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import type { ItemSheet } from '@teamloom/techpack/sheet.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import type { Dependencies } from '#api/services.ts'
import type { SheetTask } from '#api/techpacks/cutting-room.ts'

const gzip = promisify(zlib.gzip)
const gunzip = promisify(zlib.gunzip)

/** Raised when sheets are drawn otherwise, so that those of before are drawn anew. */
const sheetsVersion = 23

/** In it a folder of each item that was ordered. */
export const sheetsFolder = 'techpacks/sheets'

/** An item's sheet is drawn once for its design, sizes and a language; undefined for a product without a pattern. */
export async function drawSheetOnce(
  itemId: string,
  task: SheetTask,
  { files, cutting }: Pick<Dependencies, 'files' | 'cutting'>,
): Promise<ItemSheet | undefined> {
  const hash = createHash('sha256')
    .update(JSON.stringify([sheetsVersion, findBakes(task.product)?.drawnBy, task]))
    .digest('hex')
  // They go when the item does.
  const key = `${sheetsFolder}/${itemId}/${hash}.json.gz`
  const before = await files.read(key)
  if (before) return JSON.parse((await gunzip(before)).toString()) as ItemSheet
  const drawn = await cutting.draw(task)
  if (drawn) await files.write(key, await gzip(JSON.stringify(drawn)))
  return drawn
}
