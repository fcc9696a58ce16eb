import { assetCalls } from '@teamloom/contract/assets.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { libraryCalls } from '@teamloom/contract/library.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork, png, putFile, svg } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let art: { assetId: string; assetVersionId: string }

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  art = { assetId, assetVersionId }
})
afterAll(() => app.close())

const hoodie = { product: { family: 'hoodie', product: 'hoodie' } }
const decorationId = crypto.randomUUID()

const refused = (designId: string, change: object) =>
  maya.refused(generatorCalls.update, { body: { designId, ...change } as never })
const read = (id: string) => maya.call(generatorCalls.read, { params: { id } })

describe('a name that is not there, or another type’s, is refused and changes nothing (DS5, DS42)', () => {
  const first = 'embroiderypatch'
  test.each([
    [first, { action: 'setDecorationTagName', tagName: 'heart' }, '422 unknownTagName'],
    [first, { action: 'setDecorationTagName', tagName: 'straight 2 x 1' }, '422 unknownTagName'],
    [first, { action: 'setDecorationTagTextureName', textureName: 'suede' }, '422 unknownTexture'],
    [first, { action: 'setDecorationTagTextureName', textureName: 'LeatherBrown' }, '422 unknownTexture'],
    ['leathertag', { action: 'setDecorationTagTextureName', textureName: 'twill' }, '422 unknownTexture'],
    ['woventag', { action: 'setDecorationTagName', tagName: 'diamond' }, '422 unknownTagName'],
    [first, { action: 'setDecorationPatchBackgroundColorName', colorName: 'EMB01' }, '422 unknownColor'],
    [first, { action: 'setDecorationPatchStitchColorName', colorName: 'BF01' }, '422 unknownColor'],
    ['woventag', { action: 'setDecorationTagBackgroundColorName', colorName: 'PT001' }, '422 unknownColor'],
    ['screenprint', { action: 'setDecorationTagName', tagName: 'square' }, '422 unknownTagName'],
    ['screenprint', { action: 'updatePrintColor', indexOfColor: 0, color: 'EMB01' }, '422 unknownColor'],
  ])('%s, %j', async (type, change, outcome) => {
    const designId = await makeDesign(maya, hoodie)
    const added = await update(maya, designId, { action: 'addDecoration', type, decorationId, ...art })
    expect(await refused(designId, { ...change, decorationId })).toBe(outcome)
    expect(await read(designId)).toEqual(added)
  })
})

describe('a type is refused (DS21)', () => {
  const add = { action: 'addDecoration', decorationId }
  test.each([
    ['that staff alone choose', { type: 'clippingtag', positionName: 'hemEdge' }, '403 userNotAdmin'],
    ['that is for the techpack', { type: 'techpackproduction' }, '422 decorationTypeNotAllowed'],
    ['that the product does not take', { type: 'socksknitting' }, '422 decorationTypeNotAllowed'],
    [
      'that the place does not take',
      { type: 'woventag', positionName: 'centerChest' },
      '422 unknownLocation',
    ],
    ['that its cloth cannot carry', { type: 'sublimation' }, '422 decorationTypeNotAllowed'],
  ])('%s', async (_, sent, outcome) => {
    const designId = await makeDesign(maya, hoodie)
    expect(await refused(designId, { ...add, ...art, ...sent })).toBe(outcome)
    expect(await read(designId)).toMatchObject({ revision: 1, decorations: [] })
  })

  test('that the file is too small for', async () => {
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya, await png(250, 310), {
      filename: 'small.png',
    })
    const designId = await makeDesign(maya, hoodie)
    const sent = { ...add, type: 'highdensityprint', positionName: 'centerChest', assetId, assetVersionId }
    expect(await refused(designId, sent)).toBe('422 imageTooSmall')
    expect(await read(designId)).toMatchObject({ revision: 1, decorations: [] })
  })
})

test('artwork that was removed does not exist; of an older version it is that version (DS20)', async () => {
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  const body = { filename: 'newer.svg', team_id: maya.teamId, asset_id: assetId }
  const { url } = await maya.call(assetCalls.uploadUrl, { body })
  await putFile(app.app, url, svg('<rect width="400" height="300" fill="#b01030"/>'))
  await maya.call(assetCalls.create, { body: { asset_id: assetId, asset_type: 'screenprint' } })
  const add = { action: 'addDecoration', type: 'screenprint', decorationId, assetId, assetVersionId } as const
  const designId = await makeDesign(maya, hoodie)
  const added = await update(maya, designId, add)
  expect(added.decorations[0]).toMatchObject({ assetVersionId })
  await update(maya, designId, { action: 'removeDecoration', decorationId })
  await maya.call(libraryCalls.remove, { params: { id: assetId } })
  expect(await refused(designId, add)).toBe('404 assetDoesntExist')
})
