import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { ContentItem } from '../content.ts'
import { itemData } from '../document-item.ts'
import type { ItemFile } from '../item-files.ts'
import { countLimits } from '../quantities.ts'
import { drawSheet } from '../sheet.ts'
import { designsWithEveryPlace } from '../testing/every-place.ts'
import { nothingDrawn } from '../testing/nothing-drawn.ts'
import { tablesOf } from './all-tables.ts'
import type { TableItem } from './table.ts'

function itemOf(name: string, number: number): TableItem {
  const product = must(
    products.find(each => each.product.name === name),
    name,
  )
  const document = must(designsWithEveryPlace(product)[0], 'design')
  const sizeNames = product.sizes.slice(0, 2).map(size => size.name)
  const sheet = drawSheet({
    document,
    product,
    sizeNames,
    locale: 'fr',
    printWidths: {},
    manifest: undefined,
    keep: (_, make) => make(),
  })
  const item: ContentItem = {
    id: String(number),
    name: 'Bas, « été »; 2',
    version: '1.0',
    facts: [],
    family: product.family.name,
    product: name,
    document,
    lookKey: '',
    sides: [],
    creditsUsed: 0,
    isDeprecated: false,
    quantities: sizeNames.map(sizeName => ({
      sizeName,
      ORDER: 10,
      OVER: 1,
      QC: 0,
      MARKETING: 2,
      original: 9,
      isOverSuggested: true,
    })),
    sizeNames,
    artworks: [],
  }
  const film: ItemFile = {
    name: 'artwork/x_film-1-PT009.svg',
    role: 'film',
    of: must(document.decorations[0], 'decoration').id,
    film: {
      item: '1.',
      place: { en: '', fr: '' },
      code: 'PT009',
      ink: 1,
      of: 2,
      dots: null,
      sizes: sizeNames,
    },
  }
  return { number, item, drawn: { ...nothingDrawn, sheet, files: [film] } }
}

const items = ['hoodie', 'sportSocks', 'beanie'].map((name, i) => itemOf(name, i + 1))
const tables = tablesOf(items, 'fr')

test('TP20: a table has one row of names, and its rows as many cells; a column is of numbers or of words', () => {
  expect(tables.map(({ file }) => file)).toEqual([
    'quantities.csv',
    'materials.csv',
    'consumption.csv',
    'trims.csv',
    'buying.csv',
    'construction.csv',
    'pieces.csv',
    'knitting.csv',
    'sewing.csv',
    'labels.csv',
    'decorations.csv',
    'settings.csv',
    'films.csv',
    'placements.csv',
    'sewn-on.csv',
    'inks.csv',
    'measurements.csv',
  ])
  for (const { file, columns, rows } of tables) {
    expect([file, rows.length > 0]).toEqual([file, true])
    expect([file, new Set(columns).size]).toEqual([file, columns.length])
    expect([file, columns.filter(column => !/^[a-z_]+$/.test(column))]).toEqual([file, []])
    expect([file, rows.filter(row => row.length !== columns.length)]).toEqual([file, []])
    const mixed = columns.filter((_, at) => {
      const kinds = rows.map(row => row[at]).filter(cell => cell !== '')
      return new Set(kinds.map(cell => typeof cell)).size > 1
    })
    expect([file, mixed]).toEqual([file, []])
    const measured = columns.flatMap((column, at) =>
      /^(value|amount\w*|total|width|height|tolerance)$/.test(column) ? [at] : [],
    )
    const unit = columns.indexOf('unit')
    const without = rows.filter(row => measured.some(at => row[at] !== '') && row[unit] === '')
    expect([file, without]).toEqual([file, []])
  }
})

test('DS63: what lies on a pair of socks is told at each of them, and that it is made twice', () => {
  const rowsOf = (file: string) => {
    const { columns, rows } = must(
      tables.find(each => each.file === file),
      file,
    )
    return rows
      .map(row => Object.fromEntries(columns.map((column, at) => [column, row[at]])))
      .filter(({ item }) => item === 2)
  }
  const timesAt = (position: string) =>
    new Set(rowsOf('decorations.csv').flatMap(row => (row.position === position ? [row.times_each] : [])))
  expect([timesAt('legsKnit'), timesAt('leftLegKnit')]).toEqual([new Set([2]), new Set([1])])
  const piecesAt = (position: string) => [
    ...new Set(rowsOf('placements.csv').flatMap(row => (row.position === position ? [row.piece] : []))),
  ]
  expect(piecesAt('legsKnit')).toEqual(['Bas gauche, jambe', 'Bas droit, jambe'])
  expect(piecesAt('rightLegKnit')).toEqual(['Bas droit, jambe'])
})

