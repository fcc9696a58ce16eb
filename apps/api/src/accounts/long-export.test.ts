import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownDataFolder } from '#api/accounts/own-data-link.ts'
import { packOwnData } from '#api/accounts/pack-own-data.ts'
import type { Listed } from '#api/platform/files/files.ts'
import { makeDesign, paint, update } from '#api/testing/designs.ts'
import { type Person, signUp } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { unzip } from '#api/testing/unzip.ts'

type Tables = { readonly designs: readonly unknown[]; readonly designChanges: readonly unknown[] }

const many = 3000
const wait = 120_000

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  const designId = await makeDesign(maya)
  await update(maya, designId, paint('1022'))
  const columns = async (table: string, left: string) => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select string_agg(quote_ident(column_name), ', ') as name from information_schema.columns
        where table_name = $1 and table_schema = current_schema() and column_name <> $2 and is_generated = 'NEVER'`,
      [table, left],
    )
    return rows[0]!.name
  }
  const ofDesigns = await columns('designs', 'id')
  await app.pool.query(
    `insert into designs (id, ${ofDesigns}) select gen_random_uuid(), ${ofDesigns}
      from designs, generate_series(1, $2::int) where id = $1`,
    [designId, many],
  )
  await app.pool.query(
    `insert into design_changes (design_id, revision, user_id, change, inverse)
      select design_id, 1000 + i, user_id, change, inverse
      from design_changes, generate_series(1, $2::int) i where design_id = $1 and revision = 2`,
    [designId, 10 * many],
  )
}, wait)
afterAll(() => app.close())

test('the data of an account with thousands of designs is gathered a page at a time, and is all there (OD1)', {
  timeout: wait,
}, async () => {
  let asked = 0
  const count = () => {
    asked += 1
  }
  app.pool.on('acquire', count)
  await packOwnData({ userId: maya.id }, app.dependencies)
  app.pool.off('acquire', count)
  // Designs by 25 and changes by 1000, beside two dozen tables of few rows.
  expect(asked).toBeGreaterThan(many / 25 + (10 * many) / 1000 + 20)
  const { files } = app.dependencies
  const [kept]: Listed[] = await Readable.from(files.list(ownDataFolder)).toArray()
  const stream = await files.open(must(kept, 'file').key)
  const data = JSON.parse(String(unzip(await buffer(must(stream, 'file')))['data.json'])) as Tables
  expect(data.designs).toHaveLength(many + 1)
  expect(data.designChanges).toHaveLength(10 * many + 1)
  expect(data.designs[many]).toMatchObject({ makerId: maya.id, document: { decorations: [] } })
})
