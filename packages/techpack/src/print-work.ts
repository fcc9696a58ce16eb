import type { AreaArt, AreaFault } from '@teamloom/artwork/area-art.ts'
import type { Art } from '@teamloom/artwork/art-file.ts'
import { type Form, needlesOf, tileOf } from '@teamloom/artwork/form.ts'
import { type NeedleGrid, type StitchWindow, sizeOfStitches } from '@teamloom/artwork/needle-grid.ts'
import { inOneTone, toneReader } from '@teamloom/artwork/one-tone.ts'
import type { Contour } from '@teamloom/artwork/piece-contour.ts'
import { coverOf, inkPlates, type Plates, placeOfColor } from '@teamloom/artwork/plates.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import type { Inked } from '@teamloom/design/inked-size.ts'
import { type ArtToSew, type SewnArt, sewArtwork } from '@teamloom/embroidery/sew-artwork.ts'
import { cutContour } from '@teamloom/technique/cut-contour.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { patchOutline } from '@teamloom/technique/patch/patch-outline.ts'
import { sewRim } from '@teamloom/technique/patch/sew-rim.ts'
import { millimetresPerInch } from '@teamloom/technique/thread/measures.ts'
import type { Strand } from '@teamloom/technique/thread/strand.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
import {
  areaFilm,
  type Cover,
  type Film,
  type FilmMaking,
  type FilmPicture,
  needleFilms,
  type PlainInk,
  pixelFilm,
  tracedFilm,
} from './films.ts'
import { aboveWhite } from './machine/white-base.ts'
import { laidOn, type Sized, writeBase, writeFilm, writeSeparations } from './separations.ts'
import { type ThreadFigure, threadFigures } from './thread-figures.ts'

/** A colour that goes on cloth by itself; null: it is left out. */
export type Ink = PlainInk | null

/** A print as it is made; inches. */
export type PrintWork = {
  readonly art: Art
  readonly technique: TechniqueName
  readonly form: Form
  /** One for each plate of the art; none where the art has its own colours. */
  readonly inks: readonly Ink[]
  readonly widthInches: number
  readonly heightInches: number
  /** What is inked of that size, and where its middle is from the size's own; null where the whole of it counts. */
  readonly inked: Inked | null
  /** The stitches that count of all that its file takes, of what is knitted; absent: as far as there are any in a yarn. */
  readonly stitches?: StitchWindow | null
  /** The colour of the cloth below, of which an ink has no white below it; absent: none has. */
  readonly clothHex?: string | null
  /** The one ink, or mark, that all of the art is in; null where it is in several, or in its own colours. */
  readonly tone: PlainInk | null
  /** Whether the ink is lighter than its cloth: it prints what is light of the art. */
  readonly printsLight: boolean
  /** What the art lies in the middle of; null where it lies on the cloth itself. */
  readonly piece: Sized | null
  /** The overcast edge of a patch, round the whole of it. */
  readonly rim: PlainInk | null
  readonly filmSource: FilmSource
  /** How a machine sews it; null of what is not sewn. */
  readonly sewing: Pick<ArtToSew, 'cloth' | 'settings' | 'name'> | null
}

/**
 * What films are made of: areas of a drawing, with the colours of its plates; pictures of the artwork's pixels, one for
 * each ink; without either the art is traced. `fault`: why there are no areas.
 */
export type FilmSource =
  | { readonly from: 'areas'; readonly art: AreaArt; readonly colors: readonly string[] }
  | {
      readonly from: 'pixels'
      readonly pictures: readonly FilmPicture[]
      /** The pixels of its longest side. */
      readonly pixels: number
      readonly fault: AreaFault
    }
  | { readonly from: 'traced'; readonly fault: AreaFault }

export type MadePrint = {
  /** At true size, a layer for each ink that is named after it; null where the art has its own colours. */
  readonly separations: string | null
  /** The films of what is printed through screens, each ink by itself, opaque, at true size; whether machines' films have it in dots. */
  readonly films: readonly { readonly code: string; readonly svg: string; readonly isScreened: boolean }[]
  /** White below all of those, by itself; null of what has no films. Whether it is printed is a setting. */
  readonly base: string | null
  /** How those were made; null without any. */
  readonly making: FilmMaking | null
  /** What the separations are one tile of; null of what does not repeat. */
  readonly tile: Sized | null
  /** The share that each ink takes of the area of all that is made, of a pattern of its cloth: what a film prints. */
  readonly shares: readonly { readonly code: string; readonly share: number }[]
  readonly threads: readonly (ThreadFigure & { readonly code: string })[]
  /** What a machine sews of it; null of what is not sewn, and of a picture in its own colours. */
  readonly sewn: SewnArt | null
  /** What is sewn round a patch. */
  readonly rim: (Omit<ThreadFigure, 'thread'> & PlainInk) | null
  readonly grid: (NeedleGrid & { readonly yarns: readonly { code: string; hex: string }[] }) | null
}

