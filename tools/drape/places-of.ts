import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Manifest, SeenPlace, StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import { sides } from '@teamloom/bakes/side.ts'
import type { LocationDefinition, Product } from '@teamloom/catalog/definition.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { emptyPixel, type Frame, mixedPixel } from '@teamloom/garment/frame.ts'
import { stackBakes } from '@teamloom/garment/stack-bakes.ts'
import { readSide } from '../bake-files.ts'
import { lookIn } from '../sheet/looks.ts'
import { measurePlace } from './measure-place.ts'

/** From which on a patch's place is measured for itself: inches by which its cloth lies elsewhere on the mean. */
const otherwise = 0.15
/** And degrees by which it is turned, and by how much its inches slope otherwise. */
const otherwiseTurned = 0.7
const otherwiseSloped = 0.08

/** How a product's places are seen on its bakes: on the base, and in patches where their cloth hangs otherwise. */
export async function placesOf(product: Product, manifest: Manifest): Promise<Manifest['places']> {
  const places = new Map<string, readonly SeenPlace[]>()
  for (const name of sides) {
    const onSide = product.locations.filter(
      ({ side, lies, pair }) => side === name && lies !== 'cloth' && !pair,
    )
    if (onSide.length === 0) continue
    const side = await readSide(manifest, name)
    const frameIn = keepFrames(side, product)
    for (const place of onSide) places.set(place.positionName, seenPlaces(side, frameIn, place))
  }
  return Object.fromEntries(
    product.locations.flatMap(({ positionName }) => {
      const seen = places.get(positionName) ?? []
      return seen.length > 0 ? [[positionName, seen]] : []
    }),
  )
}

type FrameIn = (styles: Styles) => Frame

function keepFrames(side: DecodedSide, product: Product): FrameIn {
  const frames = new Map<string, Frame>()
  return styles => {
    const key = JSON.stringify(styles)
    const frame = frames.get(key) ?? stackBakes(side, lookIn(product, styles))
    frames.set(key, frame)
    return frame
  }
}

function seenPlaces(side: DecodedSide, frameIn: FrameIn, place: LocationDefinition): SeenPlace[] {
  const needed: StyleCondition = Object.fromEntries(
    place.needs.map(need => [`${need.partName}/${need.elementName}`, need.styleNames] as const),
  )
  const base = frameIn(firstOf(needed))
  const found = measurePlace(base, place)
  const patches = side.bakes.flatMap(({ entry }) => {
    const styles = entry.kind === 'patch' ? stylesOfBoth(needed, entry.when) : undefined
    if (!styles) return []
    const frame = frameIn(styles)
    const own = measurePlace(frame, place)
    if (!own) return []
    const isSame = found && isAlike(found, own) && movedInches(base, frame, place) < otherwise
    return isSame ? [] : [{ ...own, when: entry.when }]
  })
  return [...(found ? [{ ...found, when: {} }] : []), ...patches]
}

type Measured = Pick<SeenPlace, 'turned' | 'slopes'>

function isAlike(one: Measured, other: Measured): boolean {
  return (
    Math.abs(one.turned - other.turned) < otherwiseTurned &&
    one.slopes.every((slope, i) => Math.abs(slope - other.slopes[i]!) < otherwiseSloped)
  )
}

/** Styles for which a place exists and a patch is drawn; undefined when there are none. */
function stylesOfBoth(needed: StyleCondition, when: StyleCondition): Styles | undefined {
  const common = Object.entries({ ...needed, ...when }).map(
    ([element, names]) => [element, names.filter(name => needed[element]?.includes(name) ?? true)] as const,
  )
  return common.some(([, names]) => names.length === 0) ? undefined : firstOf(Object.fromEntries(common))
}

function firstOf(styles: StyleCondition): Styles {
  return Object.fromEntries(Object.entries(styles).map(([element, names]) => [element, names[0]!]))
}

/** How far the cloth of a place lies from where it lay before, in inches on the mean; pixels that lost it count as one. */
function movedInches(before: Frame, now: Frame, place: LocationDefinition): number {
  const isOn = ({ chart, chartRegions }: Frame, at: number) => {
    const number = chart[at]!
    if (number === emptyPixel || number === mixedPixel) return false
    const region = chartRegions[number]
    return region?.panel === place.panel && region.face === 'outside'
  }
  const { width, height } = before.camera
  let [sum, count] = [0, 0]
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      const at = y * width + x
      if (!isOn(before, at)) continue
      const [u, v] = [before.u[at]! / clothSteps, before.v[at]! / clothSteps]
      if (Math.abs(u - place.centerU) > place.maxWidthInches / 2) continue
      if (Math.abs(v - place.centerV) > place.maxHeightInches / 2) continue
      const to = (y + before.top - now.top) * now.camera.width + x + before.left - now.left
      sum += isOn(now, to) ? Math.hypot(now.u[to]! / clothSteps - u, now.v[to]! / clothSteps - v) : 1
      count++
    }
  return count === 0 ? Number.POSITIVE_INFINITY : sum / count
}
