import type { Locale } from '@teamloom/kit/label.ts'
import { fractionText, inchesText } from '@teamloom/kit/length.ts'
import { type ItemFile, nameOfFile } from '../item-files.ts'
import { sewingThread } from './cloth-sewing.ts'
import { type SeamClass, seamClasses } from './seam-classes.ts'
import type { SewingDetail } from './sewing-details.ts'
import type { SewingPass, SewingRow } from './sewing-rows.ts'
import { sewingWords } from './sewing-words.ts'

type Sewing = { readonly rows: readonly SewingRow[]; readonly details: readonly SewingDetail[] }

/** A section's drawing, among the files of a document. */
export const sectionFile = (seam: SeamClass): string => `seam-${seam}.svg`

/** How a detail is named among an item's drawings. */
export const detailKey = (name: string): string => `sewing-${name}`

/** How a design is sewn, in the reader's words: an operation a row. */
export function sewingData(
  sewing: Sewing | undefined,
  files: readonly ItemFile[] | undefined,
  locale: Locale,
) {
  const rows = sewing?.rows ?? []
  const seams = [...new Set(rows.flatMap(({ seam }) => (seam ? [seam] : [])))]
  const passes = rows.flatMap(row => row.passes)
  const needle = passes.find(pass => pass.needle)?.needle
  // A sheet that was kept has no object of ours.
  const isSewn = passes.some(({ thread }) => thread?.en === sewingThread.en)
  return {
    notes: [
      ...(isSewn ? [`${sewingWords.threadNote[locale]} ${sewingThread[locale]}.`] : []),
      ...(needle
        ? [`${sewingWords.needlePoint[locale]} ${needle.code}${colon[locale]}${needle.point[locale]}.`]
        : []),
    ],
    rows: rows.map(row => ({
      number: String(row.number),
      what: row.what[locale],
      on: row.on.map(piece => piece[locale]).join(', '),
      note: row.note?.[locale] ?? null,
      seam: row.seam ?? '–',
      allowance: row.allowance > 0 ? inchesText(row.allowance, locale) : '–',
      /** Stitch, stitches to the inch, needle and machine, a line for each run of one. */
      runs: [0, 1, 2, 3].map(column =>
        row.passes.map(pass => passText(pass, row, locale)[column] ?? '').join('\n'),
      ),
    })),
    seams: seams.map(seam => ({
      code: seam,
      words: seamClasses[seam].label[locale],
      iso: `${sewingWords.isoClass[locale]} ${seamClasses[seam].isoClass}`,
      file: sectionFile(seam),
    })),
    details: (sewing?.details ?? []).flatMap(({ name, label }) => {
      const file = nameOfFile(files, 'detail', detailKey(name))
      return file ? [{ label: label[locale], file }] : []
    }),
  }
}

/** Stitch, stitches to the inch, needle, machine. */
function passText(pass: SewingPass, { bartacks }: SewingRow, locale: Locale): string[] {
  const { stitch, perInch, needle, machine } = pass
  if (stitch === null) return ['–', '–', '–', machine[locale]]
  const tacks =
    stitch === '304' ? `${bartacks} ${sewingWords[bartacks === 1 ? 'oneTack' : 'tacks'][locale]}` : ''
  const named = [stitch, rowsText(pass, locale), tacks]
  return [
    named.filter(Boolean).join(', '),
    perInch === null ? (stitch === '101' ? sewingWords.eachStitch[locale] : '–') : String(perInch),
    needle ? `NM\u00a0${needle.nm} (${needle.us}) ${needle.code}` : '–',
    machine[locale],
  ]
}

const colon = { en: ': ', fr: '\u00a0: ' } as const

function rowsText({ insets }: SewingPass, locale: Locale): string {
  if (insets.length === 0) return ''
  const at = new Intl.ListFormat(`${locale}-CA`).format(insets.map(fractionText))
  const unit = locale === 'fr' ? 'po' : 'in'
  return `${sewingWords[insets.length > 1 ? 'rowsAt' : 'rowAt'][locale]} ${at}\u00a0${unit}`
}
