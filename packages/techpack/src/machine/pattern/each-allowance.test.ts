import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Cut } from '@teamloom/pattern/pattern.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { cutPiecesOf } from '@teamloom/pattern/raglan-pieces.ts'
import { areaOf } from '@teamloom/shape/contour.ts'
import { pointAt } from '@teamloom/shape/curve.ts'
import { distanceTo } from '@teamloom/shape/panel.ts'
import type { Point } from '@teamloom/shape/point.ts'
import { expect, test } from 'vitest'
import { type CutPiece, piecesOfCut } from '../../cut-pieces.ts'
import { isKnitted } from '../../notches.ts'
import { type SewingRow, sewingRowsOf } from '../../sewing/sewing-rows.ts'
import { type SewnEdges, sewnEdgesOf } from '../../sewing/sewn-edges.ts'
import { eachStyleOf } from '../../testing/each-style.ts'
import { readDxf } from '../../testing/read-dxf.ts'
import { trimsIn } from '../../trims-in.ts'
import { writeDxf } from './write-dxf.ts'

const hair = 1 / 64

/** What sews an edge of a piece: the first that fits both. */
const sewnBy: readonly (readonly [piece: RegExp, edge: RegExp, steps: RegExp])[] = [
  [/Hood$/, /^opening$/, /^hoodOpening$/],
  [/Hood$/, /^centre$/, /^hoodHalves$/],
  [/Hood$/, /./, /^hoodOn$/],
  [/^(front|back|\w+Sleeve)$/, /^(neck|lap)/, /^(hoodOn|collarOn)$/],
  [/^(front|back)$/, /^shoulder/, /^shoulders$/],
  [/./, /^raglan/, /^raglans$/],
  [/./, /^armhole/, /^(sleeves|elasticArmholes|selfBindingsOn)$/],
  [/./, /^cap/, /^sleeves$/],
  [/^(front|back|\w+Sleeve)$/, /^(side|under)/, /^sides$/],
  [/^(left|right)(Front|Back)$/, /^side$/, /^outseams$/],
  [/./, /^inseam$/, /^inseams$/],
  [/^(left|right)(Front|Back)$/, /^centre$/, /^rises$/],
  [/^(left|right)(Front|Back)$/, /^waist$/, /^ribsOn$/],
  [/Half$/, /^centre$/, /^maskHalves$/],
  [/Half$/, /^side$/, /^maskSides$/],
  [/Half$/, /^(top|bottom)$/, /^mask(Hems|Bindings)$/],
  [/./, /^hem$/, /^(hems|elasticHems|rawEdges|ribsOn|elasticHem|bindingsOn)$/],
  [/./, /^(start|end)$/, /^(rings|openBands)$/],
  [/^collar$/, /^free$/, /^collar(Edge|Binding)$/],
  [/^collar$/, /^to-/, /^collarOn$/],
  [/./, /^to-/, /^(ribsOn|elasticHem|elasticArmholes|selfBindingsOn|bindingsOn)$/],
  [/-part\d+$/, /./, /^(panels|hems|collarOn)$/],
]
/** How far it is from a point to a closed line, straight along a direction; infinite where it is not met. */
function wayTo(line: readonly Point[], [u, v]: Point, [du, dv]: Point): number {
  return Math.min(
    ...line.map(([au, av], i) => {
      const [bu, bv] = line[(i + 1) % line.length]!
      const cross = du * (bv - av) - dv * (bu - au)
      if (Math.abs(cross) < 1e-9) return Number.POSITIVE_INFINITY
      const way = ((au - u) * (bv - av) - (av - v) * (bu - au)) / cross
      const share = ((au - u) * dv - (av - v) * du) / cross
      return way > -1e-4 && share > -1e-6 && share < 1 + 1e-6 ? way : Number.POSITIVE_INFINITY
    }),
  )
}

/** Inches from the middle of a stretch of the sewing line out to where it is cut. */
function beyondStretch(cut: readonly Point[], sew: readonly Point[], at: number): number {
  const [[au, av], [bu, bv]] = [sew[at]!, sew[(at + 1) % sew.length]!]
  const length = Math.hypot(bu - au, bv - av)
  const turn = signedArea(sew) > 0 ? 1 : -1
  return wayTo(
    cut,
    [(au + bu) / 2, (av + bv) / 2],
    [(turn * (bv - av)) / length, (turn * (au - bu)) / length],
  )
}

const signedArea = (line: readonly Point[]) =>
  line.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = line[(i + 1) % line.length]!
    return sum + u * nextV - nextU * v
  }, 0)

