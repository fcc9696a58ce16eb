import { Resvg } from '@resvg/resvg-js'
import type { PlainInk } from '@teamloom/techpack/films.ts'
import {
  type Bits,
  commonBits,
  drawnIn,
  emptyBits,
  joinBits,
  setBit,
} from '@teamloom/techpack/machine/bits.ts'
import { dotsOf, leastTone } from '@teamloom/techpack/machine/halftone-dots.ts'
import {
  chokeInches,
  dotChokeInches,
  screenDegreesOf,
  screenLines,
} from '@teamloom/techpack/machine/screen-ruling.ts'
import type { LaidInk } from '@teamloom/techpack/print-work.ts'
import {
  dataOf,
  filled,
  joined,
  type Outline,
  rectangle,
  stroked,
  within,
  without,
} from '#api/platform/artwork/areas/outlines.ts'
import { identity, type Matrix, multiply } from '#api/platform/artwork/svg/matrix.ts'

/** Pixels of a film to the inch; units that curves are cut in, to the inch. */
export const filmPixels = 720
export const filmUnits = 1000

/** A lighter ink goes so far below a darker one that it touches. */
export const trapInches = 0.01

/** How large all that is printed is; inches. */
export type Extent = { readonly widthInches: number; readonly heightInches: number }

/** A film: curves in units, or bits; `degrees`: how its dots are turned, null without any. */
export type Plate = { readonly ink: PlainInk; readonly degrees: number | null; readonly form: PlateForm }
export type PlateForm = { readonly d: string } | { readonly bits: Bits }
/** A film, and all bits that have any of its ink: what lies between its dots too. */
type InkPlate = Plate & { readonly reach: () => Bits }

/** MF16, MF17: a film for each ink, in the order in which they are printed: curves where it is flat, else dots. */
export async function platesOf(inks: readonly LaidInk[], size: Extent): Promise<InkPlate[]> {
  const shapes = inks.map(ink => (ink.flat === null ? null : (shapeOf(ink, size) ?? null)))
  const plates: InkPlate[] = []
  for (const [at, laid] of inks.entries()) {
    const { ink, flat } = laid
    const shape = shapes[at]
    if (flat !== null) {
      const darker = shapes.slice(at + 1).flatMap(other => other ?? [])
      const d = shape ? dataOf(trapped(shape, darker), identity) : ''
      plates.push({ ink, degrees: null, form: { d }, reach: () => solidBits(d, size) })
      continue
    }
    const degrees = screenDegreesOf(at)
    const tones = tonesOf(drawnAt(laid), size)
    const bits = await dotsOf(pixelsOf(size), tones, { lines: screenLines, degrees, perInch: filmPixels })
    const reach = () => bitsAbove(tones, leastTone, size)
    plates.push({ ink, degrees, form: { bits }, reach })
  }
  return plates
}

/** MF18: white below all of these together, drawn in: solid below what is solid, below dots smaller ones. */
export function basePlate(plates: readonly InkPlate[]): PlateForm {
  if (plates.every(({ form }) => 'd' in form)) {
    const shapes = plates.flatMap(({ form }) => ('d' in form ? (filled(form.d, true, identity) ?? []) : []))
    const [first, ...others] = shapes
    const whole = first && others.reduce((one, other) => joined(one, other), first)
    const rim = whole && rimOf(whole, chokeInches)
    const left = whole && rim ? without(whole, rim) : whole
    return { d: left ? dataOf(left, identity) : '' }
  }
  const inked = joinBits(plates.map(({ form, reach }) => ('bits' in form ? form.bits : reach())))
  const reach = joinBits(plates.map(plate => plate.reach()))
  return {
    bits: commonBits(drawnIn(inked, dotChokeInches * filmPixels), drawnIn(reach, chokeInches * filmPixels)),
  }
}

function solidBits(d: string, size: Extent): Bits {
  return bitsAbove(tonesOf(curvesOf(d), size), 127, size)
}

