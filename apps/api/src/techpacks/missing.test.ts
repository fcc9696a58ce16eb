import { randomUUID } from 'node:crypto'
import { assetCalls, mostUploadBytes } from '@teamloom/contract/assets.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunk, crestSvg, makeArtwork, png, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { filesOfRelease, pagesOf } from '#api/testing/techpacks.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
/** Milliseconds: of a busy machine that cuts and sews all of it for the first time. */
const timeout = 120_000

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
})
afterAll(() => app.close())

type Sent = { readonly assetId: string; readonly assetVersionId: string }

function decorate(designId: string, sent: Partial<Sent>, type: string, locationName: string) {
  const decorationId = randomUUID()
  return update(maya, designId, {
    action: 'addDecoration',
    decorationId,
    type,
    locationName,
    ...sent,
  } as never)
}

const makeTechpack = async (designIds: readonly string[]) =>
  staff.call(techpackCalls.make, { body: { preorderId: (await placeOrder(maya, designIds)).id } })

/** What its newest release says is missing, the entries of its archive, and all that is written in its PDF. */
async function release(techpackId: string, language: 'en' | 'fr' = 'en') {
  const entries = await filesOfRelease(app, staff, techpackId, { language })
  const [made] = await staff.call(techpackCalls.releases, { params: { id: techpackId } })
  const pages = await pagesOf(entries)
  const text = pages.join('\n').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ')
  const names = Object.keys(entries)
  return { missing: must(made, 'release').missing, names, entries, text, pages }
}

type Item = {
  readonly id: string
  readonly techpackitemartworks: readonly { readonly id: string }[]
}

/** A file that an item's first artwork is produced from. */
async function produceFrom(filename: string, bytes: string | Uint8Array, techpackId: string, item: Item) {
  const { url, assetId } = await staff.call(assetCalls.uploadUrlWithAdmin, {
    body: { filename, team_id: maya.teamId },
  })
  await putFile(app.app, url, bytes)
  const assetType = 'techpackproduction'
  const { assetVersionId } = await staff.call(assetCalls.create, {
    body: { asset_id: assetId, asset_type: assetType },
  })
  const techpackItemArtworkId = must(item.techpackitemartworks[0], 'artwork').id
  const { techpackitems } = await staff.call(techpackCalls.setProductionAsset, {
    body: { techpackId, techpackItemId: item.id, techpackItemArtworkId, assetId, assetVersionId, assetType },
  })
  return { assetId, assetVersionId, artwork: must(techpackitems[0]?.techpackitemartworks[0], 'artwork') }
}

/** Its file, as it was sent, is no longer there. */
async function loseOriginal({ assetVersionId }: Sent): Promise<void> {
  const { rows } = await app.pool.query(
    `select content_id from readings join asset_versions v on v.reading_id = readings.id where v.id = $1`,
    [assetVersionId],
  )
  await app.dependencies.files.remove(`artwork/${rows[0].content_id}/original`)
}

/** Nothing of it is there any more. */
async function loseAll(sent: Sent): Promise<void> {
  const { rows } = await app.pool.query('select reading_id from asset_versions where id = $1', [
    sent.assetVersionId,
  ])
  await app.dependencies.files.removeFolder(`artwork/${rows[0].reading_id}`)
  await loseOriginal(sent)
}

