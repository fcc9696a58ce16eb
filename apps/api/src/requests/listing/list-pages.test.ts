import { deskCalls } from '@teamloom/contract/desk.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { staffListSorts } from '@teamloom/contract/staff-list-sorts.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Asked = z.input<(typeof deskCalls.list)['body']>

let app: TestApp
let staff: Person
let maya: Person
const moment = new Date()
const dayFrom = (days: number) => new Date(moment.getTime() + days * 86_400_000).toISOString()
const many = 9

/** Requests that no order of the list tells apart: of one person, from one moment; every third one is ordered. */
beforeAll(async () => {
  app = await startTestApp()
  app.setNow(moment)
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app)
  const designId = await makeDesign(maya)
  for (let at = 0; at < many; at++) {
    const state = at % 2 === 0 ? montreal : { ...montreal, city: 'Toronto', state: 'ON', zipcode: 'M5V 2T6' }
    const { id: preorderId } = await placeOrder(maya, [designId], { shippingAddress: state })
    if (at % 3 === 0)
      await staff.call(deskCalls.setStatus, {
        body: { preorderId, status: 'purchased', tellCustomer: false },
      })
  }
})
afterAll(() => app.close())

const idsOf = async (asked: Asked) => {
  const { items } = await staff.call(deskCalls.list, { body: { itemsPerPage: 100, ...asked } })
  return items.map(({ preorder }) => preorder.id)
}

describe('pages of a list (OR23)', () => {
  test.each(staffListSorts)(
    'have each request once, also where the order %s has them all alike',
    async sort => {
      const all = await idsOf({ sort })
      expect(new Set(all).size).toBe(many)
      for (const itemsPerPage of [1, 2, 4]) {
        const paged: string[] = []
        for (let pageNumber = 1; pageNumber <= Math.ceil(many / itemsPerPage); pageNumber++)
          paged.push(...(await idsOf({ sort, itemsPerPage, pageNumber })))
        expect(paged).toEqual(all)
      }
    },
  )

  test('of orders have each once', async () => {
    const page = async (pageNumber: number) => {
      const { items } = await staff.call(orderCalls.listAll, { body: { itemsPerPage: 1, pageNumber } })
      return items.map(({ order }) => order.number)
    }
    const numbers = [await page(1), await page(2), await page(3), await page(4)].flat()
    expect(new Set(numbers).size).toBe(3)
    expect(numbers).toHaveLength(3)
  })

  test('narrowed by several things have what each of these leaves', async () => {
    const narrowings = fc.record(
      {
        search: fc.constantFrom('maya', 'wolves', '1003', '2000'),
        statuses: fc.constantFrom<NonNullable<Asked['statuses']>[]>(['intent'], ['purchased', 'shipped']),
        province: fc.constantFrom('QC', 'on'),
        from: fc.constantFrom(dayFrom(-1), dayFrom(1)),
        staffId: fc.constant(staff.id),
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(narrowings, async narrowing => {
        const alone = await Promise.all(
          Object.entries(narrowing).map(([name, value]) => idsOf({ [name]: value })),
        )
        const expected = (await idsOf({})).filter(id => alone.every(found => found.includes(id)))
        expect(await idsOf(narrowing)).toEqual(expected)
      }),
      { numRuns: 25 },
    )
  })

  test.each([{ pageNumber: 0 }, { pageNumber: 1.5 }, { itemsPerPage: 0 }, { itemsPerPage: 101 }])(
    'are refused where there is none such: %j',
    async asked => {
      expect(await staff.refused(deskCalls.list, { body: asked })).toBe('400 validation_failed')
    },
  )
})

describe('what a list asks of the database', () => {
  /** Each statement that is no part of a transaction takes a connection for itself; so does what goes on beside a read. */
  async function statementsOf(read: () => Promise<unknown>): Promise<number> {
    await read()
    let taken = 0
    const count = () => {
      taken += 1
    }
    app.pool.on('acquire', count)
    const reads: number[] = []
    for (let each = 0; each < 5; each++) {
      taken = 0
      await read()
      reads.push(taken)
    }
    app.pool.off('acquire', count)
    return Math.min(...reads)
  }

  test.each<[string, (itemsPerPage: number) => Promise<unknown>]>([
    ['requests', itemsPerPage => staff.call(deskCalls.list, { body: { itemsPerPage } })],
    ['orders', itemsPerPage => staff.call(orderCalls.listAll, { body: { itemsPerPage, pageNumber: 1 } })],
  ])('for %s does not grow with the page', async (_, read) => {
    const one = await statementsOf(() => read(1))
    expect(one).toBeGreaterThan(1)
    expect(await statementsOf(() => read(many))).toBe(one)
  })

  test('for one’s own orders does not grow with them', async () => {
    const jonas = await signUp(app)
    const { id: preorderId } = await placeOrder(jonas, [await makeDesign(jonas)])
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased', tellCustomer: false } })
    const read = (person: Person) => statementsOf(() => person.call(orderCalls.list, {}))
    expect(await read(maya)).toBe(await read(jonas))
  })
})
