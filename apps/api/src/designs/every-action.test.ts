import { generatorCalls } from '@teamloom/contract/generator.ts'
import { actions } from '@teamloom/design/actions/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, png } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, paintAll, red, refusedUpdate, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate, withhold } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

test.each(
  actions.flatMap(({ action, ability }) => (typeof ability === 'string' ? [{ action, ability }] : [])),
)('$action needs $ability, and changes nothing without it (AC4)', async ({ action, ability }) => {
  const designId = await makeDesign(maya)
  const mate = await signUpTeammate(app, maya)
  await withhold(app, mate, ability)
  const fields = {
    ...paint(red),
    ...paintAll(red),
    styleName: 'v',
    type: 'screenprint',
    decorationId: crypto.randomUUID(),
    assetId: crypto.randomUUID(),
    assetVersionId: crypto.randomUUID(),
    positionName: 'fullFront',
    size: 'w2',
    active: true,
    indexOfColor: 0,
    colors: [{ indexOfColor: 0, color: 'PT001' }],
    option: 'edge',
    value: 'a',
    options: {},
    tagName: 'square',
    textureName: 'felt',
    colorName: 'BF01',
    repeatingDetails: { patternName: 'line' },
    personal: null,
    slotId: null,
    action,
  }
  expect(await refusedUpdate(mate, designId, fields)).toBe('403 notAllowed')
  expect((await maya.call(generatorCalls.read, { params: { id: designId } })).revision).toBe(1)
  await withhold(app, mate)
  expect(await refusedUpdate(mate, designId, fields)).not.toBe('403 notAllowed')
})

/** Actions that need a type that has something to choose. */
const ofOptions: readonly string[] = [
  'setDecorationOption',
  'setDecorationOptions',
  'setDecorationTagName',
  'setDecorationTagTextureName',
  'setDecorationTagBackgroundColorName',
  'setDecorationPatchBackgroundColorName',
  'setDecorationPatchStitchColorName',
  'setDecorationRepeatingPattern',
]

/** Actions that need words that were written here. */
const ofWords: readonly string[] = ['setDecorationPersonal', 'linkPersonal']

