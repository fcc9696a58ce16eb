import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPersonalCollection, privateSecret, send, someone } from '#api/testing/collections.ts'
import { orderList } from '#api/testing/lists.ts'
import { orderOf } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import {
  type Caller,
  type Person,
  signUpStaff,
  signUpTeammate,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { waitingForLocks } from '#api/testing/waiting-for-locks.ts'

let app: TestApp
let maya: Person
let visitor: Caller

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
  maya = await signUpVerified(app)
  visitor = stranger(app)
})
afterAll(() => app.close())

type Somebody = { readonly firstName: string; readonly lastName: string; readonly email?: string | null }

const ana = { firstName: 'Ana', lastName: 'Rivera' }

/** A collection of a design with a name and a number, which is in its organiser's cart. */
async function open() {
  const design = await openPersonalCollection(maya)
  const { projectId, token } = design
  const { designId, nameId, numberId } = design
  const { id } = await maya.call(cartCalls.add, { body: { designId } })
  const wordsOf = (name: string, number: string) => ({ [nameId]: name.toUpperCase(), [numberId]: number })
  /** How it was answered. */
  const claim = async (who: Somebody, number: string, email?: string) => {
    const words = wordsOf(who.lastName, number)
    const selection = [{ id: designId, size: 'M', quantity: 1, words }]
    const { firstName, lastName } = who
    const sent = { ...someone(), firstName, lastName, ...(email === undefined ? {} : { email }) }
    return visitor.call(collectionCalls.collectSize, send(sent, selection)).then(
      () => 'claimed',
      (error: { errorKey: string }) => error.errorKey,
    )
  }
  const lineOf = (who: Somebody | null, number: string) => ({
    size: 'L',
    qty: 1,
    person: who && { first_name: who.firstName, last_name: who.lastName, email: who.email ?? null },
    words: wordsOf(who?.lastName ?? 'KEEPER', number),
  })
  /** Adds a line to a cart's list. */
  const list = (who: Somebody | null, number: string, person: Person = maya, itemId = id) =>
    person.call(cartCalls.changeLines, { params: { id: itemId }, body: { lines: [lineOf(who, number)] } })
  const numbers = () =>
    visitor.call(collectionCalls.numbers, { query: { token, designId, slotId: undefined } })
  const takeOver = () =>
    maya.call(cartCalls.fromCollection, { body: { projectId, designIds: [designId], add: true } })
  const read = () => maya.call(cartCalls.readLines, { params: { id } })
  return { ...design, projectId, itemId: id, wordsOf, claim, list, numbers, takeOver, read }
}

test('a number that was carried over is its person’s: nobody else claims it, and nobody learns whose it is (SC36, NN21)', async () => {
  const shirt = await makePersonalDesign(maya, 'Last season')
  const people = [
    ['M', 'RIVERA', '10'],
    ['L', 'ROY', '07'],
  ] as const
  await orderList(maya, shirt, people, { M: 22 })
  const { itemId, claim, numbers } = await open()
  const before = await claim({ firstName: 'Jo', lastName: 'Early' }, '3')
  expect(before).toBe('claimed')
  const { items } = await maya.call(earlierCalls.lists, { params: { id: itemId }, query: {} })
  const params = { id: itemId, designId: must(items[0], 'list').designId }
  const { lines } = await maya.call(earlierCalls.lines, { params })
  const carried = lines.map(({ sizeThen: _, ...line }) => line)
  await maya.call(cartCalls.setLines, { params: { id: itemId }, body: { lines: carried } })
  const told = await numbers()
  expect([told.taken, told.kept]).toEqual([
    ['07', '10', '3'],
    ['07', '10'],
  ])
  expect(told.free).not.toContain('10')
  expect(told.free).toContain('7')
  expect(await claim({ firstName: 'Noah', lastName: 'Roy' }, '10')).toBe('number_taken')
  const own = must(carried[0]?.person, 'person')
  const self = { firstName: own.first_name, lastName: own.last_name }
  expect(await claim(self, '10', 'somebody-else@example.com')).toBe('number_taken')
  expect(await claim(self, '10', must(own.email, 'email'))).toBe('claimed')
  expect(await claim({ firstName: 'Noah', lastName: 'Roy' }, '11')).toBe('claimed')
})

test('of whom the list knows no address the name is enough; what is nobody’s by name is nobody’s to claim (SC36)', async () => {
  const { claim, list, numbers, projectId, designId, wordsOf } = await open()
  await list(ana, '10')
  await list(null, '12')
  expect(await claim(ana, '12')).toBe('number_taken')
  expect(await claim({ firstName: 'ána', lastName: 'RIVERA' }, '10')).toBe('claimed')
  expect((await numbers()).kept).toEqual(['10', '12'])
  const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
  expect(designs.map(({ keptNumbers }) => keptNumbers)).toEqual([['10', '12']])
  const add = (details: Pick<Somebody, 'firstName' | 'lastName'>, number: string) =>
    maya.refused(collectionCalls.addEntry, {
      body: { projectId, details, design_id: designId, size: 'M', quantity: 1, words: wordsOf('x', number) },
    })
  expect(await add({ firstName: 'Li', lastName: 'Wei' }, '12')).toBe('409 number_taken')
})

