import { once } from 'node:events'
import { Readable } from 'node:stream'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { ContentItem, TechpackContent } from '@teamloom/techpack/content.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { csvCell, type DocumentData, type Rows } from '@teamloom/techpack/document-data.ts'
import { fileNamePart, printFileName } from '@teamloom/techpack/file-names.ts'
import sharp from 'sharp'
import yazl from 'yazl'
import type { Dependencies } from '#api/services.ts'
import type { GatheredItem } from '#api/techpacks/draw-items.ts'
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
  readonly at: Date
}

/** TP20: all that a workshop needs, as one file; written as it comes, and there once it is whole. */
export async function writeArchive(
  archive: Archive,
  { files, cutting }: Pick<Dependencies, 'files' | 'cutting'>,
): Promise<void> {
  const { key, name, pdf, content, data, items, at } = archive
  const zip = new yazl.ZipFile()
  const received = files.receive(Readable.from(zip.outputStream as AsyncIterable<Buffer>), mostBytes)
  const add = (bytes: Uint8Array | string, path: string, compress = true) =>
    zip.addBuffer(Buffer.from(bytes as Uint8Array), path, { compress, mtime: at })
  add(pdf, `${name}.pdf`, false)
  for (const [index, item] of content.items.entries()) {
    const gathered = items[index]
    if (!gathered) continue
    const folder = `${index + 1}_${fileNamePart(item.name)}`
    for (const [side, picture] of Object.entries(gathered.pictures))
      add(picture, `pictures/${folder}_${side}.webp`, false)
    await addArtworks({ zip, add, files, content, item, index, gathered })
    for (const sizeName of item.document ? item.sizeNames : []) {
      const title = `${item.name}, ${sizeName}`
      const garment = { document: item.document!, family: item.family, product: item.product }
      add(
        await cutting.pattern({ ...garment, sizeName, title }),
        `patterns/${folder}_${fileNamePart(sizeName)}.svg`,
      )
    }
  }
  addTables(data, add)
  add(JSON.stringify({ ...content, document: data }, null, 1), 'techpack.json')
  add(JSON.stringify(techpackSchemaJson, null, 1), 'techpack.schema.json')
  zip.end()
  const file = await received
  await file.keep(key)
}

type Adding = {
  readonly zip: yazl.ZipFile
  readonly add: (bytes: Uint8Array | string, path: string, compress?: boolean) => void
  readonly files: Dependencies['files']
  readonly content: TechpackContent
  readonly item: ContentItem
  readonly index: number
  readonly gathered: GatheredItem
}

async function addArtworks({ zip, add, files, content, item, index, gathered }: Adding): Promise<void> {
  const product = findProduct(item.family, item.product)
  if (!product || !item.document) return
  for (const made of madeDecorations(item.document, product)) {
    const { decoration, size } = made
    const name = printFileName({
      projectNumber: content.projectNumber ?? String(content.preorderNumber),
      item: index + 1,
      positionName: decoration.positionName,
      type: decoration.type,
      widthInches: size?.widthInches ?? 0,
      heightInches: size?.heightInches ?? 0,
    })
    const { source, production } = gathered.artworks[decoration.id] ?? {}
    for (const [role, file] of [
      ['source', source],
      ['production', production],
    ] as const) {
      const stream = file && (await files.open(file.originalKey))
      if (!file || !stream) continue
      zip.addReadStream(stream, `artwork/${name}_${role}.${file.format}`)
      // One open file at a time.
      if (!stream.closed) await once(stream, 'close')
    }
    const shown = gathered.drawn.artworks[decoration.id]
    const bytes = shown && gathered.files[shown]
    if (bytes && typeof bytes !== 'string' && shown.endsWith('.png'))
      add(bytes, `artwork/${name}_preview.png`, false)
    const print = gathered.drawn.prints[decoration.id]
    if (print?.separations) add(print.separations, `artwork/${name}.svg`)
    if (print?.grid) add(await needlePng(print.grid), `artwork/${name}_needles.png`, false)
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

function addTables({ items, words }: DocumentData, add: Adding['add']): void {
  const csv = (rows: Rows) =>
    // Sheets take a text for UTF-8 when it says so.
    `\uFEFF${rows.map(row => row.map(cell => csvCell(cell.replaceAll('\n', ' / '))).join(',')).join('\r\n')}\r\n`
  const titled = (rows: (item: DocumentData['items'][number]) => Rows) =>
    items.flatMap(item => rows(item).map(row => [item.name, ...row]))
  add(csv(titled(({ quantities }) => [quantities.columns, ...quantities.rows])), 'quantities.csv')
  add(
    csv([
      [
        words.item,
        words.number,
        words.part,
        words.style,
        words.fabric,
        words.color,
        words.chart,
        words.each,
        words.all,
        'hex',
      ],
      ...titled(({ materials }) => materials.map(({ row, hex }) => [...row, hex])),
    ]),
    'materials.csv',
  )
  add(csv(titled(({ measures }) => [measures.columns, ...measures.rows])), 'measurements.csv')
}
