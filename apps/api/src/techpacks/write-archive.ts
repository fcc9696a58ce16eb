import { Readable } from 'node:stream'
import type { TechpackContent } from '@teamloom/techpack/content.ts'
import type { DocumentData, Released } from '@teamloom/techpack/document-data.ts'
import { priceKey } from '@teamloom/techpack/facts.ts'
import { hindrancesOf, stampOf } from '@teamloom/techpack/hindrances.ts'
import { isArchived } from '@teamloom/techpack/item-files.ts'
import { printedLines } from '@teamloom/techpack/people/printed-lines.ts'
import { tablesOf } from '@teamloom/techpack/tables/all-tables.ts'
import { writeCsv } from '#api/platform/csv.ts'
import { receiveZip, type Zip } from '#api/platform/files/receive-zip.ts'
import type { Dependencies } from '#api/services.ts'
import type { MadeItem } from '#api/techpacks/made-file.ts'
import { tableItemsOf } from '#api/techpacks/table-items.ts'
import { techpackSchemaJson } from '#api/techpacks/techpack-schema.ts'

/** More than any order comes to. */
const mostBytes = 4_000_000_000

/** What is no smaller when it is packed once more. */
const isPacked = /\.(pdf|png|webp)$/

type Archive = {
  readonly key: string
  readonly name: string
  readonly pdf: Uint8Array
  /** Labels of pieces and what lies beside machines, by name. */
  readonly sheets: Readonly<Record<string, Uint8Array>>
  readonly content: TechpackContent
  readonly data: DocumentData
  readonly items: readonly MadeItem[]
  readonly log: Released['log']
  readonly at: Date
}

/** TP20: all that a workshop needs, as one file; written as it comes, and there once it is whole. */
export async function writeArchive(archive: Archive, { files }: Pick<Dependencies, 'files'>): Promise<void> {
  const file = await receiveZip(files, mostBytes, zip => fillArchive(zip, archive))
  await file.keep(archive.key)
}

async function fillArchive(
  zip: Zip,
  { name, pdf, sheets, content, data, items, log, at }: Archive,
): Promise<void> {
  const add = (bytes: Uint8Array | string, path: string) =>
    zip.add(bytes, path, { compress: !isPacked.test(path), mtime: at })
  add(pdf, `${name}.pdf`)
  for (const [name, sheet] of Object.entries(sheets)) add(sheet, name)
  for (const file of items.flatMap(({ files }) => files.filter(isArchived))) {
    const bytes = typeof file.bytes === 'function' ? await file.bytes() : file.bytes
    // One open file at a time.
    if (bytes instanceof Readable) await zip.addStream(bytes, file.name, { mtime: at })
    else if (bytes !== undefined) add(bytes, file.name)
  }
  // Programs read them alike, whatever the language of the document.
  for (const { file, columns, rows } of tablesOf(tableItemsOf(content, items), data.language))
    add(writeCsv([columns, ...rows], 'en'), file)
  // Credits and prices are between the customer and the house.
  const releases = log.map(({ author, ...release }) => ({ ...release, by: author }))
  const told = content.items.map(({ creditsUsed: _, lookKey: __, facts, ...item }, at) => ({
    ...item,
    facts: facts.filter(({ key }) => key !== priceKey),
    ...(item.lines && item.document
      ? { lines: printedLines(item.lines, item.document, items[at]?.people ?? []) }
      : {}),
    hindrances: hindrancesOf(item),
    stamp: stampOf(item),
  }))
  add(JSON.stringify({ ...content, items: told, releases, document: data }, null, 1), 'techpack.json')
  add(JSON.stringify(techpackSchemaJson, null, 1), 'techpack.schema.json')
}