describe('every action', () => {
  test('can be sent, one after the other, to one decoration', async () => {
    const designId = await makeDesign(maya)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const other = await makeArtwork(app.app, maya, await png(2400, 2400), { filename: 'photo.png' })
    const added = await update(maya, designId, {
      action: 'addDecoration',
      type: 'screenprint',
      positionName: 'fullFront',
      assetId,
      assetVersionId,
    })
    const decorationId = must(added.decorations[0], 'decoration').id
    expect(added.decorations[0]).toMatchObject({
      name: 'crest',
      inError: false,
      imageData: { filename: 'crest.svg', isVector: true },
    })
    expect(added.customizationPricing.creditsUsedInDesign).toBe(6 + 4 + 2 * 2)
    const of = <Action extends string>(action: Action) => ({ action, decorationId })
    const states = [
      added,
      await update(maya, designId, paint(red)),
      await update(maya, designId, paintAll(navy)),
      await update(maya, designId, {
        action: 'setStyle',
        partName: 'pocket',
        elementName: 'pocket',
        styleName: 'patch',
      }),
      await update(maya, designId, {
        ...of('updatePrintColor'),
        indexOfColor: 0,
        color: 'PT032',
        transparent: false,
      }),
      await update(maya, designId, {
        ...of('updatePrintColors'),
        colors: [{ indexOfColor: 0, color: 'PT001', transparent: false }],
      }),
      await update(maya, designId, { ...of('setDecorationSize'), size: 'w2' }),
      await update(maya, designId, { ...of('setDecorationLocation'), positionName: 'rightChest' }),
      await update(maya, designId, { ...of('setDecorationActive'), active: false }),
      await update(maya, designId, {
        ...of('setDecorationAsset'),
        assetId: other.assetId,
        assetVersionId: other.assetVersionId,
      }),
      await update(maya, designId, { ...of('changeDecorationType'), type: 'detailedprint' }),
      await update(maya, designId, of('reinitializeDecoration')),
      await update(maya, designId, of('removeDecoration')),
    ]
    const others = ['restore', ...ofOptions, ...ofWords]
    const sent = actions.filter(({ action }) => !others.includes(action))
    expect(states).toHaveLength(sent.length)
    expect(states.at(-1)).toMatchObject({ revision: sent.length + 1, decorations: [] })
  })

  test('that chooses of a patch or a pattern is answered with what was chosen', async () => {
    const designId = await makeDesign(maya, { product: { family: 'hoodie', product: 'hoodie' } })
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const decorationId = crypto.randomUUID()
    const add = { action: 'addDecoration', decorationId, assetId, assetVersionId } as const
    const of = <Action extends string>(action: Action) => ({ action, decorationId })
    await update(maya, designId, { ...add, type: 'embroiderypatch' })
    await update(maya, designId, { ...of('setDecorationTagName'), tagName: 'diamond' })
    await update(maya, designId, { ...of('setDecorationTagTextureName'), textureName: 'felt' })
    await update(maya, designId, { ...of('setDecorationTagBackgroundColorName'), colorName: 'BF09' })
    await update(maya, designId, { ...of('setDecorationPatchBackgroundColorName'), colorName: 'BF21' })
    await update(maya, designId, { ...of('setDecorationPatchStitchColorName'), colorName: 'EMB01' })
    const patched = await update(maya, designId, {
      ...of('setDecorationOption'),
      option: 'stitchColorName',
      value: 'EMB22',
    })
    expect(patched.decorations[0]).toMatchObject({
      assetSize: { selectedSize: { id: 'w2.5' } },
      embroideryPatchDetails: {
        tagName: 'diamond',
        textureName: 'felt',
        backgroundColorName: 'BF21',
        stitchColorName: 'EMB22',
        logoColorNames: [expect.any(String), expect.any(String), expect.any(String)],
      },
    })
    await update(maya, designId, { ...of('changeDecorationType'), type: 'hoodliningrepeatingscreenprint' })
    await update(maya, designId, {
      ...of('setDecorationOptions'),
      options: { horizontalSpacingInches: 1, verticalSpacingInches: 2 },
    })
    const repeated = await update(maya, designId, {
      ...of('setDecorationRepeatingPattern'),
      repeatingDetails: { patternName: 'hexagonByRow', maxImageWidthInches: 1.5 },
    })
    expect(repeated.decorations[0]?.repeatingDetails).toEqual({
      patternName: 'hexagonByRow',
      maxImageWidthInches: 1.5,
      maxImageHeightInches: 4,
      horizontalSpacingInches: 0.5,
      horizontalOffsetInches: 0,
      verticalOffsetInches: 0,
    })
    const odd = (repeatingDetails: object) =>
      refusedUpdate(maya, designId, { ...of('setDecorationRepeatingPattern'), repeatingDetails })
    expect(await odd({ patternName: 'polka' })).toBe('422 unknownPattern')
    expect(await odd({ verticalSpacingInches: 1 })).toBe('422 invalidPattern')
    expect(await odd({ horizontalSpacingInches: 0.3 })).toBe('422 invalidPattern')
    expect(await odd({ maxImageWidthInches: 0 })).toBe('422 invalidPattern')
  })

  test('on a thing that is not there is refused by its name', async () => {
    const designId = await makeDesign(maya)
    const decorationId = crypto.randomUUID()
    const other = await signUp(app)
    const { assetId, assetVersionId } = await makeArtwork(app.app, other, crestSvg)
    const add = { action: 'addDecoration', type: 'screenprint', positionName: 'fullFront' }
    const codes = [
      await refusedUpdate(maya, designId, { ...paint(red), partName: 'wing' }),
      await refusedUpdate(maya, designId, { ...paint(red), elementName: 'wing' }),
      await refusedUpdate(maya, designId, { ...paint(red), layerName: 'wing' }),
      await refusedUpdate(maya, designId, { action: 'removeDecoration', decorationId }),
      await refusedUpdate(maya, designId, {
        action: 'setDecorationOption',
        decorationId,
        option: 'a',
        value: 'b',
      }),
      await refusedUpdate(maya, designId, { ...add, type: 'engraving' }),
      await refusedUpdate(maya, designId, { ...add, positionName: 'moon' }),
      // Another team's artwork looks as if it did not exist.
      await refusedUpdate(maya, designId, { ...add, assetId, assetVersionId }),
      await refusedUpdate(maya, designId, { ...add, assetId, assetVersionId: crypto.randomUUID() }),
    ]
    expect(codes).toEqual([
      '422 unknownPart',
      '422 unknownElement',
      '422 unknownLayer',
      '422 unknownDecoration',
      '422 unknownDecoration',
      '422 unknownDecorationType',
      '422 unknownLocation',
      '404 assetDoesntExist',
      '404 assetDoesntExist',
    ])
  })
})
