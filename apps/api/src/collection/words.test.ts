import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { removeAnswers } from '#api/collection/remove-answers.ts'
import { cartItems } from '#api/db/tables.ts'
import { openPersonalCollection, privateSecret, send, someone } from '#api/testing/collections.ts'
import { type Caller, type Person, signUpVerified, stranger } from '#api/testing/people.ts'
import { readPdf } from '#api/testing/read-pdf.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let visitor: Caller

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
  maya = await signUpVerified(app)
  visitor = stranger(app)
})
afterAll(() => app.close())

/** A collection of a design with a name and a number. */
async function open() {
  const design = await openPersonalCollection(maya)
  const { projectId, token } = design
  const { designId, nameId, numberId } = design
  const spoken = (words: Record<string, string> = {}) => [nameId, numberId].flatMap(id => words[id] ?? [])
  const wants = (size: string, name: string, number?: string) => ({
    id: designId,
    size,
    quantity: 1,
    words: { [nameId]: name, ...(number === undefined ? {} : { [numberId]: number }) },
  })
  const collect = (who: ReturnType<typeof someone>, ...selection: object[]) =>
    visitor.call(collectionCalls.collectSize, send(who, selection as never))
  const numbers = () =>
    visitor.call(collectionCalls.numbers, { query: { token, designId, slotId: undefined } })
  const answers = async () => {
    const read = await maya.call(collectionCalls.read, { params: { projectId } })
    return read.answers
      .map(({ size, quantity, words }) => [size, quantity, ...spoken(words)].join(' '))
      .toSorted()
  }
  return { ...design, spoken, wants, collect, numbers, answers }
}

/** A line as it is sent back, without its problems. */
const kept = <Line extends { readonly problems: unknown }>({ problems: _, ...line }: Line) => line

type Opened = Awaited<ReturnType<typeof open>>

/** How a call was refused. */
const failure = async (asked: Promise<unknown>) => {
  const told = await asked.then(
    () => 'answered' as const,
    (error: { errorKey: string; issues: object[]; facts: object }) => error,
  )
  return told === 'answered' ? told : { key: told.errorKey, issues: told.issues, facts: told.facts }
}

const fileOf = async (name: string, { projectId }: Opened, query = '') => {
  const answer = await app.app.inject({
    url: `/api/v1/projects/collection/${projectId}/${name}${query}`,
    headers: { 'access-token': maya.token },
  })
  expect(answer.statusCode).toBe(200)
  return answer
}

