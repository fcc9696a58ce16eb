import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { orderOf } from '#api/testing/orders.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let jonas: Person
let designId: string
let clock = Date.now()

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
})
afterAll(() => app.close())
beforeEach(async () => {
  designId = await makeDesign(maya)
})

const minute = 60_000

async function make(person: Person, change: DesignChange, after = 1000) {
  clock += after
  app.setNow(new Date(clock))
  return update(person, designId, change)
}

const list = (person = maya, query: { limit?: number; after?: string } = {}) =>
  person.call(versionCalls.list, { params: { id: designId }, query })
const read = () => maya.call(generatorCalls.read, { params: { id: designId } })
const at = (revision: number) => maya.call(versionCalls.read, { params: { id: designId, revision } })
const keep = (name: string) => maya.call(versionCalls.keep, { body: { designId, name } })
const restore = (versionId: string, key?: string) =>
  maya.call(versionCalls.restore, { body: { designId, versionId, key } })

type State = Awaited<ReturnType<typeof read>>
const colorOf = ({ design }: Pick<State, 'design'>) =>
  design.parts.find(part => part.name === 'body')?.elements[0]?.style.layers[0]?.colorName
const told = ({ design, decorations, images }: State) => JSON.stringify([design, decorations, images])

describe('versions are kept (LV8)', () => {
  test('when a design comes to rest, whether it is changed again or only looked at', async () => {
    await make(maya, paint(red))
    await make(jonas, paint(navy), 11 * minute)
    const { items } = await list()
    expect(items.map(({ reason, revision, user }) => [reason, revision, user?.userId])).toEqual([
      ['quiet', 2, maya.id],
    ])
    clock += 11 * minute
    app.setNow(new Date(clock))
    const later = (await list()).items
    expect(later.map(({ revision, user }) => [revision, user?.userId])).toEqual([
      [3, jonas.id],
      [2, maya.id],
    ])
    expect((await list()).items).toEqual(later)
  })

  test('not of a design that nobody has changed, nor while it is being changed', async () => {
    clock += 11 * minute
    app.setNow(new Date(clock))
    expect((await list()).items).toEqual([])
    await make(maya, paint(red), 11 * minute)
    await make(maya, paint(navy), 9 * minute)
    expect((await list()).items).toEqual([])
  })

  test('before a teammate’s first change, not before what is made of one that nobody has changed', async () => {
    await make(jonas, paint(red))
    await make(maya, paint(navy))
    expect((await list()).items).toEqual([])
    designId = await makeDesign(maya)
    await make(maya, paint(red))
    await make(jonas, paint(navy))
    await make(maya, paint(red))
    await make(jonas, paint(navy))
    expect(
      (await list()).items.map(({ reason, revision, user }) => [reason, revision, user?.userId]),
    ).toEqual([['teammate', 2, maya.id]])
  })

  test('when it is put on the size page, and when it is ordered, with the order (LV10)', async () => {
    await make(maya, paint(red))
    await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    await maya.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    clock += 1000
    app.setNow(new Date(clock))
    const { id } = await maya.call(preorderCalls.create, { body: orderOf([designId]) })
    const { items } = await list()
    expect(items.map(({ reason, order }) => [reason, order?.id ?? null, order?.pieces])).toEqual([
      ['order', id, 22],
      ['collection', null, undefined],
    ])
  })

  test('under a name, which can be changed', async () => {
    await make(maya, paint(red))
    const { id } = await keep('For the board')
    await jonas.call(versionCalls.rename, { body: { versionId: id, name: 'Chosen' } })
    const { items } = await list(jonas)
    expect(items.map(({ name, reason, user }) => [name, reason, user?.name])).toEqual([
      ['Chosen', 'named', 'Maya'],
    ])
  })
})

