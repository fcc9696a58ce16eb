import { randomUUID } from 'node:crypto'
import { designCalls } from '@teamloom/contract/designs.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { signUp, signUpVerified } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example', RESET_MAILS_PER_HOUR: '2' })
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const about = 'https://studio.example/design/'

describe('the link of a design', () => {
  test('is mailed to who asks for it, in their language (AC40)', async () => {
    const maya = await signUpVerified(app, { language: 'fr' })
    const designId = await makeDesign(maya)
    await maya.call(designCalls.rename, { body: { designId, name: '<b>Tour</b>' } })
    await maya.call(designCalls.mailLink, { body: { designId } })
    const [mail] = await mailsTo(app, maya.email, about)
    expect(mail?.head).toContain('Subject: Votre design sur Teamloom')
    expect(mail?.text).toContain(about + designId)
    expect(mail?.html).toContain('Poursuivez &lt;b&gt;Tour&lt;/b&gt;')
  })

  test('of an untitled one has a mail that says so', async () => {
    const maya = await signUp(app)
    const designId = await makeDesign(maya)
    await maya.call(designCalls.rename, { body: { designId, name: '' } })
    await maya.call(designCalls.mailLink, { body: { designId } })
    const [mail] = await mailsTo(app, maya.email, about)
    expect(mail?.text).toContain('Go on with your design')
  })

  test('is mailed a few times an hour, and for designs of one’s own alone (AC40)', async () => {
    const [maya, jonas] = [await signUp(app), await signUp(app)]
    const body = { designId: await makeDesign(maya) }
    expect(await jonas.refused(designCalls.mailLink, { body })).toBe('404 designIdDoesntExist')
    const unknown = { body: { designId: randomUUID() } }
    expect(await maya.refused(designCalls.mailLink, unknown)).toBe('404 designIdDoesntExist')
    await maya.call(designCalls.mailLink, { body })
    await maya.call(designCalls.mailLink, { body })
    expect(await maya.refused(designCalls.mailLink, { body })).toBe('429 too_many_requests')
    await mailsTo(app, maya.email, about, 2)
    app.setNow(new Date(Date.now() + 3_601_000))
    // The same account's hour is over.
    expect(await maya.refused(designCalls.mailLink, { body })).toBe('answered')
  })
})
