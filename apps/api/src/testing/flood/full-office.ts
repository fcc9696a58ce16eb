import { createHash } from 'node:crypto'
import { approvalCalls } from '@teamloom/contract/approval.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { keyCalls } from '@teamloom/contract/keys.ts'
import { mockupCalls } from '@teamloom/contract/mockups.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { settingCalls } from '@teamloom/contract/settings.ts'
import { webhookCalls } from '@teamloom/contract/webhooks.ts'
import { must } from '@teamloom/kit/assert.ts'
import type pg from 'pg'
import type { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { dearer } from '#api/testing/prices.ts'

const many = { threads: 900, answers: 90, reviewed: 20, colleagues: 200, deliveries: 10_000 } as const

/** What a house with staff, prices of its own and much talk about its designs has. */
export type FullOffice = {
  /** Somebody else of staff, of whom nothing depends. */
  readonly colleagueId: string
  readonly invitationId: string
  readonly invitationToken: string
  readonly keyId: string
  readonly webhookId: string
  readonly deliveryId: string
  readonly changeId: string
  /** A design with many threads: one with many answers, and others to be removed. */
  readonly designId: string
  readonly threadId: string
  readonly threads: readonly string[]
  readonly decorationId: string
  readonly review: {
    readonly token: string
    readonly designs: readonly string[]
    readonly commentId: string
    readonly secret: string
    readonly visitorId: string
  }
  /** The signed address of a PDF, for a quarter of an hour. */
  readonly mockup: string
}

type About = {
  readonly call: Parameters<typeof makePersonalDesign>[0]['call']
  readonly client: pg.Client
  readonly userId: string
  readonly projectId: string
  readonly designs: readonly string[]
}

export async function openFullOffice(about: About): Promise<FullOffice> {
  const { call, client, userId, projectId, designs } = about
  const first = must(designs[0], 'design')
  const people = await client.query<{ id: string }>(
    `insert into users (id, email, first_name, last_name, password_hash, language, currency, opt_newsletter)
     select gen_random_uuid(), 'colleague-' || i || '@example.com', 'Colleague', i::text, 'none', 'en', 'cad', false
     from generate_series(1, ${many.colleagues}) i returning id`,
  )
  const colleagueId = must(people.rows[0], 'colleague').id
  await client.query(
    `insert into user_roles (user_id, role) select id, 'designer' from users where password_hash = 'none'`,
  )
  const invitationToken = 'flood'.repeat(8)
  const invited = await client.query<{ id: string }>(
    `insert into staff_invitations (id, email, roles, token_hash, invited_by, expires_at)
     values (gen_random_uuid(), 'invited@example.com', '{designer}', $1, $2, now() + interval '7 days') returning id`,
    [createHash('sha256').update(invitationToken).digest('hex'), userId],
  )
  const { id: keyId } = await call(keyCalls.make, { body: { name: 'Warehouse', scopes: ['orders:read'] } })
  const webhook = await openFullWebhook(call, client)
  for (const cents of [100, 200])
    await call(settingCalls.change, { body: { changes: [{ key: 'prices/tshirt', value: dearer(cents) }] } })
  const { changes } = await call(settingCalls.history, { query: { key: 'prices/tshirt' } })
  const said = await call(commentCalls.add, {
    body: { designId: first, anchor: {}, text: 'é'.repeat(2000), key: 'flood' },
  })
  await copyComments(client, said.id, many)
  const { rows: threads } = await client.query<{ id: string }>(
    'select id from comments where design_id = $1 and thread_id is null and id <> $2',
    [first, said.id],
  )
  const reviewed = designs.slice(0, many.reviewed)
  await call(reviewCalls.open, {
    body: { projectId, designIds: [...reviewed], showPrice: true, votes: 'answers' },
  })
  // It warns and blocks nothing: requests are placed beside it.
  await call(approvalCalls.ask, { body: { projectId, asked: ['everyone'], blocks: false } })
  const { rows } = await client.query<{ token: string }>('select token from reviews where project_id = $1', [
    projectId,
  ])
  const { token } = must(rows[0], 'review')
  const { thread, secret } = await call(reviewCalls.say, {
    params: { token },
    body: { designId: first, anchor: {}, text: 'Nice', name: 'Ana', key: 'flood', website: '' },
  })
  const { rows: visitors } = await client.query<{ id: string }>(
    'select id from review_visitors where project_id = $1',
    [projectId],
  )
  const { rows: decorations } = await client.query<{ id: string }>(
    `select document -> 'decorations' -> 0 ->> 'id' as id from designs where id = $1`,
    [first],
  )
  const signed = await call(mockupCalls.sign, {
    body: { designId: first, sides: ['front'], format: 'pdf', language: 'en' },
  })
  return {
    colleagueId,
    invitationId: must(invited.rows[0], 'invitation').id,
    invitationToken,
    keyId,
    ...webhook,
    changeId: must(changes[0], 'change').changeId,
    designId: first,
    threadId: said.id,
    threads: threads.map(({ id }) => id),
    decorationId: must(decorations[0], 'decoration').id,
    review: {
      token,
      designs: reviewed,
      commentId: thread.id,
      secret,
      visitorId: must(visitors[0], 'visitor').id,
    },
    mockup: signed.url.slice(new URL(signed.url).origin.length),
  }
}

/** One that is off and was told much, of which a tenth is still to arrive. */
async function openFullWebhook(call: About['call'], client: pg.Client) {
  const { id: webhookId } = await call(webhookCalls.make, {
    body: { url: 'https://books.example/hook', events: ['order.created'], isActive: false },
  })
  const { rows } = await client.query<{ id: string }>(
    `insert into webhook_deliveries
       (id, webhook_id, type, subject_id, about, body, state, since, next_at, tries, status, took_ms, answer)
     select gen_random_uuid(), $1, 'order.created', gen_random_uuid(), i::text, repeat('é', 400),
       case i % 10 when 0 then 'waiting' else 'delivered' end, now(), now(), 1, 200, 30, repeat('é', 1000)
     from generate_series(1, $2::int) i returning id`,
    [webhookId, many.deliveries],
  )
  return { webhookId, deliveryId: must(rows[0], 'delivery').id }
}

/** A thread as often as a design has them, and as many answers as a thread has. */
async function copyComments(client: pg.Client, threadId: string, { threads, answers }: typeof many) {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_name = 'comments' and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ column }) => column)
  const copy = (count: number, set: Readonly<Record<string, string>>) =>
    client.query(
      `insert into comments (${columns.join(', ')})
       select ${columns.map(column => set[column] ?? `t.${column}`).join(', ')}
       from comments t, generate_series(1, ${count}) i where t.id = '${threadId}'`,
    )
  const anew = { id: 'gen_random_uuid()', key: `'copy ' || gen_random_uuid()` }
  await copy(threads, { ...anew, number: 't.number + i' })
  const none = { number: 'null', anchor: 'null', subject: 'null', mark: 'null', state: 'null' }
  await copy(answers, { ...anew, ...none, thread_id: 't.id' })
  await client.query(`update comments set answer_count = ${answers} where id = $1`, [threadId])
}