test('TP20: what is sold in pairs is counted in pairs', () => {
  const table = must(
    tables.find(({ file }) => file === 'quantities.csv'),
    'quantities',
  )
  const units = table.rows.map(row => [row[0], row[table.columns.indexOf('unit')]])
  expect(new Set(units.filter(([item]) => item === 2).map(([, unit]) => unit))).toEqual(new Set(['pairs']))
  expect(new Set(units.filter(([item]) => item === 1).map(([, unit]) => unit))).toEqual(new Set(['pieces']))
})

test('TP20: quantities, distances and what one piece takes are figures', () => {
  const cellsOf = (file: string, column: string) => {
    const table = must(
      tables.find(each => each.file === file),
      file,
    )
    return table.rows.map(row => row[table.columns.indexOf(column)])
  }
  // Ten and two for marketing: the one that is only suggested is not produced.
  expect(new Set(cellsOf('quantities.csv', 'to_produce'))).toEqual(new Set([12]))
  expect(new Set(cellsOf('quantities.csv', 'least'))).toEqual(new Set([12]))
  for (const [file, column] of [
    ['placements.csv', 'value'],
    ['consumption.csv', 'amount'],
    ['measurements.csv', 'value'],
    ['decorations.csv', 'width'],
  ] as const)
    expect(cellsOf(file, column).filter(cell => cell !== '' && typeof cell !== 'number')).toEqual([])
})

test('TP59: the surplus that was accepted may be short, none of what is ordered, checked or shown; nothing is beyond', () => {
  const quantity = { ORDER: 10, OVER: 3, QC: 1, MARKETING: 2 }
  expect(countLimits(quantity)).toEqual({ least: 13, most: 16 })
  expect(countLimits({ ...quantity, isOverSuggested: true })).toEqual({ least: 13, most: 13 })
})

test('TP25: what is knitted is told without words of sewing', () => {
  const sewing = /\b(sewn|seam allowance|overlock|coverstitch|surjet|recouvrement|ourlet)/i
  const [, socks, beanie] = items
  for (const item of [socks!, beanie!]) {
    const words = tablesOf([item], 'en')
      .filter(({ file }) => !['measurements.csv', 'placements.csv'].includes(file))
      .flatMap(({ rows }) => rows.flat())
      .filter(cell => typeof cell === 'string')
    expect(words.filter(cell => sewing.test(cell))).toEqual([])
    expect(itemData(item.item, 0, item.drawn, { locale: 'en' }).isSewn).toBe(false)
  }
})

test('TP58: what is bought by its length is counted by length and colour, for all that are made, on the page as in the table', () => {
  // As it comes from the thread that draws it.
  const zipped = structuredClone(itemOf('hoodieZip', 1))
  const sizeNames = zipped.item.sizeNames
  const bought = must(
    tablesOf([zipped], 'en').find(({ file }) => file === 'buying.csv'),
    'buying',
  )
  const rows = bought.rows.map(row => Object.fromEntries(bought.columns.map((name, at) => [name, row[at]])))
  const zips = rows.filter(({ trim }) => trim === 'Zip')
  // Twelve of each of two sizes, each with its own length.
  expect(zips.map(({ sizes, count_each, count_all }) => [sizes, count_each, count_all])).toEqual(
    sizeNames.map(size => [size, 1, 12]),
  )
  expect(
    zips.every(({ details, code, value }) => String(details).includes('separating') && code && value),
  ).toBe(true)
  const cords = rows.filter(({ trim }) => trim === 'Cord')
  expect(cords.reduce((sum, row) => sum + Number(row.count_all), 0)).toBe(24)
  const { buying } = itemData(zipped.item, 0, zipped.drawn, { locale: 'en' })
  expect(buying.map(row => [row[0], row.at(-1)])).toEqual(
    rows.map(({ number, count_all }) => [String(number), String(count_all)]),
  )
  expect(buying.flat().join(' ')).toContain('Zip, #5')
})

test('TP32: who took a file that shows another picture, and why, is told at its artwork', () => {
  const { item, drawn } = must(items[0], 'item')
  const production = {
    assetVersionId: 'version',
    contentId: 'content',
    readingId: 'reading',
    filename: 'star.svg',
    format: 'svg',
    isVector: true,
    accepted: { by: 'Sam Keller', reason: 'crop marks' },
  }
  const artwork = {
    decorationId: must(item.document?.decorations[0], 'decoration').id,
    quality: null,
    background: '#DADADA',
    calibrationColors: [],
    production,
    checks: [],
  }
  const checksIn = (locale: 'en' | 'fr') =>
    itemData({ ...item, artworks: [artwork] }, 0, drawn, { locale }).artworks[0]?.checks
  expect(checksIn('en')).toEqual(['Production file: accepted by Sam Keller: crop marks'])
  expect(checksIn('fr')).toEqual(['Fichier de production\u00a0: accepté par Sam Keller\u00a0: crop marks'])
})
