import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dumpTables } from '#api/commands/dump-tables.ts'
import { loadTables } from '#api/commands/load-tables.ts'
import { withClient } from '#api/commands/open-database.ts'
import { CommandProblem } from '#api/commands/run-command.ts'
import { openPayments, type PaymentWorld } from '#api/testing/payments.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-tables-'))
let world: PaymentWorld
let other: TestApp

beforeAll(async () => {
  world = await openPayments()
  other = await startTestApp()
  const { designId } = await makePersonalDesign(world.maya)
  await world.order()
  await world.maya.call(cartCalls.add, { body: { designId } })
})
afterAll(async () => {
  await world.close()
  await other.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const dump = async ({ connection }: TestApp, name: string) => {
  const place = path.join(folder, name)
  fs.mkdirSync(place)
  await withClient(connection, client => dumpTables(client, place))
  return place
}
const linesOf = (place: string) =>
  Object.fromEntries(
    fs
      .readdirSync(place)
      .map(name => [name, fs.readFileSync(path.join(place, name), 'utf8').split('\n').toSorted()]),
  )

test('all that a backup has of the tables is there after it is put back, and is put over nothing unasked', async () => {
  const saved = await dump(world.app, 'saved')
  const filled = Object.entries(linesOf(saved)).filter(([, lines]) => lines.length > 1)
  // Carts and requests among them, whose sums the database makes of their lines.
  expect(filled.map(([name]) => name)).toEqual(
    expect.arrayContaining(['cart_items.jsonl', 'preorder_items.jsonl', 'orders.jsonl', 'users.jsonl']),
  )
  await withClient(other.connection, client => loadTables(client, saved, true))
  expect(linesOf(await dump(other, 'put back'))).toEqual(linesOf(saved))
  const again = withClient(other.connection, client => loadTables(client, saved, false))
  await expect(again).rejects.toThrow(CommandProblem)
})
