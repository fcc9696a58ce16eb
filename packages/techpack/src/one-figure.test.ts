import type { Styles } from '@teamloom/bakes/manifest.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { fractionText, toldInches } from '@teamloom/kit/length.ts'
import { inchesOfPoint, measureGarment } from '@teamloom/pattern/points-of-measure/measure-garment.ts'
import { findPattern } from '@teamloom/pattern/products/index.ts'
import { boundsOf, outlineOf } from '@teamloom/shape/panel.ts'
import { expect, test } from 'vitest'
import { seamAllowance } from './sewing/allowances.ts'
import { type SewingRow, sewingRowsOf } from './sewing/sewing-rows.ts'
import { sewnEdgesOf } from './sewing/sewn-edges.ts'
import { eachStyleOf } from './testing/each-style.ts'
import { trimSheetOf } from './trims/trim-sheet.ts'
import { trimsIn } from './trims-in.ts'

/** What is told of one garment by several tables. */
function told(name: string, styles: Styles) {
  const pattern = must(findPattern(name), name)
  const cut = pattern.cut(pattern.baseSize, styles)
  const points = measureGarment(cut, trimsIn(pattern, cut, styles)).points
  return {
    rows: sewingRowsOf(pattern, cut, styles),
    trims: trimSheetOf(pattern, styles, [pattern.baseSize], () => cut),
    /** A point of measure as the table tells it; undefined: it is not measured. */
    measured: (point: string) => {
      const found = points.find(each => each.name === point)
      return found && fractionText(inchesOfPoint(found))
    },
  }
}

type Told = ReturnType<typeof told>

const rowOf = (rows: readonly SewingRow[], name: string) => rows.find(row => row.name === name)

const figuresOf = ({ trims }: Told, kind: string, what: string) =>
  trims
    .filter(trim => trim.kind.en === kind)
    .flatMap(({ figures }) => figures)
    .flatMap(figure => (figure.what.en === what && 'sizes' in figure ? [figure.sizes[0]!.value] : []))

function faultsOf(all: Told): string[] {
  const { rows, measured } = all
  const zip = measured('zipLength')
  const zips = figuresOf(all, 'Zip', 'Length').map(fractionText)
  const pocketZip = measured('handZipLength')
  const pocketZips = figuresOf(all, 'Pocket zip', 'Length').map(fractionText)
  const hem = measured('hemHeight')
  const hems = rowOf(rows, 'hems')?.passes.flatMap(({ insets }) => insets.map(fractionText)) ?? []
  const isBody = rowOf(rows, 'hems')?.on.some(({ en }) => en === 'Back')
  const band = measured('armholeBand')
  const bands = figuresOf(all, 'Elastic', 'Width').map(fractionText)
  const seen = figuresOf(all, 'Zip', 'Tape seen between the edges')[0]
  const isWrong = {
    zip: zip !== undefined && zips.some(length => length !== zip),
    pocketZip: pocketZip !== undefined && !pocketZips.includes(pocketZip),
    hem: isBody === true && hem !== undefined && !hems.includes(hem),
    band: band !== undefined && bands.length > 0 && !bands.includes(band),
    fold: seen !== undefined && rowOf(rows, 'zips')?.allowance !== toldInches(seen) / 2,
  }
  return Object.entries(isWrong).flatMap(([what, is]) => (is ? [what] : []))
}

test.each(products.map(product => [product.product.name, product] as const))(
  'TP11: what several tables tell of a %s is one figure in all of them, in each of its styles',
  (name, product) => {
    const faults = new Set(eachStyleOf(product).flatMap(styles => faultsOf(told(name, styles))))
    expect([...faults]).toEqual([])
  },
)

test('TP37: a front is folded back by half of the tape that is seen, and the hood ends at that fold', () => {
  const styles = eachStyleOf(
    must(
      products.find(({ product }) => product.name === 'hoodieZip'),
      'product',
    ),
  )[0]!
  const { rows } = told('hoodieZip', styles)
  const note = (name: string) => rowOf(rows, name)?.note
  expect(rowOf(rows, 'zips')?.allowance).toBe(1 / 4)
  expect(note('zips')?.en).toMatch(/folded back 1\/4\sin .* so that 1\/2\sin of tape is seen/)
  expect(note('openBands')?.fr).toMatch(/replié de 1\/4\spo avec le devant/)
  expect(note('hoodOn')?.en).toMatch(/ends at the fold of the front, 1\/4\sin beside the centre front line/)
  const plain = told(
    'hoodie',
    eachStyleOf(
      must(
        products.find(({ product }) => product.name === 'hoodie'),
        'product',
      ),
    )[0]!,
  )
  expect(rowOf(plain.rows, 'hoodOn')?.note?.fr).toMatch(/finissent sur la ligne du milieu/)
})

test('TP64: a bound hem and its binding end together where the length is measured, and their cloth goes on to there', () => {
  for (const name of ['sleevelessPolar', 'sleevelessJacketMen', 'sleevelessJacketWoman']) {
    const product = must(
      products.find(each => each.product.name === name),
      name,
    )
    const pattern = must(findPattern(name), name)
    for (const styles of eachStyleOf(product)) {
      const { rows, measured } = told(name, styles)
      const hem = rowOf(rows, 'elasticHem')
      const cut = pattern.cut(pattern.baseSize, styles)
      // In some styles of one of them the hem is turned.
      if (!cut.pieces.some(each => each.name === 'hemBand')) continue
      const piece = (wanted: string) =>
        must(
          cut.pieces.find(each => each.name === wanted),
          wanted,
        )
      const { top, bottom } = boundsOf(outlineOf(piece('front')))
      const allowance = must(hem, 'row').allowance
      expect(fractionText(bottom - top + allowance)).toBe(measured('length'))
      const [band, arm] = [piece('hemBand'), piece('leftArmhole')].map(each => boundsOf(outlineOf(each)))
      expect(allowance).toBeCloseTo(band!.bottom - band!.top, 6)
      const armholes = must(rowOf(rows, 'elasticArmholes') ?? rowOf(rows, 'selfBindingsOn'), 'armholes')
      expect(armholes.allowance).toBeCloseTo(arm!.bottom - arm!.top, 6)
      const sewn = sewnEdgesOf(cut, trimsIn(pattern, cut, styles))
      expect(sewn.get('back.hem')?.inches).toBe(allowance)
      expect(sewn.get('back.shoulderLeft')?.inches).toBe(seamAllowance)
    }
  }
})
