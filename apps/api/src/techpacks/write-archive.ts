import type { TechpackContent } from '@teamloom/techpack/content.ts'
import type { DocumentData, Released } from '@teamloom/techpack/document-data.ts'
import { fileNamePart } from '@teamloom/techpack/file-names.ts'
import { hindrancesOf, stampOf } from '@teamloom/techpack/hindrances.ts'
import { tablesOf } from '@teamloom/techpack/tables/all-tables.ts'
import sharp from 'sharp'
import { writeCsv } from '#api/platform/csv.ts'
import { receiveZip, type Zip } from '#api/platform/files/receive-zip.ts'
import type { Dependencies } from '#api/services.ts'
import type { GatheredItem } from '#api/techpacks/draw-items.ts'
import { type PrintFiles, printFilesOf } from '#api/techpacks/print-files.ts'
import { techpackSchemaJson } from '#api/techpacks/techpack-schema.ts'

/** More than any order comes to. */
const mostBytes = 4_000_000_000

type Archive = {
  readonly key: string
  readonly name: string
  readonly pdf: Uint8Array
  readonly content: TechpackContent
  readonly data: DocumentData
  readonly items: readonly GatheredItem[]
  readonly log: Released['log']
  readonly at: Date
}

/** TP20: all that a workshop needs, as one file; written as it comes, and there once it is whole. */
export async function writeArchive(
  archive: Archive,
  house: Pick<Dependencies, 'files' | 'cutting'>,
): Promise<void> {
  const file = await receiveZip(house.files, mostBytes, zip => fillArchive(zip, archive, house))
  await file.keep(archive.key)
}

async function fillArchive(
  zip: Zip,
  { name, pdf, content, data, items, log, at }: Archive,
  { files, cutting }: Pick<Dependencies, 'files' | 'cutting'>,
): Promise<void> {
  const add = (bytes: Uint8Array | string, path: string, compress = true) =>
    zip.add(bytes, path, { compress, mtime: at })
  add(pdf, `${name}.pdf`, false)
  for (const [index, item] of content.items.entries()) {
    const gathered = items[index]
    if (!gathered) continue
    const folder = `${index + 1}_${fileNamePart(item.name)}`
    for (const [side, picture] of Object.entries(gathered.pictures))
      add(picture, `pictures/${folder}_${side}.webp`, false)
    await addArtworks({
      zip,
      add,
      files,
      printFiles: printFilesOf(content, item, index, gathered),
      gathered,
      at,
    })
    for (const sizeName of item.document ? item.sizeNames : []) {
      const title = `${item.name}, ${sizeName}`
      const garment = { document: item.document!, family: item.family, product: item.product }
      add(
        await cutting.pattern({ ...garment, sizeName, title, locale: data.language }),
        `patterns/${folder}_${fileNamePart(sizeName)}.svg`,
      )
    }
  }
  const tableItems = content.items.flatMap((item, index) => {
    const drawn = items[index]?.drawn
    if (!drawn) return []
    const productionFiles = Object.fromEntries(
      [...printFilesOf(content, item, index, items[index]!)].flatMap(([id, { forProduction }]) =>
        forProduction ? [[id, forProduction]] : [],
      ),
    )
    return [{ number: index + 1, item, drawn, productionFiles }]
  })
  // Programs read them alike, whatever the language of the document.
  for (const { file, columns, rows } of tablesOf(tableItems, data.language))
    add(writeCsv([columns, ...rows], 'en'), file)
  // Credits are between the customer and the house.
  const releases = log.map(({ author, ...release }) => ({ ...release, by: author }))
  const told = content.items.map(({ creditsUsed: _, ...item }) => ({
    ...item,
    hindrances: hindrancesOf(item),
    stamp: stampOf(item),
  }))
  add(JSON.stringify({ ...content, items: told, releases, document: data }, null, 1), 'techpack.json')
  add(JSON.stringify(techpackSchemaJson, null, 1), 'techpack.schema.json')
}

type Adding = {
  readonly zip: Zip
  readonly add: (bytes: Uint8Array | string, path: string, compress?: boolean) => void
  readonly files: Dependencies['files']
  readonly printFiles: ReadonlyMap<string, PrintFiles>
  readonly gathered: GatheredItem
  readonly at: Date
}

async function addArtworks({ zip, add, files, printFiles, gathered, at }: Adding): Promise<void> {
  for (const [decorationId, names] of printFiles) {
    const { source, production } = gathered.artworks[decorationId] ?? {}
    for (const [name, file] of [
      [names.source, source],
      [names.production, production],
    ] as const) {
      const stream = name && file && (await files.open(file.originalKey))
      // One open file at a time.
      if (stream) await zip.addStream(stream, name, { mtime: at })
    }
    const preview = gathered.previews[decorationId]
    if (names.preview && preview) add(preview, names.preview, false)
    const print = gathered.drawn.prints[decorationId]
    if (names.separations && print?.separations) add(print.separations, names.separations)
    for (const [width, name] of Object.entries(names.bands ?? {})) {
      const films = gathered.drawn.bandPrints[decorationId]?.[width]?.separations
      if (films) add(films, name)
    }
    if (names.needles && print?.grid) add(await needlePng(print.grid), names.needles, false)
  }
}

/** One pixel a stitch, in the yarns' own colours and nothing between. */
function needlePng({
  needles,
  courses,
  cells,
  yarns,
}: NonNullable<NonNullable<GatheredItem['drawn']['prints'][string]>['grid']>): Promise<Buffer> {
  const rgba = Buffer.alloc(cells.length * 4)
  cells.forEach((cell, at) => {
    const yarn = yarns[cell - 1]
    if (yarn) rgba.writeUInt32BE(Number.parseInt(yarn.hex.slice(1), 16) * 256 + 255, at * 4)
  })
  return sharp(rgba, { raw: { width: needles, height: courses, channels: 4 } })
    .png({ palette: true, colours: Math.min(256, yarns.length + 1), dither: 0 })
    .toBuffer()
}
