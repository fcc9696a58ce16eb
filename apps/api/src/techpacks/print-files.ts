import { isDrawing } from '@teamloom/artwork/file-format.ts'
import { sizeOfStitches } from '@teamloom/artwork/needle-grid.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { type ContentItem, printWidthsOf, type TechpackContent } from '@teamloom/techpack/content.ts'
import type { MadeDecoration } from '@teamloom/techpack/decorations.ts'
import { fileNamePart, printFileName } from '@teamloom/techpack/file-names.ts'
import { describedSide } from '@teamloom/techpack/file-side.ts'
import { frameFilm, type OutlinedLine } from '@teamloom/techpack/film-frame.ts'
import { waitsForRedrawing } from '@teamloom/techpack/hindrances.ts'
import { inkOrderOf } from '@teamloom/techpack/ink-order.ts'
import { screenDegreesOf, screenLines } from '@teamloom/techpack/machine/screen-ruling.ts'
import { isSample } from '@teamloom/techpack/people/personal-places.ts'
import type { PlacedFilm } from '@teamloom/techpack/placed-film.ts'
import { bandsOf } from '@teamloom/techpack/print-bands.ts'
import type { MadePrint } from '@teamloom/techpack/print-work.ts'
import { settingsIn } from '@teamloom/techpack/settings/settings-in.ts'
import { hasWhiteBase } from '@teamloom/techpack/settings/settings-of.ts'
import { atTrueSize } from '@teamloom/techpack/true-size.ts'
import sharp from 'sharp'
import { formKey } from '#api/assets/asset-files.ts'
import { pngAtSize } from '#api/platform/png.ts'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'
import type { Dependencies } from '#api/services.ts'
import { type KeptArtwork, previewOf } from '#api/techpacks/gather-pictures.ts'
import { embroideryFiles } from '#api/techpacks/machine/embroidery/embroidery-files.ts'
import type { MadeFile } from '#api/techpacks/made-file.ts'

/** What a decoration's files are made of. */
export type PrintSources = {
  readonly print: MadePrint | undefined
  /** By other widths that sizes have. */
  readonly bands: Readonly<Record<string, MadePrint | undefined>>
  readonly source: KeptArtwork | undefined
  /** What staff gave to produce from. */
  readonly production: KeptArtwork | undefined
}

type House = Pick<Dependencies, 'database' | 'files' | 'artwork'>

