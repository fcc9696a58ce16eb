import { tileOf } from '@teamloom/artwork/form.ts'
import { fabricNames } from '@teamloom/bakes/fabric.ts'
import { shownColorOf } from '@teamloom/catalog/colors/palette.ts'
import type { DrawnDesign, DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cloth, Look, Print, PrintLie } from './look.ts'
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
  const tile = tileOf(print.form)
  return {
    ...lieOf(print),
    image,
    ...(tile ? { tile: { ...tile, fromU: print.location.fromU } } : {}),
    surface: print.surface,
  }
}

/** Where a design's print lies. */
export function lieOf({ location, widthInches, heightInches }: DrawnPrint): PrintLie {
  const { positionName, panel, face, centerU, centerV, planeAngle } = location
  return {
    panel,
    face,
    place: positionName,
    centerU,
    centerV,
    rotation: planeAngle,
    widthInches,
    heightInches,
  }
}
