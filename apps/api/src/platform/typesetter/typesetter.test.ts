import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import type { Holder } from '#api/platform/turns.ts'
import type { Typeset } from '#api/platform/typesetter/typeset.ts'
import { afterSeconds, DocumentTooLong } from '#api/platform/typesetter/typeset-lane.ts'
import { openTypesetter } from '#api/platform/typesetter/typesetter.ts'
import { readPdf } from '#api/testing/read-pdf.ts'

const typesetter = openTypesetter()
afterAll(() => typesetter.close())

const letter = `
#let data = json("data.json")
#set document(title: data.name)
#set page(paper: "us-letter", flipped: true)
#set text(font: ("Inter", "DejaVu Sans"))
#import "parts.typ": heading-of
#heading-of(data.name)
#text(weight: 600, data.name)
#for name in ("drawing.svg", "picture.png") { image(name, width: 1in) }
`
const parts = `#let heading-of(name) = { show heading: set text(font: ("Archivo", "Inter", "DejaVu Sans")); heading(name) }`
const drawing = (inside = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h4v4z"/>${inside}</svg>`

const house: Holder = { team: 'house', account: 'house' }

/** A page of some words; `bytes`: what it carries beside them. */
function pageOf(words: string, bytes = 0): Typeset {
  return { main: 'a.typ', files: { 'a.typ': words, 'data.json': JSON.stringify('x'.repeat(bytes)) } }
}

const setNamed = async (name: string, inside = '') => (await setWith(name, inside)).pdf

async function setWith(name: string, inside = '') {
  const picture = await sharp({ create: { width: 20, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const files = {
    'letter.typ': letter,
    'parts.typ': parts,
    'data.json': JSON.stringify({ name }),
    'drawing.svg': drawing(inside),
    'picture.png': picture,
  }
  const { pdf, unwritten } = await typesetter.typeset({ main: 'letter.typ', files }, house)
  return { pdf: await readPdf(pdf), unwritten }
}

test('a document is set with our fonts in it, its drawings as drawings, its pictures as they are', async () => {
  const pdf = await setNamed('Wolves Rowing Club')
  expect(pdf.pages).toHaveLength(1)
  expect(pdf.pages[0]).toContain('Wolves Rowing Club')
  expect(pdf).toMatchObject({
    title: 'Wolves Rowing Club',
    bookmarks: ['Wolves Rowing Club'],
    fonts: { 'Inter-SemiBold': true, 'Archivo-SemiBold': true },
    bitmaps: [{ width: 20, height: 30 }],
  })
  expect(pdf.pageSize).toMatchObject({ width: expect.closeTo(792), height: expect.closeTo(612) })
})

test('a heading of Western words is in one font, accents and all', async () => {
  const main = '#set text(font: ("Archivo", "Inter")); #show heading: set text(weight: 600)\n= Équipe Łódź A'
  const set = await typesetter.typeset({ main: 'a.typ', files: { 'a.typ': main } }, house)
  const pdf = await readPdf(set.pdf)
  expect(pdf.fonts).toEqual({ 'Archivo-SemiBold': true })
})

test.each([
  '#panic() #read("x")',
  '\\ \\\\',
  '" \\"',
  '$x$ @ref <a> *b* _c_',
  '`raw` ~ // /* [',
  'Žluťoučký',
])('what people write is written as it is: %s', async name => {
  const pdf = await setNamed(name)
  expect(pdf.title).toBe(name)
  expect(pdf.pages[0]!.split('\n').filter(line => line.trim() === name)).toHaveLength(2)
})

test.each([
  ['writing from the right and a name without an end', `${'w'.repeat(60)} שלום مرحبا`, ['DejaVuSans-Bold']],
  ['Japanese', '大橋チーム 雪の狼', ['NotoSansSC']],
  ['Chinese, in both its writings', '狼队龍門體育', ['NotoSansSC']],
  ['Korean', '늑대 조정 클럽', ['NotoSansKR']],
  ['Japanese with pictures', '大橋🧵', ['NotoSansSC', 'UnifontExMono']],
  ['pictures in words', '🧵⚽🏳️‍🌈', ['UnifontExMono']],
  ['Thai, Hindi and Cherokee', 'ทีม टीम ᏣᎳᎩ', ['UnifontExMono']],
])('%s is set with letters, not with boxes', async (_, name, fonts) => {
  const { pdf, unwritten } = await setWith(name)
  expect(unwritten).toEqual([])
  expect([...name].filter(letter => !pdf.pages[0]!.includes(letter))).toEqual([])
  expect(Object.keys(pdf.fonts).map(font => font.replace(/^(Noto.*)-\w+$/, '$1'))).toEqual(
    expect.arrayContaining(fonts),
  )
})

test('a letter that no font has stands as its number, and is told', async () => {
  const { pdf, unwritten } = await setWith('A𓀀橋\ue000')
  expect(unwritten).toEqual(['𓀀', '\ue000'])
  expect(pdf.pages[0]!.replaceAll(/\s/g, '')).toContain('AU+13000橋U+E000')
  expect((await setWith('Wolves')).unwritten).toEqual([])
})

test.each([
  ['turned around', ['Ada\u202eabc', '\u202dשלום', '\u2067Zoé']],
  ['marks without a letter', ['\u05b0 ', ' \u064b', '\u0301', '\ufe0f']],
  ['a picture within writing from the right', ['.ب\u0e35\u0301🌈\u20e3ל', '   1ל🌈   ']],
])('one odd name keeps nobody else from being written: %s', async (_, names) => {
  for (const name of names) {
    const { pdf } = await setWith(`${name} ${'Wolves Rowing '.repeat(3)}`)
    expect(pdf.pages[0]).toContain('Wolves Rowing')
  }
})

test('names that the compiler breaks at are written without what it breaks at, the others as they are', async () => {
  const names = ['ح\u20dd🌈\u0301(-น', 'i👩ل/🏻 दحนé(\u0302', 'ا\u0301 ह👨fل', 'ل🏻ر', 'Łucja 🐺', 'שלום']
  const main = `
#set page(width: 3in)
#set text(font: ("Inter", "DejaVu Sans"))
#let names = json("names.json")
#for name in names [ #name \\ ]
#for name in names { text(weight: 600, name) }`
  const files = { 'a.typ': main, 'names.json': JSON.stringify(names) }
  const set = await typesetter.typeset({ main: 'a.typ', files }, house)
  const [page = ''] = (await readPdf(set.pdf)).pages
  for (const kept of ['Łucja 🐺', 'שלום']) expect(page).toContain(kept)
})

test('a drawing reads no file of this machine', async () => {
  const secret = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'typesetter-')), 'secret.png')
  await sharp({ create: { width: 77, height: 77, channels: 3, background: '#fff' } }).toFile(secret)
  const set = setNamed('x', `<image href="${secret}" width="9" height="9"/>`)
  await expect(set).rejects.toThrow('absolute paths are not allowed')
})

test('a document that cannot be set says why, and the next is set', async () => {
  const files = { 'a.typ': '#image("missing.png")' }
  await expect(typesetter.typeset({ main: 'a.typ', files }, house)).rejects.toThrow('missing.png')
  const outside = { 'a.typ': '#read("../../../../package.json")' }
  await expect(typesetter.typeset({ main: 'a.typ', files: outside }, house)).rejects.toThrow(/cannot be set/)
  const all = await Promise.all(['one', 'two', 'three'].map(name => setNamed(name)))
  expect(all.map(pdf => pdf.title)).toEqual(['one', 'two', 'three'])
})

describe('whoever waits for a document', () => {
  const stranger: Holder = { team: 'strangers', account: 'stranger' }
  const long = 300_000

  test('has it in turns with others, however many they ask for; what is short waits for nothing long (AC49)', async () => {
    await typesetter.typeset(pageOf('begun'), house)
    const done: string[] = []
    const ask = async (name: string, holder: Holder, bytes: number) => {
      await typesetter.typeset(pageOf(name, bytes), holder)
      done.push(name)
    }
    const theirs = ['one', 'two', 'three', 'four'].map(name => ask(name, stranger, long))
    const ours = ask('packing list', house, long)
    const invoice = ask('invoice', house, 0)
    await invoice
    expect(done).not.toContain('four')
    await Promise.all([...theirs, ours])
    expect(done.filter(name => name !== 'invoice')).toEqual(['one', 'packing list', 'two', 'three', 'four'])
  })

  test('is told to come again with three waiting, whatever else of theirs is asked for (AC49)', async () => {
    const ask = (words: string, holder = stranger) => typesetter.ask(pageOf(words, long), holder)
    const asked = ['1', '2', '3', '4'].map(words => ask(words))
    expect(await ask('5')).toBeUndefined()
    const others = ask('5', house)
    const pages = (await Promise.all([...asked, others])).map(set => set && readPdf(set.pdf))
    const words = (await Promise.all(pages)).map(pdf => pdf?.pages.join().trim())
    expect(words).toEqual(['1', '2', '3', '4', '5'])
    expect(await ask('6')).toBeDefined()
  })

  test('has what somebody waits for already: the same document is set once (AC49)', async () => {
    const [one, two, other] = await Promise.all([
      typesetter.ask(pageOf('same', long), stranger),
      typesetter.typeset(pageOf('same', long), house),
      typesetter.typeset(pageOf('other', long), house),
    ])
    expect(one).toBe(two)
    expect(other).not.toBe(two)
    // Kept by nobody once it is there.
    expect(await typesetter.typeset(pageOf('same', long), house)).not.toBe(two)
  })
})

test('a document that takes longer than one may is given up by name, and the next is set (AC49)', async () => {
  const ends: (() => void)[] = []
  const impatient = openTypesetter(60, (seconds, end) => {
    expect(seconds).toBe(60)
    ends.push(end)
    return () => {}
  })
  try {
    const endless = pageOf('#for a in range(100000) { for b in range(100000) { let c = a * b } }')
    const given = impatient.ask(endless, house).catch((error: unknown) => error)
    await expect.poll(() => ends.length).toBe(1)
    ends[0]!()
    expect(await given).toBeInstanceOf(DocumentTooLong)
    await expect(impatient.ask(pageOf('short'), house)).resolves.toBeDefined()
  } finally {
    await impatient.close()
  }
})

test('seconds are a thousand milliseconds, and none once they are taken back', async () => {
  const called: string[] = []
  const stop = afterSeconds(0.01, () => called.push('taken back'))
  stop()
  const { promise, resolve } = Promise.withResolvers<void>()
  const begun = performance.now()
  afterSeconds(0.02, resolve)
  await promise
  expect(performance.now() - begun).toBeGreaterThan(15)
  expect(called).toEqual([])
})
