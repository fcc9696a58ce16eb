import type { Art } from '@teamloom/artwork/art-file.ts'
import { type Form, needlesOf, tileOf } from '@teamloom/artwork/form.ts'
import type { NeedleGrid } from '@teamloom/artwork/needle-grid.ts'
import { inkPlates, type Plates } from '@teamloom/artwork/plates.ts'
import type { RepeatLayout } from '@teamloom/artwork/repeat-layout.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import { simplify, traceContours } from '@teamloom/shape/contour.ts'
import { patchOutline } from '@teamloom/technique/patch/patch-outline.ts'
import { sewRim } from '@teamloom/technique/patch/sew-rim.ts'
import { millimetresPerInch } from '@teamloom/technique/thread/measures.ts'
import type { Strand } from '@teamloom/technique/thread/strand.ts'
import { sewArt, threadsOf } from '@teamloom/technique/thread/thread.ts'
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
  /** The overcast edge of a patch, round the whole of it. */
  readonly rim: (PlainInk & { readonly widthInches: number; readonly heightInches: number }) | null
}

type PlainInk = { readonly code: string; readonly hex: string }

export type MadePrint = {
  /** At true size, a layer for each ink that is named after it; null where the art has its own colours. */
  readonly separations: string | null
  /** What the separations are one tile of; null of what does not repeat. */
  readonly tile: Sized | null
  /** Of the print's area, by ink: what a film prints. */
  readonly shares: readonly { readonly code: string; readonly share: number }[]
  readonly threads: readonly (ThreadFigure & { readonly code: string })[]
  /** What is sewn round a patch. */
  readonly rim: (Omit<ThreadFigure, 'thread'> & PlainInk) | null
  readonly grid: (NeedleGrid & { readonly yarns: readonly { code: string; hex: string }[] }) | null
}

/** Half of a plate's full strength. */
const edge = 127.5
/** Of a plate's pixels. */
const tolerance = 0.35

export function makePrint(work: PrintWork): MadePrint {
  const { art, technique } = work
  const inks = joined(work.inks)
  const films = art.kind === 'plates' && inks.length > 0 ? filmsOf(art.plates, work.inks, inks) : []
  return {
    separations: films.length > 0 ? writeSeparations(films, work) : null,
    tile: tileOf(work.form) ?? null,
    shares: films.map(({ ink, cover }) => ({ code: ink.code, share: mean(cover) })),
    threads: isSewn(technique) ? threadsIn(work) : [],
    rim: rimOf(work),
    grid: technique === 'knit' && art.kind === 'plates' ? gridOf(art.plates, work, inks) : null,
  }
}

/** Plates in the same ink are one film. */
function joined(inks: readonly Ink[]): PlainInk[] {
  return [...new Map(inks.flatMap(ink => (ink ? [[ink.code, ink] as const] : []))).values()]
}

type Film = {
  readonly ink: PlainInk
  readonly cover: Uint8Array
  readonly width: number
  readonly height: number
}

function filmsOf(plates: Plates, inks: readonly Ink[], wanted: readonly PlainInk[]): Film[] {
  const { width, height, first, second, blend, alpha } = plates
  return wanted.map(ink => {
    const cover = new Uint8Array(width * height)
    for (let i = 0; i < cover.length; i++) {
      if (alpha[i] === 0) continue
      const share = blend[i]! / 255
      const isFirst = inks[first[i]!]?.code === ink.code
      const isSecond = inks[second[i]!]?.code === ink.code
      cover[i] = Math.round(alpha[i]! * ((isFirst ? 1 - share : 0) + (isSecond ? share : 0)))
    }
    return { ink, cover, width, height }
  })
}

type Sized = { readonly widthInches: number; readonly heightInches: number }

