import { isDrawn, type Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { sizeBandOf, sizeBands } from '@teamloom/catalog/size-band.ts'
import { must } from '@teamloom/kit/assert.ts'
import { lengthOf, nearestOn } from '@teamloom/shape/curve.ts'
import { distance, type Point } from '@teamloom/shape/point.ts'
import { describe, expect, test } from 'vitest'
import { drawFlat } from '../flat/draw-flat.ts'
import { flatSides } from '../flat/flat.ts'
import { layGarment } from '../flat/lay-garment.ts'
import { baseStylesOf, type Cut, type Pattern } from '../pattern.ts'
import { patterns } from '../products/index.ts'
import type { Trim } from '../trim.ts'
import { drawOnDetail, drawOnFlat, inchesOfPoint, measureGarment } from './measure-garment.ts'
import type { DrawnPoint, Measured } from './point-of-measure.ts'

/** A line that is bent is drawn in short straight steps. */
const sixteenth = 1 / 16 + 0.001

function wornTrims(pattern: Pattern, cut: Cut, styles: Styles): Trim[] {
  const worn = new Set(pattern.plans.filter(plan => isDrawn(plan.when, styles)).flatMap(plan => plan.trims))
  return cut.trims.filter(({ name }) => worn.has(name))
}

function measured(pattern: Pattern, cut: Cut, styles: Styles): Measured {
  return measureGarment(cut, wornTrims(pattern, cut, styles))
}

function drawnOf(cut: Cut, { points, details }: Measured): DrawnPoint[] {
  return [
    ...flatSides.flatMap(side => drawOnFlat(layGarment(cut, side), side, points)),
    ...details.flatMap(({ name }) => drawOnDetail(name, points)),
  ]
}

describe.each(patterns)('TP11: the points of measure of the $name', pattern => {
  const product = must(
    products.find(candidate => candidate.product.name === pattern.name),
    pattern.name,
  )
  const newDesign = Object.fromEntries(
    product.parts.flatMap(part =>
      part.elements.map(element => [`${part.name}/${element.name}`, element.styles[0].name]),
    ),
  )
  const variants: Styles[] = [
    newDesign,
    ...product.parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.styles
          .slice(1)
          .map(style => ({ ...newDesign, [`${part.name}/${element.name}`]: style.name })),
      ),
    ),
  ]
  /** Many styles differ from the first by their colours alone. */
  const seen = new Set<string>()
  const wrap = pattern.cut(pattern.baseSize, newDesign).pieces[0]?.wrap.kind
  const least = wrap === 'torso' || wrap === 'leg' || wrap === 'foot' ? 12 : 8

  function faultsIn(size: string, styles: Styles): string[] {
    const cut = pattern.cut(size, styles)
    const key = JSON.stringify([size, cut.pieces, wornTrims(pattern, cut, styles)])
    if (seen.has(key)) return []
    seen.add(key)
    const found = measured(pattern, cut, styles)
    const { points } = found
    expect(points.length).toBeGreaterThanOrEqual(least)
    expect(points.length).toBeLessThanOrEqual(25)
    for (const locale of ['en', 'fr'] as const)
      expect(new Set(points.map(({ label }) => label[locale])).size).toBe(points.length)
    const drawn = drawnOf(cut, found)
    expect(drawn.map(({ name }) => name).toSorted()).toEqual(points.map(({ name }) => name).toSorted())
    return points.flatMap(point => {
      const { line } = must(
        drawn.find(({ name }) => name === point.name),
        point.name,
      )
      const apart = Math.abs(lengthOf(line) - inchesOfPoint(point))
      return apart <= sixteenth ? [] : [`${size} ${point.name} is ${apart} off`]
    })
  }

  test('are enough, each once, and drawn as long as they are, in every style', () => {
    expect(variants.flatMap(styles => faultsIn(pattern.baseSize, styles))).toEqual([])
  })

  test('are so in the smallest and the largest size', () => {
    expect([pattern.sizes[0]!, pattern.sizes.at(-1)!].flatMap(size => faultsIn(size, newDesign))).toEqual([])
  })

  test('say what the chart of its product says, where that has them', () => {
    for (const size of product.sizes) {
      const { points } = measured(pattern, pattern.cut(size.name, newDesign), newDesign)
      const own = size.measurements.flatMap(({ name, inches }) => {
        const point = points.find(each => each.name === name)
        return point ? [{ name, charted: inches, told: inchesOfPoint(point) }] : []
      })
      expect(own.length).toBeGreaterThan(1)
      expect(own.filter(({ charted, told }) => charted !== told)).toEqual([])
    }
  })

  test('of widths end on what is drawn', () => {
    const cut = pattern.cut(pattern.baseSize, newDesign)
    const found = measured(pattern, cut, newDesign)
    const drawn = drawnOf(cut, found)
    const flats = Object.fromEntries(
      flatSides.map(side => [side, drawFlat(pattern, pattern.baseSize, newDesign, side).marks]),
    )
    const ends = found.points
      .filter(({ kind }) => kind === 'girth' || kind === 'across')
      .flatMap(({ name, view }) => {
        const marks = found.details.find(each => each.name === view)?.marks ?? flats[view] ?? []
        const curves = marks.flatMap(mark => (mark.kind === 'line' ? mark.lines : []))
        const { line } = must(
          drawn.find(each => each.name === name),
          name,
        )
        return [line[0]!, line.at(-1)!].map((end): [string, number] => [
          name,
          Math.min(...curves.map(curve => nearestOn(curve, end).distance)),
        ])
      })
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.filter(([, off]) => off > 1 / 8)).toEqual([])
  })

  test.each(sizeBands)('grow from size to size, of the band of %ss', band => {
    const ofBand = product.sizes.filter(size => sizeBandOf(size) === band)
    const bySize = ofBand.map(({ name }) =>
      measured(pattern, pattern.cut(name, newDesign), newDesign).points.filter(
        ({ kind }) => kind === 'girth' || kind === 'length',
      ),
    )
    const shrinks = bySize.slice(1).flatMap((points, i) =>
      points.flatMap(point => {
        const before = must(
          bySize[i]!.find(({ name }) => name === point.name),
          point.name,
        )
        return inchesOfPoint(point) < inchesOfPoint(before) ? [`${ofBand[i + 1]?.name} ${point.name}`] : []
      }),
    )
    expect(shrinks).toEqual([])
  })
})

test('TP11: a raglan’s sleeve is measured from the neck, as it has no tip of the shoulder', () => {
  const pattern = must(
    patterns.find(({ name }) => name === 'tshirt'),
    'tshirt',
  )
  const namesOf = (sleeves: string) => {
    const styles = { ...baseStylesOf(pattern), 'sleeves/sleeves': sleeves }
    return measured(pattern, pattern.cut('M', styles), styles).points.map(({ name }) => name)
  }
  expect(namesOf('setIn')).toContain('sleeve')
  expect(namesOf('setIn')).not.toContain('sleeveFromNeck')
  expect(namesOf('raglan')).toContain('sleeveFromNeck')
  expect(namesOf('raglan')).not.toContain('sleeve')
})

test('TP11: a curve is measured along it', () => {
  const curve: Point[] = [
    [0, 0],
    [3, 4],
    [3, 10],
  ]
  const legs = curve.slice(1).map((to, i) => ({ on: 'piece', from: curve[i]!, to }))
  expect(inchesOfPoint({ legs })).toBe(distance(curve[0]!, curve[1]!) + 6)
})
