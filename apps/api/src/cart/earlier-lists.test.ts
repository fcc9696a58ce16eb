import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign, update } from '#api/testing/designs.ts'
import { type ListedPerson, orderList } from '#api/testing/lists.ts'
import { orderOf } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate, stranger } from '#api/testing/people.ts'
import { addSlot, makePersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

/** Twenty-two people, of whom the last three leave. */
const lastSeason = Array.from(
  { length: 22 },
  (_, at): ListedPerson => [['S', 'M', 'L'][at % 3]!, `PLAYER ${'ABCDEFGHIJKLMNOPQRSTUV'[at]}`, `0${at}`],
)
const listsOf = (person: Person, id: string, query: { limit?: number; after?: string } = {}) =>
  person.call(earlierCalls.lists, { params: { id }, query })
const addItem = (person: Person, designId: string) => person.call(cartCalls.add, { body: { designId } })

test('three leave, two come: last season’s list is another design’s, numbers kept (NN21, NN7)', async () => {
  const shirt = await makePersonalDesign(maya)
  const { id: preorderId } = await orderList(maya, shirt, lastSeason, { M: 2 })
  const next = await makePersonalDesign(maya, 'Away shirt')
  const item = await addItem(maya, next.designId)
  const { items, next: more } = await listsOf(maya, item.id)
  expect([items.length, more]).toEqual([1, null])
  const list = must(items[0], 'list')
  expect(list).toMatchObject({
    designName: 'Match shirt',
    isOwn: true,
    people: 22,
    pieces: 24,
    kinds: ['name', 'number'],
  })
  const { lines, leftOut } = await maya.call(earlierCalls.lines, {
    params: { id: item.id, designId: list.designId },
  })
  expect(leftOut).toEqual([])
  expect(lines).toHaveLength(22)
  expect(lines[1]).toEqual({
    size: 'M',
    sizeThen: 'M',
    qty: 1,
    person: { first_name: 'First1', last_name: 'PLAYER B', email: 'person1@example.com' },
    words: { [next.nameId]: 'PLAYER B', [next.numberId]: '01' },
  })
  const stay = lines.slice(0, -3).map(({ sizeThen: _, ...line }) => line)
  const come = ['AVA', 'IAN'].map((name, at) => ({
    size: 'XL',
    qty: 1,
    words: { [next.nameId]: name, [next.numberId]: `9${at}` },
  }))
  const body = { lines: [...stay, ...come] as never }
  const { sizes } = await maya.call(cartCalls.changeLines, { params: { id: item.id }, body })
  const ordered = { items: [{ design_id: next.designId, sizes }] }
  const placed = await maya.call(preorderCalls.create, { body: orderOf([next.designId], ordered) })
  const staff = await signUpStaff(app, 'designer')
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId: placed.id } })
  const numbers = purchasedItems[0]?.lines?.map(({ words }) => words[next.numberId])
  expect(numbers).toEqual([...lastSeason.slice(0, -3).map(([, , number]) => number), '90', '91'])
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
  const again = await addItem(maya, next.designId)
  expect((await listsOf(maya, again.id)).items.map(({ designName }) => designName)).toEqual(['Away shirt'])
})

test('lists come in pages, the newest first, and only of designs with words of the same kinds (NN21)', async () => {
  const [coach, first] = [await signUp(app), 'First']
  for (const name of [first, 'Second', 'Third'])
    await orderList(coach, await makePersonalDesign(coach, name), [['M', 'ROY', '7', 20]])
  const plain = await addItem(coach, await makeDesign(coach))
  expect(await listsOf(coach, plain.id)).toEqual({ items: [], next: null })
  const shirt = await makePersonalDesign(coach)
  await update(coach, shirt.designId, {
    action: 'setDecorationPersonal',
    decorationId: shirt.nameId,
    personal: null,
  })
  const item = await addItem(coach, shirt.designId)
  const page = await listsOf(coach, item.id, { limit: 2 })
  expect(page.items.map(({ designName, kinds }) => [designName, kinds])).toEqual([
    ['Third', ['number']],
    ['Second', ['number']],
  ])
  const last = await listsOf(coach, item.id, { limit: 2, after: must(page.next, 'next') })
  expect([last.items.map(({ designName }) => designName), last.next]).toEqual([[first], null])
  const { lines, leftOut } = await coach.call(earlierCalls.lines, {
    params: { id: item.id, designId: must(page.items[0], 'list').designId },
  })
  expect([lines[0]?.words, leftOut]).toEqual([{ [shirt.numberId]: '7' }, ['name']])
})

test('a list is its team’s: members read it without addresses, others and strangers nothing of it (NN21, AC2)', async () => {
  const shirt = await makePersonalDesign(maya)
  await orderList(maya, shirt, [['M', 'ROY', '7', 20]])
  const mate = await signUpTeammate(app, maya)
  const own = await addItem(mate, shirt.designId)
  const list = must((await listsOf(mate, own.id)).items[0], 'list')
  expect(list.isOwn).toBe(false)
  const read = (person: Person, id: string) =>
    person.refused(earlierCalls.lines, { params: { id, designId: list.designId } })
  const { lines } = await mate.call(earlierCalls.lines, { params: { id: own.id, designId: list.designId } })
  expect(lines[0]?.person).toEqual({ first_name: 'First0', last_name: 'ROY', email: null })

  const other = await signUp(app)
  const others = await addItem(other, (await makePersonalDesign(other)).designId)
  expect((await listsOf(other, others.id)).items).toEqual([])
  expect(await read(other, others.id)).toBe('404 not_found')
  expect(await read(other, own.id)).toBe('404 not_found')
  const after = { limit: 1, after: list.designId }
  expect(await other.refused(earlierCalls.lists, { params: { id: others.id }, query: after })).toBe(
    '404 not_found',
  )
  expect(
    await stranger(app).refused(earlierCalls.lines, { params: { id: own.id, designId: list.designId } }),
  ).toBe('401 unauthorized')
})

test('ordered again, words stand in the slot of their kind where that was made anew (OR38)', async () => {
  const coach = await signUp(app)
  const shirt = await makePersonalDesign(coach)
  const { id: preorderId } = await orderList(coach, shirt, [['M', 'ROY', '07', 20]])
  await update(coach, shirt.designId, { action: 'removeDecoration', decorationId: shirt.numberId })
  const numberId = await addSlot(coach, shirt.designId, 'number', 'backNumber')
  await coach.call(orderCalls.again, { body: { preorderId } })
  const { items } = await coach.call(cartCalls.items, { query: {} })
  expect(items[0]?.lines).toMatchObject([
    { size: 'M', qty: 20, person: { last_name: 'ROY' }, words: { [shirt.nameId]: 'ROY', [numberId]: '07' } },
  ])
})
