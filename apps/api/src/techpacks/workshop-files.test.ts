import { randomUUID } from 'node:crypto'
import { must } from '@teamloom/kit/assert.ts'
import { fileSideText } from '@teamloom/techpack/file-side.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork, onGround, svg } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paintAll, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { packed } from '#api/testing/told-by-release.ts'

let app: TestApp
let files: Readonly<Record<string, Buffer>>
let text: string
let document: {
  readonly governs: string
  readonly orderNotes: readonly (readonly [string, string])[]
  readonly items: readonly { readonly artworks: readonly Told[] }[]
}
/** What the data says of each decoration of the one item, by its type. */
let told: ReadonlyMap<string, Told>

type Told = {
  readonly facts: readonly (readonly [string, string])[]
  readonly mirroredAs: string | null
  readonly files: readonly {
    readonly name: string
    readonly note: string | null
    readonly isForProduction: boolean
    readonly film?: { readonly dots: { readonly lines: number; readonly degrees: readonly number[] } | null }
  }[]
}

const faded = svg(
  '<defs><linearGradient id="g" x2="0" y2="1"><stop offset="0" stop-color="#e5a21b"/><stop offset="1" stop-color="#e5a21b" stop-opacity="0"/></linearGradient></defs><rect width="400" height="300" fill="url(#g)"/><circle cx="200" cy="150" r="80" fill="#fbfbf9"/>',
)
const letters = svg('<path d="M20 20h60v200h120v60H20z" fill="#ffffff"/>')
const types = ['screenprint', 'cutletters', 'detailedprint'] as const

beforeAll(async () => {
  app = await startTestApp()
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const designId = await makeDesign(maya)
  await update(maya, designId, paintAll(navy))
  for (const [type, locationName, filename, bytes] of [
    ['screenprint', 'centerChest', 'faded.svg', faded],
    ['cutletters', 'upperBack', 'letters.svg', letters],
    ['detailedprint', 'leftSleeve', 'square.png', await onGround()],
  ] as const) {
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya, bytes, { filename })
    const change = { action: 'addDecoration', decorationId: randomUUID(), type, locationName }
    await update(maya, designId, { ...change, assetId, assetVersionId } as never)
  }
  const sizes = ['S', 'M'].map(name => ({ name, qty: 12 }))
  const { id } = await placeOrder(maya, [designId], { items: [{ design_id: designId, sizes }] })
  files = await releaseFiles(app, staff, id)
  text = packed((await readPdf(nameLike(/^techpack_.*\.pdf$/)[1])).pages.join('\n'))
  ;({ document } = JSON.parse(files['techpack.json']!.toString()) as { document: typeof document })
  told = new Map(types.map((type, at) => [type, must(document.items[0]?.artworks[at], type)]))
}, 240_000)
afterAll(() => app.close())

function nameLike(pattern: RegExp): readonly [string, Buffer] {
  return must(
    Object.entries(files).find(([name]) => pattern.test(name)),
    String(pattern),
  )
}

test('TP71: the document, the data, the table and the files say that none is mirrored, and when they are turned over', () => {
  const rows = new Map(readCsv(files['decorations.csv']!).map(row => [row.type, row]))
  for (const [type, process, as] of [
    ['screenprint', 'screen', null],
    ['cutletters', 'cut', 'cut'],
    ['detailedprint', 'transfer', 'printed'],
  ] as const) {
    const side = fileSideText(process, 'en')
    const data = must(told.get(type), type)
    expect([type, data.mirroredAs, Object.fromEntries(data.facts)['Its files']]).toEqual([type, as, side])
    expect([rows.get(type)?.file_mirrored, rows.get(type)?.mirrored_as]).toEqual(['no', as ?? ''])
    expect(text).toContain(packed(side))
  }
  const [, cut] = nameLike(/_cutletters_[\d.x]+in\.svg$/)
  expect(cut.toString()).toContain(`<desc>${fileSideText('cut', 'en')}</desc>`)
  expect(Object.keys(files).filter(name => /^machine\/gang\/.*cut-.*pdf$/.test(name))).toHaveLength(1)
})

test('MF17, MF18: each film says its dots and their angle, the base that it follows them, as table and data do', () => {
  const films = must(told.get('screenprint'), 'print').files.filter(({ film }) => film)
  const rows = readCsv(files['films.csv']!)
  expect(
    rows.map(({ kind, lines_per_inch, degrees, mirrored }) => [kind, lines_per_inch, degrees, mirrored]),
  ).toEqual([
    ['base', '55', '52.5', 'no'],
    ['ink', '', '', 'no'],
    ['ink', '55', '52.5', 'no'],
  ])
  expect(films.map(({ film }) => film?.dots)).toEqual([
    { lines: 55, degrees: [52.5] },
    null,
    { lines: 55, degrees: [52.5] },
  ])
  for (const { name, note } of films) {
    expect(text).toContain(packed(must(note, name)))
    // Its outlines have their words for a title.
    expect(files[`artwork/${name}`]!.toString()).toContain(note)
  }
  expect(films[0]?.note).toMatch(/below a tint the ink’s own dots, each smaller/)
  const mesh = readCsv(files['settings.csv']!).filter(({ setting }) => setting === 'mesh')
  expect(mesh.map(({ figure }) => figure)).toEqual(['230'])
})

test('TP62, TP47: a PNG to produce from says the pixels to the inch that its page and its table tell', async () => {
  const { facts } = must(told.get('detailedprint'), 'print')
  const [, produced] = nameLike(/^artwork\/.*_detailedprint_[\d.x]+in\.png$/)
  const { density, width } = await sharp(produced).metadata()
  const [row] = readCsv(files['decorations.csv']!).filter(({ type }) => type === 'detailedprint')
  expect(row).toMatchObject({
    source_pixels_wide: String(width),
    source_pixels_per_inch: String(density),
  })
  expect(Object.fromEntries(facts)['Resolution of the source']).toContain(`${density} to the inch`)
  for (const name of Object.keys(files).filter(each => each.endsWith('_preview.png'))) {
    const inches = Number(/_([\d.]+)x[\d.]+in_preview/.exec(name)?.[1])
    const preview = await sharp(files[name]).metadata()
    // Of artwork with margins it shows these too.
    expect(preview.width / must(preview.density, name)).toBeGreaterThan(inches - 0.02)
    expect(preview.width / must(preview.density, name)).toBeLessThan(inches * 2.1)
  }
})

test('TP36, TP69: the cover says which file governs, and the packing page who decides what is not set', () => {
  expect(document.governs).toMatch(/this document governs.*ask before either is made/)
  expect(text).toContain(packed(document.governs))
  const notes = Object.fromEntries(document.orderNotes)
  const strikeOffs = must(notes['Strike-offs, sew-outs and lab dips'], 'strike-offs')
  expect(strikeOffs).toMatch(/^day not set: .*; who decides: \S/)
  expect(notes['Sample sent by']).toMatch(/; who decides: \S/)
  expect(text).toContain(packed(strikeOffs))
})

test('MF21: the pattern’s sample size is the one that is drawn, not the first', () => {
  const [, dxf] = nameLike(/_pattern\.dxf$/)
  expect(dxf.toString('latin1')).toContain('SAMPLE SIZE: M')
})
