import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, png, putFile } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let other: Person
let preorderId: string
let first: Techpack

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app)
  other = await signUpStaff(app)
  const designId = await makeDesign(maya, { name: 'Tour shirt' })
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
  await update(maya, designId, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'screenprint',
    locationName: 'centerChest',
    assetId,
    assetVersionId,
  } as never)
  preorderId = (await placeOrder(maya, [designId])).id
  first = await staff.call(techpackCalls.make, { body: { preorderId } })
})
afterAll(() => app.close())

const itemOf = (techpack: Techpack) => must(techpack.techpackitems[0], 'item')
const artworkOf = (techpack: Techpack) => must(itemOf(techpack).techpackitemartworks[0], 'artwork')
const ids = () => ({
  techpackId: first.id,
  techpackItemId: itemOf(first).id,
  techpackItemArtworkId: artworkOf(first).id,
})
const sized = (techpack: Techpack, name: string) =>
  must(
    itemOf(techpack).techpackitemquantities.find(({ size_name }) => size_name === name),
    name,
  )

test('TP1: a pre-order has one techpack, made once, with an item for each design', async () => {
  const again = await staff.call(techpackCalls.make, { body: { preorderId } })
  expect(again).toMatchObject({ id: first.id, revision: first.revision, created_at: first.created_at })
  expect(await other.call(techpackCalls.ofPreorder, { body: { preorderId } })).toMatchObject({ id: first.id })
  expect(first.techpackitems).toHaveLength(1)
  const { rows } = await app.pool.query('select name from preorder_events where preorder_id = $1', [
    preorderId,
  ])
  expect(rows.filter(({ name }) => name === 'techpack_created')).toHaveLength(1)
})

test('TP2: it begins with the names of the order, and shows the design as it is now', async () => {
  expect(first).toMatchObject({
    preorder_id: preorderId,
    customer_name: 'Wolves Rowing',
    order_type: 'preorder',
    version: 0,
    currency: 'cad',
  })
  const { purchased_item, specifications } = itemOf(first)
  expect(purchased_item.designName).toBe('Tour shirt')
  expect(specifications?.materials.find(({ slot }) => slot === 'body/body/body')?.color.name).not.toBe(navy)
  await staff.call(generatorCalls.update, { body: { designId: purchased_item.design_id, ...paint(navy) } })
  const later = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  expect(
    itemOf(later).specifications?.materials.find(({ slot }) => slot === 'body/body/body')?.color.name,
  ).toBe(navy)
})

test('TP3: what is made over is suggested until it is entered; the order quantity is kept beside', async () => {
  expect(sized(first, 'M')).toMatchObject({
    order_quantity: 12,
    over_quantity: 1,
    over_is_suggested: true,
    original_quantity: 12,
  })
  expect(sized(first, 'S')).toMatchObject({ order_quantity: 0, over_quantity: 0, over_is_suggested: false })
  const { techpackId, techpackItemId } = ids()
  const saved = await staff.call(techpackCalls.setSizes, {
    body: {
      techpackId,
      techpackItemId,
      sizes: [
        { field: 'ORDER', sizeName: 'M', qty: 40 },
        { field: 'OVER', sizeName: 'L', qty: 0 },
        { field: 'QC', sizeName: 'L', qty: 2 },
        { field: 'MARKETING', sizeName: 'L', qty: 3 },
      ],
    },
  })
  expect(sized(saved, 'M')).toMatchObject({ order_quantity: 40, over_quantity: 2, original_quantity: 12 })
  expect(sized(saved, 'L')).toMatchObject({
    over_quantity: 0,
    over_is_suggested: false,
    qc_quantity: 2,
    marketing_quantity: 3,
  })
  const bad = (sizes: unknown) =>
    staff.refused(techpackCalls.setSizes, { body: { techpackId, techpackItemId, sizes: sizes as never } })
  expect(await bad([{ field: 'QC', sizeName: '9XL', qty: 1 }])).toBe('422 unknownSize')
  for (const qty of [-1, 1.5, '1', null, 1e9])
    expect(await bad([{ field: 'QC', sizeName: 'M', qty }])).toBe('400 validation_failed')
  expect(await bad([{ field: 'SPARE', sizeName: 'M', qty: 1 }])).toBe('400 validation_failed')
})

