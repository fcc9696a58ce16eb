import { type Form, tileOf } from '@teamloom/artwork/form.ts'
import type { Piece } from '@teamloom/artwork/piece.ts'
import type { Contour } from '@teamloom/artwork/piece-contour.ts'
import type { RepeatLayout } from '@teamloom/artwork/repeat-layout.ts'
import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import type { Inked } from '@teamloom/design/inked-size.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { patchOutline } from '@teamloom/technique/patch/patch-outline.ts'
import { millimetresPerInch } from '@teamloom/technique/thread/measures.ts'
import { escapeText, type Film } from './films.ts'

export type Sized = { readonly widthInches: number; readonly heightInches: number }

/** What is separated; the size is that of the art. */
type Separated = Sized & {
  readonly form: Form
  readonly technique: TechniqueName
  readonly piece: Sized | null
  /** Where the piece is cut, when that follows its artwork. */
  readonly contour?: Contour | undefined
  /** What of the art is inked, and where its middle is from that of the art; null: all of it. */
  readonly inked: Inked | null
  /** Not of the piece that it lies on. */
  readonly ground?: 'none'
}

/** What an ink prints by itself at true size, opaque. */
export function writeFilm(film: Film, work: Separated): string {
  return writeSeparations([{ ...film, ink: { ...film.ink, hex: '#000000' } }], { ...work, ground: 'none' })
}

/** What is white below all inks: all of them together, as a film of its own; it is drawn in when it is put out. */
export function writeBase(films: readonly Film[], work: Separated): string | null {
  const [first] = films
  if (!first) return null
  const together: Film = {
    ...first,
    ink: { code: 'base', hex: '#000000' },
    draw: (hex, id) => films.map((film, i) => film.draw(hex, `${id}-${i}`)).join(''),
  }
  return writeFilm(together, work)
}

/** At true size, a layer for each ink: what is inked of the art, the piece that it lies on, or of a pattern one tile. */
export function writeSeparations(films: readonly Film[], work: Separated): string {
  const { form, piece } = work
  const { whole, spots } = laidOn(work)
  const { widthInches: width, heightInches: height } = whole
  const layers = films.map(({ ink, draw, ...film }, i) => {
    const uses = spots.map(
      spot =>
        `<use href="#film${i}" transform="translate(${spot.x.toFixed(4)} ${spot.y.toFixed(4)}) scale(${spot.width / film.width} ${spot.height / film.height})"/>`,
    )
    return {
      film: `<g id="film${i}">${draw(ink.hex, `film${i}`)}</g>`,
      layer: layerOf(ink.code, uses.join('')),
    }
  })
  const defs = layers.map(({ film }) => film).join('')
  const below = form.kind === 'piece' && piece && work.ground !== 'none' ? pieceLayers(form, piece, work) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="${width}in" height="${height}in" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><defs>${defs}</defs>${below}${layers.map(({ layer }) => layer).join('')}</svg>`
}

/** The size of all that is made, and where the art lies on it, once or often; inches. */
export function laidOn({ form, piece, inked, widthInches, heightInches }: Separated): {
  readonly whole: Sized
  readonly spots: readonly Spot[]
} {
  const whole = (form.kind === 'repeat' && tileOf(form)) || piece || inked || { widthInches, heightInches }
  if (form.kind === 'repeat') return { whole, spots: spotsOf(form.layout) }
  const off = (!piece && inked) || { offU: 0, offV: 0 }
  const spot = {
    x: (whole.widthInches - widthInches) / 2 - off.offU,
    y: (whole.heightInches - heightInches) / 2 - off.offV,
    width: widthInches,
    height: heightInches,
  }
  return { whole, spots: [spot] }
}

type Spot = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** A code is ours, but for one that no chart has any more. */
export function layerOf(code: string, drawing: string): string {
  const name = escapeText(code)
  return `<g id="${name.replaceAll(/[^\w.-]/g, '_')}" inkscape:groupmode="layer" inkscape:label="${name}"><title>${name}</title>${drawing}</g>`
}

/** Where the piece is cut, in the colour of its ground, and what is sewn round it. */
function pieceLayers(
  { outline, groundHex, rim }: Piece,
  piece: Sized,
  { technique, contour }: Separated,
): string {
  const { widthInches: width, heightInches: height } = piece
  const isPatch = techniques[technique].production.sewn === 'patch'
  const edge = isPatch
    ? patchOutline(outline, width * millimetresPerInch, height * millimetresPerInch, contour).edge.map(
        ({ x, y, outX, outY }) => ({
          x: x / millimetresPerInch,
          y: y / millimetresPerInch,
          outX,
          outY,
        }),
      )
    : cornersOf(outline, width, height, contour).map(([x, y]) => ({ x, y, outX: 0, outY: 0 }))
  const pathAt = (inwards: number) =>
    `M${edge.map(({ x, y, outX, outY }) => `${(x - inwards * outX).toFixed(4)} ${(y - inwards * outY).toFixed(4)}`).join('L')}Z`
  const cut = layerOf('cut', `<path d="${pathAt(0)}" fill="${escapeText(groundHex)}"/>`)
  if (!rim || !isPatch) return cut
  const sewn = `<path d="${pathAt(rim.inches / 2)}" fill="none" stroke="${escapeText(rim.hex)}" stroke-width="${rim.inches}"/>`
  return cut + layerOf('edge', sewn)
}

/** Inches from one place to the next of what is cut round. */
const cutStep = 0.02

function cornersOf(
  outline: Piece['outline'],
  width: number,
  height: number,
  contour: Contour | undefined,
): readonly Point[] {
  if (contour) return contour.lineAt(0, cutStep)
  switch (outline) {
    case 'diamond':
      return [
        [width / 2, 0],
        [width, height / 2],
        [width / 2, height],
        [0, height / 2],
      ]
    case 'round': {
      const radius = Math.min(width, height) / 2
      const count = Math.round((2 * Math.PI * radius) / cutStep)
      return Array.from({ length: count }, (_, i): Point => {
        const turn = (2 * Math.PI * i) / count
        return [width / 2 + radius * Math.cos(turn), height / 2 + radius * Math.sin(turn)]
      })
    }
    default:
      return [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ]
  }
}

/** Upper left corners of the images that a tile shows, with those that reach in over its borders. */
function spotsOf(layout: RepeatLayout): Spot[] {
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
