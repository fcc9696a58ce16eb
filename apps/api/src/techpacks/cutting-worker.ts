import { flushCompileCache } from 'node:module'
import zlib from 'node:zlib'
import { type Art, unpackArt } from '@teamloom/artwork/art-file.ts'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { cutPieces } from '@teamloom/techpack/cut-pieces.ts'
import { writePatternSheet } from '@teamloom/techpack/pattern-sheet.ts'
import { layInks, makePrint } from '@teamloom/techpack/print-work.ts'
import { compareFiles } from '@teamloom/techpack/production-file/compare-files.ts'
import { drawSheet } from '@teamloom/techpack/sheet.ts'
import { LRUCache } from 'lru-cache'
import { findBakes } from '#api/pictures/bake-files.ts'
import type { CuttingAnswer, CuttingTask } from '#api/techpacks/cutting-room.ts'
import type { MadeFilms } from '#api/techpacks/machine/film/film-task.ts'
import type { MadeGang } from '#api/techpacks/machine/gang/gang-task.ts'
import type { MadePattern } from '#api/techpacks/machine/pattern/pattern-task.ts'

// A thread is cut off with what it would keep.
flushCompileCache()

const kept = new LRUCache<string, object>({ max: 400 })

function keep<Value>(key: string, make: () => Value): Value {
  const known = kept.get(key) as Value | undefined
  if (known !== undefined) return known
  const value = make()
  kept.set(key, value as object)
  return value
}

function work(
  task: CuttingTask,
): CuttingAnswer[CuttingTask['do']] | Promise<CuttingAnswer[CuttingTask['do']]> {
  switch (task.do) {
    case 'sheet':
      return drawSheet({
        ...task,
        product: productOf(task),
        manifest: findBakes(task.product)?.manifest,
        keep,
      })
    case 'print':
      return makePrint({ ...task, art: readArt(task.art) })
    case 'compare':
      return compareFiles({ ...task, file: readArt(task.file), art: readArt(task.art) })
    case 'pattern':
      return drawPattern(task)
    case 'inks':
      return layInks({ ...task, art: readArt(task.art) })
    case 'gang':
      return drawGangSheets(task)
    case 'films':
      return drawFilmsOf(task)
    case 'patternFiles':
      return writePatternFiles(task)
  }
}

/** Its words are forms; what shapes letters is loaded for the first. */
async function drawPattern({ do: _, ...task }: CuttingTask & { readonly do: 'pattern' }): Promise<string> {
  const { document, sizeName, printWidths, title, locale } = task
  const { outlineTexts } = await import('#api/platform/typesetter/outline-texts.ts')
  return outlineTexts(
    writePatternSheet(cutPieces(document, productOf(task), sizeName, printWidths), title, locale),
  )
}

/** What draws them is loaded for the first. */
async function drawGangSheets({ do: _, ...task }: CuttingTask & { readonly do: 'gang' }): Promise<MadeGang> {
  const { drawGang } = await import('#api/techpacks/machine/gang/draw-gang.ts')
  return drawGang(task)
}

async function drawFilmsOf({ do: _, ...task }: CuttingTask & { readonly do: 'films' }): Promise<MadeFilms> {
  const { drawFilms } = await import('#api/techpacks/machine/film/draw-films.ts')
  return drawFilms({ ...task, print: { ...task.print, art: readArt(task.print.art) } })
}

async function writePatternFiles({
  do: _,
  ...task
}: CuttingTask & { readonly do: 'patternFiles' }): Promise<MadePattern> {
  const { drawPattern: writeAll } = await import('#api/techpacks/machine/pattern/draw-pattern.ts')
  return writeAll(task)
}

function readArt(bytes: Uint8Array): Art {
  return unpackArt(zlib.gunzipSync(bytes))
}

function productOf({ family, product }: { readonly family: string; readonly product: string }) {
  return must(findProduct(family, product), product)
}

// The worker's entry is its default export.
// oxlint-disable-next-line import/no-default-export
export default work
