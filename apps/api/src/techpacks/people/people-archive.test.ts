import { randomUUID } from 'node:crypto'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openWardrobe } from '@teamloom/design/dress-person.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recipeOf } from '#api/assets/recipe-of.ts'
import { findBakes } from '#api/pictures/bake-files.ts'
import { pixelLetterer } from '#api/techpacks/people/letterers.ts'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { readWords } from '#api/testing/read-words.ts'
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
  expect(named('CÔTÉ')[0]).toMatchObject({ size: 'M', pieces: '2', slot: 'name', position: 'upperBack' })
  const lines = new Map(all.map(({ line, size, pieces }) => [line, { size, pieces: Number(pieces) }]))
  const sums: Record<string, number> = {}
  for (const { size, pieces } of lines.values()) sums[size!] = (sums[size!] ?? 0) + pieces
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
  expect(told).toContain('people/1_Match-shirt/L_00_O-BRIEN_upperBack_2.svg')
  expect(told).toContain('people/1_Match-shirt/S_none_LI_upperBack.svg')
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
  // TP31: the example is nobody's piece.
  expect(said).not.toContain('the file for production')
  const decorations = readCsv(must(files['decorations.csv'], 'decorations.csv'))
  expect(decorations.map(row => [row.each_person, row.production_file])).toEqual([
    ['yes', ''],
    ['yes', ''],
  ])
  const { document } = JSON.parse(must(files['techpack.json'], 'data').toString())
  // Eight lines: six of people, two of nobody.
  expect(document.items[0].people.rows).toHaveLength(8)
  expect(document.items[0].people.sheet.pictures).toHaveLength(8)
  expect(document.items[0].people.where.rows.length).toBeGreaterThan(4)
  expect(said).toContain('Pieces of this list without words: S 10, L 6.')
})

/** How far of a picture is inked that another is not: to the half of a pixel's ink. */
async function inkedBox(one: Uint8Array, other: Uint8Array) {
  const [a, b] = await Promise.all(
    [one, other].map(bytes =>
      sharp(bytes).flatten({ background: '#808080' }).raw().toBuffer({ resolveWithObject: true }),
    ),
  )
  const { width, height } = a!.info
  const columns = Array.from({ length: width }, () => 0)
  const lines = Array.from({ length: height }, () => 0)
  for (let i = 0; i < width * height; i++) {
    const ink = Math.abs(a!.data[3 * i + 1]! - b!.data[3 * i + 1]!)
    const [x, y] = [i % width, Math.floor(i / width)]
    columns[x] = Math.max(columns[x]!, ink)
    lines[y] = Math.max(lines[y]!, ink)
  }
  const [left, right] = endsOf(columns)
  const [top, bottom] = endsOf(lines)
  return { left, right, top, bottom }
}

/** Where it first and last is half inked, between the middles of two pixels. */
function endsOf(shares: readonly number[]): [number, number] {
  const half = Math.max(...shares) / 2
  const first = shares.findIndex(share => share >= half)
  const last = shares.findLastIndex(share => share >= half)
  const between = (inside: number, outside: number) => (inside - half) / Math.max(1e-6, inside - outside)
  return [
    first + 0.5 - between(shares[first]!, shares[first - 1]!),
    last + 0.5 + between(shares[last]!, shares[last + 1]!),
  ]
}

/** Picture pixels to each inch of a print in the middle of its place, as the product's bakes have it (RD13). */
function seenPlace(product: string, positionName: string, width: number) {
  const { manifest } = must(findBakes(product), product)
  const { camera, places } = manifest
  const place = must(
    places[positionName]?.find(({ when }) => Object.keys(when).length === 0),
    positionName,
  )
  const share = width / camera.width
  const angle = (place.turned * Math.PI) / 180
  const inches = share * camera.pixelsPerInch
  return {
    inches,
    at: (u: number, v: number) => {
      const right = place.radius * Math.sin(u / place.radius) * place.across * inches
      const down = v * place.down * inches
      return {
        x: place.x * share + right * Math.cos(angle) - down * Math.sin(angle),
        y: place.y * share + right * Math.sin(angle) + down * Math.cos(angle),
      }
    },
  }
}

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
  const off: number[] = []
  for (const row of rows()
    .filter(({ text }) => /^(RIVERA|10|CÔTÉ|7|LI|00)$/.test(text!))
    .slice(0, 6)) {
    const line = must(
      (lines as { id: string; words: Record<string, string> }[]).find(({ id }) => id === row.line),
      'line',
    )
    const slotId = row.slot === 'name' ? shirt.nameId : shirt.numberId
    const seen = await draw({ [slotId]: line.words[slotId] }, row.size!)
    const { at, inches } = seenPlace(name, row.position!, width)
    const { box } = readWords(must(files[row.file!], row.file!).toString())
    const [across, down] = [Number(row.file_middle_across), Number(row.file_middle_down)]
    const [left, right] = [at(box.left - across, 0).x, at(box.right - across, 0).x]
    const [top, bottom] = [at(0, box.top - down).y, at(0, box.bottom - down).y]
    const found = await inkedBox(seen, bare)
    const apart = [found.left - left, found.right - right, found.top - top, found.bottom - bottom]
    off.push(...apart.map(pixels => Math.abs(pixels) / inches))
  }
  // Folds move some of them by the width of a line.
  expect(Math.max(...off)).toBeLessThan(0.04)
  expect(off.toSorted((a, b) => a - b)[Math.floor(0.8 * off.length)]).toBeLessThan(0.02)
  expect(off).toHaveLength(4 * 6)
})
