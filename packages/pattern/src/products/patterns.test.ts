import { isDrawn, type Styles } from '@teamloom/bakes/manifest.ts'
import type { LocationDefinition } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { sizeBandOf, sizeBands } from '@teamloom/catalog/size-band.ts'
import { must } from '@teamloom/kit/assert.ts'
import { lengthOf, nearestOn } from '@teamloom/shape/curve.ts'
import { boundsOf, distanceTo, getEdge, outlineOf, type Panel } from '@teamloom/shape/panel.ts'
import { between, type Point } from '@teamloom/shape/point.ts'
import { afterAll, describe, expect, test } from 'vitest'
import { drawFlat } from '../flat/draw-flat.ts'
import { type Flat, type FlatLine, type FlatRole, type FlatSide, flatSides } from '../flat/flat.ts'
import { inchesOf } from '../measuring/measuring-line.ts'
import { baseStylesOf, type Cut } from '../pattern.ts'
import { printFit } from '../print-fit.ts'
import { patterns } from './index.ts'

/** Pieces of cloth and pockets. */
function panelsOf(cut: Cut): Panel[] {
  return [...cut.pieces, ...cut.trims.flatMap(trim => (trim.kind === 'laid' ? [trim.panel] : []))]
}

function linesOf(flat: Flat, ...roles: FlatRole[]): FlatLine[] {
  return flat.marks.filter(mark => mark.kind === 'line').filter(({ role }) => roles.includes(role))
}

function distanceToLines(lines: readonly FlatLine[], point: Point): number {
  return Math.min(...lines.flatMap(line => line.lines.map(curve => nearestOn(curve, point).distance)))
}

function isThere({ needs }: LocationDefinition, styles: Styles): boolean {
  return needs.every(need => need.styleNames.includes(styles[`${need.partName}/${need.elementName}`]!))
}

/** Whether a place fills its panel, and ends where that ends. */
function isAllOver({ category }: LocationDefinition): boolean {
  return ['fullsublimation', 'hoodlining', 'repeatedknitting', 'chestpocket'].includes(category)
}

/** Whether a place goes round a tube, and lies where the tube is seen from its side. */
function isOnOuterSide({ positionName }: LocationDefinition): boolean {
  return /^(?:left|right)Leg(?:Knit|Logo)$/.test(positionName) || isOnTurnUp(positionName)
}
function isOnTurnUp(positionName: string): boolean {
  return /^cuff(?:Left|Tag)$/.test(positionName)
}

/** A location's largest print is made smaller here, as `locations.ts` says. */
const smallerPrints = ['tshirt 2XS leftSleeve', 'tshirt 2XS rightSleeve']

/** Above the hem of adults; these are too short for it, which their techpack tells. */
const tooShort = ['tshirt YS hemTag', 'tshirt YM hemTag', 'tshirt YL hemTag']