/** An ink as it lies on what is made. */
export type LaidInk = {
  readonly ink: PlainInk
  /** An even-odd path in units of its own; null of what has tints, and of pictures. */
  readonly flat: string | null
  /** From those units to inches from the upper left of all that is made, as SVG has a matrix; one for each place. */
  readonly uses: readonly (readonly [number, number, number, number, number, number])[]
  /** In black, as SVG in those units. */
  readonly drawing: string
}

/** The inks of a print on all of it, in inches; none of what has colours of its own. */
export function layInks(work: PrintWork): Sized & { readonly inks: readonly LaidInk[] } {
  const { whole, spots } = laidOn(work)
  const inks = filmsOf(work, inksApart(work.inks)).map((film): LaidInk => {
    const { ink, flat, width, height } = film
    return {
      ink,
      flat,
      uses: spots.map(spot => [spot.width / width, 0, 0, spot.height / height, spot.x, spot.y]),
      drawing: film.draw('#000000', 'film'),
    }
  })
  return { ...whole, inks }
}

export function makePrint(work: PrintWork): MadePrint {
  const { art, technique, form } = work
  const inks = inksApart(work.inks)
  const { isKnitted, screens, sewn } = techniques[technique].production
  const tile = tileOf(form) ?? null
  const grid = isKnitted && art.kind === 'plates' ? gridOf(art.plates, work, inks) : null
  const films = grid ? needleFilms(grid, inks) : filmsOf(work, inks)
  // The needles of a pattern are those of its whole tile.
  const separated = grid
    ? { ...work, ...sizeOfStitches(grid), form: { kind: 'knit' } as const, inked: null }
    : work
  const share = grid ? 1 : artShare(work, tile)
  const laid = { ...separated, contour: contourOf(work) }
  const stitches = sewn ? stitchesOf(work) : null
  return {
    separations: films.length > 0 ? writeSeparations(films, laid) : null,
    films: screens
      ? films.map(film => ({
          code: film.ink.code,
          svg: writeFilm(film, laid),
          isScreened: film.flat === null,
        }))
      : [],
    base: screens ? writeBase(aboveWhite(films, work.clothHex), laid) : null,
    making: films.length > 0 ? makingOf(work, films, grid) : null,
    tile,
    shares: films.map(film => ({
      code: film.ink.code,
      share: Math.round(film.share * share * 1000) / 1000,
    })),
    threads: stitches ? threadsOfFile(stitches) : sewn ? threadsIn(work) : [],
    sewn: stitches,
    rim: rimOf(work),
    grid,
  }
}

/** The share that the artwork takes of what is made, or of a pattern's cloth. */
function artShare({ form, piece, inked, widthInches, heightInches }: PrintWork, tile: Sized | null): number {
  if (form.kind === 'repeat' && tile) {
    const { spots, imageWidthInches, imageHeightInches, tileWidthInches, tileHeightInches } = form.layout
    return (spots.length * imageWidthInches * imageHeightInches) / (tileWidthInches * tileHeightInches)
  }
  const whole = piece ?? inked
  return whole ? (widthInches * heightInches) / (whole.widthInches * whole.heightInches) : 1
}

function filmsOf(work: PrintWork, wanted: readonly PlainInk[]): Film[] {
  const { art, inks, tone, printsLight, filmSource } = work
  return coversOf(work, wanted).map((cover, at) => {
    if (filmSource.from === 'areas') {
      const { art: drawn, colors } = filmSource
      if (art.kind === 'pixels') return areaFilm(cover, drawn, toneReader(art.pixels, printsLight))
      const isIts = inks.map(ink => ink?.code === cover.ink.code)
      return areaFilm(cover, drawn, color => {
        const { first, second, share } = placeOfColor(color, colors)
        return (isIts[first] ? 1 - share : 0) + (isIts[second] ? share : 0)
      })
    }
    const picture = filmSource.from === 'pixels' ? filmSource.pictures[at] : undefined
    return picture ? pixelFilm(cover, picture) : tracedFilm(cover, tone !== null)
  })
}

/** What each ink covers of the art; none where that is in its own colours. */
export function coversOf(
  { art, inks, tone, printsLight }: Pick<PrintWork, 'art' | 'inks' | 'tone' | 'printsLight'>,
  wanted: readonly PlainInk[] = inksApart(inks),
): Cover[] {
  if (art.kind === 'plates') {
    const { width, height } = art.plates
    return wanted.map(ink => {
      const isIts = inks.map(each => each?.code === ink.code)
      return { ink, width, height, values: coverOf(art.plates, isIts) }
    })
  }
  if (!tone) return []
  const { width, height, rgba } = inOneTone(art.pixels, tone.hex, printsLight)
  const values = new Uint8Array(width * height).map((_, i) => rgba[4 * i + 3]!)
  return [{ ink: tone, width, height, values }]
}

function makingOf(
  { filmSource, widthInches, heightInches }: PrintWork,
  films: readonly Film[],
  grid: MadePrint['grid'],
): FilmMaking {
  const hasTints = films.some(film => film.hasTints)
  if (grid) return { from: 'stitches', pixelsPerInch: null, hasTints, fault: null }
  const { from } = filmSource
  if (from === 'areas') return { from, pixelsPerInch: null, hasTints, fault: null }
  const longest = Math.max(widthInches, heightInches)
  const pixels = from === 'pixels' ? filmSource.pixels : Math.max(films[0]!.width, films[0]!.height)
  return { from, pixelsPerInch: Math.round(pixels / longest), hasTints, fault: filmSource.fault }
}

