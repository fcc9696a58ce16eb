import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import { labelSheets } from '@teamloom/commerce/collection/label-sheets.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readLabels } from '#api/testing/read-labels.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let english: Record<string, Buffer>
let french: Record<string, Buffer>
const patience = 240_000

const long = 'VAN DER HEIJDEN-SAINT-PIERRE'
const people: readonly ListedPerson[] = [
  ['M', 'RIVERA', '10'],
  ['M', 'Côté', '7', 2],
  ['S', 'LI', ''],
  ['M', long, '100'],
]
const spares = { S: 25, L: 4 }

beforeAll(async () => {
  app = await startTestApp()
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const { id } = await orderList(maya, await makePersonalDesign(maya), people, spares)
  english = await releaseFiles(app, staff, id)
  french = await releaseFiles(app, staff, id, { language: 'fr', paper: 'a4' })
}, patience)
afterAll(() => app.close())

const labelsIn = (files: Record<string, Buffer>) => must(files['people/labels.pdf'], 'labels')

/** A line of the table for each piece, in its order; what is nobody's has the size for its line. */
function piecesIn(files: Record<string, Buffer>) {
  const rows = readCsv(must(files['people.csv'], 'people.csv'))
  const lines = new Map(
    rows.flatMap(({ line, size, pieces }) =>
      pieces === '' ? [] : [[line!, { size: size!, pieces: Number(pieces) }] as const],
    ),
  )
  return [...lines].flatMap(([line, { size, pieces }]) =>
    Array.from({ length: pieces }, () => ({ size, code: line })),
  )
}

test.each([
  ['letter', 'en', () => english],
  ['a4', 'fr', () => french],
] as const)(
  'TP50: each piece has its label in its place on sheets of %s, with a code of its line',
  async (paper, language, of) => {
    const sheet = labelSheets[paper]
    const labels = await readLabels(labelsIn(of()), sheet)
    const pieces = piecesIn(of())
    const [{ family, product: name }] = JSON.parse(must(of()['techpack.json'], 'data').toString()).items
    const product = must(findProduct(family, name), name)
    expect(pieces).toHaveLength(34)
    expect(labels.map(({ code }) => code)).toEqual(pieces.map(({ code }) => code))
    for (const [at, { text }] of labels.entries()) {
      expect(text.split('\n')).toContain(sizeLabelOf(product, pieces[at]!.size)[language])
      expect(text).toContain('1. Match shirt')
      // TP30
      expect(text).toContain({ en: 'NOT APPROVED', fr: 'NON APPROUVÉ' }[language])
    }
    const { pages, pageSize } = await readPdf(labelsIn(of()))
    expect(pages).toHaveLength(2)
    expect(pageSize.width).toBeCloseTo(72 * sheet.width, 0)
  },
)

test('TP50: pieces of nobody are counted in their size', async () => {
  const labels = await readLabels(labelsIn(english), labelSheets.letter)
  const blanks = labels
    .filter(({ code }) => code === 'S' || code === 'L')
    .map(({ text }) => /\b\d{1,3} of \d{1,3}\b/.exec(text)?.[0])
  const counted = (of: number) => Array.from({ length: of }, (_, i) => `${i + 1} of ${of}`)
  expect(blanks).toEqual([...counted(spares.S), ...counted(spares.L)])
})

test('TP50: it says name and number as they are put on, whose it is and which of several, in both languages', async () => {
  const told = async (files: Record<string, Buffer>, paper: 'letter' | 'a4') =>
    (await readLabels(labelsIn(files), labelSheets[paper])).filter(({ code }) => code !== 'S' && code !== 'L')
  const labels = await told(english, 'letter')
  const linesOf = (name: string) =>
    labels.filter(({ text }) => text.split('\n').includes(name)).map(({ text }) => text.split('\n'))
  expect(linesOf('RIVERA')).toEqual([expect.arrayContaining(['10', 'First0 RIVERA'])])
  expect(linesOf('CÔTÉ')).toEqual([
    expect.arrayContaining(['7', 'First1 Côté', '1 of 2']),
    expect.arrayContaining(['7', 'First1 Côté', '2 of 2']),
  ])
  // Whole, on as many lines as it takes.
  const whole = labels.map(({ text }) => text.replaceAll(/[\s\u200B]/g, ''))
  expect(whole.filter(text => text.includes(long.replaceAll(' ', '')))).toHaveLength(1)
  const others = await told(french, 'a4')
  expect(others.filter(({ text }) => /First1 Côté[^]*2 sur 2/.test(text))).toHaveLength(1)
})