/** The stretch in the middle of each run of an outline that one operation sews, between corners. */
function middlesOf({ outline, operations }: CutPiece): number[] {
  const lengths = outline.map(([u, v], i) => {
    const [nextU, nextV] = outline[(i + 1) % outline.length]!
    return Math.hypot(nextU - u, nextV - v)
  })
  const headings = outline.map(([u, v], i) => {
    const [nextU, nextV] = outline[(i + 1) % outline.length]!
    return Math.atan2(nextV - v, nextU - u)
  })
  const begins = [...outline.keys()].filter(i => {
    const turn = Math.abs(headings[i]! - headings.at(i - 1)!)
    return operations[i] !== operations.at(i - 1) || Math.min(turn, 2 * Math.PI - turn) > 0.6
  })
  return begins.flatMap((from, k) => {
    const to = begins[k + 1] ?? begins[0]! + outline.length
    const run = Array.from({ length: to - from }, (_, n) => (from + n) % outline.length)
    const whole = run.reduce((sum, i) => sum + lengths[i]!, 0)
    let gone = 0
    const middle = run.find(i => (gone += lengths[i]!) >= whole / 2)
    return whole > 0.05 && middle !== undefined ? [middle] : []
  })
}

function wrongIn(cut: Cut, pieces: readonly CutPiece[], rows: readonly SewingRow[]): string[] {
  const { blocks } = readDxf(
    writeDxf([{ sizeName: 'M', pieces }], { title: 'x', sampleSize: 'M', locale: 'en', isNested: false }),
  )
  return pieces.flatMap((piece, i) => {
    const { lines } = blocks[i]!
    const [line, sew] = [must(lines.get(1)?.[0], 'cut'), must(lines.get(14)?.[0], 'sewn')]
    expect(areaOf(line)).toBeGreaterThan(areaOf(sew) - 1e-3)
    return middlesOf(piece).flatMap(at => {
      const row = rows.find(({ number }) => number === piece.operations[at])
      if (!row) return [`${piece.name}: nothing names a stretch of it`]
      const isBinding = cut.pieces.some(({ name, wrap }) => name === piece.name && wrap.kind === 'band')
      const wanted = isBinding && row.binding !== null ? row.binding : row.allowance
      const found = beyondStretch(line, sew, at)
      return Math.abs(found - wanted) < hair
        ? []
        : [`${piece.name}, ${row.name}: ${found.toFixed(3)}, told ${wanted.toFixed(3)}`]
    })
  })
}

/** Edges whose operation is another than such edges are sewn in, or that are drawn as sewn in another. */
function misnamed(cut: Cut, pieces: readonly CutPiece[], sewn: SewnEdges): string[] {
  return cutPiecesOf(cut).flatMap(piece =>
    piece.edges.flatMap(({ name, curve }) => {
      const of = sewn.get(`${piece.name}.${name}`)
      // What is knitted to its shape has no operation of a cut edge.
      if (!of || isKnitted(piece)) return []
      const known = sewnBy.find(([on, edge]) => on.test(piece.name) && edge.test(name))
      const at = pointAt(curve, 0.5)
      const drawn = pieces.flatMap(({ name: part, outline, operations }) => {
        if (part !== piece.name && !part.startsWith(`${piece.name}-part`)) return []
        const i = outline.findIndex(
          (from, k) => distanceTo([from, outline[(k + 1) % outline.length]!], at) < 1e-3,
        )
        return i < 0 || operations[i] === of.row.number ? [] : [operations[i]]
      })
      return known?.[2].test(of.row.name) && drawn.length === 0
        ? []
        : [`${piece.name}.${name}: ${of.row.name}, drawn as ${drawn.join() || 'told'}`]
    }),
  )
}

test.each(
  products
    .filter(({ product }) => findPattern(product.name))
    .map(product => [product.product.name, product] as const),
)(
  'MF20: each edge of each piece of %s is cut beyond its line by what the operation says that sews it',
  (name, product) => {
    const pattern = must(findPattern(name), name)
    const wrong = new Set<string>()
    const seen = new Set<string>()
    for (const [i, styles] of eachStyleOf(product).entries())
      for (const size of i === 0 ? pattern.sizes : [pattern.baseSize]) {
        const cut = pattern.cut(size, styles)
        const trims = trimsIn(pattern, cut, styles)
        const pieces = piecesOfCut(cut, trims, product, new Set()).filter(({ knitOf }) => knitOf === null)
        const rows = sewingRowsOf(pattern, cut, styles)
        // Most styles are cut alike.
        const known = JSON.stringify([
          pieces.map(({ name: of, outline, operations }) => [of, outline, operations]),
          rows.map(({ allowance, binding }) => [allowance, binding]),
        ])
        if (seen.has(known)) continue
        seen.add(known)
        for (const each of [...wrongIn(cut, pieces, rows), ...misnamed(cut, pieces, sewnEdgesOf(cut, trims))])
          wrong.add(`${size}, ${i}: ${each}`)
      }
    expect([...wrong]).toEqual([])
  },
)
