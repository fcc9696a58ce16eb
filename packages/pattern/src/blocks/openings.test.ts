import { must } from '@teamloom/kit/assert.ts'
import { boundsOf, contains, distanceTo, outlineOf } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { describe, expect, test } from 'vitest'
import type { Face, LaidTrim, SnapTrim, Trim, ZipChainTrim } from '../trim.ts'
import { cutKangarooPocket, cutSplitPocket } from './kangaroo-pocket.ts'
import { sewSnapPlacket, spreadSnaps } from './snap-placket.ts'
import { sewZip, zipFaces } from './zip.ts'

const cloth: Face = { part: 'body', element: 'body', layer: 'body' }
const stretch = { on: 'front', u: 0, top: 0, bottom: 8, cloth, fabric: 'fleece' } as const
const collar = { ...stretch, on: 'collar', u: 1, top: -2, bottom: 0 }
const isLaid = (trim: Trim): trim is LaidTrim => trim.kind === 'laid'
const isChain = (trim: Trim): trim is ZipChainTrim => trim.kind === 'zipChain'
const isSnap = (trim: Trim): trim is SnapTrim => trim.kind === 'snap'

/** Whether an outline runs clockwise as it is seen, with y down. */
function isClockwise(outline: readonly Point[]): boolean {
  return (
    outline.reduce((sum, [u, v], i) => {
      const [nextU, nextV] = outline[(i + 1) % outline.length]!
      return sum + u * nextV - nextU * v
    }, 0) > 0
  )
}

describe('a zip', () => {
  const open = sewZip([collar, stretch], { ...zipFaces, thread: cloth }, 'open')
  const boxed = sewZip([collar, stretch], { ...zipFaces, thread: cloth }, 'boxed')

  test('goes over its stretches one after the other, in every kind of teeth', () => {
    const chains = open.trims.filter(isChain)
    expect(chains.map(chain => chain.teeth)).toEqual(['moulded', 'metal', 'coil'])
    for (const chain of chains) expect(chain.legs.map(leg => leg.on)).toEqual(['collar', 'front'])
  })

  test('has an edge on either side of each stretch, or one round its end', () => {
    expect(open.edges).toHaveLength(4)
    expect(boxed.edges).toHaveLength(3)
    expect(boxed.trims.filter(isLaid).map(trim => trim.name)).toEqual(boxed.edges)
  })

  test.each([...open.trims, ...boxed.trims].filter(isLaid))('leaves its tape free: $name', edge => {
    const outline = outlineOf(edge.panel)
    const middle = edge.seat.on === 'collar' ? 1 : 0
    expect(isClockwise(outline)).toBe(true)
    expect(contains(outline, [middle, edge.seat.on === 'collar' ? -1 : 4])).toBe(false)
    expect(Math.min(...outline.map(point => Math.abs(point[0] - middle)))).toBeLessThan(0.25)
  })

  test('that ends above the hem has cloth below its end', () => {
    const end = must(boxed.trims.filter(isLaid).at(-1), 'end')
    expect(contains(outlineOf(end.panel), [0, 8.15])).toBe(true)
  })
})

test('a snap placket has its studs on its strips', () => {
  const stretches = [
    { on: 'front', u: 0, top: 0, bottom: 7, snapsAt: spreadSnaps(0, 7, 0.6, 4), fabric: 'fleece' },
  ] as const
  const placket = sewSnapPlacket('half', stretches, { placket: cloth, snap: cloth, thread: cloth }, 'boxed')
  const strip = must(placket.trims.find(isLaid), 'strip')
  const snaps = placket.trims.filter(isSnap)
  expect(snaps.map(snap => snap.name)).toEqual([...placket.snapsIn('ring'), ...placket.snapsIn('cap')])
  for (const { seat, diameter } of snaps) {
    expect(contains(outlineOf(strip.panel), seat.at)).toBe(true)
    expect(distanceTo(outlineOf(strip.panel), seat.at)).toBeGreaterThan(diameter / 2)
  }
})

test('the halves of a split pocket mirror each other, and lie within the whole one', () => {
  const spec = { topWidth: 8, bottomWidth: 12, height: 8, sideHeight: 2.4 }
  const whole = boundsOf(outlineOf(cutKangarooPocket(spec)))
  const [left, right] = (['left', 'right'] as const).map(half => outlineOf(cutSplitPocket(spec, half)))
  expect(isClockwise(left!)).toBe(true)
  expect(isClockwise(right!)).toBe(true)
  for (const [u, v] of right!) expect(distanceTo(left!, [-u, v])).toBeLessThan(1e-6)
  expect(boundsOf(left!)).toMatchObject({ right: whole.right, top: whole.top, bottom: whole.bottom })
})