/** Plates in the same ink are one film. */
export function inksApart(inks: readonly Ink[]): PlainInk[] {
  return [...new Map(inks.flatMap(ink => (ink ? [[ink.code, ink] as const] : []))).values()]
}

function stitchesOf({ art, inks, widthInches, heightInches, sewing }: PrintWork): SewnArt | null {
  if (!sewing) return null
  return sewArtwork({ art, inks, widthInches, heightInches, ...sewing }) ?? null
}

/** MF6: all that is sewn with each thread, in the order in which the threads are needed first. */
function threadsOfFile({ figures, threads }: SewnArt): MadePrint['threads'] {
  const ofCode = new Map<string, MadePrint['threads'][number]>()
  for (const [n, { thread, stitches, metres }] of figures.blocks.entries()) {
    const { code } = threads[n]!
    const known = ofCode.get(code)
    ofCode.set(code, {
      code,
      thread,
      stitches: stitches + (known?.stitches ?? 0),
      metres: metres + (known?.metres ?? 0),
    })
  }
  return [...ofCode.values()]
}

/** The threads of pictures in their own colours, which have no file. */
function threadsIn({ art, inks, widthInches, heightInches }: PrintWork): MadePrint['threads'] {
  const hexes = inks.length > 0 ? inks.map(ink => ink?.hex ?? null) : null
  const work = { art, inks: hexes, widthInches, heightInches }
  const names = threadsOf(work).hexes
  return threadFigures(sewArt(work)).map(figure => {
    const hex = names[figure.thread - 1] ?? ''
    return { ...figure, code: inks.find(ink => ink?.hex === hex)?.code ?? hex }
  })
}

/** The contour of a piece that is cut to its artwork; undefined where there is none. */
function contourOf({ art, inks, form, piece }: PrintWork): Contour | undefined {
  const hexes = inks.length > 0 ? inks.map(ink => ink?.hex ?? null) : null
  return piece ? cutContour({ art, inks: hexes, form, ...piece }) : undefined
}

function rimOf(work: PrintWork): MadePrint['rim'] {
  const { form, piece, rim } = work
  if (form.kind !== 'piece' || !form.rim || !rim || !piece) return null
  const [width, height] = [piece.widthInches * millimetresPerInch, piece.heightInches * millimetresPerInch]
  const strands: Strand[] = []
  sewRim(
    patchOutline(form.outline, width, height, contourOf(work)),
    form.rim.inches * millimetresPerInch,
    0,
    strands,
  )
  const [figure] = threadFigures({ strands, threadOfRegion: Uint8Array.from([1]) })
  return figure ? { stitches: figure.stitches, metres: figure.metres, code: rim.code, hex: rim.hex } : null
}

function gridOf(plates: Plates, work: PrintWork, yarns: readonly PlainInk[]): MadePrint['grid'] {
  const { form, widthInches, heightInches } = work
  const inks = work.inks.map(ink => ink?.hex ?? null)
  const grid = needlesOf(inkPlates(plates, inks), { form, widthInches, heightInches, inks })
  if (!grid) return null
  // Plates in the same yarn are one.
  const codes = work.inks.flatMap(ink => ink?.code ?? [])
  const numbers = codes.map(code => yarns.findIndex(yarn => yarn.code === code) + 1)
  const numbered = { ...grid, cells: grid.cells.map(cell => numbers[cell - 1] ?? 0) }
  const own = work.stitches ? seenIn(numbered, work.stitches) : withoutMargins(numbered)
  return { ...(form.kind === 'knit' ? own : numbered), yarns }
}

function seenIn(
  { needles: all, cells }: NeedleGrid,
  { left, top, needles, courses }: StitchWindow,
): NeedleGrid {
  const rows = Array.from({ length: courses }, (_, row) => {
    const from = (top + row) * all + left
    return [...cells.subarray(from, from + needles)]
  })
  return { needles, courses, cells: Uint8Array.from(rows.flat()) }
}

/** From the first stitch in a yarn to the last, across and down. */
function withoutMargins(grid: NeedleGrid): NeedleGrid {
  const { needles, cells } = grid
  const knit = [...cells.keys()].filter(at => cells[at] !== 0)
  if (knit.length === 0) return grid
  const [xs, ys] = [knit.map(at => at % needles), knit.map(at => Math.floor(at / needles))]
  const range = (values: readonly number[]) =>
    values.reduce(([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const, [
      values[0]!,
      values[0]!,
    ] as const)
  const [[left, right], [top, bottom]] = [range(xs), range(ys)]
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) => {
    const from = (top + row) * needles
    return [...cells.subarray(from + left, from + right + 1)]
  })
  return { needles: right - left + 1, courses: rows.length, cells: Uint8Array.from(rows.flat()) }
}
