import { zipFaces } from '@teamloom/pattern/blocks/zip.ts'
import type { ZipChainTrim } from '@teamloom/pattern/trim.ts'
import { expect, test } from 'vitest'
import { regionOf } from '../stage/region-of.ts'
import { layZipChain } from './lay-zip.ts'
import type { ClothLine } from './zip-line.ts'

/** Straight down the front of a garment: the wearer's left lies at +x, the camera at +z. */
const line: ClothLine = { length: 4, at: (along, across, out) => [across, -along, out] }
const trim: ZipChainTrim = {
  kind: 'zipChain',
  name: 'zip',
  legs: [],
  teeth: 'coil',
  width: 0.48,
  faces: zipFaces,
}

test('tape and teeth of a zip face outwards', () => {
  const sheets = [
    { region: regionOf(zipFaces.tape, 'tape', 'outside', 'zipper'), relief: 0 },
    { region: regionOf(zipFaces.teeth, 'teeth', 'outside', 'zipper'), relief: 0 },
  ] as const
  const { position, point, sheet } = layZipChain(trim, line, sheets)
  const facing = [0, 0]
  sheet.forEach((number, t) => {
    const [a, b, c] = [point[t * 3]! * 3, point[t * 3 + 1]! * 3, point[t * 3 + 2]! * 3]
    facing[number]! +=
      (position[b]! - position[a]!) * (position[c + 1]! - position[a + 1]!) -
      (position[b + 1]! - position[a + 1]!) * (position[c]! - position[a]!)
  })
  expect(facing[0]).toBeGreaterThan(0)
  expect(facing[1]).toBeGreaterThan(0)
})
