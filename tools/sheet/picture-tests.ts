import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Pattern } from '@teamloom/pattern/pattern.ts'
import { afterAll, beforeAll, describe } from 'vitest'
import { readManifest, readSide } from '../bake-files.ts'
import { testApproved } from './approved-truth.ts'
import type { Drawn } from './drawn.ts'
import { elementsOf, productOf } from './looks.ts'
import { testMetered, testPairs } from './pair-truth.ts'
import { testPlaces, testSight } from './place-truth.ts'
import { testPrints } from './print-truth.ts'
import { testRaglans } from './raglan-truth.ts'
import { testBakes, testDifference, testFrames, testMiddles } from './style-truth.ts'

/** What is asked of every product's pictures with every change of anything. */
export function testPictures(patterns: readonly Pattern[]): void {
  describeDrawn(patterns, drawn => {
    testBakes(drawn)
    testFrames(drawn)
    testMiddles(drawn)
    testApproved(drawn)
    testPlaces(drawn)
    testPrints(drawn)
    testMetered(drawn)
    testRaglans(drawn)
  })
}

/** Each style, every two of them together, in every colour. */
export function testStyles(patterns: readonly Pattern[]): void {
  describeDrawn(patterns, drawn => {
    for (const { element, styles } of elementsOf(drawn.product))
      styles.forEach((style, i) => {
        testSight(drawn, element, style)
        if (i > 0) testDifference(drawn, element, style)
      })
    testPairs(drawn)
  })
}

/** Sides are decoded once, and what was stacked last serves the next test. */
function describeDrawn(patterns: readonly Pattern[], ask: (drawn: Drawn) => void): void {
  describe.each(patterns)('the pictures of the $name', pattern => {
    const sides = new Map<string, DecodedSide>()
    const manifest = readManifest(pattern.name)
    beforeAll(async () => {
      for (const side of pattern.sides) sides.set(side, await readSide(manifest, side))
    })
    // All products' sides together would fill the memory.
    afterAll(() => sides.clear())
    ask({ pattern, product: productOf(pattern), manifest, sides })
  })
}
