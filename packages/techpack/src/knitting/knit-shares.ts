import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Cut, Pattern } from '@teamloom/pattern/pattern.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import type { Face } from '@teamloom/pattern/trim.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { outlineOf } from '@teamloom/shape/panel.ts'
import { bandArea } from '../consumption.ts'
import { isKnitted } from '../notches.ts'
import { type Slots, shownFace } from '../shown-face.ts'
import { slotOf } from '../slot-of.ts'
import { trimsIn } from '../trims-in.ts'

/** What of a knitted piece is made in a slot's yarn, of its whole: 0 to 1. */
export type KnitShare = { readonly slot: string; readonly piece: string; readonly share: number }

/**
 * The shares of each knitted piece of a cut by what it is knitted of: a stripe that is knitted in takes the place of
 * its ground.
 */
export function knitSharesOf(pattern: Pattern, cut: Cut, styles: Styles, slots: Slots): KnitShare[] {
  const trims = trimsIn(pattern, cut, styles)
  return cutPiecesOf(cut)
    .filter(isKnitted)
    .flatMap(piece => {
      const whole = areaOf(outlineOf(piece))
      const over = [
        ...(piece.fields ?? []).map(({ outside, outline }) => ({ face: outside, area: areaOf(outline) })),
        ...trims.flatMap(trim =>
          trim.kind === 'band' && trim.stitch && trim.on === piece.name
            ? [{ face: trim.outside, area: bandArea(trim, piece) }]
            : [],
        ),
      ]
      const ground = over.reduce((rest, { area }) => rest - area, whole)
      const bySlot = new Map<string, number>()
      const add = (face: Face, area: number) => {
        const slot = slotOf(shownFace(face, slots))
        if (slot !== undefined) bySlot.set(slot, (bySlot.get(slot) ?? 0) + area / whole)
      }
      add(piece.outside, ground)
      for (const { face, area } of over) add(face, area)
      return [...bySlot].map(([slot, share]) => ({ slot, piece: piece.name, share }))
    })
}
