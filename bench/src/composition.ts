import { encodePicture } from '@teamloom/api/pictures/encode-picture.ts'
import type { Art } from '@teamloom/artwork/art-file.ts'
import type { Form } from '@teamloom/artwork/form.ts'
import { cutPlates } from '@teamloom/artwork/plates.ts'
import {
  leather,
  patchCloth,
  raisedInk,
  type Surface,
  screenInk,
  thread,
} from '@teamloom/catalog/decorations/surface.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import { composeSide } from '@teamloom/garment/compose-side.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look, Picture, Print } from '@teamloom/garment/look.ts'
import { buildPrintImage, flatImage } from '@teamloom/garment/print-image.ts'
import { must } from '@teamloom/kit/assert.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { type Figure, median, timeRuns } from './figure.ts'
import { openHoodie } from './hoodie.ts'

/** The largest that a front shows at once without one lying on another. */
const printed = ['fullFront', 'leftSleeve', 'rightSleeve', 'upperBack']
/** The surfaces that are most to draw, each at the largest place for it that a front shows beside the others. */
const heaviest: Readonly<Record<string, Surface>> = {
  fullFront: raisedInk,
  leftSleeve: thread,
  rightSleeve: patchCloth,
  pocket: leather,
}
const colors = ['#1B3E2F', '#BB1D2B', '#1C2946', '#F5F5F2', '#D6991C']

/** A hoodie's front with four decorations: as it is drawn for the studio, and for a card with its encoding. */
export async function benchComposition(): Promise<Figure[]> {
  const { side, look } = await lookPrinted()
  const compose = composing(side, look)
  const full = median(await timeRuns(40, () => compose()))
  const heavy = composing(side, { ...look, prints: await heavyPrints() })
  const heaviestMs = median(await timeRuns(40, () => heavy()))

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
      name: 'the same with raised ink, thread, a patch and leather, warm',
      value: heaviestMs,
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

/** Each time in another colour, as the studio does it. */
function composing(side: DecodedSide, look: Look): () => Picture {
  let turn = 0
  return () => {
    turn += 1
    const hex = colors[turn % colors.length] ?? '#000000'
    const cloths = Object.fromEntries(
      Object.entries(look.cloths).map(([slot, cloth]) => [slot, { ...cloth, hex }]),
    )
    return composeSide(side, { ...look, cloths })
  }
}

async function heavyPrints(): Promise<Print[]> {
  const { product } = await openHoodie('front')
  const pixels = { width: 512, height: 512, rgba: checks(512) }
  const inks = ['#F0C83C', '#143C78']
  const art: Art = { kind: 'plates', plates: cutPlates(pixels, inks) }
  return Object.entries(heaviest).map(([positionName, surface]) => {
    const place = placeOf(product, positionName)
    const size = { widthInches: place.maxWidthInches, heightInches: place.maxHeightInches }
    const form: Form = {
      kind: 'piece',
      outline: 'box',
      groundHex: '#2A4030',
      rim: null,
      artWidthInches: 0.8 * size.widthInches,
      artHeightInches: 0.8 * size.heightInches,
    }
    const isPiece = surface === leather || surface === patchCloth
    const map = techniques[surface.technique].make({
      art,
      inks,
      ...(surface === leather ? { tone: '#5A3A22' } : {}),
      form: isPiece ? form : { kind: 'art' },
      options: { tagName: 'square', textureName: isPiece && surface === leather ? 'LeatherBrown' : 'twill' },
      surface,
      density: 50,
      lampDegrees: 225,
      ...size,
    })
    const { panel, centerU, centerV } = place
    return { panel, place: positionName, centerU, centerV, ...size, image: buildPrintImage(map), surface }
  })
}

function placeOf({ locations }: Product, positionName: string): LocationDefinition {
  return must(
    locations.find(location => location.positionName === positionName),
    positionName,
  )
}

async function lookPrinted(): Promise<{ side: DecodedSide; look: Look }> {
  const { product, side, look } = await openHoodie('front')
  const image = flatImage(checks(1024), 1024, 1024)
  const prints = printed.map(positionName => {
    const place = placeOf(product, positionName)
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
      surface: screenInk,
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
