import fs from 'node:fs'
import path from 'node:path'
import { linesOf } from '@teamloom/commerce/lines/quantities-of.ts'
import pg from 'pg'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { administer, connectionTo } from '#api/testing/global-setup.ts'

const folder = path.join(import.meta.dirname, 'migrations')
const files = fs
  .readdirSync(folder)
  .filter(file => file.endsWith('.sql'))
  .toSorted()
const server = inject('server')
const name = `teamloom_migrations_${Math.random().toString(36).slice(2, 10)}`
let client: pg.Client | undefined

/** A database as it was just before a migration. */
beforeEach(async () => {
  await client?.end()
  await administer(server, `drop database if exists ${name}`)
  await administer(server, `create database ${name}`)
  client = new pg.Client(connectionTo(server, name))
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await administer(server, `drop database if exists ${name}`)
})

async function query(text: string, ...values: unknown[]): Promise<unknown[]> {
  return (await client!.query(text, values)).rows
}

async function migrateTo(last: string, after?: string): Promise<void> {
  const start = after === undefined ? 0 : files.indexOf(after) + 1
  for (const file of files.slice(start, files.indexOf(last) + 1)) {
    const statements = fs.readFileSync(path.join(folder, file), 'utf8').split('--> statement-breakpoint')
    for (const statement of statements) await client!.query(statement)
  }
}

