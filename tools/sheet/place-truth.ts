import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { Styles } from '@teamloom/bakes/manifest.ts'
import { slotOf } from '@teamloom/bakes/region.ts'
import type { LocationDefinition, StyleDefinition } from '@teamloom/catalog/definition.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Frame } from '@teamloom/garment/frame.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { pickAt } from '@teamloom/garment/pick.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { Drawn } from './drawn.ts'
import { lookIn } from './looks.ts'

/** Square inches of a place that its side must show, or half of the place when that is less. */
const leastShown = 0.5

/** Its places, and what carries its styles' colours, are in sight and under the pointer. */
export function testPlaces({ product, sides }: Drawn): void {
  const frameIn = (name: string, styles: Styles): Frame =>
    frameOf(must(sides.get(name), name), lookIn(product, styles))

  function inchesShown(location: LocationDefinition): number {
    const { needs, panel, face, centerU, centerV, maxWidthInches, maxHeightInches } = location
    const styles = Object.fromEntries(
      needs.map(need => [`${need.partName}/${need.elementName}`, must(need.styleNames[0], 'style')]),
    )
    const frame = frameIn(location.side, styles)
    const shown = frame.chartRegions.map(region => region?.panel === panel && region.face === face)
    const pixels = frame.chart.reduce((count, chart, at) => {
      const isOn =
        shown[chart] === true &&
        Math.abs(frame.u[at]! / clothSteps - centerU) < maxWidthInches / 2 &&
        Math.abs(frame.v[at]! / clothSteps - centerV) < maxHeightInches / 2
      return isOn ? count + 1 : count
    }, 0)
    return pixels / frame.camera.pixelsPerInch ** 2
  }

  test.each(product.locations)('the place $positionName is in sight', location => {
    const area = location.maxWidthInches * location.maxHeightInches
    expect(inchesShown(location)).toBeGreaterThan(Math.min(leastShown, area / 2))
  })
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
const leastPixels = 20

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
