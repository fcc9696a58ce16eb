import { randomUUID } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openWardrobe } from '@teamloom/design/dress-person.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipeOf } from '#api/assets/recipe-of.ts'
import { pixelLetterer } from '#api/techpacks/people/letterers.ts'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { readWords } from '#api/testing/read-words.ts'
import { inkedBox, openSeenPlace } from '#api/testing/seen-outlines.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let shirt: PersonalDesign
let files: Record<string, Buffer>
const patience = 240_000

/** The last is as long as makes all lower. */
const people: readonly ListedPerson[] = [
  ['M', 'RIVERA', '10'],
  ['M', 'Côté', '7', 2],
  ['L', 'O’BRIEN', '00'],
  ['L', 'O’BRIEN', '00'],
  ['S', 'LI', ''],
  ['M', 'VAN DER HEIJDEN-SAINT-PIERRE', '100'],
]
const spares = { S: 10, L: 6 }

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  shirt = await makePersonalDesign(maya)
  await update(maya, shirt.designId, paintAll(navy))
  const { id } = await orderList(maya, shirt, people, spares)
  files = await releaseFiles(app, staff, id)
}, patience)
afterAll(() => app.close())

const rows = () => readCsv(must(files['people.csv'], 'people.csv'))

test('TP48: the table has each place of each line’s words with its file, and pieces as many as are ordered', () => {
  const all = rows()
  const words = all.filter(({ text }) => text !== '')
  // Everyone has a name, all but one a number.
  expect(words).toHaveLength(people.length * 2 - 1)
  const named = (name: string) => words.filter(({ text }) => text === name)
  expect(named('CÔTÉ')[0]).toMatchObject({
    size: 'M',
    pieces: '2',
    put_on: '2',
    slot: 'name',
    position: 'upperBack',
  })
  expect(named('7')[0]).toMatchObject({ size: 'M', pieces: '', put_on: '2', slot: 'number' })
  // A program that adds the column up has what is ordered.
  const sums: Record<string, number> = {}
  for (const { size, pieces } of all) sums[size!] = (sums[size!] ?? 0) + Number(pieces)
  const ordered = readCsv(must(files['quantities.csv'], 'quantities.csv'))
  expect(sums).toEqual(Object.fromEntries(ordered.map(({ size, ordered: each }) => [size, Number(each)])))
  // Of each its file, and no other.
  const told = words.map(({ file }) => file!)
  expect(new Set(told).size).toBe(told.length)
  expect(
    Object.keys(files)
      .filter(name => name.startsWith('people/') && name !== 'people/labels.pdf')
      .toSorted(),
  ).toEqual(told.toSorted())
  // TP30: nobody has approved them.
  expect(told).toContain('people/1_Match-shirt_NOT-APPROVED/L_00_OBRIEN-First2-OBRIEN_upperBack.svg')
  expect(told).toContain('people/1_Match-shirt_NOT-APPROVED/L_00_OBRIEN-First3-OBRIEN_upperBack.svg')
  expect(told).toContain('people/1_Match-shirt_NOT-APPROVED/S_none_LI_upperBack.svg')
  expect(new Set(all.map(({ stamp }) => stamp))).toEqual(new Set(['NOT APPROVED · NOT FOR PRODUCTION']))
  // TP48: no address of anybody leaves the house.
  const tells = Object.entries(files).filter(
    ([name, bytes]) => /\.(csv|json)$/.test(name) && bytes.toString().includes('person0@'),
  )
  expect(tells.map(([name]) => name)).toEqual([])
})

test('TP48: the data has words as they are put on, as the table has them, and as they were typed where that is otherwise', () => {
  const { items } = JSON.parse(must(files['techpack.json'], 'data').toString())
  const lines: { id: string; words: Record<string, string>; typed?: Record<string, string> }[] =
    items[0].lines
  const texts = (slot: string) =>
    new Map(rows().flatMap(row => (row.slot === slot ? [[row.line, row.text] as const] : [])))
  const [names, numbers] = [texts('name'), texts('number')]
  for (const { id, words } of lines) {
    expect(words[shirt.nameId]).toBe(names.get(id))
    expect(words[shirt.numberId]).toBe(numbers.get(id))
  }
  expect(lines.map(({ typed }) => typed).filter(Boolean)).toEqual([{ [shirt.nameId]: 'Côté' }])
})

test('TP48: each file is as large as the table says, in letters of one height, as others of the list', () => {
  const words = rows().filter(({ text }) => text !== '')
  const plain: number[] = []
  for (const { file, width, height, letter_height: letters, text } of words) {
    const { box, widthInches, heightInches } = readWords(must(files[file!], file!).toString())
    expect(widthInches).toBeCloseTo(Number(width), 3)
    expect(heightInches).toBeCloseTo(Number(height), 3)
    expect(box.left).toBeCloseTo(0, 2)
    expect(box.top).toBeCloseTo(0, 2)
    expect(box.right).toBeCloseTo(widthInches, 2)
    expect(box.bottom).toBeCloseTo(heightInches, 2)
    // Nothing stands above capitals or below them but accents and round letters.
    const isPlain = /^[HILEFT]+$/.test(text!)
    expect(box.bottom - box.top).toBeGreaterThan(Number(letters) - 0.005)
    plain.push(...(isPlain ? [box.bottom - box.top - Number(letters)] : []))
  }
  expect(plain.map(off => Math.round(100 * off))).toEqual([0])
  // A film is laid by its upper edge: an accent brings that nearer to the seam, and a letter without one does not.
  const above = (name: string) => {
    const row = must(
      words.find(({ text }) => text === name),
      name,
    )
    return Number(row.letters_down) - Number(row.file_top_down)
  }
  const heightOf = (name: string) =>
    Number(
      must(
        words.find(({ text }) => text === name),
        name,
      ).height,
    )
  expect(above('LI')).toBeCloseTo(0, 2)
  expect(above('CÔTÉ')).toBeGreaterThan(0.2)
  expect(above('CÔTÉ') - above('RIVERA')).toBeCloseTo(heightOf('CÔTÉ') - heightOf('RIVERA'), 1)
  const heights = (slot: string) =>
    new Set(words.filter(row => row.slot === slot).map(row => row.letter_height))
  expect(heights('name').size).toBe(1)
  expect(heights('number').size).toBe(1)
  const long = must(
    words.find(({ text }) => text!.startsWith('VAN DER')),
    'long',
  )
  const most = Math.max(...words.filter(({ slot }) => slot === 'name').map(({ width }) => Number(width)))
  expect(Number(long.width)).toBe(most)
})

