import { createHash } from 'node:crypto'
import type { MachineFile, MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
import { findType } from '@teamloom/design/lookup.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type MadeDecoration, madeDecorations } from '@teamloom/techpack/decorations.ts'
import { fileNamePart, printFileName } from '@teamloom/techpack/file-names.ts'
import { filmLines } from '@teamloom/techpack/film-frame.ts'
import { inkOrderOf } from '@teamloom/techpack/ink-order.ts'
import { inksApart } from '@teamloom/techpack/print-work.ts'
import {
  hasWhiteBase,
  type MadeSetting,
  settingsOf,
  settingText,
} from '@teamloom/techpack/settings/settings-of.ts'
import { unlessOutage } from '#api/platform/outage.ts'
import type { Dependencies } from '#api/services.ts'
import type { MeshWords } from '#api/techpacks/machine/film/film-task.ts'
import { type MachineItem, machineItemOf } from '#api/techpacks/machine/machine-item.ts'
import {
  failed,
  type KeptFile,
  keptAt,
  keptIn,
  type MachineKind,
  type MadeKey,
  type NumberedItem,
  type WantedFile,
} from '#api/techpacks/machine/machine-kind.ts'
import { gatherPrint, type PlannedBand, plannedBands } from '#api/techpacks/make-prints.ts'

/** Raised when films are made otherwise, so that those of before are made anew. */
const filmVersion = 2

/** Film that printers of films take is so wide at most; inches. */
const widestFilm = 24

type House = Pick<Dependencies, 'database' | 'files' | 'artwork' | 'cutting'>
type Figures = NonNullable<MachineFileOf<'film'>['figures']>
type Problem = NonNullable<MachineFile['problem']>

/** Films of a print in one width, before they are made. */
type PlannedFilms = {
  readonly band: PlannedBand
  readonly key: string
  readonly hasBase: boolean
  /** Codes of inks, lightest first. */
  readonly order: readonly string[]
  readonly clothHex: string | null
  readonly locale: Locale
  readonly mesh: MeshWords | null
  readonly words: Readonly<Record<string, readonly string[]>>
  readonly files: readonly WantedFile[]
}

/** Films of all that is printed through screens. */
export const film: MachineKind = {
  wanted: numbered => {
    const item = machineItemOf(numbered)
    return item ? filmsOf(item).flatMap(({ files }) => files) : []
  },
  make: makeAwaited,
  read: (row, { files }) => files.open(keptAt(row)),
}

/** The films of an item, by where they are kept; what cannot be made is not among them. */
export async function filmFilesOf(item: MachineItem, house: House): Promise<KeptFile[]> {
  const found: KeptFile[] = []
  for (const films of filmsOf(item)) {
    const made = await unlessOutage(makeOnce(films, house))
    if (made && typeof made !== 'string')
      found.push(...films.files.map(file => ({ name: file.name, at: keptAt(file) })))
  }
  return found
}

function filmsOf(item: MachineItem): PlannedFilms[] {
  const { document, product, printWidths, sizeNames } = item
  const decorations = madeDecorations(document, product)
  return plannedBands({ document, product }, printWidths, sizeNames).flatMap(band => {
    const made = decorations.find(({ decoration }) => decoration.id === band.decorationId)
    const process = made && findType(product, made.decoration.type)?.process
    if (!made || (process !== 'screen' && process !== 'raised')) return []
    return [planFilms(item, made, band)]
  })
}

function planFilms(item: MachineItem, made: MadeDecoration, band: PlannedBand): PlannedFilms {
  const { document, product, knits, locale, itemId, number } = item
  const { id, positionName, type } = made.decoration
  const { task, widthInches } = band
  const settingsFor = (hasTints: boolean) =>
    settingsOf(made, document, product, item.settings[id], knits, {}, hasTints)
  const settings = settingsFor(false)
  const mesh = { flat: meshText(settings, locale), dots: meshText(settingsFor(true), locale) }
  const inks = task.tone ? [task.tone] : inkOrderOf(inksApart(task.inks))
  const hasBase = hasWhiteBase(settings)
  const high = made.size ? (made.size.heightInches * widthInches) / made.size.widthInches : task.heightInches
  const projectNumber = item.projectNumber
  const stem = printFileName({
    projectNumber,
    item: number,
    positionName,
    type,
    widthInches,
    heightInches: high,
  })
  const wordsOf = (code: string | null, place: number) => [
    ...filmLines(
      {
        code,
        ink: place,
        of: inks.length,
        sizes: band.sizeNames,
        item: `${number}. ${item.name}`,
        place: made.place,
        dots: null,
      },
      `${stem}_film-${nameOf(code, place)}`,
      [widthInches, high],
      locale,
    ),
  ]
  const codes = [...(hasBase ? [null] : []), ...inks.map(({ code }) => code)]
  const placeOf = (code: string | null) => (code === null ? 0 : inks.findIndex(ink => ink.code === code) + 1)
  const words = Object.fromEntries(codes.map(code => [code ?? 'base', wordsOf(code, placeOf(code))]))
  const said = [filmVersion, band.key, hasBase, made.clothHex, locale, mesh, words]
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex')
  const key = `${keptIn(itemId)}/${hash}`
  const file = (format: string, ending: string): WantedFile => ({
    kind: 'film',
    itemId,
    decorationId: id,
    format: `${widthInches}in.${format}`,
    name: `${stem}_${ending}`,
    key,
  })
  return {
    band,
    key,
    hasBase,
    order: inks.map(({ code }) => code),
    clothHex: made.clothHex,
    locale,
    mesh,
    words,
    files: [
      file('pdf', 'films.pdf'),
      ...codes.map(code => {
        const name = nameOf(code, placeOf(code))
        return file(`${name}.tif`, `film-${name}.tif`)
      }),
    ],
  }
}

function meshText(settings: readonly MadeSetting[], locale: Locale): string {
  return settings
    .filter(({ key }) => key === 'mesh')
    .map(mesh => `${mesh.label[locale]}, ${settingText(mesh, locale)}`)
    .join('')
}

function nameOf(code: string | null, place: number): string {
  return code === null ? 'base' : `${place}-${fileNamePart(code)}`
}

async function* makeAwaited(
  numbered: NumberedItem,
  isAwaited: (key: string) => boolean,
  house: Dependencies,
): AsyncGenerator<MadeKey> {
  const item = machineItemOf(numbered)
  for (const films of item ? filmsOf(item) : []) {
    if (!isAwaited(films.key)) continue
    const made = (await unlessOutage(makeOnce(films, house))) ?? 'notMade'
    const { files } = numbered.loaded
    yield {
      key: films.key,
      found:
        typeof made === 'string'
          ? failed(made)
          : {
              state: 'ready',
              problem: null,
              figures: made,
              checks: checksOf(made, files.has(films.band.decorationId)),
            },
    }
  }
}

async function makeOnce(
  { band, key, words, order, hasBase, clothHex, locale, mesh, files: wanted }: PlannedFilms,
  house: House,
): Promise<Figures | Problem> {
  const { files } = house
  const whole = keptAt({ key, format: 'made.json' })
  const kept = await files.read(whole)
  if (kept) return JSON.parse(Buffer.from(kept).toString()) as Figures
  if (order.length === 0) return 'noInks'
  const print = await gatherPrint(band, house)
  if (!print) return 'artworkMissing'
  const [pdf, ...tiffs] = wanted
  const title = pdf!.name.replace(/\.pdf$/, '')
  const made = await house.cutting.films({ print, title, order, hasBase, clothHex, locale, mesh, words })
  // What is not to be seen of a design has no film.
  if (made.tiffs.length !== tiffs.length) return 'notMade'
  await files.write(keptAt(pdf!), made.pdf)
  for (const [at, tiff] of tiffs.entries()) await files.write(keptAt(tiff), made.tiffs[at]!)
  const figures: Figures = { ...made.figures, sizes: [...band.sizeNames] }
  // Last: where it lies all of them are there.
  await files.write(whole, Buffer.from(JSON.stringify(figures)))
  return figures
}

/** What is to be looked at; `isGiven`: staff gave a file of their own. */
function checksOf(
  { frameInches: [across, down] }: Figures,
  isGiven: boolean,
): MachineFileOf<'film'>['checks'] {
  const narrower = Math.min(across, down)
  return [
    { key: 'marks', isInOrder: true, values: [] },
    { key: 'filmWidth', isInOrder: narrower <= widestFilm, values: [narrower, widestFilm] },
    ...(isGiven ? [{ key: 'ownFilm' as const, isInOrder: false, values: [] }] : []),
  ]
}