test('what was ordered becomes a design of its own, at the price that it had (OR6)', async () => {
  await migrateTo('0002_print_surfaces.sql')
  const [user, team, project, design, preorder] = ['1', '2', '3', '4', '5'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', '${user}', 'intent', 'cad', 'en', '{}', '{}')`)
  for (const [position, credits] of [12, 0].entries())
    await query(
      `insert into preorder_items (id, preorder_id, position, design_id, project_name, design_name, team_id, family, product,
        document, revision, look_key, sizes, terms)
       values (gen_random_uuid(), '${preorder}', $1, $2, 'project (1)', 'Crew', '${team}', 'shirt', 'tshirt', '{"schema": 1}', 3, 'look',
        '[]', $3)`,
      position,
      position === 0 ? design : project,
      JSON.stringify({ pricing: { freeCredits: 5 }, sizeNames: ['M'], creditsUsed: credits }),
    )
  await migrateTo('0003_ordered_designs.sql', '0002_print_surfaces.sql')
  const copied =
    await query(`select item.original_design_id, item.terms, item.credits, copy.preorder_id, copy.project_id,
      copy.name, copy.family, copy.product, copy.document, copy.revision, copy.look_key
    from preorder_items item join designs copy on copy.id = item.design_id order by position`)
  const common = {
    terms: { pricing: { freeCredits: 5 }, sizeNames: ['M'] },
    preorder_id: preorder,
    project_id: null,
    name: 'Crew',
    family: 'shirt',
    product: 'tshirt',
    document: { schema: 1 },
    revision: 3,
    look_key: 'look',
  }
  expect(copied).toEqual([
    {
      ...common,
      original_design_id: design,
      credits: [expect.objectContaining({ type: 'ARTWORK', credits: 12 })],
    },
    { ...common, original_design_id: project, credits: [] },
  ])
})

test('artwork of before is read from where it was kept (AC36)', async () => {
  await migrateTo('0006_team_colors.sql')
  const [user, asset, other, older, newer] = ['1', '2', '3', '4', '5'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into assets (id, uploader_id, filename, is_public, etag)
    values ('${asset}', '${user}', 'a.svg', false, 'a'), ('${other}', '${user}', 'b.svg', false, 'b')`)
  for (const [id, at] of [
    [older, '2026-01-01'],
    [newer, '2026-01-02'],
  ])
    await query(`insert into asset_versions (id, asset_id, asset_type, format, is_vector, width, height, colors, created_at)
      values ('${id}', '${asset}', 'avatar', 'svg', true, 400, 300, '["#163E2D"]', '${at}')`)
  await migrateTo('0007_artwork_contents.sql', '0006_team_colors.sql')
  expect(await query('select id, content_id from assets order by id')).toEqual([
    { id: asset, content_id: newer },
    { id: other, content_id: null },
  ])
  const verdict = { ok: true, format: 'svg', isVector: true, width: 400, height: 300, colors: ['#163E2D'] }
  expect(
    await query(`select version.id, reading.id as reading, content.id as content, verdict
      from asset_versions version join readings reading on reading.id = version.reading_id
      join contents content on content.id = reading.content_id order by version.id`),
  ).toEqual([older, newer].map(id => ({ id, reading: id, content: id, verdict })))
})

test('requests of before are listed, and what they have is what was asked for (OR23, OR34)', async () => {
  const data = files.find(file => file.endsWith('_order_desk_data.sql')) ?? ''
  const before = files[files.indexOf(data) - 1] ?? ''
  await migrateTo(before)
  const [user, team, copy, preorder] = ['1', '2', '3', '4'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'zoe@wolves.example', 'Zoé', 'Tremblay', '', 'en', false)`)
  await query(`insert into teams (id, name) values ('${team}', 'Wolves Rowing')`)
  await query(`insert into preorders (id, number, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', 1044, '${user}', 'intent', 'cad', 'en', '{"organization": "Club", "address": {"state": "QC"}}', '{}')`)
  await query(`insert into designs (id, preorder_id, family, product, document, look_key)
    values ('${copy}', '${preorder}', 'shirt', 'tshirt', '{"schema": 1}', 'look')`)
  await query(`insert into preorder_items (id, preorder_id, position, design_id, original_design_id, project_name, team_id, sizes, terms, credits)
    values (gen_random_uuid(), '${preorder}', 0, '${copy}', '${copy}', 'Spring', '${team}', '[{"name": "M", "qty": 20}]', '{}', '[{"credits": 3}, {"credits": 4}]')`)
  await migrateTo(data, before)
  expect(await query('select asked from preorder_items')).toEqual([
    { asked: { document: { schema: 1 }, lookKey: 'look', creditsUsed: 7, sizes: [{ name: 'M', qty: 20 }] } },
  ])
  expect(
    await query('select status, province, customer, organization, words, is_order from preorder_listings'),
  ).toEqual([
    {
      status: 'intent',
      province: 'QC',
      customer: 'tremblay zoé',
      organization: 'club',
      words: expect.arrayContaining(['1044', 'zoe', 'wolves', 'rowing', 'club']),
      is_order: false,
    },
  ])
})

test('requests of before have the discounts that they were placed with, where nothing says otherwise (OR34)', async () => {
  const facts = files.find(file => file.endsWith('_desk_facts.sql')) ?? ''
  const before = files[files.indexOf(facts) - 1] ?? ''
  await migrateTo(before)
  const [user, kept, changed] = ['1', '2', '3'].map(digit => `00000000-0000-4000-8000-00000000000${digit}`)
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  for (const id of [kept, changed])
    await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address, discounts, deposit_cents)
      values ('${id}', '${user}', 'intent', 'cad', 'en', '{}', '{}', '[{"id": "a", "name": "A", "amount": 5}]', 7)`)
  await query(`insert into preorder_events (id, preorder_id, name, data)
    values (gen_random_uuid(), '${kept}', 'created', '{}'), (gen_random_uuid(), '${changed}', 'discount_updated', '{}')`)
  await migrateTo(facts, before)
  expect(await query('select asked_discounts, deposit_cents from preorders order by id')).toEqual([
    { asked_discounts: [{ id: 'a', name: 'A', amount: 5 }], deposit_cents: '7' },
    { asked_discounts: null, deposit_cents: '7' },
  ])
  expect(await query('select revision from preorder_events')).toEqual([
    { revision: null },
    { revision: null },
  ])
})

test('what was wanted of the waffle beanie in one size is wanted in M-L; what was ordered, and other hats, keep it (OR6)', async () => {
  const combined = files.find(file => file.endsWith('_combined_sizes.sql')) ?? ''
  const before = files[files.indexOf(combined) - 1] ?? ''
  await migrateTo(before)
  const [user, team, project, waffle, beanie, preorder] = ['1', '2', '3', '4', '5', '6'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  const one = '[{"name": "one size", "qty": 20}]'
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into teams (id, name) values ('${team}', 'Wolves Rowing')`)
  await query(
    `insert into projects (id, team_id, name, shareable_token) values ('${project}', '${team}', 'Spring', 'token')`,
  )
  await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', '${user}', 'intent', 'cad', 'en', '{}', '{}')`)
  for (const [id, product] of [
    [waffle, 'waffleBeanie'],
    [beanie, 'beanie'],
  ]) {
    await query(`insert into designs (id, project_id, family, product, document, look_key)
      values ('${id}', '${project}', 'beanie', '${product}', '{"schema": 1}', 'look')`)
    await query(`insert into cart_items (id, user_id, design_id, sizes, collected)
      values (gen_random_uuid(), '${user}', '${id}', '${one}', '{"takenAt": "2026-01-01", "sizes": ${one}}')`)
    await query(`insert into collection_entries (id, project_id, design_id, first_name, last_name, size, quantity)
      values (gen_random_uuid(), '${project}', '${id}', 'Noah', 'Roy', 'one size', 1)`)
  }
  await query(`insert into preorder_items (id, preorder_id, position, design_id, original_design_id, project_name, team_id, sizes, terms, credits)
    values (gen_random_uuid(), '${preorder}', 0, '${waffle}', '${waffle}', 'Spring', '${team}', '${one}', '{}', '[]')`)
  await migrateTo(combined, before)
  const wanted = (name: string) => [{ name, qty: 20 }]
  expect(await query('select sizes, collected from cart_items order by design_id')).toEqual(
    ['M-L', 'one size'].map(name => ({
      sizes: wanted(name),
      collected: { takenAt: '2026-01-01', sizes: wanted(name) },
    })),
  )
  expect(await query('select size from collection_entries order by design_id')).toEqual([
    { size: 'M-L' },
    { size: 'one size' },
  ])
  expect(await query('select sizes from preorder_items')).toEqual([{ sizes: wanted('one size') }])
})

