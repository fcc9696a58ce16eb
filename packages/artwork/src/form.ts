import { layTile } from './lay-tile.ts'
import {
  coursesPerInch,
  drawNeedles,
  knitArt,
  knitPixels,
  type NeedleGrid,
  needlesPerInch,
} from './needle-grid.ts'
import { inOneTone } from './one-tone.ts'
import { drawPiece, type Piece } from './piece.ts'
import { type Pixels, rgbOfHex } from './pixels.ts'
import type { RepeatLayout } from './repeat-layout.ts'

/**
 * What artwork is made into. `art`: itself, on a ground where it has one; `piece`: something that it lies on; `knit`: stitches; `repeat`: one tile of
 * a pattern, of stitches where it is knitted.
 */
export type Form =
  | { readonly kind: 'art'; readonly groundHex?: string }
  | ({ readonly kind: 'piece' } & Piece)
  | { readonly kind: 'knit' }
  | { readonly kind: 'repeat'; readonly layout: RepeatLayout; readonly isKnit: boolean }

/** How a thing is made: its form and size in inches, and its inks. Null inks: the file's own colours. */
export type Making = {
  readonly form: Form
  readonly widthInches: number
  readonly heightInches: number
  readonly inks: readonly (string | null)[] | null
  /** The one ink, or mark, that all of it is in; `null` leaves it out. */
  readonly tone?: string | null | undefined
  /** Whether the ink is lighter than the cloth: then it prints what is light. */
  readonly printsLight?: boolean | undefined
}

const pixelsPerInch = 150
/** A stitch stays square-edged when it is looked at closely. */
const pixelsPerStitch = 4
/** Pixels across and down a stitch at which artwork is laid out before it is knitted. */
const lookedAt = 6

/** The thing's picture from its artwork, which is in its inks. */
export function makeForm(inked: Pixels, making: Making): Pixels {
  const { form, inks, tone, printsLight } = making
  const artwork = tone === undefined ? inked : inOneTone(inked, tone, printsLight)
  const yarns = (inks ?? []).filter(ink => ink !== null)
  switch (form.kind) {
    case 'art':
      return form.groundHex === undefined ? artwork : onGround(artwork, form.groundHex)
    case 'piece':
      return drawPiece(artwork, form, making, pixelsPerInch)
    case 'knit':
      return drawNeedles(knitArt(artwork, yarns, making), yarns, pixelsPerStitch)
    case 'repeat':
      return form.isKnit
        ? drawNeedles(knitTile(artwork, form.layout, yarns), yarns, pixelsPerStitch)
        : layTile(artwork, form.layout, { x: pixelsPerInch, y: pixelsPerInch })
  }
}

/** What is knitted, of artwork that is in its inks; undefined for what is not. */
export function needlesOf(inked: Pixels, making: Making): NeedleGrid | undefined {
  const { form } = making
  const yarns = (making.inks ?? []).filter(ink => ink !== null)
  if (form.kind === 'knit') return knitArt(inked, yarns, making)
  return form.kind === 'repeat' && form.isKnit ? knitTile(inked, form.layout, yarns) : undefined
}

function knitTile(inked: Pixels, layout: RepeatLayout, yarns: readonly string[]): NeedleGrid {
  const tile = layTile(inked, layout, { x: lookedAt * needlesPerInch, y: lookedAt * coursesPerInch })
  return knitPixels(tile, stitchesOf(layout), yarns)
}

/** Inches after which the thing begins anew; undefined for one that does not. Stitches come whole. */
export function tileOf(form: Form): { widthInches: number; heightInches: number } | undefined {
  if (form.kind !== 'repeat') return undefined
  const { tileWidthInches, tileHeightInches } = form.layout
  if (!form.isKnit) return { widthInches: tileWidthInches, heightInches: tileHeightInches }
  const { needles, courses } = stitchesOf(form.layout)
  return { widthInches: needles / needlesPerInch, heightInches: courses / coursesPerInch }
}

function stitchesOf({ tileWidthInches, tileHeightInches }: RepeatLayout) {
  return {
    needles: Math.max(1, Math.round(tileWidthInches * needlesPerInch)),
    courses: Math.max(1, Math.round(tileHeightInches * coursesPerInch)),
  }
}

/** One image of a pattern: its size, and where in the tile each of them has its middle; inches. */
export function imagesOf(form: Form) {
  const tile = tileOf(form)
  if (form.kind !== 'repeat' || !tile) return undefined
  const { layout } = form
  const across = tile.widthInches / layout.tileWidthInches
  const down = tile.heightInches / layout.tileHeightInches
  return {
    widthInches: layout.imageWidthInches * across,
    heightInches: layout.imageHeightInches * down,
    middles: layout.spots.map(({ x, y }) => ({
      x: (x + layout.offsetX) * across,
      y: (y + layout.offsetY) * down,
    })),
  }
}

function onGround({ width, height, rgba }: Pixels, groundHex: string): Pixels {
  const ground = rgbOfHex(groundHex)
  const covered = new Uint8Array(rgba.length)
  for (let at = 0; at < rgba.length; at += 4) {
    const share = rgba[at + 3]! / 255
    for (let c = 0; c < 3; c++)
      covered[at + c] = Math.round(ground[c]! + share * (rgba[at + c]! - ground[c]!))
    covered[at + 3] = 255
  }
  return { width, height, rgba: covered }
}
