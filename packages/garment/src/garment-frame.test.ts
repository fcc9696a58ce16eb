import type { BakeEntry, Box, Manifest } from '@teamloom/bakes/manifest.ts'
import { expect, test } from 'vitest'
import { frameFor, framesOf, upperPart } from './garment-frame.ts'

const entry = (name: string, box: Box): BakeEntry => ({
  name,
  kind: name === 'base' ? 'base' : 'patch',
  when: {},
  z: 0,
  file: `${name}.bake`,
  bytes: 1,
  sha256: '',
  box,
})
const base = entry('base', { x: 100, y: 200, width: 800, height: 1000 })
const up = entry('up', { x: 300, y: -150, width: 400, height: 500 })
const manifest: Manifest = {
  product: 'hoodie',
  camera: { pixelsPerInch: 34, width: 1200, height: 1400 },
  stepsBack: { when: { 'hood/position': ['up'] }, box: { x: -120, y: -240, width: 1440, height: 1680 } },
  regions: [],
  sides: { front: [base, up], back: [base], left: [base], right: [base] },
  places: {},
}
const frames = framesOf(manifest)

test('as a rule the garment is where its bakes are that lie within the picture', () => {
  const { camera, boxes } = frameFor(frames, { 'hood/position': 'down' })
  expect(camera).toEqual(manifest.camera)
  expect(boxes.front).toEqual(base.box)
})

test('from further back it is where all of them are, in the larger picture', () => {
  const { camera, boxes } = frameFor(frames, { 'hood/position': 'up' })
  expect(camera).toEqual({ pixelsPerInch: 34, width: 1440, height: 1680 })
  expect(boxes.front).toEqual({ x: 220, y: 90, width: 800, height: 1350 })
  expect(boxes.back).toEqual({ x: 220, y: 440, width: 800, height: 1000 })
})

test('where the garment stands beside the middle, its picture is moved, and the garment stays in it', () => {
  const { near, far } = framesOf({
    ...manifest,
    aside: { left: 50 },
    stepsBack: { ...manifest.stepsBack!, aside: { left: 20 } },
  })
  expect(near.boxes.left).toEqual({ ...base.box, x: 50 })
  expect(near.boxes.right).toEqual(base.box)
  expect(far?.boxes.left).toEqual({ x: 200, y: 440, width: 800, height: 1000 })
})

test('without such styles there is one frame', () => {
  const { stepsBack: _, ...plain } = manifest
  const frame = framesOf(plain)
  expect(frame.far).toBeNull()
  expect(frameFor(frame, { 'hood/position': 'up' })).toBe(frame.near)
})

test('the upper part is as wide as the garment and ends within the picture', () => {
  expect(upperPart(frames.near, 2)).toEqual({ x: 100, y: 200, width: 800, height: 400 })
  expect(upperPart(frames.near, 0.5)).toEqual({ x: 100, y: 200, width: 800, height: 1200 })
})
