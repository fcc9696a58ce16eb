import { packArt } from '@teamloom/artwork/art-file.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import { takesPlace } from '@teamloom/catalog/decorations/takes-place.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'

const inks = ['#10241c', '#f7f5ef']
const pixels = { width: 320, height: 320, rgba: drawRing(320) }
/** Inches: a tile magnifies what is small. */
const [small, large] = [2, 4]

type PractisedType = Pick<
  DecorationType,
  'type' | 'surface' | 'form' | 'options' | 'inks' | 'categories' | 'edges'
>

/**
 * A small drawing as each of these types, at the first of the places that takes it, the first of them large, too; to be
 * drawn before there is artwork: what has run before runs nearly twice as fast, and people take their time to choose a
 * file.
 */
export function printsToPractise(
  types: readonly PractisedType[],
  places: readonly LocationDefinition[],
): readonly DrawnPrint[] {
  const atWidth = (some: readonly PractisedType[], inches: number) =>
    some.flatMap(type => {
      const place = places.find(one => takesPlace(type, one)) ?? places[0]
      return (place && printOf(type, place, inches)) ?? []
    })
  return [...atWidth(types, small), ...atWidth(types.slice(0, 1), large)]
}

const files = {
  plates: packArt({ kind: 'plates', plates: cutPlates(pixels, inks) }),
  pixels: packArt({ kind: 'pixels', pixels }),
}

export const practisedArt = (print: DrawnPrint): Uint8Array => files[print.inks ? 'plates' : 'pixels']

function printOf(
  { surface, options: offered, inks: from, form, type }: PractisedType,
  { positionName, side, panel, face, centerU, centerV, planeAngle }: LocationDefinition,
  inches: number,
): DrawnPrint | undefined {
  if (!surface) return undefined
  const size = { id: 'practice', drivingSide: 'width', widthInches: inches, heightInches: inches } as const
  const options = firstOptions(offered)
  const tone = from.from === 'pressed' ? from.hexOf(options) : from.from === 'tone' ? '#f7f5ef' : undefined
  return {
    decorationId: type,
    assetVersionId: 'practice',
    surface,
    location: { positionName, side, panel, face, centerU, centerV, planeAngle, fromU: centerU },
    widthInches: inches,
    heightInches: inches,
    inks: from.from === 'palette' ? inks : null,
    ...(tone === undefined ? {} : { tone }),
    form: form({ artwork: { isVector: true, ...pixels }, size, options }),
    options,
  }
}

/** A wide ring and a bar: something to fill, something to sew across. */
function drawRing(edge: number): Uint8Array {
  const rgba = new Uint8Array(4 * edge * edge)
  for (let y = 0; y < edge; y++)
    for (let x = 0; x < edge; x++) {
      const far = Math.hypot(x / edge - 0.5, y / edge - 0.5)
      const isBar = Math.abs(y / edge - 0.5) < 0.06 && far < 0.3
      if (far < 0.48)
        rgba.set(far > 0.4 || isBar ? [247, 245, 239, 255] : [16, 36, 28, 255], 4 * (y * edge + x))
    }
  return rgba
}