test('what came in another currency before is told in that currency, by the provider’s name alone (PA7)', async () => {
  const asked = files.find(file => file.endsWith('_card_asked.sql')) ?? ''
  const before = files[files.indexOf(asked) - 1] ?? ''
  await migrateTo(before)
  const [user, preorder] = ['1', '2'].map(digit => `00000000-0000-4000-8000-00000000000${digit}`)
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', '${user}', 'intent', 'cad', 'en', '{}', '{}')`)
  for (const [providerId, state, reference, isProviders] of [
    ['pi_1', 'failed', 'pi_1 (100 usd)', true],
    ['re_1', 'failed', 're_1 (-100 usd)', true],
    ['pi_2', 'failed', 'pi_2 (5 )', true],
    ['pi_3', 'booked', 'pi_3', true],
    [null, 'booked', 'ours (7 usd)', false],
  ] as const)
    await query(
      `insert into ledger_entries (id, preorder_id, method, amount, currency, state, reference, provider_id, is_providers, received_at)
        values (gen_random_uuid(), '${preorder}', 'card', 100, 'cad', $1, $2, $3, $4, now())`,
      state,
      reference,
      providerId,
      isProviders,
    )
  await migrateTo(asked, before)
  expect(await query('select currency, reference from ledger_entries order by number')).toEqual([
    { currency: 'usd', reference: 'pi_1' },
    { currency: 'usd', reference: 're_1' },
    { currency: 'xxx', reference: 'pi_2' },
    { currency: 'cad', reference: 'pi_3' },
    { currency: 'cad', reference: 'ours (7 usd)' },
  ])
})