test('TP49: the document names everyone with their words, and shows each piece', async () => {
  const pdf = must(
    Object.keys(files).find(each => each.endsWith('.pdf')),
    'pdf',
  )
  const { pages } = await readPdf(must(files[pdf], pdf))
  const said = pages.join(' ').replaceAll(/\s+/g, ' ')
  const words = people.flatMap(([, name, number]) => [name.toUpperCase(), number])
  expect(words.filter(each => !said.includes(each))).toEqual([])
  expect(said).toContain('Every piece, as it is made')
  expect(said).toContain('what is shown here is a sample')
  // Whatever is measured on a picture or a drawing is of the example, and said so.
  const measured = pages.filter(page => page.includes('What is marked “sample”'))
  expect(measured.map(page => page.match(/in, sample/g)?.length)).toEqual([4, 2])
  const placements = readCsv(must(files['placements.csv'], 'placements.csv'))
  expect(new Set(placements.map(row => row.each_person))).toEqual(new Set(['yes']))
  // TP36
  expect(said).toContain('Pieces of people: each has its label of people/labels.pdf')
  // TP31: the example is nobody's piece.
  expect(said).not.toContain('the file for production')
  const decorations = readCsv(must(files['decorations.csv'], 'decorations.csv'))
  expect(
    decorations.map(row => [row.each_person, row.width, row.height, row.unit, row.production_file]),
  ).toEqual([
    ['yes', '', '', '', ''],
    ['yes', '', '', '', ''],
  ])
  const { document } = JSON.parse(must(files['techpack.json'], 'data').toString())
  // Eight lines: six of people, two of nobody.
  expect(document.items[0].people.rows).toHaveLength(8)
  expect(document.items[0].people.sheet.pictures).toHaveLength(8)
  expect(document.items[0].people.where.rows.length).toBeGreaterThan(4)
  expect(said).toContain('Pieces of this list without words: S 10, L 6.')
})

test('TP48, RD13: a person’s words are seen in their picture as far as the outlines of their file go', {
  timeout: patience,
}, async () => {
  const { items } = JSON.parse(must(files['techpack.json'], 'data').toString())
  const [{ document, lines, product: name, family }] = items
  const product = must(findProduct(family, name), name)
  const drawn = drawnDesign(document, product)
  const { artwork, database, pictures } = app.dependencies
  const dress = openWardrobe({
    drawn,
    document,
    product,
    people: lines,
    recipeOf: id => recipeOf(database.read, id),
    letterer: pixelLetterer(artwork),
    newId: randomUUID,
  })
  const width = 2400
  const draw = async (words: object, size: string) => {
    const { drawn: garment, arts } = await dress({ size, words: words as Record<string, string> })
    return must(await pictures.personal(garment, arts, 'back', width, 'test'), 'picture')
  }
  const bare = await draw({}, 'M')
  const positions = ['upperBack', 'backNumber'] as const
  const opened = positions.map(async each => [each, await openSeenPlace(drawn, 'back', each, width)] as const)
  const places = new Map<string, Awaited<ReturnType<typeof openSeenPlace>>>(await Promise.all(opened))
  const off: number[] = []
  for (const row of rows().filter(({ text }) => text !== '')) {
    const line = must(
      (lines as { id: string; words: Record<string, string> }[]).find(({ id }) => id === row.line),
      'line',
    )
    const slotId = row.slot === 'name' ? shirt.nameId : shirt.numberId
    const seen = await draw({ [slotId]: line.words[slotId] }, row.size!)
    const { at, inches } = must(places.get(row.position!), row.position!)
    const { points } = readWords(must(files[row.file!], row.file!).toString())
    const [across, down] = [Number(row.file_middle_across), Number(row.file_middle_down)]
    const asSeen = points.map(([u, v]) => at(u - across, v - down))
    const [xs, ys] = [asSeen.map(({ x }) => x), asSeen.map(({ y }) => y)]
    const found = await inkedBox(seen, bare)
    const apart = [
      found.left - Math.min(...xs),
      found.right - Math.max(...xs),
      found.top - Math.min(...ys),
      found.bottom - Math.max(...ys),
    ]
    off.push(...apart.map(pixels => Math.abs(pixels) / inches))
  }
  expect(Math.max(...off)).toBeLessThan(0.01)
  expect(off).toHaveLength(4 * (people.length * 2 - 1))
})