test('what is asked for or on order keeps its numbers until it is delivered or cancelled, staff’s changes with it (SC36)', async () => {
  const staff = await signUpStaff(app)
  const { claim, list, numbers, designId, itemId, projectId, numberId } = await open()
  await list(ana, '10')
  const spare = { size: 'L', qty: 23 }
  await maya.call(cartCalls.changeLines, { params: { id: itemId }, body: { lines: [spare] } })
  const sizes = [{ name: 'L', qty: 24 }]
  const { id: preorderId } = await maya.call(preorderCalls.create, {
    body: orderOf([designId], { items: [{ design_id: designId, sizes }] }),
  })
  const noah = { firstName: 'Noah', lastName: 'Roy' }
  const keptOf = async () => {
    const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
    return [(await numbers()).kept, designs[0]?.keptNumbers ?? []]
  }
  expect(await keptOf()).toEqual([['10'], ['10']])
  expect(await claim(noah, '10')).toBe('number_taken')
  // As staff have it by now.
  const detail = await staff.call(deskCalls.read, { body: { preorderId } })
  const item = must(detail.purchasedItems[0], 'item')
  const lines = must(item.lines, 'lines').map(({ problems: _, ...line }) =>
    line.words[numberId] === '10' ? { ...line, words: { ...line.words, [numberId]: '12' } } : line,
  )
  await staff.call(deskCalls.setLines, { body: { preorderId, designId: item.design_id, lines } })
  expect(await keptOf()).toEqual([['12'], ['12']])
  expect(await claim(noah, '10')).toBe('claimed')
  expect(await claim({ firstName: 'Li', lastName: 'Wei' }, '12')).toBe('number_taken')
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
  expect(await keptOf()).toEqual([[], []])
  expect(await claim({ firstName: 'Li', lastName: 'Wei' }, '12')).toBe('claimed')
})

test('lists in the carts of all of the team keep numbers, of nobody who has left it (SC36)', async () => {
  const { claim, list, designId } = await open()
  const sam = await signUpTeammate(app, maya)
  const { id } = await sam.call(cartCalls.add, { body: { designId } })
  await list(ana, '21', sam, id)
  expect(await claim({ firstName: 'Noah', lastName: 'Roy' }, '21')).toBe('number_taken')
  const params = { teamId: maya.teamId, teammateId: sam.id }
  await maya.call(teamCalls.removeTeammate, { params })
  expect(await claim({ firstName: 'Noah', lastName: 'Roy' }, '21')).toBe('claimed')
})

test('of a number that was claimed before its list has it the organiser is told who has it (SC36)', async () => {
  const { claim, list, read, takeOver, numberId, designId, wordsOf } = await open()
  const noah = { ...someone(), firstName: 'Noah', lastName: 'Roy' }
  expect(await claim(noah, '7', noah.email)).toBe('claimed')
  expect(await claim(ana, '8')).toBe('claimed')
  const told = [{ slotId: numberId, number: '7', first_name: 'Noah', last_name: 'Roy' }]
  expect((await list({ firstName: 'Jade', lastName: 'Diallo' }, '7')).claimed).toEqual(told)
  expect((await list(ana, '8')).claimed).toEqual(told)
  expect((await read()).claimed).toEqual(told)
  const params = { secret: await privateSecret(app, noah.email) }
  const selection = [{ id: designId, size: 'S', quantity: 1, words: wordsOf('Roy', '7') }]
  await visitor.call(collectionCalls.changeAnswer, { params, body: { selection } })
  await takeOver()
  const { claimed, lines } = await read()
  expect(claimed).toEqual([])
  const twice = lines.filter(
    ({ words, problems }) => words[numberId] === '7' && problems.includes('number_twice'),
  )
  expect(twice.map(({ person }) => person?.last_name).toSorted()).toEqual(['Diallo', 'Roy'])
})

test('claimed and put into a list at once: the later one knows of the earlier (SC36)', async () => {
  const { claim, list, designId } = await open()
  const claimed = () => claim({ firstName: 'Noah', lastName: 'Roy' }, '7')
  const listed = () => list({ firstName: 'Jade', lastName: 'Diallo' }, '8')
  /** Both are under way before either goes on, in this order. */
  const meet = async <One, Other>(one: () => Promise<One>, other: () => Promise<Other>) => {
    const holding = await app.pool.connect()
    await holding.query('begin')
    await holding.query('select from designs where id = $1 for no key update', [designId])
    const first = one()
    await expect.poll(() => waitingForLocks(app.pool), patient).toBe(1)
    const second = other()
    await expect.poll(() => waitingForLocks(app.pool), patient).toBe(2)
    await holding.query('commit')
    holding.release()
    return Promise.all([first, second])
  }
  const [answer, after] = await meet(claimed, () => list({ firstName: 'Jade', lastName: 'Diallo' }, '7'))
  expect([answer, after.claimed.map(({ number }) => number)]).toEqual(['claimed', ['7']])
  const [before, refused] = await meet(listed, () => claim({ firstName: 'Noah', lastName: 'Roy' }, '8'))
  expect([before.claimed.map(({ number }) => number), refused]).toEqual([['7'], 'number_taken'])
})
