import type { Region } from '@teamloom/bakes/region.ts'
import { drawBake } from '@teamloom/bakes/testing/draw-bake.ts'
import { expect, test } from 'vitest'
import { composeSide } from './compose-side.ts'
import { houseLabel } from './house-label.ts'
import { perInch, pixelAt, plainLook, sideOf } from './testing/draw-side.ts'

const fixedHex = '#efece6'
const region: Region = {
  part: 'body',
  element: 'body',
  layer: null,
  fixedHex,
  panel: houseLabel.panel,
  face: 'outside',
  fabric: 'metal',
}
const box = { x: 40, y: 40, width: 40, height: 21 }

/** A label of 2 by 1.05 inches, seen straight. */
const label = drawBake(box, [0], (x, y) => ({
  chart: 1,
  light: 1,
  u: (x + 0.5 - box.x - box.width / 2) / perInch,
  v: (y + 0.5 - box.y) / perInch,
}))

test('what is sewn into a neck bears the house’s mark in its middle, upright, and ground around it (RD16)', () => {
  const side = sideOf({ base: label }, [{ name: 'base', kind: 'base', when: {}, z: 0 }], [region])
  const scale = 8
  const picture = composeSide(side, plainLook, { scale })
  const [middleU, middleV] = [box.x + box.width / 2, box.y + houseLabel.centerV * perInch]
  /** The colour at a place of the mark, in its square of 32. */
  const at = (x: number, y: number) => {
    const inches = (from: number) => ((from - 16) / 32) * houseLabel.widthInches * perInch
    const { hex } = pixelAt(
      picture,
      Math.round((middleU + inches(x)) * scale),
      Math.round((middleV + inches(y)) * scale),
    )
    return [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16)) as [number, number, number]
  }
  const isBlue = ([r, g, b]: [number, number, number]) => b > 100 && b > 2 * r && b > 2 * g
  const isDark = (rgb: [number, number, number]) => Math.max(...rgb) < 90
  const isGround = (rgb: [number, number, number]) => Math.min(...rgb) > 200
  // The threads upright are blue, those across dark; each goes over one and under one.
  expect([at(11, 16), at(21, 16), at(11, 21), at(21, 11)].map(isBlue)).toEqual([true, true, true, true])
  expect([at(16, 11), at(16, 21), at(11, 11), at(21, 21)].map(isDark)).toEqual([true, true, true, true])
  expect([at(16, 16), at(2, 2), at(30, 2), at(2, 30), at(30, 30), at(-14, 16)].map(isGround)).toEqual(
    Array.from({ length: 6 }, () => true),
  )
})
