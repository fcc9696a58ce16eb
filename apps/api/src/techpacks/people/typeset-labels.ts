import fs from 'node:fs'
import path from 'node:path'
import { labelSheets, labelsOnSheet, type Paper } from '@teamloom/commerce/collection/label-sheets.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { TechpackContent } from '@teamloom/techpack/content.ts'
import { type PieceLabel, pieceLabels } from '@teamloom/techpack/people/piece-labels.ts'
import type { TableItem } from '@teamloom/techpack/tables/table.ts'
import QRCode from 'qrcode'
import { turns } from '#api/platform/slices.ts'
import type { Holder } from '#api/platform/turns.ts'
import type { Dependencies } from '#api/services.ts'

const template = fs.readFileSync(path.join(import.meta.dirname, '../document/piece-labels.typ'), 'utf8')

type Edition = {
  readonly content: Pick<TechpackContent, 'projectName' | 'projectNumber'>
  readonly locale: Locale
  readonly paper: Paper
}

/** A file of more would take longer to set than one may. */
const mostSheets = 100

/** TP50: sheets of labels, one for each piece of the items of people, by their names in the archive. */
export async function typesetLabels(
  items: readonly TableItem[],
  edition: Edition,
  holder: Holder,
  house: Pick<Dependencies, 'typesetter'>,
): Promise<Readonly<Record<string, Uint8Array>>> {
  const labels = pieceLabels(items, edition.locale)
  const most = mostSheets * labelsOnSheet(labelSheets[edition.paper])
  const files: Record<string, Uint8Array> = {}
  for (let first = 0; first < labels.length; first += most) {
    const name = first === 0 ? 'labels' : `labels_${first / most + 1}`
    const some = labels.slice(first, first + most)
    files[`people/${name}.pdf`] = await typesetSheets(some, edition, holder, house)
  }
  return files
}

async function typesetSheets(
  labels: readonly PieceLabel[],
  { content, locale, paper }: Edition,
  holder: Holder,
  { typesetter }: Pick<Dependencies, 'typesetter'>,
): Promise<Uint8Array> {
  const codes = await drawCodes(labels.map(({ lineId }) => lineId))
  const data = {
    title: content.projectName,
    project: content.projectNumber ?? '',
    language: locale,
    sheet: labelSheets[paper],
    labels: labels.map(({ lineId, ...label }) => ({
      ...label,
      code: codes.get(lineId)?.name,
    })),
  }
  const files = {
    'labels.typ': template,
    'labels.json': JSON.stringify(data),
    ...Object.fromEntries([...codes.values()].map(({ name, drawing }) => [name, drawing])),
  }
  const { pdf } = await typesetter.typeset({ main: 'labels.typ', files }, holder)
  return pdf
}

/** Thousands take seconds: others have their turns in between. */
async function drawCodes(texts: readonly string[]) {
  const codes = new Map<string, { readonly name: string; readonly drawing: string }>()
  const takeTurn = turns()
  for (const text of new Set(texts)) {
    await takeTurn()
    const drawing = await QRCode.toString(text, { type: 'svg', margin: 0 })
    codes.set(text, { name: `code-${codes.size}.svg`, drawing })
  }
  return codes
}
