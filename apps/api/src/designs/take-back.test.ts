import { CallError } from '@teamloom/contract/client.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate, withhold } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let jonas: Person
let designId: string
let clock: number
let keys = 0

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
  clock = Date.now()
})
afterAll(() => app.close())
beforeEach(async () => {
  designId = await makeDesign(maya)
})

/** A change a second after the one before. */
async function make(person: Person, change: DesignChange, after = 1000) {
  clock += after
  app.setNow(new Date(clock))
  return update(person, designId, change)
}

const body = (key = `k${(keys += 1)}`) => ({ body: { designId, key } })
const undo = (person: Person, key?: string) => person.call(generatorCalls.undo, body(key))
const redo = (person: Person, key?: string) => person.call(generatorCalls.redo, body(key))
const read = () => maya.call(generatorCalls.read, { params: { id: designId } })
const next = (person: Person) => person.call(generatorCalls.readUndo, { params: { id: designId } })

type State = Awaited<ReturnType<typeof read>>
const colorOf = ({ design }: State, name = 'body') =>
  design.parts.find(part => part.name === name)?.elements[0]?.style.layers[0]?.colorName
/** All that is told of the design itself. */
const told = ({ design, decorations, images }: State) => JSON.stringify([design, decorations, images])

const crestAt = async (positionName: string): Promise<DesignChange> => {
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  return {
    action: 'addDecoration',
    type: 'screenprint',
    positionName,
    assetId,
    assetVersionId,
    decorationId: crypto.randomUUID(),
  }
}

test('one’s own changes are undone and redone, newest first (LV1, LV3)', async () => {
  const start = await read()
  await make(maya, paint(red))
  await make(maya, paint(navy))
  expect(colorOf(await undo(maya))).toBe(red)
  expect(colorOf(await undo(maya))).toBe('1001')
  expect(await maya.refused(generatorCalls.undo, body())).toBe('409 nothingToUndo')
  expect(colorOf(await redo(maya))).toBe(red)
  expect(colorOf(await redo(maya))).toBe(navy)
  expect(await maya.refused(generatorCalls.redo, body())).toBe('409 nothingToUndo')
  await undo(maya)
  await undo(maya)
  const end = await read()
  expect([told(end), end.revision]).toEqual([told(start), start.revision + 8])
})

test('another change leaves nothing to redo (LV1)', async () => {
  await make(maya, paint(red))
  await undo(maya)
  await make(maya, paint(navy))
  expect(await maya.refused(generatorCalls.redo, body())).toBe('409 nothingToUndo')
})

test('trials within half a second are one step (LV2)', async () => {
  await make(maya, paint(red))
  await make(maya, paint(navy), 400)
  await make(maya, paint('1014'), 400)
  expect(colorOf(await undo(maya))).toBe('1001')
  expect(colorOf(await redo(maya))).toBe('1014')
})

test('of trials the last is taken back too, where the first changed nothing (LV2)', async () => {
  await make(maya, paint('1001'))
  await make(maya, paint(navy), 400)
  expect(colorOf(await undo(maya))).toBe('1001')
  expect(colorOf(await redo(maya))).toBe(navy)
})

