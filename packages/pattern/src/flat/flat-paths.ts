import { linearOfHex, luminanceOf } from '@teamloom/artwork/linear-light.ts'
import { pathData, type SvgPath } from '@teamloom/shape/svg.ts'
import type { Face } from '../trim.ts'
import type { Flat, FlatRole } from './flat.ts'

/** `part/element/layer` -> its colour. */
export type FlatColors = Readonly<Record<string, { readonly hex: string }>>

type Pen = { readonly strokeWidth: number; readonly dash?: readonly number[] }

/** Inches. */
const pens: { readonly [Role in FlatRole]: Pen } = {
  outline: { strokeWidth: 0.13 },
  seam: { strokeWidth: 0.08 },
  stitch: { strokeWidth: 0.055, dash: [0.2, 0.15] },
  rib: { strokeWidth: 0.04 },
  hardware: { strokeWidth: 0.07 },
}

const ink = '#1c1a18'
/** Ribs are many: in full ink they would be the darkest part. */
const ribInk = '#918a80'
/** Seen on dark cloth and on white paper. */
const inkOnDark = '#918a80'
/** Linear luminance below which a cloth is dark. */
const dark = 0.06
const paper = '#ffffff'
/** The wrong side of uncoloured cloth. */
const shade = '#edeae5'
/** Cloth overlaps cloth beside it, so that no light shows between; fields overlap their piece. */
const overlap = { piece: 0.03, field: 0.1 }

/**
 * A flat as paths, lowest first; lengths in inches. Without colours it is a line drawing on white; with
 * them, what has a slot without a colour is left out.
 */
export function pathsOfFlat({ marks }: Flat, colors?: FlatColors): SvgPath[] {
  // The first is the piece's own; fields of another colour follow.
  const cloths = new Map(
    marks
      .toReversed()
      .flatMap(mark => (mark.kind === 'fill' ? [[mark.of, hexOf(mark.face, colors)] as const] : [])),
  )
  const laid = new Set<string>()
  return marks.flatMap((mark): SvgPath[] => {
    const cloth = cloths.get(mark.of)
    if (cloth === null) return []
    if (mark.kind === 'fill') {
      const fill = hexOf(mark.face, colors) ?? (mark.isInside ? shade : paper)
      const strokeWidth = laid.has(mark.of) ? overlap.field : overlap.piece
      laid.add(mark.of)
      return [{ d: pathData(mark.lines, true), fill, stroke: fill, strokeWidth }]
    }
    const thread = mark.face && hexOf(mark.face, colors)
    const isDark = cloth !== undefined && luminanceOf(linearOfHex(cloth)) < dark
    const usual = isDark ? inkOnDark : mark.role === 'rib' ? ribInk : ink
    return [{ d: pathData(mark.lines, mark.isClosed), stroke: thread ?? usual, ...pens[mark.role] }]
  })
}

/** Undefined: nobody gives colours; null: this one has none. */
function hexOf(face: Face, colors: FlatColors | undefined): string | null | undefined {
  if (!colors) return undefined
  if (face.layer === null) return face.fixedHex
  const own = colors[`${face.part}/${face.element}/${face.layer}`]
  return (own ?? (face.knitWith === undefined ? undefined : colors[face.knitWith]))?.hex ?? null
}