describe('words of each person’s own', () => {
  test('are asked for, kept with the answer, stand wherever it does and go with it (SC33, SC35)', async () => {
    const shop = await open()
    const { designId, nameId, numberId, projectId, token, wants, spoken, collect, answers } = shop
    const info = await visitor.call(collectionCalls.info, { query: { token } })
    expect(info.designs[0]?.slots).toMatchObject([
      {
        id: nameId,
        kind: 'name',
        label: { en: 'Name, upper back', fr: 'Nom, haut du dos' },
        mostLetters: 30,
      },
      { id: numberId, kind: 'number', sample: '10', mayBeEmpty: true },
    ])
    // A name is written in Anton.
    const letters = [...(info.designs[0]?.slots?.[0]?.letters ?? '')]
    expect(letters).toEqual(expect.arrayContaining([...'RIVERA’É-ü ']))
    expect(letters).not.toContain('王')
    const noah = someone()
    await collect(noah, wants('M', ' BE\u0301LANGER ', '07'), wants('L', 'BÉLANGER', ''))
    expect(await answers()).toEqual(['L 1 BÉLANGER', 'M 1 BÉLANGER 07'])
    const params = { secret: await privateSecret(app, noah.email) }
    const own = await visitor.call(collectionCalls.ownAnswer, { params })
    // What is sent at once has no order.
    expect(own.selection.map(({ words }) => spoken(words).join(' ')).toSorted()).toEqual([
      'BÉLANGER',
      'BÉLANGER 07',
    ])
    const csv = (await fileOf('answers.csv', shop)).body.split('\r\n')
    expect(csv[0]).toMatch(/Product,Name on it,Number on it$/)
    expect(csv.slice(1, 3).toSorted()).toEqual([
      expect.stringMatching(/,L,.*,BÉLANGER,$/),
      expect.stringMatching(/,M,.*,BÉLANGER,07$/),
    ])
    const packing = (
      await readPdf((await fileOf('packing.pdf', shop, '?with=labels')).rawPayload)
    ).pages.join('\n')
    expect(packing).toContain('M · BÉLANGER 07')
    expect(packing).toContain('Match shirt · BÉLANGER 07')
    await maya.call(cartCalls.fromCollection, { body: { projectId, designIds: [designId] } })
    const lines = async () => {
      const [item] = await app.dependencies.database.read
        .select()
        .from(cartItems)
        .where(eq(cartItems.designId, designId))
      const told = item?.lines.flatMap(({ size, words }) =>
        words ? [[size, ...spoken(words)].join(' ')] : [],
      )
      return told?.toSorted()
    }
    expect(await lines()).toEqual(['L BÉLANGER', 'M BÉLANGER 07'])
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: {} })
    expect(await lines()).toEqual([])
  })

  test('that whoever orders has typed stay in the cart when answers are erased, as its quantities do (SC8, SC32)', async () => {
    const { wants, collect, designId, projectId, nameId, numberId } = await open()
    await collect(someone(), wants('M', 'BÉLANGER', '7'))
    const body = { projectId, designIds: [designId] }
    const [item] = (await maya.call(cartCalls.fromCollection, { body })).items
    const params = { id: item!.id }
    const answered = await maya.call(cartCalls.readLines, { params })
    const coach = { first_name: 'Ana', last_name: 'Rivera', email: null }
    const typed = { size: 'L', qty: 1, person: coach, words: { [nameId]: 'RIVERA', [numberId]: '10' } }
    await maya.call(cartCalls.setLines, { params, body: { lines: [...answered.lines.map(kept), typed] } })
    await app.dependencies.database.write(tx => removeAnswers(tx, [projectId]))
    const { lines, sizes } = await maya.call(cartCalls.readLines, { params })
    expect(lines.filter(({ words }) => Object.keys(words).length > 0)).toMatchObject([typed])
    expect(sizes.filter(({ qty }) => qty > 0)).toEqual([
      { name: 'M', qty: 1 },
      { name: 'L', qty: 1 },
    ])
  })

  test('are another by one’s own link, which keeps what it says nothing of (SC33)', async () => {
    const { wants, collect, answers, numbers, designId, projectId } = await open()
    const noah = someone()
    await collect(noah, wants('M', 'BÉLANGER', '7'))
    const params = { secret: await privateSecret(app, noah.email) }
    const change = (...selection: object[]) =>
      visitor.call(collectionCalls.changeAnswer, { params, body: { selection: selection as never } })
    const [before] = (await maya.call(collectionCalls.read, { params: { projectId } })).answers
    await change(wants('M', 'NOAH B', '8'))
    expect(await answers()).toEqual(['M 1 NOAH B 8'])
    const [after] = (await maya.call(collectionCalls.read, { params: { projectId } })).answers
    expect(after?.id).toBe(before?.id)
    expect((await numbers()).taken).toEqual(['8'])
    await change({ id: designId, size: 'M', quantity: 2 })
    expect(await answers()).toEqual(['M 2 NOAH B 8'])
    await change(wants('L', 'NOAH B', '8'))
    expect(await answers()).toEqual(['L 1 NOAH B 8'])
    await collect(someone(), wants('S', 'ROY', '9'))
    const refused = await failure(change(wants('L', 'NOAH B', '9')))
    expect(refused).toMatchObject({ key: 'number_taken', facts: { number: '9' } })
    expect(await answers()).toEqual(['L 1 NOAH B 8', 'S 1 ROY 9'])
  })

  test('are refused by the field, and nothing is kept (SC33, NN4)', async () => {
    const { wants, collect, answers, nameId, numberId, designId } = await open()
    const told = async (...selection: object[]) => await failure(collect(someone(), ...selection))
    expect(await told(wants('M', 'A'.repeat(31), '1'))).toMatchObject({
      key: 'too_long',
      issues: [{ path: `selection.0.words.${nameId}` }],
    })
    expect(await told(wants('S', 'ROY', '1'), wants('M', '', '2'))).toMatchObject({
      key: 'word_required',
      facts: { line: 2 },
      issues: [{ path: `selection.1.words.${nameId}` }],
    })
    expect(await told({ id: designId, size: 'M', quantity: 1 })).toMatchObject({ key: 'word_required' })
    expect(await told(wants('M', '王', '2'))).toMatchObject({ key: 'missingLetter', facts: { letter: '王' } })
    expect(await told(wants('M', 'ROY', '100'))).toMatchObject({
      key: 'validation_failed',
      issues: [{ path: `selection.0.words.${numberId}`, message: 'is no number from 0 to 99' }],
    })
    const stray = crypto.randomUUID()
    expect(
      await told({ id: designId, size: 'M', quantity: 1, words: { [nameId]: 'ROY', [stray]: 'x' } }),
    ).toMatchObject({ key: 'validation_failed', issues: [{ path: `selection.0.words.${stray}` }] })
    expect(await answers()).toEqual([])
  })

  test('are the organiser’s to add and to correct, also later (SC33)', async () => {
    const { designId, projectId, nameId, numberId, answers, numbers } = await open()
    const details = { firstName: 'Amina', lastName: 'Diallo' }
    const body = { projectId, details, design_id: designId, size: 'M', quantity: 1 }
    const entry = await maya.call(collectionCalls.addEntry, { body })
    expect(entry).not.toHaveProperty('words')
    const words = { [nameId]: 'DIALLO', [numberId]: '10' }
    const changed = await maya.call(collectionCalls.changeEntry, { body: { id: entry.id, words } })
    expect(changed.words).toEqual(words)
    const other = await maya.call(collectionCalls.addEntry, { body: { ...body, size: 'L' } })
    const taken = maya.call(collectionCalls.changeEntry, { body: { id: other.id, words } })
    expect(await failure(taken)).toMatchObject({ key: 'number_taken' })
    expect(await answers()).toEqual(['L 1', 'M 1 DIALLO 10'])
    await maya.call(collectionCalls.changeEntry, { body: { id: entry.id, size: 'S' } })
    expect(await answers()).toEqual(['L 1', 'S 1 DIALLO 10'])
    await maya.call(collectionCalls.removeEntry, { params: { id: entry.id } })
    expect((await numbers()).taken).toEqual([])
  })
})