test('TP38: it ships by what staff set, else five days before the event', async () => {
  const noa = await signUp(app, { eventDate: '2099-05-03' })
  const { id } = await placeOrder(noa, [await makeDesign(noa)])
  const made = await staff.call(techpackCalls.make, { body: { preorderId: id } })
  expect(made).toMatchObject({ wanted_ship_date: '2099-04-28', ship_date_is_suggested: true })
  const set = (wantedShipDate: string | null) =>
    staff.call(techpackCalls.setShipDate, { body: { techpackId: made.id, wantedShipDate } })
  expect(await set('2099-04-20')).toMatchObject({
    wanted_ship_date: '2099-04-20',
    ship_date_is_suggested: false,
    changed_by: [{ field: 'wantedShipDate', user_id: staff.id }],
  })
  const { items } = await staff.call(deskCalls.list, { body: { search: id } })
  expect(items[0]?.desk.wantedShipDate).toBe('2099-04-20')
  expect(await set(null)).toMatchObject({ wanted_ship_date: '2099-04-28', ship_date_is_suggested: true })
  expect(first).toMatchObject({ wanted_ship_date: null })
  const body = { techpackId: made.id, wantedShipDate: '2099-13-01' }
  expect(await staff.refused(techpackCalls.setShipDate, { body })).toBe('400 validation_failed')
})

test('TP69: what is agreed of samples, delivery and freight is each a field, and told as not agreed until then', async () => {
  const noa = await signUp(app)
  const { id } = await placeOrder(noa, [await makeDesign(noa)])
  const made = await staff.call(techpackCalls.make, { body: { preorderId: id } })
  expect(made.terms.map(({ key, value }) => [key, value])).toEqual([
    ['sample', null],
    ['sampleSent', null],
    ['sampleAnswered', null],
    ['delivery', null],
    ['freight', null],
  ])
  const termsOf = (terms: Record<string, string | null>, revision?: number) => ({
    body: { techpackId: made.id, terms, revision },
  })
  await staff.call(techpackCalls.setTerms, termsOf({ sampleSent: '2099-03-01', delivery: 'DAP Montréal' }))
  const set = await other.call(techpackCalls.setTerms, termsOf({ freight: 'prepaid' }, made.revision))
  const agreed = (techpack: typeof made) =>
    Object.fromEntries(techpack.terms.flatMap(({ key, value }) => (value === null ? [] : [[key, value]])))
  expect(agreed(set)).toEqual({ sampleSent: '2099-03-01', delivery: 'DAP Montréal', freight: 'prepaid' })
  expect(set.changed_by.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['term/sampleSent', 'term/delivery', 'term/freight']),
  )
  expect(await other.refused(techpackCalls.setTerms, termsOf({ delivery: 'FCA' }, made.revision))).toBe(
    '409 conflict',
  )
  for (const terms of [{ sampleSent: '2099-02-30' }, { delivery: '' }, { freight: 'x'.repeat(201) }])
    expect(await staff.refused(techpackCalls.setTerms, termsOf(terms as never))).toBe('400 validation_failed')
  expect(agreed(await staff.call(techpackCalls.setTerms, termsOf({ sampleSent: null })))).toEqual({
    delivery: 'DAP Montréal',
    freight: 'prepaid',
  })
})

describe('words', () => {
  const hostile = '#let x = "\\ $y$ @z" שלום <b> ' + 'w'.repeat(160)

  test('are kept as they are typed', async () => {
    const techpackId = first.id
    await staff.call(techpackCalls.setProject, { body: { techpackId, projectName: hostile } })
    await staff.call(techpackCalls.setCustomer, { body: { techpackId, customerName: hostile } })
    const { techpackItemId } = ids()
    const saved = await staff.call(techpackCalls.setVersion, {
      body: { techpackId, techpackItemId, version: '#1.2"' },
    })
    expect(saved).toMatchObject({ project_name: hostile, customer_name: hostile })
    expect(itemOf(saved).version).toBe('#1.2"')
  })

  test.each([[''], ['   '], ['a\u0000b'], ['a\nb'], ['w'.repeat(201)]])(
    'are refused: %j',
    async projectName => {
      expect(
        await staff.refused(techpackCalls.setProject, { body: { techpackId: first.id, projectName } }),
      ).toBe('400 validation_failed')
    },
  )
})