test('what is told of the next step passes over those that another has overtaken (LV6)', async () => {
  await make(maya, { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' })
  await make(maya, paint(red), 600)
  await make(jonas, paint(navy), 600)
  const { undo: told } = await next(maya)
  expect(told?.words.map(({ en }) => en)).toEqual(['Collar: Crew neck → V-neck.'])
})

test('each takes back their own, and leaves the other’s (LV1, LV4)', async () => {
  await make(maya, paint(red))
  await make(jonas, {
    action: 'setColor',
    partName: 'sleeves',
    elementName: 'sleeves',
    layerName: 'sleeves',
    color: navy,
  })
  const undone = await undo(maya)
  expect([colorOf(undone), colorOf(undone, 'sleeves')]).toEqual(['1001', navy])
  expect(await maya.refused(generatorCalls.undo, body())).toBe('409 nothingToUndo')
  expect(colorOf(await undo(jonas), 'sleeves')).toBe('1001')
})

describe('what someone else has changed since', () => {
  const asked = (key: string) =>
    maya.call(generatorCalls.undo, body(key)).then(
      () => 'answered',
      (error: unknown) => (error instanceof CallError ? [error.errorKey, error.facts] : error),
    )

  test('is told and passed over; the key is answered the same again (LV4, LV5)', async () => {
    await make(maya, { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' })
    await make(maya, paint(red))
    await make(jonas, paint(navy))
    const first = await asked('once')
    expect(first).toEqual([
      'changedSince',
      { name: 'Maya', target: 'body/body/body', en: 'Body', fr: 'Corps' },
    ])
    expect(await asked('once')).toEqual(first)
    const undone = await undo(maya)
    expect(colorOf(undone)).toBe(navy)
    const collar = undone.design.parts.find(({ name }) => name === 'collar')
    expect(collar?.elements[0]?.style.name).not.toBe('v')
  })

  test('is so also when one has changed it again oneself (LV4)', async () => {
    await make(maya, paint(red))
    await make(jonas, paint(navy))
    await make(maya, paint('1014'))
    expect(colorOf(await undo(maya))).toBe(navy)
    expect(await maya.refused(generatorCalls.undo, body())).toBe('409 changedSince')
  })
})

test('a removed decoration comes back as it was, or its place is taken (LV3, LV4)', async () => {
  const added = await crestAt('leftChest')
  const start = await make(maya, added)
  const { id } = must(start.decorations[0], 'decoration')
  await make(maya, { action: 'removeDecoration', decorationId: id })
  expect(told(await undo(maya))).toBe(told(start))
  await make(maya, { action: 'removeDecoration', decorationId: id })
  await make(jonas, { ...added, decorationId: crypto.randomUUID() } as DesignChange)
  expect(await maya.refused(generatorCalls.undo, body())).toBe('422 spotTaken')
})

test('undo of what another has removed says who, leaves it removed, and goes on to the step before (LV4)', async () => {
  await make(maya, paint(red))
  const added = await make(maya, await crestAt('leftChest'))
  const { id: decorationId } = must(added.decorations[0], 'decoration')
  await make(maya, { action: 'setDecorationActive', decorationId, active: false })
  const removed = await make(jonas, { action: 'removeDecoration', decorationId })
  for (const _ of ['of its state', 'of adding it'])
    expect(await maya.refused(generatorCalls.undo, body())).toBe('409 changedSince')
  expect(told(await read())).toBe(told(removed))
  expect(colorOf(await undo(maya))).toBe('1001')
  expect((await undo(jonas)).decorations.map(({ id, active }) => [id, active])).toEqual([
    [decorationId, false],
  ])
})

test('a key that comes again does nothing more (LV5)', async () => {
  await make(maya, paint(red))
  await make(maya, paint(navy))
  const first = await undo(maya, 'twice')
  const again = await undo(maya, 'twice')
  expect([again.revision, colorOf(again)]).toEqual([first.revision, red])
  expect(await maya.refused(generatorCalls.redo, body('twice'))).toBe('409 conflict')
})

test('many at once undo one after another (LV1)', async () => {
  for (const color of [red, navy, '1014', '1008']) await make(maya, paint(color))
  const states = await Promise.all([undo(maya), undo(maya), undo(maya)])
  expect(states.map(({ revision }) => revision).toSorted()).toEqual([6, 7, 8])
  expect(colorOf(await read())).toBe(red)
})

test('the next steps are told in words of both languages (LV6)', async () => {
  expect(await next(maya)).toEqual({ undo: null, redo: null })
  await make(maya, paint(red))
  expect((await next(maya)).undo?.words).toEqual([
    { en: 'Body: White → Red.', fr: 'Corps\u00a0: Blanc → Rouge.' },
  ])
  await undo(maya)
  const { undo: undoing, redo: redoing } = await next(maya)
  expect([undoing, redoing?.words[0]?.en]).toEqual([null, 'Body: White → Red.'])
  expect(await next(jonas)).toEqual({ undo: null, redo: null })
})

test('whoever may no longer do it may not take it back, until they may again (AC4)', async () => {
  await make(maya, paint(red))
  await withhold(app, maya, 'canUpdateDesignColors')
  expect(await maya.refused(generatorCalls.undo, body())).toBe('403 notAllowed')
  await withhold(app, maya)
  expect(colorOf(await undo(maya))).toBe('1001')
})

test('is sent with the document where that is asked for', async () => {
  await make(maya, paint(red))
  const { document, ...state } = await maya.call(generatorCalls.undo, {
    ...body(),
    query: { include: 'document' },
  })
  const record = await maya.call(generatorCalls.readRecord, { params: { id: designId } })
  expect(document).toEqual(record.document)
  expect(state).toEqual(await read())
})

test('a change kept before differences were is taken back by the changes that it has (LV3)', async () => {
  await make(maya, paint(red))
  await app.pool.query('update design_changes set inverse = $1 where design_id = $2', [
    JSON.stringify([{ ...paint('1001'), restores: true }]),
    designId,
  ])
  expect(colorOf(await undo(maya))).toBe('1001')
})