test('a version says who took part and what was changed, in both languages (LV10)', async () => {
  await make(maya, paint(red))
  await keep('One')
  await make(jonas, paint(navy))
  await make(maya, { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' })
  await keep('Two')
  const [two, one] = (await list()).items
  expect(one).toMatchObject({ changes: [paint(red)], changeCount: 1, people: [{ userId: maya.id }] })
  expect(one?.words).toEqual([{ en: 'Body: White → Red.', fr: 'Corps\u00a0: Blanc → Rouge.' }])
  expect(two?.changes.map(({ action }) => action)).toEqual(['setColor', 'setStyle'])
  expect(new Set(two?.people.map(({ userId }) => userId))).toEqual(new Set([maya.id, jonas.id]))
  expect(two?.words.map(({ en }) => en)).toContain('Body: Red → Navy.')
  expect(two?.images).toEqual((await read()).images)
})

test('they are listed newest first, page by page', async () => {
  for (const [index, color] of [red, navy, '1014', '1008', '1023'].entries()) {
    await make(maya, paint(color))
    await keep(`Version ${index}`)
  }
  const first = await list(maya, { limit: 2 })
  const second = await list(maya, { limit: 2, after: must(first.next, 'next') })
  const third = await list(maya, { limit: 2, after: must(second.next, 'next') })
  const names = [first, second, third].flatMap(({ items }) => items.map(({ name }) => name))
  expect([names, third.next]).toEqual([[4, 3, 2, 1, 0].map(index => `Version ${index}`), null])
  const whole = await list()
  expect([...first.items, ...second.items, ...third.items]).toEqual(whole.items)
  // What it began as comes with the last page.
  expect([first.start, second.start, third.start]).toEqual([null, null, whole.start])
})

test('what a design began as is told, and who has changed it since the newest version (LV10)', async () => {
  const began = await read()
  expect(await list()).toMatchObject({
    items: [],
    start: { user: { userId: maya.id, name: 'Maya' }, images: began.images, order: null },
    peopleSince: [],
  })
  await make(maya, paint(red))
  expect((await list()).peopleSince.map(({ userId }) => userId)).toEqual([maya.id])
  await keep('Red')
  expect((await list()).peopleSince).toEqual([])
  await make(jonas, paint(navy))
  await make(jonas, paint(red))
  const { start, peopleSince } = await list(jonas)
  expect(peopleSince.map(({ userId }) => userId)).toEqual([jonas.id])
  expect(start?.images).toEqual(began.images)
})

test('a design can be had as it was at any revision, past snapshots too (LV7)', async () => {
  const colors = [red, navy]
  const states: State[] = [await read()]
  for (let revision = 2; revision <= 106; revision++)
    states.push(await make(maya, paint(must(colors[revision % 2], 'colour'))))
  for (const revision of [1, 2, 49, 50, 51, 99, 100, 105, 106]) {
    const then = await at(revision)
    const [part] = then.document.parts.filter(({ name }) => name === 'body')
    const state = must(states[revision - 1], 'state')
    expect([revision, part?.elements[0]?.style.layers[0]?.colorName, then.images]).toEqual([
      revision,
      colorOf(state),
      state.images,
    ])
  }
  const { rows } = await app.pool.query(
    'select revision from design_snapshots where design_id = $1 order by 1',
    [designId],
  )
  expect(rows.map(({ revision }) => revision)).toEqual([1, 50, 100])
  expect(await maya.refused(versionCalls.read, { params: { id: designId, revision: 107 } })).toBe(
    '404 not_found',
  )
})

describe('restoring (LV9)', () => {
  test('is one change, keeps what was, and is undone like any other', async () => {
    await make(maya, paint(red))
    await make(maya, { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' })
    const then = await read()
    const { id } = await keep('Before')
    await make(jonas, paint(navy))
    const last = await make(jonas, {
      action: 'setStyle',
      partName: 'collar',
      elementName: 'collar',
      styleName: 'crew',
    }).catch(read)
    const restored = await restore(id, 'r')
    expect([told(restored), restored.revision]).toEqual([told(then), last.revision + 1])
    expect((await restore(id, 'r')).revision).toBe(restored.revision)
    const { items } = await list()
    expect(items.map(({ reason }) => reason)).toEqual(['restore', 'named'])
    const undone = await maya.call(generatorCalls.undo, { body: { designId, key: 'u' } })
    expect(told(undone)).toBe(told(last))
  })

  test('brings back what is no longer offered', async () => {
    const { id } = await keep('First')
    await make(maya, paint(navy))
    await app.pool.query(
      `update design_snapshots set document = replace(document::text, '"1001"', '"1190"')::jsonb where design_id = $1`,
      [designId],
    )
    expect(colorOf(await restore(id))).toBe('1190')
  })

  test('brings back a style that was retired since; one that is known no more is refused, and nothing is changed', async () => {
    designId = await makeDesign(maya, { product: { family: 'beanie', product: 'beanie' } })
    const wear = (styleName: string) => ({
      action: 'setStyle' as const,
      partName: 'crown',
      elementName: 'crown',
      styleName,
    })
    const styleOf = ({ design }: Pick<State, 'design'>) =>
      design.parts.find(({ name }) => name === 'crown')?.elements[0]?.style.name
    const rename = (from: string, to: string) =>
      app.pool.query(
        'update design_snapshots set document = replace(document::text, $2, $3)::jsonb where design_id = $1',
        [designId, `"${from}"`, `"${to}"`],
      )
    const { id } = await keep('First')
    await make(maya, wear('flat'))
    await rename('rib', 'waffle')
    expect(await maya.refused(generatorCalls.update, { body: { designId, ...wear('waffle') } })).toBe(
      '422 unknownStyle',
    )
    expect(styleOf(await restore(id))).toBe('waffle')
    const last = await make(maya, wear('flat'))
    await rename('waffle', 'gone')
    expect(await maya.refused(versionCalls.restore, { body: { designId, versionId: id } })).toBe(
      '422 InvalidPartsToBuild',
    )
    const now = await read()
    expect([told(now), now.revision]).toEqual([told(last), last.revision])
  })

  test('is of what it began as too, which is no version', async () => {
    const began = await read()
    await make(maya, paint(red))
    const { revision } = await make(maya, paint(navy))
    const body = { designId, revision: 1 }
    expect(told(await maya.call(versionCalls.restore, { body }))).toBe(told(began))
    expect(await maya.refused(versionCalls.restore, { body: { designId, revision: revision + 2 } })).toBe(
      '404 not_found',
    )
    expect(await maya.refused(versionCalls.restore, { body: { designId } })).toBe('404 not_found')
  })

  test('is of the design’s own versions', async () => {
    const { id } = await keep('Mine')
    const other = await makeDesign(maya)
    expect(await maya.refused(versionCalls.restore, { body: { designId: other, versionId: id } })).toBe(
      '404 not_found',
    )
  })
})

test('a version is duplicated as a design of its own', async () => {
  await make(maya, paint(red))
  const { id } = await keep('Red')
  await make(maya, paint(navy))
  const { designId: copy } = await maya.call(versionCalls.duplicate, {
    body: { versionId: id, projectId: maya.projectId, name: 'Red again' },
  })
  const state = await maya.call(generatorCalls.read, { params: { id: copy } })
  expect([colorOf(state), state.revision]).toEqual([red, 1])
  const listed = await maya.call(designCalls.list, { query: {} })
  expect(listed.find(design => design.id === copy)?.name).toBe('Red again')
})
