import { assert, must } from '@teamloom/kit/assert.ts'
import { type Bake, type GrayMap, grayMapSize } from './bake.ts'
import type { BakeHeader } from './bake-header.ts'
import { unpackRuns } from './chart-runs.ts'
import { unpackClothPlaces } from './cloth-places.ts'
import { readContainer } from './container.ts'
import { unpackMixed } from './mixed-pixels.ts'

/** A grey picture file (WebP) to its grey bytes, row by row. */
export type DecodeGray = (file: Uint8Array) => Promise<Uint8Array>

/** Reads a bake file after its outer brotli compression has been taken off. */
export async function unpackBake(bytes: Uint8Array, decodeGray: DecodeGray): Promise<Bake> {
  const { header, sections } = readContainer<BakeHeader>(bytes)
  const section = (name: string) => must(sections[name], `bake section ${name}`)
  const { width, height } = header.box
  const chart = unpackRuns(section('runs'), width, height)
  const mixed = unpackMixed(
    {
      sizes: section('sizes'),
      charts: section('charts'),
      coverage: section('coverage'),
      shades: section('shades'),
    },
    chart,
  )
  const bake = {
    box: header.box,
    chartRegions: Uint16Array.from(header.regions),
    chart,
    mixed,
    u: new Int16Array(width * height),
    v: new Int16Array(width * height),
  }
  unpackClothPlaces(bake, header.regions.length, {
    nodes: section('nodes'),
    rough: section('rough'),
    differences: section('differences'),
  })
  const [shade, shadow, ground] = await Promise.all([
    decodeGray(section('shade')),
    unpackMap(header.shadow, sections['shadow'], decodeGray),
    unpackMap(header.ground, sections['ground'], decodeGray),
  ])
  assert(shade.length === width * height, 'bake light does not match its box')
  return { ...bake, shade, shadow, ground }
}

async function unpackMap(
  header: BakeHeader['shadow'],
  file: Uint8Array | undefined,
  decodeGray: DecodeGray,
): Promise<GrayMap | null> {
  if (!header || !file) return null
  const size = grayMapSize(header.box, header.step)
  const values = await decodeGray(file)
  assert(values.length === size.width * size.height, 'bake map does not match its box')
  return { ...header, values }
}