test('TP28: files that are lost are told on the page, in the list and at the release, and the rest is made', {
  timeout,
}, async () => {
  const crest = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  const lost = await makeArtwork(app.app, maya, await png(900, 700), { filename: 'lost.png' })
  const designId = await makeDesign(maya, { name: 'Tour shirt' })
  await decorate(designId, crest, 'screenprint', 'centerChest')
  await decorate(designId, lost, 'detailedprint', 'upperBack')
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const item = must(techpackitems[0], 'item')
  const { assetId, assetVersionId } = await produceFrom(
    'final.svg',
    crestSvg.replace('#163e2d', '#163e2e'),
    techpackId,
    item,
  )
  await loseOriginal(crest)
  await loseOriginal({ assetId, assetVersionId })
  await loseAll(lost)
  const { missing, names, text } = await release(techpackId)
  expect(missing.map(({ en }) => en.replace(/^.*?, (?=\w+\.)/, ''))).toEqual([
    // Without the artwork no picture is made.
    ...['Front', 'Back', 'Left', 'Right'].map(side => `Tour shirt, ${side}: This picture is missing.`),
    'crest.svg: The file that was sent is not in the archive.',
    'crest.svg: The production file is not in the archive.',
    'lost.png: This artwork is missing.',
    'lost.png: The file that was sent is not in the archive.',
  ])
  // The list at its end, and each on the page of its artwork.
  for (const { en } of missing) expect(text).toContain(en.replaceAll('\u00a0', ' '))
  expect(text.match(/The production file is not in the archive\./g)).toHaveLength(2)
  expect(names.filter(name => /_source|_production/.test(name))).toEqual([])
  expect(text).not.toMatch(/_source\.|_production\./)
  // Films of what is there are made, to compare with what staff gave (TP31).
  expect(names.filter(name => /centerChest_screenprint_[\d.x]+in_to-compare\.svg$/.test(name))).toHaveLength(
    1,
  )
  const french = await release(techpackId, 'fr')
  for (const { fr } of french.missing) expect(french.text).toContain(fr.replaceAll('\u00a0', ' '))
})

test('a design whose styles or colours were retired has its techpack, which says so', {
  timeout,
}, async () => {
  const designId = await makeDesign(maya, { name: 'Old shirt' })
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const bought = must(techpackitems[0], 'item').purchased_item.design_id
  await app.pool.query(
    `update designs set document = jsonb_set(document, '{parts,0,elements,0,style,layers,0,colorName}', '"1190"') where id = $1`,
    [bought],
  )
  const english = await release(techpackId)
  expect(english.text).toContain('The style or colour is no longer available.')
  expect((await release(techpackId, 'fr')).text).toContain('Le style ou la couleur n’est plus offert.')
  expect(english.names).toContain('techpack.json')
})

test('an order whose items cannot be pictured has its techpack, which says so of each side', {
  timeout,
}, async () => {
  const designId = await makeDesign(maya, { name: 'Unseen shirt' })
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const bought = must(techpackitems[0], 'item').purchased_item.design_id
  const { rows } = await app.pool.query(
    `update looks set drawn = jsonb_set(drawn, '{product}', '"gone"') where key = (select look_key from designs where id = $1) returning key`,
    [bought],
  )
  const { files } = app.dependencies
  const folder = `pictures/${rows[0].key.slice(0, 2)}/${rows[0].key}`
  await files.removeFolder(folder)
  const { missing, names, text } = await release(techpackId)
  expect(missing.map(({ en }) => en)).toEqual(
    ['Front', 'Back', 'Left', 'Right'].map(side => `Unseen shirt, ${side}: This picture is missing.`),
  )
  expect(text.match(/This picture is missing\./g)?.length).toBeGreaterThanOrEqual(8)
  expect(names.filter(name => name.startsWith('pictures/'))).toEqual([])
  expect(names.filter(name => name.startsWith('patterns/')).length).toBeGreaterThan(0)
})

test('a production file with programs in it is shown without them, and one that asks for others’ files is refused', {
  timeout,
}, async () => {
  const designId = await makeDesign(maya, { name: 'Guarded shirt' })
  const crest = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await decorate(designId, crest, 'screenprint', 'centerChest')
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const item = must(techpackitems[0], 'item')
  const outside = crestSvg.replace(
    '</svg>',
    '<image href="https://example.com/x.png" width="9" height="9"/></svg>',
  )
  await expect(produceFrom('outside.svg', outside, techpackId, item)).rejects.toThrow('processingError')
  const scripted = crestSvg.replace('>', ' onload="alert(1)"><script>alert(2)</script>')
  const { artwork } = await produceFrom('scripted.svg', scripted, techpackId, item)
  const { pathname, search } = new URL(must(artwork.productionUrl, 'production file'))
  const shown = await app.app.inject({ url: pathname + search })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  const { missing, text, entries } = await release(techpackId)
  expect(missing).toEqual([])
  // TP32: how alike it is to the design is told in the document, the table and the data.
  expect(text).toMatch(/Beside the design outlines overlap by \d+ %/)
  const table = must(entries['decorations.csv'], 'table').toString()
  expect(table).toMatch(
    /,file_overlap_percent,file_verdict,times_each,each_person\r?\n.*,(9\d|100),(alike|differs),1,no/,
  )
  const data = JSON.parse(must(entries['techpack.json'], 'data').toString())
  expect(data.document.items[0].artworks[0].compared).toMatchObject({ offPercent: 0 })
})

