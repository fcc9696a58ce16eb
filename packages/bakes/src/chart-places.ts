import { assert } from '@teamloom/kit/assert.ts'
import { type Bake, clearedChart, mixedChart, noChart } from './bake.ts'

/**
 * Every place where a chart shows, chart by chart and then row by row: a plain pixel by its index,
 * sample k of a mixed pixel by `pixel count + k`. Packing and unpacking walk the same list.
 */
export type ChartPlaces = {
  /** Chart c has the entries first[c] to first[c + 1] - 1. */
  readonly first: Uint32Array
  readonly place: Uint32Array
  /** Pixel index of each entry. */
  readonly pixel: Uint32Array
}

export function placesOfCharts(bake: Pick<Bake, 'chart' | 'mixed'>, chartCount: number): ChartPlaces {
  const { chart, mixed } = bake
  const first = new Uint32Array(chartCount + 2)
  eachPlace(bake, (_, number) => {
    assert(number > 0 && number <= chartCount, 'bake chart without a region')
    first[number + 1]!++
  })
  for (let i = 1; i < first.length; i++) first[i]! += first[i - 1]!
  const next = first.slice()
  const total = first[chartCount + 1]!
  const place = new Uint32Array(total)
  const pixel = new Uint32Array(total)
  eachPlace({ chart, mixed }, (id, number, at) => {
    const to = next[number]!++
    place[to] = id
    pixel[to] = at
  })
  return { first, place, pixel }
}

function eachPlace(
  { chart, mixed }: Pick<Bake, 'chart' | 'mixed'>,
  visit: (place: number, chartNumber: number, pixel: number) => void,
): void {
  let next = 0
  for (let pixel = 0; pixel < chart.length; pixel++) {
    const number = chart[pixel]!
    if (number === noChart || number === clearedChart) continue
    if (number !== mixedChart) {
      visit(pixel, number, pixel)
      continue
    }
    for (let k = mixed.first[next]!; k < mixed.first[next + 1]!; k++)
      visit(chart.length + k, mixed.chart[k]!, pixel)
    next++
  }
}
