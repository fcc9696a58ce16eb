import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderList } from '#api/testing/lists.ts'
import { orderOf, placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

test('a request has the list of its customer’s cart, whose pieces no quantity takes; ordered again it has it too (NN7, NN8)', async () => {
  const [maya, staff] = [await signUp(app), await signUpStaff(app, 'designer')]
  const shirt = await makePersonalDesign(maya)
  const item = await maya.call(cartCalls.add, { body: { designId: shirt.designId } })
  const ana = { first_name: 'Ana', last_name: 'Rivera', email: null }
  const { lines } = await maya.call(cartCalls.setLines, {
    params: { id: item.id },
    body: {
      lines: [
        { size: 'M', qty: 12, person: ana, words: { [shirt.nameId]: 'RIVERA', [shirt.numberId]: '07' } },
        { size: 'L', qty: 8, words: { [shirt.nameId]: 'COHEN' } },
        { size: 'L', qty: 2 },
      ],
    },
  })
  const brief = (list: typeof lines | undefined) =>
    list?.map(({ size, qty, person, words }) => ({ size, qty, person, words }))
  const other = { items: [{ design_id: shirt.designId, sizes: [{ name: 'M', qty: 30 }] }] }
  expect(await maya.refused(preorderCalls.create, { body: orderOf([shirt.designId], other) })).toBe(
    '409 conflict',
  )
  const { id: preorderId } = await placeOrder(maya, [shirt.designId])
  const detail = await staff.call(deskCalls.read, { body: { preorderId } })
  const ordered = must(detail.purchasedItems[0], 'item')
  expect(brief(ordered.lines)).toEqual(brief(lines))
  const [mine] = await maya.call(preorderCalls.list, {})
  for (const { slots } of [ordered, must(mine?.purchasedItems[0], 'own item')])
    expect(slots?.map(({ id, kind }) => [id, kind])).toEqual([
      [shirt.nameId, 'name'],
      [shirt.numberId, 'number'],
    ])
  const setSizes = (m: number, l: number) => ({
    body: {
      preorderId,
      designId: ordered.design_id,
      sizes: [
        { name: 'M', qty: m },
        { name: 'L', qty: l },
      ],
    },
  })
  expect(await staff.refused(deskCalls.setSizes, setSizes(11, 10))).toBe('422 held_by_people')
  const fewer = await staff.call(deskCalls.setSizes, setSizes(12, 8))
  expect(brief(fewer.purchasedItems[0]?.lines)).toEqual(brief(lines.filter(({ id }) => id !== 'L')))
  await maya.call(orderCalls.again, { body: { preorderId } })
  const { items } = await maya.call(cartCalls.items, { query: {} })
  expect(brief(items[0]?.lines)).toEqual(brief(lines.filter(({ id }) => id !== 'L')))
})

test('a list is looked through by what its team plays, in the cart and in a request, anew once that changes (NN16)', async () => {
  const [maya, staff] = [await signUp(app), await signUpStaff(app, 'designer')]
  const shirt = await makePersonalDesign(maya)
  const people = ['0', '00', '67', '23'].map((number, i) => ['M', `PLAYER${'ABCD'[i]}`, number, 5] as const)
  const { id: preorderId } = await orderList(maya, shirt, people)
  const item = await maya.call(cartCalls.add, { body: { designId: shirt.designId } })
  const listed = people.map(([size, name, number, qty]) => ({
    size,
    qty,
    words: { [shirt.nameId]: name, [shirt.numberId]: number },
  }))
  await maya.call(cartCalls.setLines, { params: { id: item.id }, body: { lines: listed } })
  const told = async () => {
    const inCart = await maya.call(cartCalls.readLines, { params: { id: item.id } })
    const [mine] = await maya.call(preorderCalls.list, {})
    const atDesk = await staff.call(deskCalls.read, { body: { preorderId } })
    const all = [inCart, must(mine?.purchasedItems[0], 'own item'), must(atDesk.purchasedItems[0], 'item')]
    return all.map(({ sport, lines = [] }) => ({
      sport,
      broken: lines.flatMap(({ problems, words }) =>
        problems.includes('number_not_allowed') ? must(words[shirt.numberId], 'number') : [],
      ),
    }))
  }
  const everywhere = (sport: string | null, broken: string[]) => [1, 2, 3].map(() => ({ sport, broken }))
  const play = (sport: string) => maya.call(teamCalls.setSport, { body: { id: maya.teamId, sport } })
  expect(await told()).toEqual(everywhere(null, []))
  await play('basketball_nfhs')
  expect(await told()).toEqual(everywhere('basketball_nfhs', ['0', '00', '67']))
  await play('ice_hockey')
  expect(await told()).toEqual(everywhere('ice_hockey', ['0', '00']))
  await play('none')
  expect(await told()).toEqual(everywhere('none', []))
})
