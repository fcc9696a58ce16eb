import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { toAddress } from '@teamloom/commerce/addresses/address.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { paint, red, update } from '#api/testing/designs.ts'
import { administer, connectionTo } from '#api/testing/global-setup.ts'
import { montreal } from '#api/testing/orders.ts'
import { type Person, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const migrations = path.join(import.meta.dirname, '../db/migrations')
const fixture = path.join(import.meta.dirname, '../../../../packages/design/fixtures/version-2/tshirt.json')
/** The last one before what is ordered was a design of its own. */
const lastOfThen = '0002_print_surfaces.sql'

const server = inject('server')
const name = `teamloom_migrated_${Math.random().toString(36).slice(2, 10)}`
const preorderId = randomUUID()
let app: TestApp
let staff: Person

beforeAll(async () => {
  await administer(server, `create database ${name}`)
  const connection = connectionTo(server, name)
  const client = new pg.Client(connection)
  await client.connect()
  const files = fs.readdirSync(migrations).filter(file => file.endsWith('.sql'))
  const run = async (some: readonly string[]) => {
    for (const file of some.toSorted())
      await client.query(fs.readFileSync(path.join(migrations, file), 'utf8'))
  }
  await run(files.filter(file => file <= lastOfThen))
  await placeThen(client)
  await run(files.filter(file => file > lastOfThen))
  await client.end()
  app = await startTestApp({}, { reach: async () => connection })
  staff = await signUpStaff(app, 'designer')
})
afterAll(async () => {
  await app.close()
  await administer(server, `drop database if exists ${name}`)
})

/** Prices that no catalogue has now: for the first ranges, in both currencies. */
const tableOf = (price: number, shipping: number) => ({
  pricingRange: [
    { qty: 20, price, shipping },
    { qty: 50, price: price - 100, shipping: shipping - 10 },
  ],
  priceOfExtraCredit: 65,
  includedSizesPerRange: [
    { minQty: 20, maxQty: null, fromSizeName: '2XS', toSizeName: '2XL', extraSizePrice: 200 },
  ],
})

const terms = {
  pricing: {
    minQty: 20,
    minQtyPerSize: 0,
    maxQty: 999,
    freeCredits: 4,
    pricingCurrency: { cad: tableOf(1111, 77), usd: tableOf(888, 66) },
  },
  sizeNames: ['2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'],
  creditsUsed: 6,
}

/** Writes a request as the product did then: with a copy of the design in its item, at the item’s own prices. */
async function placeThen(client: pg.Client): Promise<void> {
  const [userId, teamId] = [randomUUID(), randomUUID()]
  await client.query(
    `insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
     values ($1, 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`,
    [userId],
  )
  await client.query(`insert into teams (id, name) values ($1, 'Wolves')`, [teamId])
  const address = JSON.stringify(toAddress(montreal))
  await client.query(
    `insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address, discounts, created_at)
     values ($1, $2, 'intent', 'cad', 'en', $3, $3, '[{"id": "first-order", "name": "First order", "amount": 5000}]', '2026-11-20T15:00:00Z')`,
    [preorderId, userId, address],
  )
  await client.query(
    `insert into preorder_events (id, preorder_id, user_id, name, data) values ($1, $2, $3, 'created', '{}')`,
    [randomUUID(), preorderId, userId],
  )
  await client.query(
    `insert into preorder_items (id, preorder_id, position, design_id, project_name, design_name, team_id, family, product,
       document, revision, look_key, sizes, terms)
     values ($1, $2, 0, $3, 'Season', 'Crew', $4, 'shirt', 'tshirt', $5, 3, 'look', $6, $7)`,
    [
      randomUUID(),
      preorderId,
      randomUUID(),
      teamId,
      fs.readFileSync(fixture, 'utf8'),
      JSON.stringify(terms.sizeNames.map(size => ({ name: size, qty: { M: 20, '5XL': 4 }[size] ?? 0 }))),
      JSON.stringify(terms),
    ],
  )
}

const read = () => staff.call(deskCalls.read, { body: { preorderId } })

test('a request of before ordered designs opens at the desk with the terms that it was placed at (OR6, OR26)', async () => {
  const { items } = await staff.call(deskCalls.list, { body: { search: 'wolves' } })
  expect(items.map(({ preorder }) => preorder.id)).toEqual([preorderId])
  const before = await read()
  const [item] = before.purchasedItems
  // 24 × (11.11 + 2 × 0.65 + 0.77) + 4 × 2.00
  expect(item).toMatchObject({
    designName: 'Crew',
    pricing: { qty: 24, extraCredits: 2, pricePerUnit: 1111 + 130, priceOfShippingPerUnit: 77 },
  })
  expect(item?.pricing.total).toBe(24 * (1111 + 130 + 77) + 4 * 200)
  expect(before.invoice.total).toBe(must(item?.pricing.total, 'total') - 5000)
  expect(before.history.map(({ event }) => event.name)).toEqual(['created'])

  const designId = must(item, 'item').design_id
  const inDollars = await staff.call(deskCalls.setCurrency, {
    body: { preorderId, currency: 'usd', dryRun: true },
  })
  expect(inDollars.purchasedItems[0]?.pricing.total).toBe(24 * (888 + 130 + 66) + 4 * 200)
  await staff.call(deskCalls.setSizes, { body: { preorderId, designId, sizes: [{ name: 'M', qty: 50 }] } })
  await update(staff, designId, paint(red))
  const [changed] = (await read()).purchasedItems
  const pricePerUnit = 1011 + 65 * must(changed, 'item').pricing.extraCredits
  expect(changed?.pricing).toMatchObject({ pricePerUnit, total: 50 * (pricePerUnit + 67) })
  const { order } = await staff.call(deskCalls.setStatus, {
    body: { preorderId, status: 'purchased', tellCustomer: false },
  })
  expect(order?.invoice).toMatchObject({ revision: 1, subtotal: 50 * pricePerUnit, shipping: 50 * 67 })
})
