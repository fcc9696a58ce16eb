import { packArt } from '@teamloom/artwork/art-file.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import type { DecorationType } from '@teamloom/catalog/decorations/decoration-type.ts'
import { firstOptions } from '@teamloom/catalog/decorations/options.ts'
import type { DrawnPrint } from '@teamloom/design/drawn-design.ts'
import { openPrintImages } from './print-images.ts'

const inks = ['#10241c', '#f7f5ef']
const pixels = { width: 320, height: 320, rgba: drawRing(320) }

/**
 * Makes a look of each of these types from a small drawing, one a step: what has run before runs nearly twice as fast,
 * and people take their time to choose a file.
 */
export function* practiseLooks(
  types: readonly Pick<DecorationType, 'type' | 'surface' | 'form' | 'options' | 'inks'>[],
): Generator<string> {
  const imageOf = openPrintImages(20_000_000, { areCoarse: true })
  const files = {
    plates: packArt({ kind: 'plates', plates: cutPlates(pixels, inks) }),
    pixels: packArt({ kind: 'pixels', pixels }),
  }
  for (const type of types) {
    const print = printOf(type)
    if (!print) continue
    imageOf(print, 40, () => files[print.inks ? 'plates' : 'pixels'])
    yield type.type
  }
}

const size = { id: 'practice', drivingSide: 'width', widthInches: 2, heightInches: 2 } as const

function printOf({
  surface,
  options: offered,
  inks: from,
  form,
  type,
}: Parameters<typeof practiseLooks>[0][number]): DrawnPrint | undefined {
  if (!surface) return undefined
  const options = firstOptions(offered)
  const tone = from.from === 'pressed' ? from.hexOf(options) : from.from === 'tone' ? '#f7f5ef' : undefined
  return {
    decorationId: type,
    assetVersionId: 'practice',
    surface,
    location: {
      positionName: 'practice',
      side: 'front',
      panel: 'front',
      face: 'outside',
      centerU: 0,
      centerV: 0,
      planeAngle: 0,
      fromU: 0,
    },
    widthInches: size.widthInches,
    heightInches: size.heightInches,
    inks: from.from === 'palette' ? inks : null,
    ...(tone === undefined ? {} : { tone }),
    isOnDark: true,
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