/** At true size: the art itself, or of a pattern one tile. */
function writeSeparations(films: readonly Film[], { form, widthInches, heightInches }: PrintWork): string {
  const tile = form.kind === 'repeat' ? tileOf(form) : undefined
  const { widthInches: width, heightInches: height } = tile ?? { widthInches, heightInches }
  const spots =
    form.kind === 'repeat' ? spotsOf(form.layout) : [{ x: 0, y: 0, width: widthInches, height: heightInches }]
  const layers = films.map((film, i) => {
    const { code, hex } = film.ink
    const outlines = spots.map(
      spot =>
        `<use href="#film${i}" transform="translate(${spot.x.toFixed(4)} ${spot.y.toFixed(4)}) scale(${spot.width / film.width} ${spot.height / film.height})"/>`,
    )
    // A code is ours, but for one that no chart has any more.
    const name = escapeText(code)
    return {
      film: `<path id="film${i}" d="${outlineOf(film)}" fill="${escapeText(hex)}" fill-rule="evenodd"/>`,
      layer: `<g id="${name.replaceAll(/[^\w.-]/g, '_')}" inkscape:groupmode="layer" inkscape:label="${name}"><title>${name}</title>${outlines.join('')}</g>`,
    }
  })
  const defs = layers.map(({ film }) => film).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${defs}</defs>${layers.map(({ layer }) => layer).join('')}</svg>`
}

function outlineOf({ cover, width, height }: Film): string {
  return traceContours(cover, width, height, edge)
    .map(line => simplify(line, tolerance))
    .filter(line => line.length > 2)
    .map(line => `M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`)
    .join('')
}

/** Upper left corners of the images that a tile shows, with those that reach in over its borders. */
function spotsOf(layout: RepeatLayout) {
  const { tileWidthInches, tileHeightInches, imageWidthInches: width, imageHeightInches: height } = layout
  const wrapped = (at: number, length: number) => ((at % length) + length) % length
  return layout.spots
    .flatMap(spot => {
      const x = wrapped(spot.x + layout.offsetX, tileWidthInches) - width / 2
      const y = wrapped(spot.y + layout.offsetY, tileHeightInches) - height / 2
      return [-1, 0, 1].flatMap(column =>
        [-1, 0, 1].map(row => ({
          x: x + column * tileWidthInches,
          y: y + row * tileHeightInches,
          width,
          height,
        })),
      )
    })
    .filter(
      spot =>
        spot.x < tileWidthInches && spot.y < tileHeightInches && spot.x + width > 0 && spot.y + height > 0,
    )
}

function threadsIn({ art, inks, widthInches, heightInches }: PrintWork): MadePrint['threads'] {
  const hexes = inks.length > 0 ? inks.map(ink => ink?.hex ?? null) : null
  const work = { art, inks: hexes, widthInches, heightInches }
  const names = threadsOf(work).hexes
  return threadFigures(sewArt(work)).map(figure => {
    const hex = names[figure.thread - 1] ?? ''
    return { ...figure, code: inks.find(ink => ink?.hex === hex)?.code ?? hex }
  })
}

/** On the cloth, or on a patch. */
function isSewn(technique: TechniqueName): boolean {
  return technique === 'thread' || technique === 'patch'
}

function rimOf({ form, rim }: PrintWork): MadePrint['rim'] {
  if (form.kind !== 'piece' || !form.rim || !rim) return null
  const [width, height] = [rim.widthInches * millimetresPerInch, rim.heightInches * millimetresPerInch]
  const strands: Strand[] = []
  sewRim(patchOutline(form.outline, width, height), form.rim.inches * millimetresPerInch, 0, strands)
  const [figure] = threadFigures({ strands, threadOfRegion: Uint8Array.from([1]) })
  return figure ? { stitches: figure.stitches, metres: figure.metres, code: rim.code, hex: rim.hex } : null
}

function gridOf(plates: Plates, work: PrintWork, yarns: readonly PlainInk[]): MadePrint['grid'] {
  const inks = work.inks.map(ink => ink?.hex ?? null)
  const grid = needlesOf(inkPlates(plates, inks), { ...work, inks })
  return grid ? { ...grid, yarns } : null
}

function mean(cover: Uint8Array): number {
  return Math.round((cover.reduce((sum, value) => sum + value, 0) / cover.length / 255) * 1000) / 1000
}

export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}
