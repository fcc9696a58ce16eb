import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { readManifest, readSide } from '../bake-files.ts'
import { testApproved } from './approved-truth.ts'
import { elementsOf, productOf } from './looks.ts'
import { testPairs } from './pair-truth.ts'
import { testPlaces, testSight } from './place-truth.ts'
import { testPrints } from './print-truth.ts'
import { testBakes, testDifference } from './style-truth.ts'

/** All that is asked of products' pictures. Sides are decoded once, and what was stacked last serves the next test. */
export function testPictures(patterns: readonly Pattern[]): void {
  describe.each(patterns)('the pictures of the $name', pattern => {
    const sides = new Map<string, DecodedSide>()
    const drawn = { pattern, product: productOf(pattern), manifest: readManifest(pattern.name), sides }
    beforeAll(async () => {
      for (const side of pattern.sides) sides.set(side, await readSide(drawn.manifest, side))
    })
    // All products' sides together would fill the memory.
    afterAll(() => sides.clear())

    testBakes(drawn)
    testApproved(drawn)
    testPlaces(drawn)
    testPrints(drawn)
    for (const { element, styles } of elementsOf(drawn.product))
      styles.forEach((style, i) => {
        testSight(drawn, element, style)
        if (i > 0) testDifference(drawn, element, style)
      })
    testPairs(drawn)
  })
}