/** TP14: what the archive has of a decoration; `at`: its item's place, from 0. */
export async function printFiles(
  made: MadeDecoration,
  { print, bands, source, production }: PrintSources,
  {
    content,
    item,
    at,
    locale,
  }: {
    readonly content: TechpackContent
    readonly item: ContentItem
    readonly at: number
    readonly locale: Locale
  },
  house: House,
): Promise<MadeFile[]> {
  const { decoration, size } = made
  const { id, positionName, type } = decoration
  const hasBase = hasWhiteBase(settingsIn(made, item))
  const nameIn = (widthInches: number, heightInches: number) =>
    `artwork/${printFileName({
      projectNumber: content.projectNumber ?? String(content.preorderNumber),
      item: at + 1,
      positionName,
      type,
      widthInches,
      heightInches,
    })}`
  const name = nameIn(size?.widthInches ?? 0, size?.heightInches ?? 0)
  const tile = print?.tile
  const extent = tile ? `_tile_${inches(tile.widthInches)}x${inches(tile.heightInches)}in` : ''
  const widths = size ? bandsOf(size, printWidthsOf(item, made), item.sizeNames) : []
  // Its name alone can have letters that are not ours.
  const outlined = await outlineLetters(item.name)
  const films = (printed: MadePrint | undefined, name: string, rival: string, widthInches: number) =>
    filmFiles(printed, {
      name,
      rival,
      id,
      hasBase,
      order: printingOrder(made, printed),
      item: `${at + 1}. ${item.name}`,
      place: made.place,
      sizes: widths.find(band => band.widthInches === widthInches)?.sizeNames ?? item.sizeNames,
      locale,
      outlined,
    })
  const isGiven = item.artworks.some(each => each.decorationId === id && each.production !== null)
  // What staff gave is made; our own films are there to hold it against.
  const rival = isGiven ? '_to-compare' : ''
  const sided = (svg: string) => describedSide(svg, made.process, locale)
  const files: (MadeFile | undefined)[] = [
    await originalFile(source, `${name}_source`, { role: 'source', of: id }, house),
    await originalFile(production, `${name}_production`, { role: 'production', of: id }, house),
    await previewFile(made, print, source, name, house),
    print?.separations
      ? { name: `${name}${extent}${rival}.svg`, role: 'films', of: id, bytes: sided(print.separations) }
      : undefined,
    ...films(print, `${name}${extent}`, rival, size?.widthInches ?? 0),
    print?.separations || print?.grid || made.coversPiece
      ? undefined
      : await sizedFile(source, made, `${name}${rival}`, sided, house),
    print?.grid
      ? { name: `${name}_needles.png`, role: 'needles', of: id, bytes: await needlePng(print.grid) }
      : undefined,
    ...embroideryFiles(made, print, name),
    ...Object.entries(bands).flatMap(([width, band]): MadeFile[] => {
      if (!size || !band?.separations) return []
      const own = nameIn(Number(width), (size.heightInches * Number(width)) / size.widthInches)
      return [
        { name: `${own}.svg`, role: 'bandFilms', of: id, bytes: sided(band.separations) },
        ...films(band, own, '', Number(width)),
        ...embroideryFiles(made, band, own),
      ]
    }),
  ]
  const there = files.filter(file => file !== undefined)
  const roles = isGiven ? (['production'] as const) : (['needles', 'films', 'sized', 'source'] as const)
  // What waits for a drawing is not produced from anything yet, and an example is not produced.
  const isProduced = !waitsForRedrawing(made, item) && !isSample(made)
  const forProduction = !isProduced
    ? undefined
    : roles.flatMap(role => there.find(file => file.role === role) ?? [])[0]
  return there.map(file => (file === forProduction ? { ...file, isForProduction: true } : file))
}

/**
 * TP62: a drawing that is made in its own colours, with its canvas at true size, as the file that was sent may say
 * none; a PNG with the pixels to the inch that it is made at.
 */
async function sizedFile(
  source: KeptArtwork | undefined,
  { decoration, fileSize }: MadeDecoration,
  name: string,
  sided: (svg: string) => string,
  { files }: House,
): Promise<MadeFile | undefined> {
  if (!source || !fileSize) return undefined
  if (source.format === 'png') {
    if (!(await files.exists(source.originalKey))) return undefined
    const bytes = async () => {
      const png = await files.read(source.originalKey)
      if (!png) return undefined
      const { orientation = 1 } = await sharp(png, { unlimited: true }).metadata()
      const upright =
        orientation > 1 ? await sharp(png, { unlimited: true }).autoOrient().png().toBuffer() : png
      return pngAtSize(upright, fileSize)
    }
    return { name: `${name}.png`, role: 'sized', of: decoration.id, bytes }
  }
  if (!isDrawing(source.format)) return undefined
  const drawing = await files.read(formKey(source.readingId, 'clean.svg'))
  const sized = drawing && atTrueSize(Buffer.from(drawing).toString(), fileSize)
  return sized ? { name: `${name}.svg`, role: 'sized', of: decoration.id, bytes: sided(sized) } : undefined
}

type Filmed = Pick<PlacedFilm, 'item' | 'place' | 'sizes'> & {
  readonly name: string
  readonly rival: string
  readonly id: string
  readonly hasBase: boolean
  readonly order: readonly string[]
  readonly locale: Locale
  readonly outlined: (line: string) => OutlinedLine
}

