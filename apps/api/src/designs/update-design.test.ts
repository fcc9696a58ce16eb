import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign, navy, paint, paintAll, red, refusedUpdate, update } from '#api/testing/designs.ts'
import { type Person, service, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

const read = (person: Person, id: string) => person.call(generatorCalls.read, { params: { id } })

type State = Awaited<ReturnType<typeof read>>

function colorOf(state: State, elementName = 'body') {
  const part = state.design.parts.find(({ name }) => name === 'body')
  return part?.elements.find(({ name }) => name === elementName)?.style.layers[0]?.colorName
}

const colorsOf = ({ design }: State) =>
  ['body', 'sleeves'].map(
    name => design.parts.find(part => part.name === name)?.elements[0]?.style.layers[0]?.colorName,
  )

describe('an update', () => {
  test('answers the design with its change, one revision further (DS4)', async () => {
    const designId = await makeDesign(maya)
    const before = await read(maya, designId)
    const after = await update(maya, designId, paint(red))
    expect([before.revision, after.revision]).toEqual([1, 2])
    expect(colorOf(after)).toBe(red)
    expect(after.images).not.toEqual(before.images)
    expect(await read(maya, designId)).toEqual(after)
  })

  test('that is refused changes nothing (DS5)', async () => {
    const designId = await makeDesign(maya)
    expect(await refusedUpdate(maya, designId, paint('9999'))).toBe('422 unknownColor')
    expect((await read(maya, designId)).revision).toBe(1)
  })

  test('gives back the pictures of before when the colour comes back (DS31)', async () => {
    const designId = await makeDesign(maya)
    const before = await read(maya, designId)
    await update(maya, designId, paint(red))
    const back = await update(maya, designId, paint('1001'))
    expect(back.images).toEqual(before.images)
    expect(back.revision).toBe(3)
  })

  test.each([
    ['no action', {}],
    ['an unknown action', { action: 'paintItBlack' }],
    ['half of its fields', { action: 'setColor', partName: 'body' }],
    ['a revision that is none', { ...paint(red), revision: 0 }],
    [
      'what only taking back may',
      { action: 'restore', elements: [], layers: [], decorations: [], removed: [] },
    ],
    ['a key that is empty', { ...paint(red), key: '' }],
    ['a key that is too long', { ...paint(red), key: 'k'.repeat(201) }],
    [
      'an index below zero',
      { action: 'updatePrintColor', decorationId: crypto.randomUUID(), indexOfColor: -1, color: 'PT001' },
    ],
  ])('with %s is malformed', async (_, change) => {
    expect(await refusedUpdate(maya, await makeDesign(maya), change)).toBe('400 validation_failed')
  })
})

test('a change answers the design as it is stored, for whoever presents it themselves (DS4)', async () => {
  const designId = await makeDesign(maya)
  const changed = await maya.call(generatorCalls.change, { body: { designId, ...paint(red) } })
  expect(await maya.call(generatorCalls.readRecord, { params: { id: designId } })).toEqual(changed)
  const { design, decorations, ...facts } = await read(maya, designId)
  expect(changed).toMatchObject({ designId, revision: 2, timestamp: facts.timestamp, images: facts.images })
  expect(changed.document.parts.map(({ name }) => name)).toEqual(design.parts.map(({ name }) => name))
  expect(changed.document.decorations).toEqual(decorations)
})

test('several layers are coloured by one update, which gives one revision; or none of them is (DS44)', async () => {
  const designId = await makeDesign(maya)
  const painted = await update(maya, designId, paintAll(navy))
  expect([painted.revision, ...colorsOf(painted)]).toEqual([2, navy, navy])
  expect(await refusedUpdate(maya, designId, paintAll(red, '9999'))).toBe('422 unknownColor')
  expect(colorsOf(await read(maya, designId))).toEqual([navy, navy])
  expect(await refusedUpdate(await signUp(app), designId, paintAll(red))).toBe('404 designIdDoesntExist')
})

describe('a key', () => {
  test('makes the same update once, and another with it a conflict (DS38)', async () => {
    const designId = await makeDesign(maya)
    const first = await update(maya, designId, paint(red), { key: 'a' })
    await update(maya, designId, paint(navy), { key: 'b' })
    const again = await update(maya, designId, paint(red), { key: 'a' })
    expect([first.revision, again.revision, colorOf(again)]).toEqual([2, 3, navy])
    expect(await refusedUpdate(maya, designId, { ...paint('1020'), key: 'a' })).toBe('409 conflict')
  })

  test('that comes again when others have changed the same since is what it was, no conflict (DS8, DS38)', async () => {
    const designId = await makeDesign(maya)
    const send = () => update(maya, designId, paint(red), { key: 'a', revision: 1 })
    await send()
    await update(maya, designId, paint(navy))
    expect((await send()).revision).toBe(3)
  })

  test('is its design’s own, and free again when its update was refused (DS38)', async () => {
    const [one, two] = [await makeDesign(maya), await makeDesign(maya)]
    await update(maya, one, paint(red), { key: 'a' })
    expect((await update(maya, two, paint(navy), { key: 'a' })).revision).toBe(2)
    expect(await refusedUpdate(maya, one, { ...paint('9999'), key: 'c' })).toBe('422 unknownColor')
    expect((await update(maya, one, paint(navy), { key: 'c' })).revision).toBe(3)
  })

  test('sent many times at once makes one change (DS38)', async () => {
    const designId = await makeDesign(maya)
    const send = () => update(maya, designId, paint(red), { key: 'once' })
    const states = await Promise.all(Array.from({ length: 10 }, send))
    expect(states.map(state => state.revision)).toEqual(Array.from({ length: 10 }, () => 2))
  })
})

describe('updates made at once', () => {
  test('queue up: none of fifty is lost, and each answer has its own change (DS4)', async () => {
    const designId = await makeDesign(maya)
    const mate = await signUpTeammate(app, maya)
    const colors = ['1002', '1003', '1004', '1006', '1007', '1008', '1010', '1011', '1012', '1013']
    const states = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        update(index % 2 ? maya : mate, designId, paint(colors[index % 10]!)),
      ),
    )
    expect(states.map(state => state.revision).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 2),
    )
    states.forEach((state, index) => expect(colorOf(state)).toBe(colors[index % 10]))
    const latest = states.toSorted((a, b) => b.revision - a.revision)[0]
    expect(await read(maya, designId)).toEqual(latest)
  })

  test('of different things all hold (DS4)', async () => {
    const designId = await makeDesign(maya)
    const styles = [
      ['body', 'topstitch', 'contrast'],
      ['sleeves', 'sleeves', 'raglan'],
      ['sleeves', 'cuffs', 'rib'],
      ['collar', 'collar', 'v'],
      ['pocket', 'pocket', 'patch'],
    ] as const
    await Promise.all(
      styles.map(([partName, elementName, styleName]) =>
        update(maya, designId, { action: 'setStyle', partName, elementName, styleName }),
      ),
    )
    const { design, revision } = await read(maya, designId)
    const chosen = design.parts.flatMap(part => part.elements.map(each => each.style.name))
    expect(chosen).toEqual(expect.arrayContaining(styles.map(([, , style]) => style)))
    expect(revision).toBe(6)
  })
})

