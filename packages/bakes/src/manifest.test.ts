import { describe, expect, test } from 'vitest'
import {
  type BakeEntry,
  bakesToDraw,
  isDrawn,
  type Manifest,
  pictureBoxOf,
  type StyleCondition,
  type Styles,
} from './manifest.ts'
import { type Region, slotOf } from './region.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const entry = (name: string, z: number, when: StyleCondition = {}): BakeEntry => ({
  name,
  kind: z === 0 ? 'base' : 'overlay',
  when,
  z,
  file: `front-${name}.bake`,
  bytes: 1,
  sha256: '',
  box,
})

const manifest: Manifest = {
  product: 'tshirt',
  camera: { pixelsPerInch: 34, width: 10, height: 10 },
  regions: [],
  sides: {
    front: [
      entry('cord', 40, { 'hood/cord': ['round', 'flat'] }),
      entry('base', 0),
      entry('vRaglan', 6, { 'collar/collar': ['v'], 'sleeves/sleeves': ['raglan'] }),
      entry('pocket', 20, { 'pocket/pocket': ['patch'] }),
      entry('tape', 20, { 'collar/tape': ['twill'] }),
    ],
    back: [entry('base', 0)],
    left: [],
    right: [],
  },
  places: {},
}

describe('a bake is drawn', () => {
  test.each<[string, StyleCondition, Styles, boolean]>([
    ['when it asks for nothing', {}, {}, true],
    ['when its style is chosen', { 'a/b': ['v'] }, { 'a/b': 'v' }, true],
    ['when one of its styles is chosen', { 'a/b': ['crew', 'v'] }, { 'a/b': 'v' }, true],
    ['not when another style is chosen', { 'a/b': ['v'] }, { 'a/b': 'crew' }, false],
    ['not when its element has no style', { 'a/b': ['v'] }, {}, false],
    [
      'not when one of two elements differs',
      { 'a/b': ['v'], 'c/d': ['x'] },
      { 'a/b': 'v', 'c/d': 'y' },
      false,
    ],
    ['when both of two elements agree', { 'a/b': ['v'], 'c/d': ['x'] }, { 'c/d': 'x', 'a/b': 'v' }, true],
    ['not when it asks for no style at all', { 'a/b': [] }, { 'a/b': 'v' }, false],
  ])('%s', (_, when, styles, drawn) => {
    expect(isDrawn(when, styles)).toBe(drawn)
  })
})

describe('the bakes of a side', () => {
  const namesFor = (styles: Styles, side: 'front' | 'back' | 'left' = 'front') =>
    bakesToDraw(manifest, side, styles).map(bake => bake.name)

  test('are those of its styles, lowest first, and as listed where they lie level', () => {
    expect(
      namesFor({
        'hood/cord': 'flat',
        'pocket/pocket': 'patch',
        'collar/tape': 'twill',
        'collar/collar': 'v',
      }),
    ).toEqual(['base', 'pocket', 'tape', 'cord'])
    expect(namesFor({ 'collar/collar': 'v', 'sleeves/sleeves': 'raglan' })).toEqual(['base', 'vRaglan'])
  })

  test('leave the manifest in its order', () => {
    const before = manifest.sides.front.map(bake => bake.name)
    namesFor({})
    expect(manifest.sides.front.map(bake => bake.name)).toEqual(before)
  })

  test('are none where nothing is seen', () => {
    expect(namesFor({}, 'left')).toEqual([])
  })
})

test('a picture shows what the camera sees, and more for styles from which it steps back', () => {
  const far = { x: -1, y: -2, width: 12, height: 12 }
  const tall = { ...manifest, stepsBack: { when: { 'hood/position': ['up'] }, box: far } }
  expect(pictureBoxOf(tall, { 'hood/position': 'down' }, 'front')).toEqual(box)
  expect(pictureBoxOf(tall, { 'hood/position': 'up' }, 'front')).toEqual(far)
  expect(pictureBoxOf(manifest, { 'hood/position': 'up' }, 'front')).toEqual(box)
})

test('a picture is moved on the sides where the garment stands beside its middle', () => {
  const far = { x: -1, y: -2, width: 12, height: 12 }
  const stepsBack = { when: { 'hood/position': ['up'] }, box: far, aside: { left: 1 } }
  const hooded = { ...manifest, aside: { left: 3, right: -3 }, stepsBack }
  expect(pictureBoxOf(hooded, {}, 'front')).toEqual(box)
  expect(pictureBoxOf(hooded, {}, 'left')).toEqual({ ...box, x: box.x + 3 })
  expect(pictureBoxOf(hooded, {}, 'right')).toEqual({ ...box, x: box.x - 3 })
  expect(pictureBoxOf(hooded, { 'hood/position': 'up' }, 'left')).toEqual({ ...far, x: 0 })
  expect(pictureBoxOf(hooded, { 'hood/position': 'up' }, 'right')).toEqual(far)
})

test('a region has the slot of its colour layer, and none with a colour of its own', () => {
  const region: Region = {
    part: 'hood',
    element: 'lining',
    layer: 'lining',
    panel: 'leftHood',
    face: 'inside',
    fabric: 'fleece',
  }
  expect(slotOf(region)).toBe('hood/lining/lining')
  expect(slotOf({ ...region, layer: null, fixedHex: '#efece6' })).toBeNull()
})
