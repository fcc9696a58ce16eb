import { clothSteps } from '@teamloom/bakes/bake.ts'
import type { DecodedSide } from '@teamloom/garment/decoded-side.ts'
import type { Look } from '@teamloom/garment/look.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import type { Cut, Field } from '@teamloom/pattern/pattern.ts'
import { contains, distanceTo } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { most } from './bounds.ts'
import type { Drawn } from './drawn.ts'
import { lookIn } from './looks.ts'

/** Inches beside its seam that may show either colour: places are told to a pixel. */
const beside = most.besideSeamInches

/** Rows and columns from one pixel that is looked at to the next, and how many of these may be at a chart's end. */
const step = 3
const strays = most.straysOfRaglan

/** The fields of a body's pieces that the sleeves' colour shows, by the pieces' names. */
function raglansOf({ pieces }: Cut): ReadonlyMap<string, readonly Field[]> {
  const isRaglan = ({ outside }: Field) => outside.part === 'sleeves'
  return new Map(
    pieces.flatMap(({ name, fields = [] }) =>
      fields.some(isRaglan) ? [[name, fields.filter(isRaglan)]] : [],
    ),
  )
}

/** Pixels of the body that are in the sleeve's colour and lie on its own side of the seam, or the other way round. */
function countWrong(side: DecodedSide, look: Look, cut: Cut): number {
  const raglans = raglansOf(cut)
  const { chart, chartRegions, camera, u, v } = frameOf(side, look)
  let wrong = 0
  for (let y = 0; y < camera.height; y += step)
    for (let x = 0; x < camera.width; x += step) {
      const at = y * camera.width + x
      const region = chartRegions[chart[at]!]
      const fields = region?.face === 'outside' ? raglans.get(region.panel) : undefined
      if (!region || !fields) continue
      const place = [u[at]! / clothSteps, v[at]! / clothSteps] as const
      if (fields.some(({ outline }) => distanceTo(outline, place) < beside)) continue
      if (fields.some(({ outline }) => contains(outline, place)) !== (region.part === 'sleeves')) wrong++
    }
  return wrong
}

/**
 * Tests that raglan shoulders are shown in the sleeves’ colour, also where another patch shows them, as a hood's
 * does.
 */
export function testRaglans({ pattern, product, sides }: Drawn): void {
  const raglans = pattern.plans.flatMap(plan => {
    if (plan.kind === 'overlay') return []
    const cut = pattern.cut(pattern.baseSize, plan.styles)
    return raglansOf(cut).size > 0 ? [{ name: plan.name, styles: plan.styles, cut }] : []
  })
  test.each(raglans)(
    'show the $name in the sleeves’ colour from neck to underarm (RD19)',
    ({ styles, cut }) => {
      const look = lookIn(product, styles)
      const wrong = [...sides.values()].flatMap(side => {
        const count = countWrong(side, look, cut)
        return count > strays ? [`${side.side} ${count}`] : []
      })
      expect(wrong).toEqual([])
    },
  )
}
