import { randomUUID } from 'node:crypto'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork, png } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { makeRelease } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { expectSaid, expectSamePlaces, packed } from '#api/testing/told-by-release.ts'
import { unzip } from '#api/testing/unzip.ts'

let app: TestApp
let maya: Person
let staff: Person
let techpackId: string
let itemId: string
let preorderId: string
/** Milliseconds: of a busy machine that cuts and sews all of it for the first time. */
const timeout = 120_000
const hostile = '#panic() \\ " $x$ @ref שלום <b>&'

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  const designs = []
  for (const [filename, type, locationName] of [
    ['crest.svg', 'screenprint', 'centerChest'],
    ['#let "x$.svg', 'embroidery', 'leftChest'],
  ] as const) {
    const designId = await makeDesign(maya, { name: hostile })
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya, crestSvg, { filename })
    await update(maya, designId, {
      action: 'addDecoration',
      decorationId: randomUUID(),
      type,
      locationName,
      assetId,
      assetVersionId,
    } as never)
    designs.push(designId)
  }
  // A decoration without artwork, and artwork whose file is lost.
  await update(maya, designs[0]!, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'screenprint',
    locationName: 'upperBack',
  } as never)
  const lost = await makeArtwork(app.app, maya, await png(900, 700), { filename: 'lost.png' })
  await update(maya, designs[1]!, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'detailedprint',
    locationName: 'upperBack',
    ...lost,
  } as never)
  const { id } = await placeOrder(maya, designs)
  await staff.call(deskCalls.setPoNumber, { body: { preorderId: id, poNumber: 'PO-7781' } })
  const made = await staff.call(techpackCalls.make, { body: { preorderId: id } })
  techpackId = made.id
  preorderId = id
  itemId = must(made.techpackitems[0], 'item').id
  await staff.call(techpackCalls.setProject, { body: { techpackId, projectName: hostile } })
  await staff.call(techpackCalls.setCustomer, {
    body: { techpackId, customerName: `${hostile}${'w'.repeat(150)}` },
  })
})
afterAll(() => app.close())

const generate = (wanted?: Parameters<typeof makeRelease>[2]) => makeRelease(staff, techpackId, wanted)

const fetchArchive = (url: string) => app.app.inject({ url })

async function download(url: string): Promise<Record<string, Buffer>> {
  let statuses = new Set<number>()
  const answer = await expect
    .poll(
      async () => {
        const got = await fetchArchive(url)
        statuses = statuses.add(got.statusCode)
        return got.statusCode === 200 ? got : undefined
      },
      { timeout, interval: 50 },
    )
    .toBeDefined()
    .then(() => fetchArchive(url))
  expect([...statuses].filter(status => status !== 200 && status !== 202)).toEqual([])
  expect(answer.headers['content-type']).toBe('application/zip')
  return unzip(answer.rawPayload)
}

