import { expect, test } from 'vitest'
import { decorationTypes, findDecorationType } from './index.ts'
import { takesArtwork } from './takes-artwork.ts'

const taking = (art: Parameters<typeof takesArtwork>[1]) =>
  decorationTypes.filter(type => type.selectable && takesArtwork(type, art)).map(({ type }) => type)

const sewn = [
  'embroidery',
  'embroiderypatch',
  'leathertag',
  'woventag',
  'clippingtag',
  'socksknitting',
  'repeatingsocksknitting',
]
/** A blade follows outlines alone. */
const cut = ['cutletters']
const colors = (count: number) => Array.from({ length: count }, (_, at) => `#0000${String(10 + at)}`)
const drawing = { format: 'svg', isVector: true, isFlat: false, colors: colors(20) }
const raster = { format: 'png', isVector: false, isFlat: true, colors: colors(2) }

test('a vector can be made in every way, and a raster of two flat colours (DS62)', () => {
  for (const type of sewn) expect(taking(drawing)).toContain(type)
  expect([...taking(raster), ...cut]).toEqual(taking(drawing))
})

test('what is sewn, woven, knitted or pressed takes no picture of tones, what prints takes it (DS62)', () => {
  const photo = taking({ ...raster, isFlat: false })
  expect(taking(drawing).filter(type => !photo.includes(type))).toEqual([...sewn, ...cut])
})

test.each([
  [3, ['clippingtag']],
  [4, ['woventag', 'clippingtag', 'repeatingsocksknitting']],
  [5, ['woventag', 'clippingtag', 'socksknitting', 'repeatingsocksknitting']],
  [9, ['embroiderypatch', 'woventag', 'clippingtag', 'socksknitting', 'repeatingsocksknitting']],
])('of a flat raster of %i colours those are left out that have fewer (DS62)', (count, without) => {
  const taken = taking({ ...raster, colors: colors(count) })
  expect(taking(raster).filter(type => !taken.includes(type))).toEqual(without)
})

test('of a file that was read before it was looked for, nothing is said (DS62)', () => {
  expect(taking({ ...raster, isFlat: null })).toEqual(taking(raster))
})

test('a format that the type does not read is not taken, whatever it shows (DS20)', () => {
  const embroidery = findDecorationType('embroidery')
  expect(embroidery && takesArtwork(embroidery, { ...drawing, format: 'tiff' })).toBe(false)
})