describe.each(patterns)('the pattern of the $name', pattern => {
  const product = must(
    products.find(candidate => candidate.product.name === pattern.name),
    `product ${pattern.name}`,
  )
  const newDesign = Object.fromEntries(
    product.parts.flatMap(part =>
      part.elements.map(element => [`${part.name}/${element.name}`, element.styles[0].name]),
    ),
  )
  /** A new design's styles, then each other style in its turn. */
  const variants = [
    { changed: 'none', styles: newDesign },
    ...product.parts.flatMap(part =>
      part.elements.flatMap(element =>
        element.styles.slice(1).map(style => ({
          changed: `${element.name} ${style.name}`,
          styles: { ...newDesign, [`${part.name}/${element.name}`]: style.name },
        })),
      ),
    ),
  ]
  const extremes = [pattern.sizes[0]!, pattern.baseSize, pattern.sizes.at(-1)!]

  test('comes in the sizes, sides and first styles of its product', () => {
    expect(pattern.sizes).toEqual(product.sizes.map(size => size.name))
    expect(pattern.sizes).toContain(pattern.baseSize)
    expect(pattern.sides).toEqual(product.sides)
    expect(baseStylesOf(pattern)).toEqual(newDesign)
  })

  test('has the panels on which its product is decorated', () => {
    const panels = panelsOf(pattern.cut(pattern.baseSize, newDesign)).map(panel => panel.name)
    expect(
      product.locations.map(location => location.panel).filter(panel => !panels.includes(panel)),
    ).toEqual([])
  })

  test('has as its middle what lies on the outer side of a leg in the smallest size, of a turn-up in the one that is draped', () => {
    const off = product.locations.filter(isOnOuterSide).filter(({ positionName, panel: on, centerU }) => {
      const size = isOnTurnUp(positionName) ? pattern.baseSize : extremes[0]!
      const panels = panelsOf(pattern.cut(size, newDesign))
      const panel = must(
        panels.find(({ name }) => name === on),
        on,
      )
      const { left, right } = boundsOf(outlineOf(panel))
      return Math.abs(centerU - (positionName.startsWith('right') ? left : right) / 2) > 1e-6
    })
    expect(off).toEqual([])
  })

  test('measures in each size what its product says', () => {
    const measured = pattern.sizes.map(size => ({
      size,
      measurements: pattern
        .measure(pattern.cut(size, baseStylesOf(pattern)))
        .map(line => ({ name: line.name, label: line.label, inches: inchesOf(line) })),
    }))
    const rows = measured.map(
      ({ size, measurements }) =>
        `  '${size}': { ${measurements.map(({ name, inches }) => `${name}: ${inches}`).join(', ')} },`,
    )
    const file = `packages/catalog/src/products/${pattern.name}/sizes.ts`
    expect(
      product.sizes.map(({ name, measurements }) => ({ size: name, measurements })),
      `the cut has changed; write in ${file}:\n${rows.join('\n')}\n`,
    ).toEqual(measured)
  })

  /** How prints fit on outlines that were seen: most styles leave most pieces as they are. */
  const knownFits = new Map<string, number>()
  afterAll(() => knownFits.clear())
  function fitsOn(panel: Panel, locations: readonly LocationDefinition[]) {
    const outline = locations.length > 0 ? JSON.stringify(outlineOf(panel)) : ''
    return locations.map(location => {
      const key = `${location.positionName} ${outline}`
      const fit = knownFits.get(key) ?? printFit(panel, location)
      knownFits.set(key, fit)
      return { positionName: location.positionName, fit }
    })
  }

  test.each(variants)('in every size can be cut and holds its largest prints: $changed', ({ styles }) => {
    const locations = product.locations.filter(location => !isAllOver(location) && isThere(location, styles))
    const fits = pattern.sizes.flatMap(size => {
      const panels = panelsOf(pattern.cut(size, styles))
      const found = panels.flatMap(panel =>
        fitsOn(
          panel,
          locations.filter(location => location.panel === panel.name),
        ),
      )
      expect(found).toHaveLength(locations.length)
      return found.map(({ positionName, fit }) => ({ place: `${pattern.name} ${size} ${positionName}`, fit }))
    })
    const smaller = fits.filter(({ fit, place }) => fit < 1 && !tooShort.includes(place))
    expect(smaller.map(({ place }) => place).filter(place => !smallerPrints.includes(place))).toEqual([])
    expect(smaller.filter(({ fit }) => fit < 0.7)).toEqual([])
  })

  test('is sewn at the back of its hood or collar where its lining’s pattern begins (RD20)', () => {
    const off = product.locations.flatMap(({ panel: on, seam }): (Point | number)[] => {
      const piece = seam && pattern.cut(pattern.baseSize, newDesign).pieces.find(({ name }) => name === on)
      if (!piece) return []
      if ('ends' in seam) {
        const { left, right } = boundsOf(outlineOf(piece))
        return [left + seam.ends, right - seam.ends].filter(apart => Math.abs(apart) > 0.02)
      }
      const sewn = getEdge(piece, 'centre')
      const middles = seam.slice(1).map((end, i) => between(seam[i]!, end, 0.5))
      return [...seam, ...middles].filter(point => nearestOn(sewn, point).distance > 0.02)
    })
    expect(off).toEqual([])
  })

  test('has its edges where tags are folded over them, in every size (DS50)', () => {
    for (const { edge, needs, panel, centerV, maxHeightInches, planeAngle } of product.locations) {
      if (!edge || planeAngle !== 0) continue
      const needed = needs.map(
        ({ partName, elementName, styleNames }) => [`${partName}/${elementName}`, styleNames[0]] as const,
      )
      const styles = { ...baseStylesOf(pattern), ...Object.fromEntries(needed) } as Styles
      const ends = pattern.sizes.map(size => {
        const found = panelsOf(pattern.cut(size, styles)).find(({ name }) => name === panel)
        return found && boundsOf(outlineOf(found))[edge === 'lower' ? 'bottom' : 'top']
      })
      const end = centerV + (edge === 'lower' ? 1 : -1) * (maxHeightInches / 2)
      expect(ends).toEqual(ends.map(() => expect.closeTo(end, 6)))
    }
  })

  test('has its slanted openings where tags are folded over them, in every size (DS50)', () => {
    for (const { edge, needs, panel, planeAngle, ...area } of product.locations) {
      if (!edge || planeAngle === 0) continue
      const turn = (planeAngle * Math.PI) / 180
      const up = ((edge === 'upper' ? -1 : 1) * area.maxHeightInches) / 2
      const fold = [-0.5, 0, 0.5].map(
        (along): Point => [
          area.centerU + along * Math.cos(turn) - up * Math.sin(turn),
          area.centerV + along * Math.sin(turn) + up * Math.cos(turn),
        ],
      )
      const needed = needs.map(need => [`${need.partName}/${need.elementName}`, need.styleNames[0]] as const)
      const styles = { ...baseStylesOf(pattern), ...Object.fromEntries(needed) } as Styles
      for (const size of pattern.sizes) {
        const found = panelsOf(pattern.cut(size, styles)).find(({ name }) => name === panel)
        const outline = outlineOf(must(found, panel))
        for (const spot of fold) expect(distanceTo(outline, spot)).toBeLessThan(0.04)
      }
    }
  })

  test('has places for prints all over that cover their panels', () => {
    for (const location of product.locations.filter(isAllOver)) {
      const needed = location.needs.map(
        need => [`${need.partName}/${need.elementName}`, must(need.styleNames[0], 'style')] as const,
      )
      const styles = { ...newDesign, ...Object.fromEntries(needed) }
      const panel = panelsOf(pattern.cut(pattern.baseSize, styles)).find(
        ({ name }) => name === location.panel,
      )
      const { left, top, right, bottom } = boundsOf(outlineOf(must(panel, location.panel)))
      expect(Math.abs(location.centerU - (left + right) / 2)).toBeLessThan(0.5)
      expect(Math.abs(location.centerV - (top + bottom) / 2)).toBeLessThan(0.5)
      expect(location.maxWidthInches).toBeGreaterThanOrEqual(right - left)
      expect(location.maxHeightInches).toBeGreaterThanOrEqual(bottom - top)
    }
  })

  test.each(pattern.sizes)('is measured in %s where the drawing shows it, to an eighth', size => {
    const flat = drawFlat(pattern, size, newDesign, 'front')
    const chart = must(
      product.sizes.find(({ name }) => name === size),
      size,
    ).measurements
    expect(flat.measures.map(({ name, label, inches }) => ({ name, label, inches }))).toEqual(chart)
    const outlines = linesOf(flat, 'outline')
    const lowest = Math.max(...outlines.flatMap(({ lines }) => lines.flat().map(([, y]) => y)))
    const faults = flat.measures.flatMap(({ name, inches, line }) => {
      const [[startX, startY], [endX, endY]] = [line[0]!, line.at(-1)!]
      const isLevel = Math.abs(startY - endY) < 0.01
      const isUpright = Math.abs(startX - endX) < 0.01
      // Widths end on outlines, heights at the lowest edge.
      const offs = [
        Math.abs(lengthOf(line) - inches),
        ...(isLevel ? [line[0]!, line.at(-1)!].map(point => distanceToLines(outlines, point)) : []),
        ...(isUpright ? [Math.abs(endY - lowest)] : []),
      ]
      return offs.filter(off => !(off <= 1 / 8)).map(off => `${name} is ${off} off`)
    })
    expect(faults).toEqual([])
  })

  test.each(sizeBands)('grows from size to size in the drawing, of the band of %ss', band => {
    const ofBand = product.sizes.filter(size => sizeBandOf(size) === band)
    const widths = ofBand.map(({ name }) => {
      const { marks } = drawFlat(pattern, name, newDesign, 'front')
      return Math.max(...marks.flatMap(({ lines }) => lines.flat().map(([x]) => x)))
    })
    expect(widths).toEqual(widths.toSorted((a, b) => a - b))
  })

  /** What is drawn in a flat, by its cut and trims: many styles differ from the first by their colours alone. */
  const knownFlats = new Map<string, ReadonlySet<string>>()
  afterAll(() => knownFlats.clear())

  describe.each(variants)('as a flat, style changed: $changed', ({ styles }) => {
    const worn = pattern.plans.filter(plan => isDrawn(plan.when, styles)).flatMap(plan => plan.trims)

    const keyOf = (size: string, side: FlatSide) =>
      JSON.stringify([side, size, worn, pattern.cut(size, styles)])
    function drawOnce(size: string, side: FlatSide): Flat {
      const flat = drawFlat(pattern, size, styles, side)
      knownFlats.set(keyOf(size, side), new Set(flat.marks.map(mark => mark.of)))
      return flat
    }

    test.each(flatSides)('is drawn whole from the %s, its left and right alike', side => {
      for (const size of extremes) {
        if (knownFlats.has(keyOf(size, side))) continue
        const flat = drawOnce(size, side)
        // Halves that cross at the throat are each seen to another height.
        const pieces = pattern
          .cut(size, styles)
          .pieces.filter(({ wrap }) => !(wrap.kind === 'hood' && wrap.lap))
          .map(piece => piece.name)
        const { left, top, right, bottom } = flat.bounds
        const points = flat.marks.flatMap(mark => mark.lines.flat())
        const isWithin = ([x, y]: Point) => x >= left && x <= right && y >= top && y <= bottom
        expect(points.filter(point => !isWithin(point))).toEqual([])
        expect(right - left).toBeLessThan(60)
        expect(bottom - top).toBeLessThan(60)
        for (const role of ['outline', 'seam'] as const) {
          const lines = linesOf(flat, role).filter(({ of }) => pieces.includes(of))
          const lonely = lines
            .flatMap(line => line.lines.flat())
            .filter((_, i) => i % 5 === 0)
            .filter(([x, y]) => distanceToLines(lines, [-x, y]) > 0.06)
          expect(lonely).toEqual([])
        }
      }
    })

    test('draws what its styles have, and nothing else', () => {
      const drawn = new Set(
        flatSides.flatMap(side => {
          const known = knownFlats.get(keyOf(pattern.baseSize, side))
          return [...(known ?? drawOnce(pattern.baseSize, side).marks.map(mark => mark.of))]
        }),
      )
      const { trims, pieces } = pattern.cut(pattern.baseSize, styles)
      // Stitches are drawn as rows of their piece.
      const laid = trims.filter(trim => trim.kind !== 'stitches' && worn.includes(trim.name))
      expect(drawn).toEqual(new Set([...pieces, ...laid].map(({ name }) => name)))
    })
  })
})
