import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailsTo } from '#api/testing/mails.ts'
import { changePerson, type Person, signUp, stranger } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
})
afterAll(() => app.close())

const subscribers = async () => {
  const { rows } = await app.pool.query<{ email: string; in: boolean }>(
    'select email, confirmed_at is not null and left_at is null as in from newsletter_subscribers order by email',
  )
  return rows.map(row => [row.email, row.in] as const)
}

test('the newsletter is confirmed by mail and left with one click, the same for every address (SC19)', async () => {
  const visitor = stranger(app)
  const maya = await signUp(app, { optNewsletter: false })
  const ask = () => visitor.call(newsletterCalls.subscribe, { body: { email: maya.email, lang: 'fr' } })
  expect(await ask()).toEqual({})
  const [mail] = await mailsTo(app, maya.email, 'Confirmez l’infolettre')
  expect(await subscribers()).toEqual([[maya.email, false]])
  const confirm =
    /^https:\/\/studio\.example\/newsletter\/confirm\/([\w-]+)\?lang=fr$/m.exec(mail?.text ?? '')?.[1] ?? ''
  await visitor.call(newsletterCalls.confirm, { params: { token: confirm } })
  expect(await subscribers()).toEqual([[maya.email, true]])
  // The switch in the profile is the same subscription; it comes back to an address that is known to be theirs.
  await maya.call(userCalls.updateMe, { body: { optNewsletter: false } })
  expect(await subscribers()).toEqual([[maya.email, false]])
  await maya.call(userCalls.updateMe, { body: { optNewsletter: true } })
  expect(await subscribers()).toEqual([[maya.email, false]])
  await changePerson(app, maya, { unverifiedSince: null })
  await maya.call(userCalls.updateMe, { body: { optNewsletter: true } })
  expect(await subscribers()).toEqual([[maya.email, true]])
  // In already: no second mail, and nobody is told.
  expect(await ask()).toEqual({})
  const leave = /<https:\/\/studio\.example(\/api\/v1\/newsletter\/unsubscribe\/[\w-]+)>/.exec(
    mail?.head ?? '',
  )?.[1]
  // A program that opens it leads people to the page that the mail shows, whose button posts.
  const opened = await app.app.inject({ url: leave ?? '' })
  expect(opened.statusCode).toBe(303)
  const page = String(opened.headers.location)
  expect(page).toMatch(/^https:\/\/studio\.example\/newsletter\/unsubscribe\/[\w-]+$/)
  expect(mail?.text).toContain(`Se désabonner de l’infolettre\n${page}?lang=fr\n`)
  expect(mail?.html).toContain(`<a href="${page}?lang=fr"`)
  expect(await subscribers()).toEqual([[maya.email, true]])
  const oneClick = await app.app.inject({
    method: 'POST',
    url: leave ?? '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  })
  expect(oneClick.statusCode).toBe(200)
  expect(await subscribers()).toEqual([[maya.email, false]])
  expect(await visitor.call(newsletterCalls.confirm, { params: { token: 'guessed' } })).toEqual({})
  await mailsTo(app, maya.email, 'infolettre')
})

test('whoever opens an account with the newsletter gets it once their address is confirmed (SC19)', async () => {
  const isIn = async ({ email }: Person) => new Map(await subscribers()).get(email) ?? false
  const [jonas, ines] = [
    await signUp(app, { optNewsletter: true }),
    await signUp(app, { optNewsletter: false }),
  ]
  const confirm = async ({ email }: Person) => {
    const [mail] = await mailsTo(app, email, '/verify/')
    const token = /^https:\/\/studio\.example\/verify\/(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
    await stranger(app).call(userCalls.verify, { params: { token } })
  }
  expect(await isIn(jonas)).toBe(false)
  // Switched on before that, it is asked for by mail.
  await ines.call(userCalls.updateMe, { body: { optNewsletter: true, language: 'fr' } })
  await mailsTo(app, ines.email, 'Confirmez l’infolettre')
  await ines.call(userCalls.updateMe, { body: { optNewsletter: false } })
  for (const person of [jonas, ines]) await confirm(person)
  expect([await isIn(jonas), await isIn(ines)]).toEqual([true, false])
  await jonas.call(userCalls.updateMe, { body: { optNewsletter: false } })
  await ines.call(userCalls.updateMe, { body: { optNewsletter: true } })
  // The link followed again changes nothing.
  for (const person of [jonas, ines]) await confirm(person)
  expect([await isIn(jonas), await isIn(ines)]).toEqual([false, true])
})
