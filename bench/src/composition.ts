import { encodePicture } from '@teamloom/api/pictures/encode-picture.ts'
import { flatInk } from '@teamloom/catalog/decorations/surface.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { flatImage } from '@teamloom/garment/print-image.ts'
import { must } from '@teamloom/kit/assert.ts'
import { type Figure, median, timeRuns } from './figure.ts'
import { openHoodie } from './hoodie.ts'

/** The largest that a front shows at once without one lying on another. */
const printed = ['fullFront', 'leftSleeve', 'rightSleeve', 'upperBack']
const colors = ['#1B3E2F', '#BB1D2B', '#1C2946', '#F5F5F2', '#D6991C']

/** A hoodie's front with four decorations: as it is drawn for the studio, and for a card with its encoding. */
export async function benchComposition(): Promise<Figure[]> {
  const { side, look } = await lookPrinted()
  let turn = 0
  const compose = () => {
    turn += 1
    const hex = colors[turn % colors.length] ?? '#000000'
    const cloths = Object.fromEntries(
      Object.entries(look.cloths).map(([slot, cloth]) => [slot, { ...cloth, hex }]),
    )
    return composeSide(side, { ...look, cloths })
  }
  const full = median(await timeRuns(40, () => compose()))

  const finished = compose()
  const alone = median(await timeRuns(20, () => encodePicture(finished, 600)))
  const card = median(await timeRuns(20, () => encodePicture(compose(), 600)))
  return [
    {
      name: 'hoodie front, 1200 x 1400, four decorations, warm',
      value: full,
      unit: 'ms',
      most: 60,
    },
    {
      name: 'the same at 600 with encoding, against resizing and encoding the finished picture',
      value: card / alone,
      unit: 'ratio',
      most: 2,
      peer: { name: 'resize and encode alone', value: alone },
      detail: { milliseconds: card, millisecondsAlone: alone },
    },
  ]
}

async function lookPrinted(): Promise<{ side: DecodedSide; look: Look }> {
  const { product, side, look } = await openHoodie('front')
  const image = flatImage(checks(1024), 1024, 1024)
  const prints = printed.map(positionName => {
    const place = must(
      product.locations.find(location => location.positionName === positionName),
      positionName,
    )
    const { panel, centerU, centerV, maxWidthInches, maxHeightInches } = place
    const width = Math.min(maxWidthInches, maxHeightInches)
    return {
      panel,
      place: positionName,
      centerU,
      centerV,
      widthInches: width,
      heightInches: width,
      image,
      surface: flatInk,
    }
  })
  return { side, look: { ...look, prints } }
}

/** Artwork that covers its place, with many edges. */
function checks(size: number): Uint8Array {
  const rgba = new Uint8Array(size * size * 4)
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const isLight = ((x >> 5) + (y >> 5)) % 2 === 0
      rgba.set(isLight ? [240, 200, 60, 255] : [20, 60, 120, 255], (y * size + x) * 4)
    }
  }
  return rgba
}
