import { tileOf } from '@teamloom/artwork/form.ts'
import { fabricNames } from '@teamloom/bakes/fabric.ts'
import { shownColorOf } from '@teamloom/catalog/colors/palette.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cloth, Look, Print } from './look.ts'
import type { PrintImage } from './print-image.ts'

/** The look of a design; a print whose artwork is not at hand is left out. */
export function lookOfDesign(
  drawn: DrawnDesign,
  imageOf: (print: DrawnPrint) => PrintImage | undefined,
): Look {
  return {
    styles: drawn.styles,
    cloths: Object.fromEntries(
      Object.entries(drawn.cloths).map(([slot, cloth]) => [
        slot,
        { ...shownColorOf(cloth), fabric: fabricOf(cloth.fabric) } satisfies Cloth,
      ]),
    ),
    prints: drawn.prints.flatMap(print => printOf(print, imageOf(print)) ?? []),
  }
}

function fabricOf(name: string): Cloth['fabric'] {
  return must(
    fabricNames.find(known => known === name),
    `fabric ${name}`,
  )
}

function printOf(print: DrawnPrint, image: PrintImage | undefined): Print | undefined {
  if (!image) return undefined
  const { positionName, panel, face, centerU, centerV, fromU, planeAngle } = print.location
  const tile = tileOf(print.form)
  return {
    panel,
    face,
    place: positionName,
    centerU,
    centerV,
    rotation: planeAngle,
    widthInches: print.widthInches,
    heightInches: print.heightInches,
    image,
    ...(tile ? { tile: { ...tile, fromU } } : {}),
    surface: print.surface,
  }
}