describe('a number', () => {
  test('is claimed by one of two at once, and the other is told (SC34)', async () => {
    const { wants, collect, answers, numbers } = await open()
    for (let round = 0; round < 40; round += 1) {
      const sent = ['ROY', 'DIALLO', 'TREMBLAY'].map(name =>
        failure(collect(someone(), wants('M', name, String(round)), wants('L', name, String(round)))),
      )
      const told = await Promise.all(sent)
      expect(told.filter(each => each === 'answered')).toHaveLength(1)
      for (const each of told.filter(one => one !== 'answered'))
        expect(each).toMatchObject({ key: 'number_taken', facts: { number: String(round) } })
    }
    expect((await answers()).length).toBe(80)
    expect((await numbers()).taken.length).toBe(40)
  })

  test('is not swapped into a wait that never ends (SC34)', async () => {
    const { wants, collect, numbers } = await open()
    const people = [someone(), someone()]
    await collect(people[0]!, wants('M', 'ROY', '1'))
    await collect(people[1]!, wants('M', 'DIALLO', '2'))
    const secrets = [await privateSecret(app, people[0]!.email), await privateSecret(app, people[1]!.email)]
    const take = (at: number, number: string) => {
      const selection = [wants('M', 'ROY', number)]
      return failure(
        visitor.call(collectionCalls.changeAnswer, { params: { secret: secrets[at]! }, body: { selection } }),
      )
    }
    for (let round = 0; round < 20; round += 1) {
      const told = await Promise.all([take(0, '2'), take(1, '1')])
      for (const each of told) expect(each).toMatchObject({ key: 'number_taken' })
    }
    expect((await numbers()).taken).toEqual(['1', '2'])
  })

  test('is the same person’s on two pieces, text, and free again once its answer is gone (SC34)', async () => {
    const { wants, collect, numbers, projectId, designId } = await open()
    const noah = someone()
    await collect(noah, wants('M', 'ROY', '0'), wants('L', 'ROY', '0'))
    await collect(someone(), wants('M', 'DIALLO', '00'))
    expect((await numbers()).taken).toEqual(['0', '00'])
    const secret = await privateSecret(app, noah.email)
    const selection = [wants('L', 'ROY', '0')]
    await visitor.call(collectionCalls.changeAnswer, { params: { secret }, body: { selection } })
    expect((await numbers()).taken).toEqual(['0', '00'])
    await visitor.call(collectionCalls.withdrawAnswer, { params: { secret }, query: {} })
    expect((await numbers()).taken).toEqual(['00'])
    await app.dependencies.database.write(tx => removeAnswers(tx, [projectId]))
    expect((await numbers()).taken).toEqual([])
    const copy = await maya.call(generatorCalls.duplicate, { body: { designId } })
    await collect(someone(), wants('M', 'ROY', '5'))
    const { projectId: elsewhere } = maya
    await maya.call(designCalls.register, {
      body: { projectId: elsewhere, designId: copy.designId, name: null },
    })
    await maya.call(designCalls.setCollectable, { body: { designId: copy.designId, collectable: true } })
    await collect(someone(), { ...wants('M', 'ROY', '5'), id: copy.designId })
  })

  test('is of the organiser’s range, without those that are reserved (SC34)', async () => {
    const { wants, collect, numbers, projectId, designId, numberId } = await open()
    const usual = await numbers()
    expect([usual.free.length, usual.free.slice(0, 3)]).toEqual([101, ['0', '00', '1']])
    const range = { from: 1, to: 12, reserved: ['10', '12'] }
    await maya.call(collectionCalls.change, { body: { projectId, numbers: range } })
    const read = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(read.settings.numbers).toEqual(range)
    await collect(someone(), wants('M', 'ROY', '3'))
    expect(await numbers()).toEqual({
      free: ['1', '2', '4', '5', '6', '7', '8', '9', '11'],
      reserved: ['10', '12'],
      taken: ['3'],
      kept: [],
    })
    expect(await failure(collect(someone(), wants('M', 'DIALLO', '10')))).toMatchObject({
      key: 'number_taken',
    })
    expect(await failure(collect(someone(), wants('M', 'DIALLO', '13')))).toMatchObject({
      key: 'validation_failed',
    })
    const details = { firstName: 'Amina' }
    await maya.call(collectionCalls.addEntry, {
      body: { projectId, details, design_id: designId, size: 'M', quantity: 1, words: { [numberId]: '10' } },
    })
    const upsideDown = { projectId, numbers: { from: 9, to: 1, reserved: [] } }
    expect(await maya.refused(collectionCalls.change, { body: upsideDown })).toBe('400 validation_failed')
  })
})