describe('TP4: an artwork', () => {
  test('tells its size, colours and quality, and has a ground for each of its pictures', async () => {
    const artwork = artworkOf(first)
    expect(artwork).toMatchObject({
      quality: 'great',
      production_decoration: null,
      original_background_color: '#DADADA',
      placement: { positionName: 'centerChest', side: 'front' },
    })
    expect(artwork.colors.map(({ code }) => code)).toHaveLength(3)
    expect(artwork.logoSize?.widthInInches).toBeGreaterThan(1)
    const body = { ...ids(), background: { color: '#555555' as const } }
    await staff.call(techpackCalls.setOriginalBackground, { body })
    await staff.call(techpackCalls.setPreviewBackground, { body })
    const saved = await staff.call(techpackCalls.setProductionBackground, { body })
    expect(artworkOf(saved)).toMatchObject({
      original_background_color: '#555555',
      preview_background_color: '#555555',
      production_background_color: '#555555',
    })
    expect(
      await staff.refused(techpackCalls.setPreviewBackground, {
        body: { ...body, background: { color: '#123456' as never } },
      }),
    ).toBe('400 validation_failed')
  })

  test('has up to four calibration colours', async () => {
    const color = (name: string) => ({ name, hex: '#1a2a23' })
    const four = ['Forest', '', '#"', 'd'].map(color)
    const saved = await staff.call(techpackCalls.setCalibration, {
      body: { ...ids(), calibrationColors: four },
    })
    expect(artworkOf(saved).calibrationColors).toEqual(four.map(each => ({ ...each, hex: '#1A2A23' })))
    for (const calibrationColors of [[...four, color('e')], [{ name: 'a', hex: 'red' }]])
      expect(
        await staff.refused(techpackCalls.setCalibration, { body: { ...ids(), calibrationColors } }),
      ).toBe('400 validation_failed')
  })

  const upload = async (filename: string, bytes: string | Uint8Array) => {
    const { url, assetId } = await staff.call(assetCalls.uploadUrlWithAdmin, {
      body: { filename, team_id: maya.teamId },
    })
    await putFile(app.app, url, bytes)
    const made = await staff.call(assetCalls.create, {
      body: { asset_id: assetId, asset_type: 'techpackproduction' },
    })
    return { assetId, assetVersionId: made.assetVersionId, assetType: 'techpackproduction' }
  }

  test('TP32: of another picture a file to produce from is refused; of the same it is told how alike it is', async () => {
    const shape = (drawing: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300">${drawing}</svg>`
    const another = await upload('star.svg', shape('<path d="M0 0L400 0L0 30L30 300Z" fill="#163e2d"/>'))
    const give = (file: object) => ({ body: { ...ids(), ...another, ...file } })
    expect(await staff.refused(techpackCalls.setProductionAsset, give(another))).toBe(
      '422 productionFileDiffers',
    )
    const before = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
    expect(artworkOf(before).production_versions).toEqual([])
    await staff.call(techpackCalls.setProductionAsset, give(await upload('crest-v1.svg', crestSvg)))
    const { techpackId, techpackItemId } = ids()
    const { comparisons } = await staff.call(techpackCalls.drawings, { body: { techpackId, techpackItemId } })
    expect(comparisons).toMatchObject([{ decorationId: ids().techpackItemArtworkId, offPercent: 0 }])
    expect(comparisons[0]?.overlapPercent).toBeGreaterThan(97)
    // With a reason it is taken, and that is told; of one that is alike no reason is kept.
    const taken = await staff.call(
      techpackCalls.setProductionAsset,
      give({ ...another, acceptReason: ' Crop marks ' }),
    )
    expect(artworkOf(taken).production_decoration).toMatchObject({
      filename: 'star.svg',
      accepted_reason: 'Crop marks',
    })
    const alike = await upload('crest-v1.svg', crestSvg)
    const again = await staff.call(
      techpackCalls.setProductionAsset,
      give({ ...alike, acceptReason: 'Crop marks' }),
    )
    expect(artworkOf(again).production_versions.map(each => each.accepted_reason)).toEqual([
      null,
      'Crop marks',
      null,
    ])
  })

  test('has production files with their history', async () => {
    const poor = await upload('crest-v2.png', await png(320, 240))
    const one = await staff.call(techpackCalls.setProductionAsset, { body: { ...ids(), ...poor } })
    expect(artworkOf(one)).toMatchObject({
      quality: 'poor',
      production_decoration: { filename: 'crest-v2.png' },
    })
    const great = await upload('crest-v3.svg', crestSvg)
    const two = await staff.call(techpackCalls.setProductionAsset, { body: { ...ids(), ...great } })
    expect(artworkOf(two)).toMatchObject({
      quality: 'great',
      production_decoration: { filename: 'crest-v3.svg', isVector: true },
      production_versions: [
        { filename: 'crest-v3.svg' },
        { filename: 'crest-v2.png' },
        { filename: 'crest-v1.svg' },
        { filename: 'star.svg' },
        { filename: 'crest-v1.svg' },
      ],
    })
    // Neither its name nor its bytes make a file another kind; nothing is kept of one that is refused.
    const jpeg = await sharp(await png(320, 240))
      .jpeg()
      .toBuffer()
    for (const [filename, bytes, code] of [
      ['crest.jpg', jpeg, '415 unsupportedFile'],
      ['crest.svg', jpeg, '415 unsupportedFile'],
      ['crest.eps', 'MZ', '422 unspecifiedFormat'],
    ] as const) {
      const { url, assetId } = await staff.call(assetCalls.uploadUrlWithAdmin, {
        body: { filename, team_id: maya.teamId },
      })
      await putFile(app.app, url, bytes)
      const body = { asset_id: assetId, asset_type: 'techpackproduction' }
      expect([filename, await staff.refused(assetCalls.create, { body })]).toEqual([filename, code])
    }
    const plain = await makeArtwork(app.app, maya, crestSvg, { filename: 'crest.svg' })
    const refused = (body: object) =>
      staff.refused(techpackCalls.setProductionAsset, { body: { ...ids(), ...great, ...body } })
    expect(await refused({ ...plain, assetType: 'techpackproduction' })).toBe('422 assetTypeNotSupported')
    expect(await refused({ assetType: 'screenprint' })).toBe('422 assetTypeNotSupported')
    expect(await refused({ assetVersionId: randomUUID() })).toBe('404 assetDoesntExist')
  })

  test('that the design does not have is unknown', async () => {
    const body = { ...ids(), background: { color: '#555555' as const } }
    const unknown = { ...body, techpackItemArtworkId: randomUUID() }
    expect(await staff.refused(techpackCalls.setPreviewBackground, { body: unknown })).toBe(
      '404 techpack_not_found',
    )
    expect(
      await staff.refused(techpackCalls.setPreviewBackground, {
        body: { ...body, techpackItemId: randomUUID() },
      }),
    ).toBe('404 techpack_not_found')
  })
})

test('TP18: a field that a colleague has changed since is a conflict, another is not', async () => {
  const { revision } = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  const techpackId = first.id
  await other.call(techpackCalls.setProject, { body: { techpackId, projectName: 'Theirs', revision } })
  expect(
    await staff.refused(techpackCalls.setProject, { body: { techpackId, projectName: 'Mine', revision } }),
  ).toBe('409 conflict')
  const saved = await staff.call(techpackCalls.setCustomer, {
    body: { techpackId, customerName: 'Wolves', revision },
  })
  expect(saved).toMatchObject({ project_name: 'Theirs', customer_name: 'Wolves' })
  await other.call(techpackCalls.setProject, { body: { techpackId, projectName: 'Mine again', revision } })
})

test('the customer’s number is set and taken away, and told in the next release (TP12)', async () => {
  const techpackId = first.id
  const { revision } = await staff.call(techpackCalls.ofPreorder, { body: { preorderId } })
  const set = (customerNumber: string | null) =>
    staff.call(techpackCalls.setCustomerNumber, { body: { techpackId, customerNumber } })
  expect(await set('C-204')).toMatchObject({ customer_number: 'C-204' })
  expect(
    await staff.refused(techpackCalls.setCustomerNumber, {
      body: { techpackId, customerNumber: '' },
    }),
  ).toBe('400 validation_failed')
  expect(
    await other.refused(techpackCalls.setCustomerNumber, {
      body: { techpackId, customerNumber: 'C-205', revision },
    }),
  ).toBe('409 conflict')
  expect(await set(null)).toMatchObject({ customer_number: null })
})

test('an edit of an item answers the item beside the techpack, as it is then (TP12)', async () => {
  const { techpackId, techpackItemId } = ids()
  const edited = await staff.call(techpackCalls.setVersion, {
    body: { techpackId, techpackItemId, version: '7' },
  })
  expect(edited.techpackitem).toEqual(edited.techpackitems.find(({ id }) => id === techpackItemId))
  expect(edited).toMatchObject({ id: techpackId, techpackitem: { version: '7' } })
})

test('the drawings come as SVG with the distances of each ordered size, in words of both languages', async () => {
  const { techpackId, techpackItemId } = ids()
  const drawings = await staff.call(techpackCalls.drawings, {
    body: { techpackId, techpackItemId, language: 'fr' },
  })
  expect(drawings.flats.map(({ side }) => side)).toEqual(['front', 'back'])
  expect(drawings.flats[0]?.placingSvg).toContain('po</text>')
  // TP11: letters lead from the drawing to how it is measured.
  expect(drawings.points[0]).toMatchObject({ letter: 'A', label: { fr: 'Demi-poitrine' }, view: 'front' })
  expect(drawings.flats[0]?.plainSvg).toContain('>A</text>')
  expect(drawings.details.map(({ label }) => label.fr)).toEqual(['Manche', 'Col, ouvert'])
  expect(drawings.placements[0]?.sizes.map(({ sizeName }) => sizeName)).toEqual(['M', 'L'])
  expect(drawings.placements[0]?.sizes[0]).toMatchObject({
    down: { from: 'collarSeam' },
    across: { inches: 0 },
    fits: true,
  })
  expect(drawings.consumption.some(({ slot, unit }) => slot === 'body/body/body' && unit === 'm2')).toBe(true)
})

test('TP25, TP27: thread and labels are numbered after the materials; pictures tell how wide and where prints are', async () => {
  const { techpackId, techpackItemId } = ids()
  const drawings = await staff.call(techpackCalls.drawings, {
    body: { techpackId, techpackItemId, language: 'fr' },
  })
  const materials = itemOf(first).specifications?.materials ?? []
  expect(drawings.supplies[0]).toMatchObject({ number: materials.length + 1, name: 'seams', unit: 'm' })
  expect(drawings.supplies[0]?.sizes.map(({ sizeName }) => sizeName)).toEqual(['M', 'L'])
  const width = artworkOf(first).logoSize?.widthInInches ?? 0
  const down = drawings.placements[0]?.sizes[0]?.down.inches ?? 0
  expect(Object.keys(drawings.overPictures)).toEqual(['front'])
  const words = [...(drawings.overPictures.front ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(
    match => match[1],
  )
  expect(words).toEqual([inchesText(width, 'fr'), inchesText(down, 'fr')])
})

test('TP26: staff make a print narrower in some sizes, and give it back', async () => {
  const { techpackId, techpackItemId } = ids()
  const set = (widths: { sizeName: string; widthInches: number | null }[]) =>
    staff.call(techpackCalls.setPrintWidths, { body: { ...ids(), widths } })
  const placedIn = async () => {
    const { placements } = await staff.call(techpackCalls.drawings, { body: { techpackId, techpackItemId } })
    return placements[0]?.sizes.map(({ widthInches, heightInches, down }) => ({
      widthInches,
      heightInches,
      down: down.inches,
    }))
  }
  const before = must(await placedIn(), 'placement')
  const narrow = Math.round(before[0]!.widthInches * 4) / 8
  const saved = await set([{ sizeName: 'M', widthInches: narrow }])
  expect(artworkOf(saved).printWidths).toEqual({ M: narrow })
  const after = must(await placedIn(), 'placement')
  const { widthInches, heightInches, down } = before[0]!
  const height = (heightInches * narrow) / widthInches
  expect(after[0]?.widthInches).toBe(narrow)
  expect(after[0]?.heightInches).toBeCloseTo(height)
  // Its middle stays; either distance is told to the eighth.
  const lowered = (heightInches - height) / 2
  expect(lowered).toBeGreaterThan(1 / 4)
  expect(Math.abs(after[0]!.down - down - lowered)).toBeLessThanOrEqual(1 / 8)
  expect(after[1]).toEqual(before[1])
  for (const widths of [
    [],
    [{ sizeName: 'M', widthInches: 0 }],
    [{ sizeName: 'M', widthInches: 2.1 }],
    [{ sizeName: 'M', widthInches: 41 }],
  ])
    expect(await staff.refused(techpackCalls.setPrintWidths, { body: { ...ids(), widths } })).toBe(
      '400 validation_failed',
    )
  expect(
    await staff.refused(techpackCalls.setPrintWidths, {
      body: { ...ids(), widths: [{ sizeName: 'huge', widthInches: 2 }] },
    }),
  ).toBe('422 unknownSize')
  const back = await set([{ sizeName: 'M', widthInches: null }])
  expect(artworkOf(back).printWidths).toEqual({})
})

test('what is counted of each decoration comes with them, and what is not settled stands at it', async () => {
  const { techpackId, techpackItemId, techpackItemArtworkId } = ids()
  const { figures } = await staff.call(techpackCalls.drawings, {
    body: { techpackId, techpackItemId, language: 'fr' },
  })
  expect(figures).toEqual([
    {
      decorationId: techpackItemArtworkId,
      rows: [{ label: 'Films et écrans', value: '4, sous-couche blanche comprise' }],
    },
  ])
  expect(artworkOf(first).checks.every(({ fr }) => fr.length > 0)).toBe(true)
})

test('TP23: who approved which proof when is told, as long as it holds', async () => {
  const designId = await makeDesign(maya, { name: 'Crew' })
  const { id } = await placeOrder(maya, [designId])
  await staff.call(techpackCalls.make, { body: { preorderId: id } })
  const read = () => staff.call(techpackCalls.ofPreorder, { body: { preorderId: id } })
  expect((await read()).approvals).toEqual([])
  const bought = itemOf(await read()).purchased_item.design_id
  await staff.call(deskCalls.setStatus, { body: { preorderId: id, status: 'inreviewbycustomer' } })
  await maya.call(proofCalls.answer, {
    body: { preorderId: id, proofNumber: 1, designId: bought, approved: true },
  })
  expect((await read()).approvals).toEqual([
    { proof: 1, item: 'Crew', by: 'Maya Tremblay', at: expect.stringMatching(/^20/) },
  ])
  await update(staff, bought, paint(navy))
  expect((await read()).approvals).toEqual([])
})

test('TP17: there is no techpack of a pre-order until it is made, and none of one that does not exist', async () => {
  const { id } = await placeOrder(maya, [await makeDesign(maya)])
  expect(await staff.refused(techpackCalls.ofPreorder, { body: { preorderId: id } })).toBe(
    '404 techpack_not_found',
  )
  expect(await staff.refused(techpackCalls.make, { body: { preorderId: randomUUID() } })).toBe(
    '404 preorder_not_found',
  )
  expect(await maya.refused(techpackCalls.ofPreorder, { body: { preorderId } })).toBe('403 userNotAdmin')
  expect(await maya.call(preorderCalls.list, {})).not.toEqual([])
})