test('several people who answered from one address become people of their own; the last has its link (SC26)', async () => {
  const shared = files.find(file => file.endsWith('_shared_addresses.sql')) ?? ''
  const before = files[files.indexOf(shared) - 1] ?? ''
  await migrateTo(before)
  const [user, team, project, design, parent] = ['1', '2', '3', '4', '5'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into teams (id, name) values ('${team}', 'Titans')`)
  await query(
    `insert into projects (id, team_id, name, shareable_token) values ('${project}', '${team}', 'Kit', 'token')`,
  )
  await query(`insert into designs (id, project_id, family, product, document, look_key)
    values ('${design}', '${project}', 'shirt', 'tshirt', '{"schema": 1}', 'look')`)
  await query(`insert into collection_people (id, project_id, email, language)
    values ('${parent}', '${project}', 'parent@example.com', 'fr')`)
  for (const [name, at] of [
    ['Zoé', '2026-01-01'],
    ['ZOE', '2026-01-02'],
    ['Noël', '2026-01-03'],
  ])
    await query(`insert into collection_entries (id, project_id, design_id, person_id, first_name, last_name, size, quantity, created_at)
      values (gen_random_uuid(), '${project}', '${design}', '${parent}', '${name}', 'Bélanger-Roy', 'M', 1, '${at}')`)
  await query(`insert into collection_roster (id, project_id, email, first_name, last_name, language)
    values (gen_random_uuid(), '${project}', 'parent@example.com', 'Zoé', '', 'fr')`)
  await migrateTo(shared, before)
  const named = `select entry.first_name, person.name_key, person.email, person.language, person.id = '${parent}' as is_same
    from collection_entries entry join collection_people person on person.id = entry.person_id order by entry.created_at`
  const of = { email: 'parent@example.com', language: 'fr' }
  expect(await query(named)).toEqual([
    { ...of, first_name: 'Zoé', name_key: 'zoe belanger roy', is_same: false },
    { ...of, first_name: 'ZOE', name_key: 'zoe belanger roy', is_same: false },
    { ...of, first_name: 'Noël', name_key: 'noel belanger roy', is_same: true },
  ])
  expect(await query('select name_key from collection_roster')).toEqual([{ name_key: 'zoe' }])
  expect(await query('select id from collection_people')).toHaveLength(2)
})

test('what was wanted and ordered in sizes is lines of nobody, in the same quantities (OR4, OR6)', async () => {
  const lines = files.find(file => file.endsWith('_lines.sql')) ?? ''
  const before = files[files.indexOf(lines) - 1] ?? ''
  await migrateTo(before)
  const [user, team, project, design, other, preorder] = ['1', '2', '3', '4', '5', '6'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  const taken = { takenAt: '2026-01-01', sizes: [{ name: 'M', qty: 3 }] }
  const sizes = ['2XS', 'M', 'one size', 'L'].map((size, at) => ({ name: size, qty: [0, 23, 4, 0][at]! }))
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into teams (id, name) values ('${team}', 'Wolves Rowing')`)
  await query(
    `insert into projects (id, team_id, name, shareable_token) values ('${project}', '${team}', 'Spring', 'token')`,
  )
  await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', '${user}', 'intent', 'cad', 'en', '{}', '{}')`)
  for (const id of [design, other])
    await query(`insert into designs (id, project_id, family, product, document, look_key)
      values ('${id}', '${project}', 'shirt', 'tshirt', '{"schema": 1}', 'look')`)
  const asked = { document: {}, lookKey: 'look', creditsUsed: 0, sizes }
  for (const [id, own] of [
    [design, sizes],
    [other, []],
  ] as const) {
    await query(
      'insert into cart_items (id, user_id, design_id, sizes, collected) values (gen_random_uuid(), $1, $2, $3, $4)',
      user,
      id,
      JSON.stringify(own),
      JSON.stringify(taken),
    )
    await query(
      `insert into preorder_items (id, preorder_id, position, design_id, original_design_id, project_name, team_id, sizes, terms, credits, asked)
        values (gen_random_uuid(), $1, 0, $2, $2, 'Spring', $3, $4, '{}', '[]', $5)`,
      preorder,
      id,
      team,
      JSON.stringify(own),
      JSON.stringify(asked),
    )
  }
  await query(
    `insert into removed_preorder_items (design_id, preorder_id, item, removed_at) values ($1, $2, $3, now())`,
    design,
    preorder,
    JSON.stringify({ designId: design, sizes, asked }),
  )
  await migrateTo(lines, before)
  const wanted = [
    { sizes, lines: linesOf(sizes) },
    { sizes: [], lines: [] },
  ]
  expect(await query('select sizes, lines, collected from cart_items order by design_id')).toEqual(
    wanted.map(item => ({ ...item, collected: taken })),
  )
  expect(await query('select sizes, lines, asked from preorder_items order by design_id')).toEqual(
    wanted.map(item => ({ ...item, asked })),
  )
  expect(await query('select item from removed_preorder_items')).toEqual([
    { item: { designId: design, sizes, lines: linesOf(sizes), asked } },
  ])
  await expect(query(`update cart_items set sizes = '[]'`)).rejects.toThrow('can only be updated to DEFAULT')
})

