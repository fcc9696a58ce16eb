import fs from 'node:fs'
import path from 'node:path'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import { drawStitches } from '@teamloom/embroidery/draw-stitches.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type ContentItem, printWidthsOf, type TechpackContent } from '@teamloom/techpack/content.ts'
import { madeDecorations } from '@teamloom/techpack/decorations.ts'
import { type RunSheet, runSheetOf } from '@teamloom/techpack/machine/run-sheet.ts'
import { runSheetWords } from '@teamloom/techpack/machine/run-sheet-words.ts'
import { bandsOf } from '@teamloom/techpack/print-bands.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'
import type { MadeItem } from '#api/techpacks/made-file.ts'

const template = fs.readFileSync(path.join(import.meta.dirname, '../../document/run-sheets.typ'), 'utf8')

type SewnItem = { readonly item: ContentItem; readonly drawn: MadeItem }

type Edition = {
  readonly content: TechpackContent
  readonly locale: Locale
  readonly paper: Paper
}

/** MF13: a page for each embroidery in each of its widths, as a file of the archive; none where nothing is sewn. */
export async function typesetRunSheets(
  items: readonly SewnItem[],
  { content, locale, paper }: Edition,
  holder: Holder,
  { typesetter }: Pick<Dependencies, 'typesetter'>,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const pictures: Record<string, string> = {}
  const sheets = items.flatMap(of => sheetsOf(of, locale, pictures))
  if (sheets.length === 0) return {}
  const title = content.projectNumber ?? String(content.preorderNumber)
  const data = {
    title,
    footer: [title, content.projectName].filter(Boolean).join(', '),
    language: locale,
    paper: paper === 'letter' ? 'us-letter' : 'a4',
    words: Object.fromEntries(Object.entries(runSheetWords).map(([key, label]) => [key, label[locale]])),
    sheets,
  }
  const files = { 'run-sheets.typ': template, 'run-sheets.json': JSON.stringify(data), ...pictures }
  const { pdf } = await typesetter.typeset({ main: 'run-sheets.typ', files }, holder)
  return { 'machine/embroidery/run-sheets.pdf': pdf }
}

function sheetsOf({ item, drawn }: SewnItem, locale: Locale, pictures: Record<string, string>): RunSheet[] {
  const product = findProduct(item.family, item.product)
  if (!product || !item.document) return []
  return madeDecorations(item.document, product).flatMap(made => {
    const { id } = made.decoration
    const widths = made.size ? bandsOf(made.size, printWidthsOf(item, made), item.sizeNames) : []
    const prints = [
      { width: made.size?.widthInches, print: drawn.prints[id] },
      ...Object.entries(drawn.bandPrints[id] ?? {}).map(([width, print]) => ({
        width: Number(width),
        print,
      })),
    ]
    return prints.flatMap(({ width, print }) => {
      if (!print?.sewn) return []
      const file = drawn.files.find(
        each => each.of === id && each.name.endsWith('.dst') && each.bytes === print.sewn?.files.dst,
      )
      const picture = `run-${Object.keys(pictures).length}.svg`
      pictures[picture] = drawStitches(
        print.sewn.files.dst,
        print.sewn.threads.map(({ hex }) => hex),
      )
      const sizeNames = widths.find(band => band.widthInches === width)?.sizeNames ?? item.sizeNames
      const name = path.basename(file?.name ?? '', '.dst')
      return [
        runSheetOf(
          { made, item, drawn, sewn: print.sewn, widthInches: width, sizeNames, name, picture },
          locale,
        ),
      ]
    })
  })
}
