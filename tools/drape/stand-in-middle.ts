import type { Manifest, StyleCondition, Styles } from '@teamloom/bakes/manifest.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import { emptyPixel, type Frame } from '@teamloom/garment/frame.ts'
import { stackBakes } from '@teamloom/garment/stack-bakes.ts'
import { readSide } from '../bake-files.ts'
import { lookIn } from '../sheet/looks.ts'

/** On fronts and backs the body's middle is the picture's; from its sides a garment may hang behind or before it. */
const seenBeside = ['left', 'right'] as const

/** Measures how far a garment stands beside the middle: a new design, and one from which the camera steps back. */
export async function standInMiddle(product: Product, manifest: Manifest): Promise<Manifest> {
  const { product: name, camera, aside: _, stepsBack, ...rest } = manifest
  const far = stepsBack && { when: stepsBack.when, box: stepsBack.box }
  const unmoved: Manifest = { product: name, camera, ...(far ? { stepsBack: far } : {}), ...rest }
  const decoded = await Promise.all(seenBeside.map(side => readSide(unmoved, side)))
  const asideIn = (styles: Styles) =>
    Object.fromEntries(decoded.map(side => [side.side, besideMiddle(side, product, styles)]))
  return {
    product: name,
    camera,
    aside: asideIn({}),
    ...(far ? { stepsBack: { ...far, aside: asideIn(firstOf(far.when)) } } : {}),
    ...rest,
  }
}

function firstOf(when: StyleCondition): Styles {
  return Object.fromEntries(Object.entries(when).map(([element, names]) => [element, names[0]!]))
}

/** Pixels from the middle of a side's picture to that of the garment in it, whole so that nothing is drawn between two. */
export function besideMiddle(side: DecodedSide, product: Product, styles: Styles): number {
  const frame = stackBakes(side, lookIn(product, styles))
  const { first, last } = columnsOf(frame)
  return Math.round((first + last + 1 - frame.camera.width) / 2)
}

function columnsOf({ chart, camera: { width } }: Frame): { first: number; last: number } {
  let [first, last] = [width, -1]
  chart.forEach((number, at) => {
    if (number === emptyPixel) return
    const x = at % width
    if (x < first) first = x
    if (x > last) last = x
  })
  return { first, last }
}