/** Bits of all that is more than a tone. */
function bitsAbove(tones: ToneRows, least: number, size: Extent): Bits {
  const { width, height } = pixelsOf(size)
  const bits = emptyBits(width, height)
  eachBand(height, (from, count) => {
    const band = tones(from, count)
    for (let i = 0; i < band.length; i++)
      if (band[i]! > least) setBit(bits, i % width, from + Math.floor(i / width))
  })
  return bits
}

/** Rows from one on, and how many, until all have been drawn. */
export function eachBand(height: number, draw: (from: number, count: number) => void): void {
  for (let from = 0; from < height; from += bandRows) draw(from, Math.min(bandRows, height - from))
}

export function pixelsOf({ widthInches, heightInches }: Extent) {
  return {
    width: Math.max(1, Math.round(widthInches * filmPixels)),
    height: Math.max(1, Math.round(heightInches * filmPixels)),
  }
}

/** Rows that are drawn at once. */
const bandRows = 512

type ToneRows = (from: number, count: number) => Uint8Array

/** How much ink a drawing in units has in rows of a film's pixels. */
function tonesOf(drawing: string, size: Extent): ToneRows {
  const { width, height } = pixelsOf(size)
  return (from, count) =>
    inkOf(
      drawing,
      [width, count],
      [0, (from / height) * size.heightInches, size.widthInches, (count / height) * size.heightInches],
    )
}

/** How much of each pixel a drawing in units covers, 0 to 255; `view`: what of it is seen, in inches. */
export function inkOf(
  drawing: string,
  [width, height]: readonly [number, number],
  view: readonly [left: number, top: number, width: number, height: number],
): Uint8Array {
  const box = view.map(inches => inches * filmUnits).join(' ')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}" preserveAspectRatio="none">${drawing}</svg>`
  const { pixels } = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  const tones = new Uint8Array(width * height)
  for (let i = 0; i < tones.length; i++) tones[i] = pixels[4 * i + 3]!
  return tones
}

/** An even-odd path in units. */
export function curvesOf(d: string): string {
  return d === '' ? '' : `<path d="${d}" fill-rule="evenodd"/>`
}

/** Where an ink lies, in units: what is scaled to less than a four-thousandth resvg leaves out. */
function drawnAt({ drawing, uses }: LaidInk): string {
  const places = uses.map(
    use => `<use href="#film" transform="matrix(${multiply(toUnits, use).join(' ')})"/>`,
  )
  return `<defs><g id="film">${drawing}</g></defs>${places.join('')}`
}

const toUnits: Matrix = [filmUnits, 0, 0, filmUnits, 0, 0]

/** What an ink covers of all that is printed; undefined where that is nothing. */
function shapeOf({ flat, uses }: LaidInk, { widthInches, heightInches }: Extent): Outline | undefined {
  const page = rectangle({
    left: 0,
    top: 0,
    right: widthInches * filmUnits,
    bottom: heightInches * filmUnits,
  })
  const shapes = uses.flatMap(use => (flat && filled(flat, true, multiply(toUnits, use))) || [])
  const whole = shapes.reduce<Outline | undefined>(
    (one, other) => (one ? joined(one, other) : other),
    undefined,
  )
  return whole && page && within(whole, page)
}

/** MF18: it goes on below darker inks that it touches. */
function trapped(shape: Outline, darker: readonly Outline[]): Outline {
  const rim = darker.length > 0 ? rimOf(shape, trapInches) : undefined
  if (!rim) return shape
  return darker.reduce((grown, other) => {
    const below = within(rim, other)
    return below ? joined(grown, below) : grown
  }, shape)
}

/** So far on either side of its edge. */
function rimOf(shape: Outline, reachInches: number): Outline | undefined {
  const width = 2 * reachInches * filmUnits
  return stroked(
    dataOf(shape, identity),
    { width, miter: 4, join: 'round', cap: 'butt', dashes: [], phase: 0 },
    identity,
  )
}
