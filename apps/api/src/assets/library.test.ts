import { randomUUID } from 'node:crypto'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, png, putFile, svg } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let clock = Date.now()

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  maya = await signUp(app)
})
afterAll(() => app.close())

/** Artwork one after the other, as the clock goes. */
function make(person: Person, filename: string, bytes: string | Uint8Array = crestSvg) {
  clock += 1000
  app.setNow(new Date(clock))
  return makeArtwork(app.app, person, bytes, { filename })
}

const list = (person: Person, query: object = {}) =>
  person.call(libraryCalls.list, { query: { team_id: person.teamId, ...query } })

async function names(person: Person, query: object = {}): Promise<string[]> {
  return (await list(person, query)).items.map(item => item.name)
}

/** A design that shows the artwork. */
async function show(person: Person, art: { assetId: string; assetVersionId: string }, name = 'Tour') {
  const designId = await makeDesign(person, { name })
  const { assetId, assetVersionId } = art
  await update(person, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
  return designId
}

async function newVersion(person: Person, assetId: string, filename: string, bytes: string | Uint8Array) {
  const body = { filename, team_id: person.teamId, asset_id: assetId }
  const { url } = await person.call(assetCalls.uploadUrl, { body })
  await putFile(app.app, url, bytes)
  clock += 1000
  app.setNow(new Date(clock))
  return person.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } })
}

describe('a team’s library (AC41)', () => {
  test('has its artwork, newest first, with what is known of each', async () => {
    const crest = await make(maya, 'crest.svg')
    await make(maya, 'photo.png', await png())
    const designId = await show(maya, crest)
    const { items, total } = await list(maya)
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({
      name: 'photo.png',
      isVector: false,
      width: 640,
      height: 480,
      designs: [],
    })
    expect(items[1]).toMatchObject({
      assetId: crest.assetId,
      assetVersionId: crest.assetVersionId,
      isVector: true,
      designs: [{ id: designId, name: 'Tour' }],
      outdatedDesigns: 0,
      isReceived: false,
    })
    const { pathname, search } = new URL(String(items[0]?.pictureUrl))
    expect((await app.app.inject({ url: pathname + search })).headers['content-type']).toBe('image/webp')
  })

  test('is searched by name and by file, and a sign of a pattern is none', async () => {
    const oars = await make(maya, 'oars.svg')
    await make(maya, '100%_wolf.svg')
    await make(maya, 'crest.svg')
    await maya.call(libraryCalls.rename, { body: { assetId: oars.assetId, name: 'Crossed Blades' } })
    expect(await names(maya, { search: 'blades' })).toEqual(['Crossed Blades'])
    expect(await names(maya, { search: 'OARS' })).toEqual(['Crossed Blades'])
    expect(await names(maya, { search: '%_' })).toEqual(['100%_wolf.svg'])
    expect(await names(maya, { search: '%' })).toEqual(['100%_wolf.svg'])
    expect(await names(maya, { search: 'otter' })).toEqual([])
  })

  test('comes page by page', async () => {
    for (const name of ['a.svg', 'b.svg', 'c.svg']) await make(maya, name)
    const first = await list(maya, { limit: 2 })
    expect(first.items.map(item => item.name)).toEqual(['c.svg', 'b.svg'])
    expect(first.total).toBe(3)
    const second = await list(maya, { limit: 2, after: first.next })
    expect([second.items.map(item => item.name), second.next]).toEqual([['a.svg'], null])
  })

  test('has no picture of a person, no file for production, nothing that was refused', async () => {
    const staff = await signUpStaff(app)
    const { url, assetId } = await staff.call(assetCalls.uploadUrlWithAdmin, {
      body: { filename: 'crest.svg', team_id: maya.teamId },
    })
    await putFile(app.app, url, crestSvg)
    await staff.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'techpackproduction' } })
    await maya.call(assetCalls.uploadUrl, { body: { filename: 'a.svg', team_id: maya.teamId } })
    expect(await names(maya)).toEqual([])
  })

  test('has what came with a design of another team, which is not renamed or removed here', async () => {
    const crest = await make(maya, 'crest.svg')
    const designId = await show(maya, crest)
    const jonas = await signUp(app)
    await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [
      jonas.teamId,
      maya.id,
    ])
    await maya.call(designCalls.move, { body: { designId, newProjectId: jonas.projectId } })
    expect((await list(jonas)).items).toMatchObject([
      { assetId: crest.assetId, isReceived: true, designs: [{ id: designId }] },
    ])
    const body = { assetId: crest.assetId, name: 'Mine' }
    expect(await jonas.refused(libraryCalls.rename, { body })).toBe('403 teamDoesntHaveAccess')
    expect(await jonas.refused(libraryCalls.remove, { params: { id: crest.assetId } })).toBe(
      '403 teamDoesntHaveAccess',
    )
    // It is shown there, though nowhere in the team that owns it.
    expect(await maya.refused(libraryCalls.remove, { params: { id: crest.assetId } })).toBe('409 assetInUse')
  })

  test('loses what no design shows, and nothing else', async () => {
    const crest = await make(maya, 'crest.svg')
    const designId = await show(maya, crest)
    const params = { id: crest.assetId }
    expect(await maya.refused(libraryCalls.remove, { params })).toBe('409 assetInUse')
    await maya.call(designCalls.delete, { params: { id: designId } })
    const jonas = await signUpTeammate(app, maya)
    await jonas.call(libraryCalls.remove, { params })
    expect(await names(maya)).toEqual([])
    expect(await maya.refused(libraryCalls.remove, { params })).toBe('404 assetDoesntExist')
    const other = await makeDesign(maya)
    const { assetId, assetVersionId } = crest
    const body = {
      designId: other,
      action: 'addDecoration',
      type: 'screenprint',
      assetId,
      assetVersionId,
    } as const
    expect(await maya.refused(generatorCalls.update, { body })).toBe('404 assetDoesntExist')
    const again = { filename: 'crest.svg', team_id: maya.teamId, asset_id: assetId }
    expect(await maya.refused(assetCalls.uploadUrl, { body: again })).toBe('404 assetDoesntExist')
  })

  test('keeps what shows in a design that is in no project yet', async () => {
    const { assetId, assetVersionId } = await make(maya, 'crest.svg')
    const { designId } = await maya.call(generatorCalls.create, {
      body: { family: 'shirt', product: 'tshirt' },
    })
    await update(maya, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    expect(await maya.refused(libraryCalls.remove, { params: { id: assetId } })).toBe('409 assetInUse')
  })
})

