import { assert } from '@teamloom/kit/assert.ts'
import { type MixedPixels, mixedChart } from './bake.ts'
import { ByteReader } from './byte-reader.ts'
import { ByteWriter } from './byte-writer.ts'

export type MixedSections = {
  sizes: Uint8Array
  charts: Uint8Array
  coverage: Uint8Array
  shades: Uint8Array
}

/** Each field in a stream of its own: alike numbers pack together. */
export function packMixed(mixed: MixedPixels): MixedSections {
  const sizes = new ByteWriter()
  const charts = new ByteWriter()
  const shades = new ByteWriter()
  const lastShade = new Map<number, number>()
  for (let i = 0; i < mixed.pixel.length; i++) sizes.count(mixed.first[i + 1]! - mixed.first[i]!)
  mixed.chart.forEach((chart, k) => {
    charts.count(chart)
    shades.difference(mixed.shade[k]! - (lastShade.get(chart) ?? 128))
    lastShade.set(chart, mixed.shade[k]!)
  })
  return {
    sizes: sizes.take(),
    charts: charts.take(),
    coverage: mixed.coverage.slice(),
    shades: shades.take(),
  }
}

/** The mixed pixels without their places on the cloth. */
export function unpackMixed(sections: MixedSections, chart: Uint16Array): MixedPixels {
  const pixel: number[] = []
  for (let at = 0; at < chart.length; at++) if (chart[at] === mixedChart) pixel.push(at)
  const sizes = new ByteReader(sections.sizes)
  const first = new Uint32Array(pixel.length + 1)
  for (let i = 0; i < pixel.length; i++) first[i + 1] = first[i]! + sizes.count()
  const total = first[pixel.length]!
  assert(sections.coverage.length === total, 'bake coverage does not match its samples')
  const charts = new ByteReader(sections.charts)
  const shades = new ByteReader(sections.shades)
  const lastShade = new Map<number, number>()
  const numbers = new Uint16Array(total)
  const shade = new Uint8Array(total)
  for (let k = 0; k < total; k++) {
    const number = charts.count()
    numbers[k] = number
    shade[k] = (lastShade.get(number) ?? 128) + shades.difference()
    lastShade.set(number, shade[k]!)
  }
  return {
    pixel: Uint32Array.from(pixel),
    first,
    chart: numbers,
    coverage: sections.coverage.slice(),
    shade,
    u: new Int16Array(total),
    v: new Int16Array(total),
  }
}