test('a production file of a hundred megabytes is produced from and lies in the archive as it was sent', {
  timeout,
}, async () => {
  const designId = await makeDesign(maya, { name: 'Heavy shirt' })
  const crest = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await decorate(designId, crest, 'screenprint', 'centerChest')
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const item = must(techpackitems[0], 'item')
  const small = await png(1200, 900)
  // What no reader of pictures looks at, before the end.
  const filling = chunk('prVt', Buffer.alloc(mostUploadBytes - small.length - 12))
  const heavy = Buffer.concat([small.subarray(0, -12), filling, small.subarray(-12)])
  expect(heavy).toHaveLength(mostUploadBytes)
  await produceFrom('heavy.png', heavy, techpackId, item)
  const { missing, names, entries } = await release(techpackId)
  expect(missing).toEqual([])
  const name = must(
    names.find(each => each.endsWith('_production.png')),
    'production file',
  )
  expect(must(entries[name], name).equals(heavy)).toBe(true)
})

const joined = (text: string) => text.replaceAll(/[\s\u200b]/g, '')
const marks = `#panic("x") \\ " $x^2$ @ref _a_ *b* <l> // /* \`c\``
const long = `${'Wolves Rowing Club '.repeat(10)}the end`

/** Each with what its document says, spaces and breaks aside. */
test.each<readonly [what: string, name: string, says: readonly (string | RegExp)[]]>([
  ['the typesetter’s own marks', marks, [joined(marks)]],
  ['words from right to left', 'مرحبا بالعالم שלום', []],
  ['other scripts and pictures', '大橋チーム 雪の狼 팀 🧵', []],
  // The whole name is there, though its title is cut.
  ['200 characters without a space', 'w'.repeat(200), [/^Techpackw{120,199}…/, /w{200}/]],
  ['200 characters of words', long, [joined(long)]],
  ['a letter that no font has', 'Team 𓀀', [/TeamU\+13000.*Lettersthatnofontofourshas/]],
])('names of %s: all is made, and they are read as they are', { timeout }, async (_, name, says) => {
  const designId = await makeDesign(maya, { name })
  const filename = `${name.replaceAll('/', '').slice(0, 150)}.svg`
  const crest = await makeArtwork(app.app, maya, crestSvg, { filename })
  await decorate(designId, crest, 'screenprint', 'centerChest')
  const { id: techpackId, techpackitems } = await makeTechpack([designId])
  const item = must(techpackitems[0], 'item')
  await staff.call(techpackCalls.setProject, { body: { techpackId, projectName: name } })
  await staff.call(techpackCalls.setCustomer, { body: { techpackId, customerName: name } })
  await staff.call(techpackCalls.setCalibration, {
    body: {
      techpackId,
      techpackItemId: item.id,
      techpackItemArtworkId: must(item.techpackitemartworks[0], 'artwork').id,
      calibrationColors: [{ name: name.slice(0, 40), hex: '#1A2A23' }],
    },
  })
  const { missing, names, text, pages } = await release(techpackId)
  const unwritten = [...name].filter(letter => !text.includes(letter))
  expect(unwritten).toEqual([...name].filter(letter => letter === '𓀀'))
  expect(missing.map(({ en }) => en)).toEqual(
    unwritten.map(letter => `Letters that no font of ours has stand as their numbers: ${letter} (U+13000)`),
  )
  expect(names.filter(each => !/^[\w./-]+$/.test(each))).toEqual([])
  // However long its names are, the cover is a page, and views and quantities are another.
  expect(pages[0]).toContain('All items')
  expect(pages[1]).toMatch(/Views and quantities[^]*To produce[^]*suggested/)
  for (const each of says) expect(joined(text)).toMatch(each)
})
