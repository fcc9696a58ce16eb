import { needlesPerInch } from '@teamloom/artwork/needle-grid.ts'
import type { FabricName } from '@teamloom/bakes/fabric.ts'
import type { Product } from '@teamloom/catalog/definition.ts'
import { knitCloths } from './knit-cloths.ts'

/** The needles of a cylinder are a multiple of it: halves for heel and foot, and whole repeats of all that a leg may have. */
export function cylinderStep({ parts }: Product): number {
  return parts
    .filter(({ name }) => name === 'leg')
    .flatMap(({ elements }) => elements.flatMap(({ styles }) => styles.flatMap(({ layers }) => layers)))
    .flatMap(({ fabricNames }) => fabricNames.map(name => knitCloths[name as FabricName]?.repeat ?? 1))
    .reduce(leastCommon, 2)
}

/** The needles of a leg so many inches wide on its form. */
export function cylinderNeedles(product: Product, inches: number): number {
  const step = cylinderStep(product)
  return step * Math.round((inches * needlesPerInch) / step)
}

function leastCommon(a: number, b: number): number {
  let all = a
  while (all % b !== 0) all += a
  return all
}
