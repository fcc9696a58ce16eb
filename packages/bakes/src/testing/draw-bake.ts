import { type Bake, clearedChart, clothSteps, fullCoverage, mixedChart } from '../bake.ts'
import type { Box } from '../manifest.ts'
import { codeOfLight } from '../shade-code.ts'

/** What a pixel shows of one chart: sixteenths of it, light, and its place in inches. */
export type Sample = {
  readonly chart: number
  readonly coverage?: number
  readonly light?: number
  readonly u?: number
  readonly v?: number
}

/** One sample that covers the pixel, several, a patch's empty pixel, or nothing. */
export type Pixel = Sample | readonly Sample[] | 'cleared' | null

/** A bake pixel by pixel, for tests; `look` is asked in picture pixels. */
export function drawBake(
  box: Box,
  chartRegions: readonly number[],
  look: (x: number, y: number) => Pixel,
  maps: Partial<Pick<Bake, 'shadow' | 'ground'>> = {},
): Bake {
  const count = box.width * box.height
  const chart = new Uint16Array(count)
  const shade = new Uint8Array(count)
  const u = new Int16Array(count)
  const v = new Int16Array(count)
  const pixels: number[] = []
  const first = [0]
  const samples: Sample[] = []
  for (let at = 0; at < count; at++) {
    const pixel = look(box.x + (at % box.width), box.y + Math.floor(at / box.width))
    if (pixel === null) continue
    if (pixel === 'cleared') {
      chart[at] = clearedChart
      continue
    }
    const list = Array.isArray(pixel) ? (pixel as readonly Sample[]) : [pixel as Sample]
    const [only] = list
    if (list.length === 1 && (only!.coverage ?? fullCoverage) === fullCoverage) {
      chart[at] = only!.chart
      shade[at] = codeOfLight(only!.light ?? 1)
      u[at] = stepsOf(only!.u)
      v[at] = stepsOf(only!.v)
      continue
    }
    chart[at] = mixedChart
    pixels.push(at)
    samples.push(...list)
    first.push(samples.length)
  }
  return {
    box,
    chartRegions: Uint16Array.from(chartRegions),
    chart,
    shade,
    u,
    v,
    mixed: {
      pixel: Uint32Array.from(pixels),
      first: Uint32Array.from(first),
      chart: Uint16Array.from(samples, sample => sample.chart),
      coverage: Uint8Array.from(samples, sample => sample.coverage ?? fullCoverage),
      shade: Uint8Array.from(samples, sample => codeOfLight(sample.light ?? 1)),
      u: Int16Array.from(samples, sample => stepsOf(sample.u)),
      v: Int16Array.from(samples, sample => stepsOf(sample.v)),
    },
    shadow: maps.shadow ?? null,
    ground: maps.ground ?? null,
  }
}

function stepsOf(inches = 0): number {
  return Math.round(inches * clothSteps)
}
