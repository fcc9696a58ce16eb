import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import type { LayerRef, LocationDefinition, StyleDefinition } from '@teamloom/catalog/definition.ts'
import { layerAt } from '@teamloom/catalog/place-cloth.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Frame } from '@teamloom/garment/frame.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { pickAt } from '@teamloom/garment/pick.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { least } from './bounds.ts'
import type { Drawn } from './drawn.ts'
import { lookIn } from './looks.ts'

/** Square inches of a place that its side must show, or half of the place when that is less. */
const leastShown = least.shownSquareInches

/** Its places, and what carries its styles' colours, are in sight and under the pointer. */
export function testPlaces({ product, sides }: Drawn): void {
  const frameIn = (name: string, styles: Styles): Frame =>
    frameOf(must(sides.get(name), name), lookIn(product, styles))

  /** Square inches of it that are seen, by their slots, the most seen first. */
  function inchesShown(location: LocationDefinition, styles: Styles): readonly [string, number][] {
    const { panel, face, centerU, centerV, planeAngle, maxWidthInches, maxHeightInches } = location
    const turn = (planeAngle * Math.PI) / 180
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const frame = frameIn(location.side, styles)
    const slots = frame.chartRegions.map(region =>
      region?.panel === panel && region.face === face ? (slotOf(region) ?? '') : undefined,
    )
    const shown = new Map<string, number>()
    frame.chart.forEach((chart, at) => {
      const slot = slots[chart]
      const [du, dv] = [frame.u[at]! / clothSteps - centerU, frame.v[at]! / clothSteps - centerV]
      const isOn =
        slot !== undefined &&
        Math.abs(du * cos + dv * sin) < maxWidthInches / 2 &&
        Math.abs(dv * cos - du * sin) < maxHeightInches / 2
      if (isOn) shown.set(slot, (shown.get(slot) ?? 0) + 1 / frame.camera.pixelsPerInch ** 2)
    })
    return [...shown].toSorted(([, a], [, b]) => b - a)
  }

  test.each(product.locations)('the place $positionName is in sight, on its cloth', location => {
    const styles = Object.fromEntries(
      location.needs.map(need => [`${need.partName}/${need.elementName}`, must(need.styleNames[0], 'style')]),
    )
    const shown = inchesShown(location, styles)
    const area = location.maxWidthInches * location.maxHeightInches
    expect(shown.reduce((sum, [, inches]) => sum + inches, 0)).toBeGreaterThan(Math.min(leastShown, area / 2))
    const { cloths } = lookIn(product, styles)
    const first = must(
      location.cloth.map(slotOfRef).find(slot => slot in cloths),
      'cloth',
    )
    // What is knitted in one with its ground has that ground's slot where it has no cloth of its own.
    const seen = must(shown[0], 'shown')[0]
    expect(seen in cloths ? seen : first).toBe(first)
  })

  const slotOfRef = (ref: LayerRef): string => {
    const layers = product.parts
      .find(({ name }) => name === ref.partName)
      ?.elements.find(({ name }) => name === ref.elementName)
      ?.styles.flatMap(style => layerAt(style.layers, ref) ?? [])
    return `${ref.partName}/${ref.elementName}/${layers?.[0]?.name}`
  }
}

/** A style's layers are seen on one side or another, and what has them is picked where it is seen. */
export function testSight(
  { product, sides }: Drawn,
  element: string,
  { name: style, layers }: StyleDefinition,
) {
  if (layers.length === 0) return
  test(`${element} in ${style} shows its layers, and can be picked`, () => {
    const look = lookIn(product, { [element]: style })
    const missing = new Set(layers.map(layer => `${element}/${layer.name}`))
    let isPicked = false
    for (const side of sides.values()) {
      const frame = frameOf(side, look)
      for (const slot of slotsShown(frame)) missing.delete(slot)
      isPicked ||= canPick(side, look, frame, element)
      if (missing.size === 0 && isPicked) break
    }
    expect([...missing]).toEqual([])
    expect(isPicked).toBe(true)
  })
}

/** Slots that at least so many pixels show, stitches between cloth too. */
const leastPixels = least.shownPixels

function slotsShown({ chart, chartRegions, mixed }: Frame): string[] {
  const pixels = new Uint32Array(chartRegions.length)
  for (const numbers of [chart, mixed.chart])
    for (const number of numbers) if (number < pixels.length) pixels[number]!++
  const bySlot = new Map<string, number>()
  chartRegions.forEach((region, number) => {
    const slot = region && slotOf(region)
    if (slot) bySlot.set(slot, (bySlot.get(slot) ?? 0) + pixels[number]!)
  })
  return [...bySlot].filter(([, count]) => count >= leastPixels).map(([slot]) => slot)
}

/** Where the frame shows the element, or is of several pieces at once, it is what is picked. */
function canPick(side: DecodedSide, look: Look, frame: Frame, element: string): boolean {
  const isOwn = frame.chartRegions.map(region => `${region?.part}/${region?.element}` === element)
  const { width } = frame.camera
  const isPickedAt = (at: number) => {
    const picked = pickAt(side, look, at % width, Math.floor(at / width))
    return picked !== undefined && `${picked.part}/${picked.element}` === element
  }
  const plain = frame.chart.findIndex(number => isOwn[number] === true)
  return plain >= 0 ? isPickedAt(plain) : frame.mixed.pixel.some(isPickedAt)
}
