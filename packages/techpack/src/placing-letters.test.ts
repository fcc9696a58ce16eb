import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { drawSheet } from './sheet.ts'
import { designsWithEveryPlace } from './testing/every-place.ts'

/** Millimetres that a drawing has on the page of where decorations lie, beside others. */
const flatFrame = { width: 122, height: 54 }
const pieceHeight = 37
const sixPoints = 2.1

const sheetOf = (name: string, only?: string) => {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const designs = designsWithEveryPlace(product)
  const isThere = ({ positionName }: { readonly positionName: string }) => !only || positionName === only
  const every = must(
    designs.find(({ decorations }) => decorations.some(isThere)),
    'design',
  )
  // One of each side that is seen, one that is not.
  const places = only
    ? product.locations.filter(each => each.positionName === only)
    : ['front', 'back', 'left'].flatMap(side =>
        product.locations.filter(each => each.side === side && each.face !== 'inside').slice(0, 2),
      )
  const decorations = places.flatMap(({ positionName }) =>
    every.decorations.filter(each => each.positionName === positionName).slice(0, 1),
  )
  const document = { ...every, decorations }
  const keep = <Value>(_: string, make: () => Value) => make()
  const asked = {
    document,
    product,
    sizeNames: [],
    locale: 'en',
    printWidths: {},
    manifest: undefined,
    keep,
  } as const
  return must(drawSheet({ ...asked, sizeNames: product.sizes.slice(0, 1).map(size => size.name) }), name)
}

const lettersOn = (svg: string, { width, height }: { readonly width: number; readonly height: number }) => {
  const [, , wide = 1, high = 1] = must(/viewBox="([^"]+)"/.exec(svg)?.[1], 'box')
    .split(' ')
    .map(Number)
  const scale = Math.min(width / wide, height / high)
  return [...svg.matchAll(/font-size="([^"]+)"/g)].map(([, size]) => Number(size) * scale)
}

test.each(['tshirt'])(
  'TP41: what is written on the drawings of where the decorations of a %s lie is six points high and more',
  name => {
    const { flats, pieces } = sheetOf(name)
    const small = [
      ...flats.flatMap(({ placingSvg }) => lettersOn(placingSvg, flatFrame)),
      ...pieces.flatMap(({ svg }) => lettersOn(svg, { width: 250 / pieces.length, height: pieceHeight })),
    ].filter(size => size < sixPoints)
    expect(small).toEqual([])
  },
)

test('TP41: the line in the middle is drawn where something is measured from it', () => {
  const { flats, pieces } = sheetOf('beanie', 'cuffTag')
  const drawn = [...flats.map(({ placingSvg }) => placingSvg), ...pieces.map(({ svg }) => svg)]
  const dashedAndDotted = /stroke-dasharray="(?:[\d.]+ ){3}[\d.]+"/
  expect(drawn.filter(svg => dashedAndDotted.test(svg))).toHaveLength(1)
})
