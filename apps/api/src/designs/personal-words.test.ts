import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, refusedUpdate, update } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

async function write(words: string) {
  return await maya.call(textArtCalls.write, {
    body: { team_id: maya.teamId, recipe: { words, font: 'anton', fill: '#FBFBF9' } },
  })
}

test('written words are each person’s own, shown elsewhere too, taken back and copied with the design (DS65, DS66)', async () => {
  const designId = await makeDesign(maya)
  const [name, number] = [await write('RIVERA'), await write('10')]
  const [nameId, sleeveId, numberId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const add = (decorationId: string, art: typeof name, positionName: string) =>
    update(maya, designId, {
      action: 'addDecoration',
      type: 'detailedprint',
      decorationId,
      positionName,
      assetId: art.assetId,
      assetVersionId: art.assetVersionId,
    })
  await add(nameId, name, 'upperBack')
  await add(sleeveId, name, 'leftSleeve')
  await add(numberId, number, 'centerChest')
  const personal = { kind: 'name', sample: 'RIVERA' } as const
  const named = await update(maya, designId, {
    action: 'setDecorationPersonal',
    decorationId: nameId,
    personal,
  })
  const viewOf = (state: typeof named, id: string) => state.decorations.find(each => each.id === id)
  expect(viewOf(named, nameId)).toMatchObject({
    personal: { ...personal, heights: { adult: 2, youth: 1.5 }, mayBeEmpty: false },
    assetSize: { selectedSize: { id: 'h2', drivingSide: 'height' } },
  })
  expect(viewOf(named, numberId)).not.toHaveProperty('personal')
  const linked = await update(maya, designId, {
    action: 'linkPersonal',
    decorationId: sleeveId,
    slotId: nameId,
  })
  expect(viewOf(linked, sleeveId)).toMatchObject({ linkedTo: nameId, personal: { heights: { adult: 0.75 } } })
  const back = await maya.call(generatorCalls.undo, { body: { designId, key: crypto.randomUUID() } })
  expect(viewOf(back, sleeveId)).not.toHaveProperty('linkedTo')
  await maya.call(generatorCalls.redo, { body: { designId, key: crypto.randomUUID() } })
  const copy = await maya.call(generatorCalls.duplicate, { body: { designId } })
  const copied = await maya.call(generatorCalls.read, { params: { id: copy.designId } })
  const facts = (state: typeof named) =>
    state.decorations.map(each => [each.id, each.personal, each.linkedTo, each.assetSize.selectedSize])
  expect(facts(copied)).toEqual(facts(linked))
  // In another project they are what they were.
  const { id: projectId } = await maya.call(projectCalls.create, {
    body: { name: 'Away kit', teamId: maya.teamId },
  })
  await maya.call(designCalls.register, { body: { designId: copy.designId, projectId, name: 'Away' } })
  expect(facts(await maya.call(generatorCalls.read, { params: { id: copy.designId } }))).toEqual(
    facts(linked),
  )
})

test('of what is not fit for it nothing is changed, by name (DS65)', async () => {
  const designId = await makeDesign(maya)
  const art = await makeArtwork(app.app, maya)
  const words = await write('CÔTÉ')
  const personal = { kind: 'name', sample: 'CÔTÉ' } as const
  const [drawn, screened, fit] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const add = (decorationId: string, type: string, from: typeof art, positionName: string) =>
    update(maya, designId, {
      action: 'addDecoration',
      type,
      decorationId,
      positionName,
      assetId: from.assetId,
      assetVersionId: from.assetVersionId,
    })
  await add(drawn, 'detailedprint', art, 'leftChest')
  await add(screened, 'screenprint', words, 'upperBack')
  await add(fit, 'embroidery', words, 'rightChest')
  const give = (decorationId: string, given: object) =>
    refusedUpdate(maya, designId, { action: 'setDecorationPersonal', decorationId, personal: given })
  expect(await give(drawn, personal)).toBe('422 type_not_personal')
  expect(await give(screened, personal)).toBe('422 type_not_personal')
  expect(await give(fit, { kind: 'number', sample: '10' })).toBe('422 type_not_personal')
  expect(await give(fit, { ...personal, heights: { adult: 9, youth: 1 } })).toBe('422 unknownSize')
  expect(await give(fit, { ...personal, sample: 'x'.repeat(31) })).toMatch(/validation_failed/)
  const link = (slotId: string) =>
    refusedUpdate(maya, designId, { action: 'linkPersonal', decorationId: fit, slotId })
  expect(await link(screened)).toBe('422 unknownDecoration')
  const { revision } = await maya.call(generatorCalls.read, { params: { id: designId } })
  expect(revision).toBe(4)
})
