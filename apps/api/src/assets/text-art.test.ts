import { fonts, lettersOfAll } from '@teamloom/artwork/fonts.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { crestSvg, makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const recipe = { words: 'WOLVES ROWING', font: 'graduate', fill: '#FFFFFF' } as const
const ringed = { ...recipe, arcDegrees: 30, outline: { hex: '#E5A21B', width: 0.05 } } as const

test.each(fonts)('$name draws the letters of both languages, and its file is served', async ({ id }) => {
  const words = 'Équipe 27 à Noël'
  const { svg } = await maya.call(textArtCalls.draw, { body: { ...recipe, words, font: id } })
  expect(svg).toMatch(/^<svg [^>]+><path d="M/)
  const file = await app.app.inject({ url: `/api/v1/fonts/${id}.woff2` })
  expect([file.statusCode, file.rawPayload.subarray(0, 4).toString()]).toEqual([200, 'wOF2'])
})

test.each(fonts)('$name has the letters that all have', async ({ id }) => {
  for (const words of lettersOfAll.match(/.{1,60}/gu) ?? [])
    expect(await maya.call(textArtCalls.draw, { body: { ...recipe, words, font: id } })).toHaveProperty('svg')
})

test.each(fonts)('the capitals of $name are as high as is said', async ({ id, capital }) => {
  const { svg } = await maya.call(textArtCalls.draw, { body: { ...recipe, words: 'I', font: id } })
  expect(Number(/ height="([\d.]+)"/.exec(svg)?.[1])).toBeGreaterThan(100 * capital - 1)
  expect(Number(/ height="([\d.]+)"/.exec(svg)?.[1])).toBeLessThan(100 * capital + 1.5)
})

test.each(fonts)(
  'the numerals of $name are as high as is said',
  async ({ id, capital, numeral = capital }) => {
    const { svg } = await maya.call(textArtCalls.draw, { body: { ...recipe, words: '1', font: id } })
    expect(Math.abs(Number(/ height="([\d.]+)"/.exec(svg)?.[1]) / 100 - numeral)).toBeLessThan(0.025)
  },
)

test('no other file is served as a font', async () => {
  for (const file of ['nothing.woff2', 'graduate.LICENSE', '..%2fpackage.json'])
    expect((await app.app.inject({ url: `/api/v1/fonts/${file}` })).statusCode).toBe(404)
})

test('a letter that the font does not have is named', async () => {
  const refused = await maya
    .call(textArtCalls.draw, { body: { ...recipe, words: 'ВОЛКИ' } })
    .catch(error => error)
  expect(refused).toMatchObject({ errorKey: 'missingLetter', facts: { letter: 'В' } })
})

test.each([
  ['no words', { words: '   ' }],
  ['too many', { words: 'x'.repeat(61) }],
  ['five lines', { words: 'a\nb\nc\nd\ne' }],
  ['no such font', { font: '../../etc/passwd' }],
  ['no colour', { fill: 'red' }],
  ['an arc around and around', { arcDegrees: 720 }],
  ['a ring as wide as the letters', { outline: { hex: '#000000', width: 1 } }],
])('%s is refused', async (_, change) => {
  const body = { ...recipe, ...change } as never
  expect(await maya.refused(textArtCalls.draw, { body })).toBe('400 validation_failed')
})

test('words become artwork of the team, whose recipe is kept', async () => {
  const art = await maya.call(textArtCalls.write, { body: { team_id: maya.teamId, recipe: ringed } })
  expect(art).toMatchObject({ filename: 'WOLVES ROWING.svg', isVector: true, isFlat: true })
  expect([...art.colors].toSorted()).toEqual(['#E5A21B', '#FFFFFF'])
  // Graduate's are three quarters of an em, of which a drawing has a hundred units.
  expect(art.details?.capital).toBeCloseTo(75 / art.width, 5)
  const kept = await maya.call(textArtCalls.read, { params: { id: art.assetVersionId } })
  expect(kept.recipe).toEqual({
    ...ringed,
    letterSpacing: 0,
    lineSpacing: 1,
    alignment: 'center',
    offset: null,
  })
  const { items } = await maya.call(libraryCalls.list, { query: { team_id: maya.teamId } })
  expect(items).toMatchObject([
    { assetId: art.assetId, name: 'WOLVES ROWING', isText: true, details: art.details },
  ])
})

test('words that are changed are a new version, in place on a design', async () => {
  const team_id = maya.teamId
  const first = await maya.call(textArtCalls.write, { body: { team_id, recipe } })
  const designId = await makeDesign(maya)
  const { assetId, assetVersionId } = first
  const { decorations } = await update(maya, designId, {
    action: 'addDecoration',
    type: 'embroidery',
    assetId,
    assetVersionId,
  })
  const changed = { ...ringed, words: 'WOLVES\nROWING' }
  const second = await maya.call(textArtCalls.write, { body: { team_id, recipe: changed, assetId } })
  expect(second.assetId).toBe(assetId)
  expect(second.assetVersionId).not.toBe(assetVersionId)
  const decorationId = String(decorations[0]?.id)
  const state = await update(maya, designId, {
    action: 'setDecorationAsset',
    decorationId,
    assetId,
    assetVersionId: second.assetVersionId,
  })
  expect(state.decorations).toMatchObject([{ type: 'embroidery', assetVersionId: second.assetVersionId }])
  // The older one is as it was.
  expect((await maya.call(textArtCalls.read, { params: { id: assetVersionId } })).recipe?.words).toBe(
    'WOLVES ROWING',
  )
  const options = await maya.call(generatorCalls.read, { params: { id: designId } })
  expect(options.decorations[0]?.imageData?.filename).toBe('WOLVES ROWING.svg')
})

test('what is no text has no recipe; another team’s does not exist', async () => {
  const crest = await makeArtwork(app.app, maya, crestSvg)
  expect(await maya.call(textArtCalls.read, { params: { id: crest.assetVersionId } })).toEqual({
    recipe: null,
  })
  const jonas = await signUp(app)
  expect(await jonas.refused(textArtCalls.read, { params: { id: crest.assetVersionId } })).toBe(
    '404 assetDoesntExist',
  )
  const body = { team_id: jonas.teamId, recipe, assetId: crest.assetId }
  expect(await jonas.refused(textArtCalls.write, { body })).toBe('404 assetDoesntExist')
  const theirs = { team_id: maya.teamId, recipe }
  expect(await jonas.refused(textArtCalls.write, { body: theirs })).toBe('403 teamDoesntHaveAccess')
})

test.each(['1', '10', 'LI', 'é'])(
  '%s, however small its drawing, is measured in its own units',
  async words => {
    const art = await maya.call(textArtCalls.write, {
      body: { team_id: maya.teamId, recipe: { words, font: 'anton', fill: '#FFFFFF', letterSpacing: 0.03 } },
    })
    expect(art.width).toBeLessThan(200)
    expect(must(art.details?.capital, 'capital') * art.width).toBeCloseTo(85.9, 3)
  },
)