/** TP45, TP54: each ink by itself, by its number in the order of printing, and the white below them. */
function filmFiles(
  print: MadePrint | undefined,
  { name, rival, id, hasBase, order, locale, outlined, ...of }: Filmed,
): MadeFile[] {
  const inks = print?.films ?? []
  const turned = inks
    .flatMap(({ code, isScreened }) => (isScreened ? [order.indexOf(code)] : []))
    .toSorted((a, b) => a - b)
  const film = (code: string | null, svg: string): MadeFile => {
    const number = code === null ? 0 : order.indexOf(code) + 1
    const own = code === null ? turned : turned.filter(place => place === number - 1)
    const dots = own.length > 0 ? { lines: screenLines, degrees: own.map(screenDegreesOf) } : null
    const placed: PlacedFilm = { ...of, code, ink: number, of: inks.length, dots }
    const which = code === null ? 'base' : `${number}-${fileNamePart(code)}`
    const path = `${name}_film-${which}${rival}`
    const framed = frameFilm(svg, placed, path.split('/').at(-1)!, locale, outlined)
    return { name: `${path}.svg`, role: 'film', of: id, film: placed, bytes: framed }
  }
  return [
    ...(print?.base && hasBase ? [film(null, print.base)] : []),
    ...inks.map(({ code, svg }) => film(code, svg)).toSorted((a, b) => a.film!.ink - b.film!.ink),
  ]
}

/** Codes of its inks as they are printed; of what has one ink of its own that alone. */
function printingOrder({ colors }: MadeDecoration, print: MadePrint | undefined): string[] {
  const codes = inkOrderOf(colors).map(({ code }) => code)
  return [...codes, ...(print?.films ?? []).map(({ code }) => code).filter(code => !codes.includes(code))]
}

/** The file as it was sent; undefined where it is lost. */
async function originalFile(
  kept: KeptArtwork | undefined,
  name: string,
  file: Pick<MadeFile, 'role' | 'of'>,
  { files }: House,
): Promise<MadeFile | undefined> {
  if (!kept || !(await files.exists(kept.originalKey))) return undefined
  return { ...file, name: `${name}.${kept.format}`, bytes: () => files.open(kept.originalKey) }
}

/** What it looks like, as large as that is. */
async function previewFile(
  { decoration, fileSize }: MadeDecoration,
  print: MadePrint | undefined,
  source: KeptArtwork | undefined,
  name: string,
  house: House,
): Promise<MadeFile | undefined> {
  const preview = await previewOf(print?.separations ?? null, source, house)
  const extent = print?.separations ? extentOfDrawing(print.separations) : fileSize
  return (
    preview && {
      name: `${name}_preview.png`,
      role: 'preview',
      of: decoration.id,
      bytes: extent ? pngAtSize(preview, extent) : preview,
    }
  )
}

/** One pixel a stitch, as wide and high as that, in the yarns' own colours and nothing between. */
async function needlePng({
  needles,
  courses,
  cells,
  yarns,
}: NonNullable<MadePrint['grid']>): Promise<Buffer> {
  const rgba = Buffer.alloc(cells.length * 4)
  cells.forEach((cell, at) => {
    const yarn = yarns[cell - 1]
    if (yarn) rgba.writeUInt32BE(Number.parseInt(yarn.hex.slice(1), 16) * 256 + 255, at * 4)
  })
  const png = await sharp(rgba, { raw: { width: needles, height: courses, channels: 4 } })
    .png({ palette: true, colours: Math.min(256, yarns.length + 1), dither: 0 })
    .toBuffer()
  return pngAtSize(png, sizeOfStitches({ needles, courses }))
}

function extentOfDrawing(svg: string) {
  const [, width, height] = /width="([\d.e-]+)in" height="([\d.e-]+)in"/.exec(svg) ?? []
  return width && height ? { widthInches: Number(width), heightInches: Number(height) } : null
}

function inches(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}