test('a change that was asked for in a proof becomes a comment, in its order and with its mark (RV22)', async () => {
  await migrateTo('0071_approvals.sql')
  const [user, preorder, design, first, second] = ['1', '2', '3', '4', '5'].map(
    digit => `00000000-0000-4000-8000-00000000000${digit}`,
  )
  await query(`insert into users (id, email, first_name, last_name, password_hash, language, opt_newsletter)
    values ('${user}', 'maya@example.com', 'Maya', 'Tremblay', '', 'en', false)`)
  await query(`insert into preorders (id, user_id, status, currency, locale, shipping_address, billing_address)
    values ('${preorder}', '${user}', 'intent', 'cad', 'en', '{}', '{}')`)
  await query(`insert into designs (id, preorder_id, family, product, document, look_key, revision)
    values ('${design}', '${preorder}', 'shirt', 'tshirt', '{"schema": 1}', 'look', 9)`)
  await query(`insert into design_changes (design_id, revision, change, inverse, created_at)
    values ('${design}', 8, '{}', '{}', '2026-01-01'), ('${design}', 9, '{}', '{}', '2026-03-01')`)
  await query(`insert into comments (id, design_id, number, anchor, state, author_id, revision, text, key, body_hash)
    values (gen_random_uuid(), '${design}', 4, '{}', 'open', '${user}', 8, 'Before', 'k', '')`)
  const mark = { side: 'front', x: 0.5, y: 0.25 }
  for (const [at, [proof, approved, note, marked]] of (
    [
      [first, false, 'Not red', mark],
      [second, false, null, mark],
      ['00000000-0000-4000-8000-000000000006', false, null, null],
      ['00000000-0000-4000-8000-000000000007', true, 'Fine', null],
    ] as const
  ).entries()) {
    await query(
      `insert into proofs (id, preorder_id, number, content, hash) values ($1, $2, $3, '{}', '')`,
      proof,
      preorder,
      at + 1,
    )
    await query(
      `insert into proof_answers (id, proof_id, design_id, approved, note, mark, user_id, answered_at)
        values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $7)`,
      proof,
      design,
      approved,
      note,
      marked && JSON.stringify(marked),
      user,
      `2026-0${at + 2}-01`,
    )
  }
  await migrateTo('0072_proof_comments.sql', '0071_approvals.sql')
  expect(
    await query(`select c.number, c.text, c.proof_mark, c.state, c.revision, c.author_id, a.note, a.mark
      from proof_answers a join comments c on c.id = a.comment_id order by c.number`),
  ).toEqual([
    {
      number: 5,
      text: 'Not red',
      proof_mark: mark,
      state: 'resolved',
      revision: 8,
      author_id: user,
      note: null,
      mark: null,
    },
    {
      number: 6,
      text: '',
      proof_mark: mark,
      state: 'resolved',
      revision: 9,
      author_id: user,
      note: null,
      mark: null,
    },
  ])
  expect(
    await query('select approved, note from proof_answers where comment_id is null order by answered_at'),
  ).toEqual([
    { approved: false, note: null },
    { approved: true, note: 'Fine' },
  ])
})