describe('a new version (AC42)', () => {
  test('takes the name of its own file, and is the one that the library shows', async () => {
    const preview = await make(maya, 'crest.png', await png())
    const designId = await show(maya, preview)
    const vector = await newVersion(maya, preview.assetId, 'crest.svg', crestSvg)
    expect(vector).toMatchObject({ assetId: preview.assetId, isVector: true })
    expect((await list(maya)).items).toMatchObject([
      { assetVersionId: vector.assetVersionId, name: 'crest.svg', isVector: true, outdatedDesigns: 1 },
    ])
    const body = { assetVersionId: preview.assetVersionId, newAssetVersionId: vector.assetVersionId }
    expect(await maya.call(libraryCalls.replace, { body })).toEqual([{ id: designId, name: 'Tour' }])
    const state = await maya.call(generatorCalls.read, { params: { id: designId } })
    expect(state.decorations).toMatchObject([
      { assetVersionId: vector.assetVersionId, imageData: { isVector: true, filename: 'crest.svg' } },
    ])
    expect(state.revision).toBe(3)
    expect((await list(maya)).items).toMatchObject([{ outdatedDesigns: 0 }])
    expect(await maya.call(libraryCalls.replace, { body })).toEqual([])
  })

  test('leaves designs of other teams as they are, and is refused for artwork of others', async () => {
    const mine = await make(maya, 'crest.svg')
    const jonas = await signUp(app)
    const art = await make(jonas, 'crest.svg')
    const designId = await show(jonas, art)
    const body = { assetVersionId: art.assetVersionId, newAssetVersionId: mine.assetVersionId }
    expect(await maya.refused(libraryCalls.replace, { body })).toBe('404 assetDoesntExist')
    expect((await jonas.call(generatorCalls.read, { params: { id: designId } })).revision).toBe(2)
  })

  test('that does not fit leaves the older one', async () => {
    const art = await make(maya, 'crest.svg')
    const designId = await show(maya, art)
    const body = { designId, action: 'changeDecorationType', type: 'highdensityprint' } as const
    const { decorations } = await maya.call(generatorCalls.read, { params: { id: designId } })
    const decorationId = String(decorations[0]?.id)
    await maya.call(generatorCalls.update, { body: { ...body, decorationId } })
    // Of 42 pixels, and this type wants 300 to the inch.
    const coarse = await newVersion(maya, art.assetId, 'dot.png', await png(42, 302))
    const replacement = { assetVersionId: art.assetVersionId, newAssetVersionId: coarse.assetVersionId }
    const before = (await maya.call(generatorCalls.read, { params: { id: designId } })).revision
    expect(await maya.call(libraryCalls.replace, { body: replacement })).toEqual([])
    expect((await maya.call(generatorCalls.read, { params: { id: designId } })).revision).toBe(before)
  })

  test('is no version until it was put and read', async () => {
    const art = await make(maya, 'crest.svg')
    const ask = { filename: 'wolf.png', team_id: maya.teamId, asset_id: art.assetId }
    await maya.call(assetCalls.uploadUrl, { body: ask })
    expect(await names(maya)).toEqual(['crest.svg'])
    await newVersion(maya, art.assetId, 'wolf.svg', svg('<rect width="9" height="9" fill="#f00"/>'))
    expect(await names(maya)).toEqual(['wolf.svg'])
  })

  test.each([
    ['unknown', async () => randomUUID(), '404 assetDoesntExist'],
    [
      'another team’s',
      async () => (await make(await signUp(app), 'crest.svg')).assetId,
      '404 assetDoesntExist',
    ],
  ])('of one that is %s is refused', async (_, idOf, outcome) => {
    const body = { filename: 'a.svg', team_id: maya.teamId, asset_id: await idOf() }
    expect(await maya.refused(assetCalls.uploadUrl, { body })).toBe(outcome)
  })
})

test.each([
  ['embroiderypatch', /^EMB/, true],
  ['screenprint', /^PT/, true],
  ['detailedprint', /^/, false],
  ['leathertag', /^/, false],
])('the colours of %s are those that can be chosen for it', async (decorationType, chart, hasSome) => {
  const colors = await maya.call(libraryCalls.colorCodes, { params: { decorationType } })
  expect(colors.length > 0).toBe(hasSome)
  expect(colors.every(color => !color.disabled && !color.deprecated && chart.test(color.name))).toBe(true)
})