describe('an update soon after another', () => {
  /** Changes a design as another process would, past this one. */
  const elsewhere = (designId: string, set: string) =>
    app.pool.query(`update designs set ${set} where id = $1`, [designId])
  const sleevesNavy = `document = jsonb_set(document, '{parts,1,elements,0,style,layers,0,colorName}', '"${navy}"')`

  test('is made on what another process left between them (DS4)', async () => {
    const designId = await makeDesign(maya)
    await update(maya, designId, paintAll(red))
    await update(maya, designId, paintAll('1008'))
    await elsewhere(designId, `${sleevesNavy}, revision = revision + 1, updated_at = now()`)
    const after = await update(maya, designId, paint(red))
    expect([after.revision, ...colorsOf(after)]).toEqual([5, red, navy])
    expect(await read(maya, designId)).toEqual(after)
  })

  test('is made on what is there, also where its revisions were counted anew (DS4)', async () => {
    const designId = await makeDesign(maya)
    await update(maya, designId, paintAll(red))
    await update(maya, designId, paintAll('1008'))
    await elsewhere(designId, `${sleevesNavy}, updated_at = updated_at - interval '1 minute'`)
    expect(colorsOf(await update(maya, designId, paint(red)))).toEqual([red, navy])
  })

  test('is refused to who may no longer open the design (AC2, AC3)', async () => {
    const designId = await makeDesign(maya)
    const mate = await signUpTeammate(app, maya)
    await update(mate, designId, paint(red))
    await update(mate, designId, paint(navy))
    await maya.call(teamCalls.removeTeammate, {
      params: { teamId: maya.teamId, teammateId: mate.id },
    })
    expect(await refusedUpdate(mate, designId, paint(red))).toBe('404 designIdDoesntExist')
    expect(await read(maya, designId)).toMatchObject({ revision: 3 })
    await maya.call(designCalls.delete, { params: { id: designId } })
    expect(await refusedUpdate(maya, designId, paint(red))).toBe('404 designIdDoesntExist')
  })
})

describe('an update of what its sender no longer sees', () => {
  test('is a conflict: by revision only of its own target (DS11)', async () => {
    const designId = await makeDesign(maya)
    await update(maya, designId, paint(red))
    expect(await refusedUpdate(maya, designId, { ...paint(navy), revision: 1 })).toBe('409 conflict')
    const style = { action: 'setStyle', partName: 'collar', elementName: 'collar', styleName: 'v' } as const
    expect((await update(maya, designId, style, { revision: 1 })).revision).toBe(3)
    expect((await update(maya, designId, paint(navy), { revision: 3 })).revision).toBe(4)
  })

  test('is a conflict by what it last saw (DS8)', async () => {
    const designId = await makeDesign(maya)
    await update(maya, designId, { ...paint(red), lastColor: '1001' } as never)
    expect(await refusedUpdate(maya, designId, { ...paint(navy), lastColor: '1001' })).toBe('409 conflict')
  })
})

test('another server changes any design, and is staff (AC8)', async () => {
  const designId = await makeDesign(maya)
  const { revision } = await service(app).call(generatorCalls.update, { body: { designId, ...paint(red) } })
  expect(revision).toBe(2)
})

test('staff of another team do not reach it by the customer’s calls (AC9)', async () => {
  expect(await refusedUpdate(await signUpStaff(app), await makeDesign(maya), paint(red))).toBe(
    '404 designIdDoesntExist',
  )
})
