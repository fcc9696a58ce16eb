import type { Styles } from '@teamloom/bakes/manifest.ts'
import type { Side } from '@teamloom/bakes/side.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { frameOf } from '@teamloom/garment/prepared-side.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { measurePlace } from '../drape/measure-place.ts'
import { least, most } from './bounds.ts'
import type { Drawn } from './drawn.ts'
import { lookIn } from './looks.ts'
import { missOfMiddle, type SeenPrint, seenCircle, seenDirection, seePrint } from './seen-print.ts'

/** Milliseconds: every patch of a side is stacked. */
const patience = 60_000

/** RD13: shares of a circle's width, its width to its height or the other way round, and degrees. */
const flat = {
  rms: most.offEllipseRms,
  worst: most.offEllipse,
  round: least.flatRound,
  roundSmall: least.flatRoundSmall,
  parallel: most.flatParallelDegrees,
}
const held = (round: number) => ({ ...flat, round, roundSmall: round, parallel: most.roundParallelDegrees })
const round = held(least.roundRound)
const limits = {
  flat,
  piece: flat,
  round,
  band: round,
  slanted: held(least.slantedRound),
} as const
const upright = most.uprightDegrees
/** Inches across a small print. */
const small = 4
/** Inches that a print's middle may lie beside its place's, in a fold. */
const besideMiddle = most.besideMiddleInches

/** Degrees between two directions, whichever way along them. */
function between(one: number, other: number): number {
  const angle = (((one - other) % 180) + 180) % 180
  return Math.min(angle, 180 - angle)
}

function faultsOf(seen: SeenPrint, lies: keyof typeof limits): string[] {
  const { place, frame } = seen
  const limit = limits[lies]
  const [across, down] = [place.maxWidthInches / 2, place.maxHeightInches / 2]
  const faults: string[] = []
  const hold = (what: string, value: number, most: number) => {
    // What cannot be measured is none.
    if (!(value <= most)) faults.push(`${what} ${value.toFixed(4)} of ${most}`)
  }
  const circles = [
    { inches: 2 * Math.min(across, down), round: limit.round },
    ...(Math.min(across, down) > small / 2 ? [{ inches: small, round: limit.roundSmall }] : []),
  ]
  for (const { inches, round } of circles) {
    const circle = seenCircle(seen, inches)
    if (!circle) continue
    hold(`${inches} in: off its ellipse, rms`, circle.rms, limit.rms)
    hold(`${inches} in: off its ellipse`, circle.worst, limit.worst)
    hold(`${inches} in: flat`, Math.max(circle.widthToHeight, 1 / circle.widthToHeight), 1 / round)
  }
  const [left, middle, right] = [-across, 0, across].map(u => seenDirection(seen, [u, -down], [u, down]))
  const [top, bottom] = [-down, down].map(v => seenDirection(seen, [-across, v], [across, v]))
  hold('left and right apart', between(left!, right!), limit.parallel)
  hold('top and bottom apart', between(top!, bottom!), limit.parallel)
  const own = lies === 'flat' ? 0 : (measurePlace(frame, place)?.turned ?? Number.NaN)
  hold('not upright', between(middle!, 90 + own), upright)
  hold('middle beside its place', missOfMiddle(seen), besideMiddle)
  return faults
}

/** Prints keep their shape in the pictures of their places' sides, whichever way the cloth hangs there. */
export function testPrints({ pattern, product, manifest, sides }: Drawn): void {
  const places = product.locations.filter(({ lies, pair }) => lies !== 'cloth' && !pair)

  test('have their places where the catalogue has them', () => {
    const measured = Object.entries(manifest.places).map(([name, [seen]]) => ({
      positionName: name,
      side: seen?.side,
      centerU: seen?.centerU,
      centerV: seen?.centerV,
      maxWidthInches: seen?.width,
      maxHeightInches: seen?.height,
    }))
    expect(measured, `npm run drape -- ${pattern.name} --places`).toEqual(
      places.map(({ positionName, side, centerU, centerV, maxWidthInches, maxHeightInches }) => ({
        positionName,
        side,
        centerU,
        centerV,
        maxWidthInches,
        maxHeightInches,
      })),
    )
  })

  test.each([...new Set(places.map(({ side }) => side))])(
    'show prints on the %s in their own shape, upright and straight (RD13)',
    name => {
      const side = must(sides.get(name), name)
      const faults: string[] = []
      for (const [hanging, styles] of waysToHang(name)) {
        const look = lookIn(product, styles)
        const frame = frameOf(side, look)
        for (const place of places) {
          if (place.side !== name || place.lies === 'cloth' || !isThere(place, look.styles)) continue
          const found = faultsOf(seePrint(side, frame, look, place), place.lies)
          faults.push(...found.map(fault => `${hanging}, ${place.positionName}: ${fault}`))
        }
      }
      expect(faults).toEqual([])
    },
    patience,
  )

  /** The base and each patch that changes the side's cloth, with pockets and the like where places need them. */
  function waysToHang(side: Side): [string, Styles][] {
    const needed = Object.fromEntries(
      places.flatMap(({ needs }) =>
        needs.map(need => [`${need.partName}/${need.elementName}`, need.styleNames[0]!] as const),
      ),
    )
    const patches = manifest.sides[side].filter(({ kind }) => kind === 'patch')
    return [
      ['base', needed],
      ...patches.map(({ name, when }): [string, Styles] => [
        name,
        { ...needed, ...Object.fromEntries(Object.entries(when).map(([key, names]) => [key, names[0]!])) },
      ]),
    ]
  }
}

function isThere({ needs }: LocationDefinition, styles: Styles): boolean {
  return needs.every(need => need.styleNames.includes(styles[`${need.partName}/${need.elementName}`] ?? ''))
}
