import { pickWinner } from '@teamloom/commerce/offers/pick-winner.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import { changePerson, type Person, signUp, signUpStaff, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let admin: Person

beforeAll(async () => {
  app = await startTestApp()
  admin = await signUpStaff(app)
})
afterAll(() => app.close())

async function subscribe(email: string, state: 'in' | 'waiting' | 'left'): Promise<void> {
  await stranger(app).call(newsletterCalls.subscribe, { body: { email, lang: 'fr' } })
  await app.pool.query('update newsletter_subscribers set confirmed_at = $2, left_at = $3 where email = $1', [
    email,
    state === 'waiting' ? null : new Date(),
    state === 'left' ? new Date() : null,
  ])
}

const month = '2026-11'
const body = { month }

test('a month is drawn once, among those who have confirmed, and the winner is mailed when staff say so (SC23)', async () => {
  expect(await admin.refused(newsletterCalls.draw, { body })).toBe('404 not_found')
  await subscribe('a@example.com', 'in')
  await subscribe('b@example.com', 'waiting')
  await subscribe('c@example.com', 'left')
  await subscribe('d@example.com', 'in')
  const [drawn, again] = await Promise.all([
    admin.call(newsletterCalls.draw, { body }),
    admin.call(newsletterCalls.draw, { body }),
  ])
  expect(again).toEqual(drawn)
  expect(drawn).toMatchObject({ candidates: 2, confirmedAt: null })
  const { rows } = await app.pool.query<{ id: string; email: string }>(
    `select id, email from newsletter_subscribers where email in ('a@example.com', 'd@example.com')`,
  )
  const winner = must(drawn.winner, 'winner')
  const confirmed = await admin.call(newsletterCalls.confirmDraw, { body })
  expect(confirmed.confirmedAt).not.toBeNull()
  await admin.call(newsletterCalls.confirmDraw, { body })
  const [mail] = await mailsTo(app, winner.email, 'Vous avez gagné 250 dollars')
  expect(mail?.text).toContain('novembre 2026')
  const { total, confirmed: inIt, items, draws } = await admin.call(newsletterCalls.subscribers, {})
  expect({ total, inIt }).toEqual({ total: 4, inIt: 2 })
  expect(items.map(({ email, state }) => `${email} ${state}`).toSorted()).toEqual([
    'a@example.com in',
    'b@example.com waiting',
    'c@example.com left',
    'd@example.com in',
  ])
  expect(draws).toEqual([confirmed])
  // Whoever is gone since was in it: what is kept of the draw makes it again.
  await app.pool.query('delete from newsletter_subscribers where email <> $1', [winner.email])
  const { rows: kept } = await app.pool.query<{ seed: string; entrants: string[] }>(
    'select seed, entrants from newsletter_draws',
  )
  const { seed, entrants } = must(kept[0], 'draw')
  expect(entrants.toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
  expect(rows.find(({ id }) => id === pickWinner(entrants, seed))?.email).toBe(winner.email)
})

test('a winner who is gone before they were told is drawn again, of those who were in it, by the same seed (SC23)', async () => {
  await app.pool.query('truncate newsletter_draws, newsletter_subscribers')
  for (const email of ['e@example.com', 'f@example.com']) await subscribe(email, 'in')
  const first = await admin.call(newsletterCalls.draw, { body })
  const winner = must(first.winner, 'winner').email
  await subscribe('late@example.com', 'in')
  await app.pool.query('delete from newsletter_subscribers where email = $1', [winner])
  expect(await admin.refused(newsletterCalls.confirmDraw, { body })).toBe('answered')
  const second = await admin.call(newsletterCalls.draw, { body })
  const other = winner === 'e@example.com' ? 'f@example.com' : 'e@example.com'
  expect(second).toMatchObject({
    seed: first.seed,
    candidates: 1,
    winner: { email: other },
    confirmedAt: null,
  })
  await admin.call(newsletterCalls.confirmDraw, { body })
  await mailsTo(app, other, 'Vous avez gagné 250 dollars')
  // Told, it stays theirs.
  await app.pool.query('delete from newsletter_subscribers where email = $1', [other])
  expect(await admin.call(newsletterCalls.draw, { body })).toMatchObject({ seed: first.seed, winner: null })
})

test('the list is for admins alone, and a file has those who are in, as their spreadsheet reads it (SC20)', async () => {
  const designer = await signUpStaff(app, 'designer')
  const maya = await signUp(app)
  for (const person of [designer, maya]) {
    expect(await person.refused(newsletterCalls.subscribers, {})).toBe('403 userNotAdmin')
    expect(await person.refused(newsletterCalls.draw, { body })).toBe('403 userNotAdmin')
    expect(await person.refused(newsletterCalls.confirmDraw, { body })).toBe('403 userNotAdmin')
  }
  const read = (token?: string) =>
    app.app.inject({
      url: '/api/v1/newsletter/subscribers.csv',
      ...(token ? { headers: { 'access-token': token } } : {}),
    })
  expect((await read()).statusCode).toBe(401)
  expect((await read(designer.token)).statusCode).toBe(403)
  await subscribe('+cmd@example.com', 'in')
  await app.pool.query('update newsletter_subscribers set confirmed_at = $1 where confirmed_at is not null', [
    new Date('2026-07-01T02:30:00Z'),
  ])
  const csv = (await read(admin.token)).body
  expect(csv).toContain(`\r\n'+cmd@example.com,fr,2026-06-30 22:30\r\n`)
  expect(csv).not.toContain('c@example.com,fr')
  await changePerson(app, admin, { language: 'fr' })
  expect((await read(admin.token)).body).toMatch(
    /^\uFEFFCourriel;Langue;Confirmé\r\n[^]*'\+cmd@example\.com;fr;2026-06-30 22:30\r\n/,
  )
})