test('TP20: the archive holds all that a workshop needs, and its PDF says it', { timeout }, async () => {
  const { url, filename } = await generate({ language: 'en', paper: 'a4' })
  expect(filename).toBe(`techpack_${techpackId}.zip`)
  const entries = await download(url)
  const names = Object.keys(entries)
  const like = (pattern: RegExp) => names.filter(name => pattern.test(name))
  expect(like(/^techpack_[\w-]+\.pdf$/)).toHaveLength(1)
  expect(like(/^artwork\/\d+_1_centerChest_screenprint_[\d.]+x[\d.]+in\.svg$/)).toHaveLength(1)
  expect(like(/^artwork\/.*_source\.svg$/)).toHaveLength(2)
  expect(like(/^artwork\/.*_preview\.png$/)).toHaveLength(3)
  const pictures = like(/^pictures\/.*_(front|back|left|right)\.webp$/)
  expect(pictures).toHaveLength(8)
  for (const name of pictures) expect((await sharp(entries[name]).metadata()).width).toBe(2400)
  expect(like(/^patterns\/1_.*_M\.svg$/)).toHaveLength(1)
  expect(names).toEqual(
    expect.arrayContaining([
      'quantities.csv',
      'materials.csv',
      'consumption.csv',
      'buying.csv',
      'construction.csv',
      'knitting.csv',
      'films.csv',
      'decorations.csv',
      'placements.csv',
      'inks.csv',
      'measurements.csv',
      'techpack.json',
      'techpack.schema.json',
    ]),
  )
  // TP35, TP36: colours have their standard, no supplier's code stands where the house has none, and it is told where all of it goes.
  const colored = readCsv(entries['materials.csv']!).filter(({ hex }) => hex)
  expect(
    colored.filter(
      row => !(Number(row.lab_l) >= 0 && Number(row.delta_e_tolerance) > 0 && !row.supplier_code),
    ),
  ).toEqual([])
  expect(JSON.parse(entries['techpack.json']!.toString())).toMatchObject({
    shipTo: expect.arrayContaining([expect.stringContaining('QC')]),
    shipToCountry: 'CA',
  })
  expect(names.filter(name => !/^[\w./-]+$/.test(name))).toEqual([])
  const separations = must(entries[must(like(/screenprint_.*in\.svg$/)[0], 'films')], 'films').toString()
  expect(separations.match(/inkscape:groupmode="layer"/g)).toHaveLength(3)
  // TP45: of the drawing's own curves, each ink by itself too.
  const films = like(/^artwork\/\d+_1_centerChest_screenprint_[\d.x]+in_film-[123]-[\w.-]+\.svg$/)
  expect(films).toHaveLength(3)
  for (const name of films) {
    const [art] = must(entries[name], name).toString().split('inkscape:label="marks"')
    expect(art?.length).toBeLessThan(6000)
  }
  // TP54: they say which they are, and are listed by that name.
  for (const [i, name] of films.toSorted().entries()) {
    const film = must(entries[name], name).toString()
    const named = name.replace('artwork/', '')
    expect(film).toContain(`<title>${named.replace('.svg', '')}</title><path d="M`)
    expect(film).not.toContain('<text')
    expect(film).toContain(`ink ${i + 1} of 3`)
    expect(readCsv(entries['films.csv']!)).toContainEqual(
      expect.objectContaining({ film: named, ink: String(i + 1), inks: '3', kind: 'ink' }),
    )
  }
  // As many files as screens are told, the white base among them.
  const told = JSON.parse(entries['techpack.json']!.toString()).document.items[0].artworks[0].facts.find(
    ([label]: string[]) => label === 'Films and screens',
  )
  expect(like(/^artwork\/\d+_1_centerChest_screenprint_[\d.x]+in_film-/)).toHaveLength(
    Number.parseInt(told[1], 10),
  )
  expect(readCsv(entries['decorations.csv']!)[0]).toMatchObject({ films: 'areas', films_fault: '' })
  expect(JSON.parse(entries['techpack.json']!.toString())).toMatchObject({
    schema: 1,
    numbers: [{ field: 'poNumber', text: 'PO-7781' }],
    projectName: hostile,
    items: [{ id: itemId, quantities: [{ sizeName: 'M', ORDER: 12, OVER: 1, original: 12 }, {}] }, {}],
  })
  expectSamePlaces(entries['techpack.json']!.toString(), entries['placements.csv'])
  for (const name of like(/\.csv$/)) {
    const rows = readCsv(entries[name]!)
    // Nothing is sewn on a tee without a pocket, or knitted to its shape.
    expect([name, rows.length > 0]).toEqual([name, !['sewn-on.csv', 'knitting.csv'].includes(name)])
    const figures =
      /^(item|number|decoration|amount.*|value|total|width|height|tolerance|order|over|to_produce)$/
    const words = rows.flatMap(row =>
      Object.entries(row).filter(
        ([column, cell]) => figures.test(column) && !/^(-?\d+(\.\d+)?)?$/.test(cell),
      ),
    )
    expect([name, words]).toEqual([name, []])
  }
  expect(readCsv(entries['quantities.csv']!)[0]).toMatchObject({
    item: '1',
    size: 'M',
    ordered: '12',
    order: '12',
    over: '1',
    over_is_suggested: 'yes',
    // TP3: what is only suggested is not produced.
    to_produce: '12',
    unit: 'pieces',
  })
  const pdf = await readPdf(entries[like(/\.pdf$/)[0]!]!)
  expect(pdf.pageSize.width / pdf.pageSize.height).toBeCloseTo(297 / 210, 2)
  // Within its margins of 13 mm, however long a name is.
  expect(pdf.linesReach).toBeLessThan(pdf.pageSize.width - 36)
  expect(Object.entries(pdf.fonts).filter(([, isIn]) => !isIn)).toEqual([])
  expect(Object.keys(pdf.fonts)).toEqual(
    expect.arrayContaining(['Inter-Regular', 'Inter-SemiBold', 'Archivo-SemiBold']),
  )
  const text = pdf.pages.join('\n').replaceAll('\u00a0', ' ')
  for (const words of [
    'Techpack',
    // OR60
    'Customer’s PO number',
    'PO-7781',
    'Materials and colours',
    'collar seam',
    'No proof has been approved yet.',
    'This is the first release.',
    'This artwork is missing.',
    'Stitches',
    '3 1/2 in',
    'NOT APPROVED · NOT FOR PRODUCTION',
    'Its team has not approved it.',
    'Make it as its file shows, as far as this technique can',
    'Beside these pieces and the trims nothing is cut, and nothing is fused.',
    // TP36: a country and whose number it is.
    'Canada',
    'Phone: +1',
  ])
    expect(text).toContain(words)
  // What is copied of a file's name is its name.
  expect(text).not.toMatch(/[\u200b\u00ad\ufeff]/)
  const files = like(/^artwork\//).map(name => name.replace('artwork/', ''))
  expect(files.filter(name => !text.includes(name))).toEqual([])
  expect(packed(text)).toContain(packed('vector, in the artwork’s own curves'))
  expectSaid(text, entries['techpack.json']!.toString())
  // TP31: one file of each decoration is the one for production.
  expect(text).toMatch(/screenprint_[\d.x]+in\.svg,\s+the\s+file\s+for\s+production/)
  const produced = readCsv(entries['decorations.csv']!).map(row => row.production_file ?? '')
  expect(produced.filter(name => name !== '').length).toBeGreaterThan(1)
  expect(produced.filter(name => name !== '' && !names.includes(name))).toEqual([])
  // TP30: on its cover, and on each page of each item.
  const stamps = pdf.pages.map(page => page.includes('NOT FOR PRODUCTION'))
  expect(stamps.lastIndexOf(true)).toBeGreaterThan(10)
  expect(stamps.slice(0, stamps.lastIndexOf(true) + 1)).not.toContain(false)
  expect(JSON.parse(entries['techpack.json']!.toString()).items[0]).toMatchObject({
    isApproved: false,
    stamp: { en: 'NOT APPROVED · NOT FOR PRODUCTION' },
  })
  // What is between the customer and the house, and addresses that nobody outside gets to.
  expect(text).not.toMatch(/\bCredits\b|localhost/)
  expect(entries['techpack.json']!.toString()).not.toMatch(/creditsUsed|lookKey|"price"|Price of/)
  expect(pdf.title).toBe(`Techpack ${hostile}`)
  expect(pdf.bookmarks).toContain('Views and quantities')
  // Pictures are there with their pixels; the crest is no bitmap.
  expect(pdf.bitmaps.filter(({ width }) => width === 1200)).toHaveLength(8)
  expect(pdf.pages.length).toBeGreaterThan(12)
  // One decoration has no artwork; the other's is there.
  const [release] = await staff.call(techpackCalls.releases, { params: { id: techpackId } })
  expect(release?.missing).toMatchObject([{ en: expect.stringMatching(/: This artwork is missing\.$/) }])
})

test('TP16, TP21: the same content is made once, also in another language and on other paper', {
  timeout,
}, async () => {
  const [one, two] = [
    await generate({ language: 'en', paper: 'a4' }),
    await generate({ language: 'en', paper: 'a4' }),
  ]
  expect(two.releaseId).toBe(one.releaseId)
  const french = await generate({ language: 'fr', paper: 'letter' })
  expect(french).toMatchObject({ number: one.number })
  expect(french.releaseId).not.toBe(one.releaseId)
  const entries = await download(french.url)
  const pdf = await readPdf(
    entries[
      must(
        Object.keys(entries).find(name => name.endsWith('.pdf')),
        'pdf',
      )
    ]!,
  )
  expect(pdf.pageSize).toMatchObject({ width: expect.closeTo(792), height: expect.closeTo(612) })
  const text = pdf.pages.join('\n').replaceAll('\u00a0', ' ')
  for (const words of ['Fiche technique', 'Matières et couleurs', 'couture du col', '3 1/2 po', 'À produire'])
    expect(text).toContain(words)
  await staff.call(techpackCalls.setSizes, {
    body: { techpackId, techpackItemId: itemId, sizes: [{ field: 'QC', sizeName: 'M', qty: 2 }] },
  })
  const current = () => staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect((await current()).current_release).toBeNull()
  const later = await generate({ language: 'en', paper: 'a4', reason: 'Two more for checks' })
  expect(later.number).toBe(one.number + 1)
  // TP39: with why it was made, which nobody changes later.
  await generate({ language: 'en', paper: 'a4', reason: 'Other words' })
  expect(await current()).toMatchObject({
    current_release: 2,
    releases: [
      { number: 2, reason: 'Two more for checks' },
      { number: 1, reason: null },
      { number: 1, reason: null },
    ],
  })
  const releases = await staff.call(techpackCalls.releases, { params: { id: techpackId } })
  expect(releases.map(({ number }) => number)).toEqual([2, 1, 1])
  expect(
    await staff.call(techpackCalls.compare, { query: { from: one.releaseId, to: later.releaseId } }),
  ).toMatchObject([
    {
      id: itemId,
      differences: [{ key: 'quantity/M/QC', before: null, after: { en: '2' } }],
      images: { before: [{ side: 'front' }, {}, {}, {}], after: [{ side: 'front' }, {}, {}, {}] },
    },
    { differences: [] },
  ])
  const kept = await staff.call(techpackCalls.release, { params: { id: one.releaseId } })
  expect(kept).toMatchObject({ number: 1, filename: one.filename, items: [{}, {}] })
  const { pathname, search } = new URL(kept.signedUrl)
  expect(Object.keys(await download(pathname + search))).toContain('techpack.json')
  const text2 = (
    await readPdf(Object.entries(await download(later.url)).find(([name]) => name.endsWith('.pdf'))![1])
  ).pages.at(-1)
  expect(text2).toContain('QC, M')
  expect(text2).toContain('Two more for checks')
})

test('TP12: what changed since the last release is told, and the next version is offered', async () => {
  const read = () => staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect((await read()).techpackitems[0]).toMatchObject({ changes: null, nextVersion: null })
  await staff.call(techpackCalls.setSizes, {
    body: { techpackId, techpackItemId: itemId, sizes: [{ field: 'QC', sizeName: 'M', qty: 3 }] },
  })
  expect((await read()).techpackitems[0]).toMatchObject({
    changes: { since: 2, differences: [{ key: 'quantity/M/QC', before: { en: '2' }, after: { en: '3' } }] },
    nextVersion: '1.1',
  })
})

test('TP26: each width of a print has its films in the archive, and its line in the document', {
  timeout,
}, async () => {
  const { techpackitems } = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  const [printed, sewn] = techpackitems.map(({ id, techpackitemartworks: [artwork] }) => ({
    techpackId,
    techpackItemId: id,
    techpackItemArtworkId: must(artwork, 'artwork').id,
  }))
  for (const ids of [printed, sewn])
    await staff.call(techpackCalls.setPrintWidths, {
      body: { ...must(ids, 'item'), widths: [{ sizeName: 'L', widthInches: 2 }] },
    })
  const { url } = await generate({ language: 'en', paper: 'a4' })
  const entries = await download(url)
  const films = Object.keys(entries).filter(name => /centerChest_screenprint_[\d.x]+in\.svg$/.test(name))
  expect(films).toHaveLength(2)
  expect(films.map(name => entries[name]!.toString().match(/width="([\d.]+)in"/)?.[1])).toContain('2')
  const pdf = await readPdf(Object.entries(entries).find(([name]) => name.endsWith('.pdf'))![1])
  const text = pdf.pages.join('\n').replaceAll('\u00a0', ' ')
  expect(text).toContain('L: 2 in × 1 1/2 in')
  expect(text).toContain('crest.svg, width in L')
})
