/** Long, as it is one thing: a link to look and say, from making it to half a year after its end. */

import { randomUUID } from 'node:crypto'
import { CallError } from '@teamloom/contract/client.ts'
import { commentCalls } from '@teamloom/contract/comments.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { reviewCalls } from '@teamloom/contract/review.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openReviewHead, openReviewHints } from '#api/review/review-front.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { nightIn } from '#api/testing/nights.ts'
import {
  type Caller,
  changePerson,
  type Person,
  signUp,
  signUpTeammate,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let visitor: Caller
let designId: string
let other: string
let projectId: string
let token: string

beforeAll(async () => {
  app = await startTestApp({ ANALYTICS: 'log' })
  maya = await signUp(app)
  visitor = stranger(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  projectId = (await maya.call(projectCalls.create, { body: { name: 'Spring', teamId: maya.teamId } })).id
  designId = await makeDesign({ ...maya, projectId }, { name: 'Forest' })
  other = await makeDesign({ ...maya, projectId }, { name: 'Cream' })
  token = (await open()).token
})
afterEach(() => app.setNow(new Date()))

type Opening = Partial<Parameters<typeof maya.call<typeof reviewCalls.open>>[1]['body']>

const open = (more: Opening = {}) =>
  maya.call(reviewCalls.open, {
    body: { projectId, designIds: [designId, other], showPrice: false, ...more },
  })
const read = (secret?: string) =>
  visitor.call(reviewCalls.page, { params: { token }, query: secret ? { secret } : {} })
const said = (text: string, more: object = {}) => ({
  params: { token },
  body: { designId, name: 'Camille', anchor: {}, text, key: randomUUID(), ...more },
})
const say = (text: string, more: object = {}) => visitor.call(reviewCalls.say, said(text, more))
const vote = (value: 'yes' | 'change' | 'heart' | null, more: object = {}) => ({
  params: { token },
  body: { designId, name: 'Camille', vote: value, key: randomUUID(), ...more },
})

/** What a refusal tells of whom to ask. */
async function factsOf(asked: Promise<unknown>): Promise<unknown> {
  const error = await asked.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  return error instanceof CallError ? [error.errorKey, error.facts] : error
}

describe('a link', () => {
  test('shows its designs to whoever has it, and nothing else of the team (RV12, RV15)', async () => {
    const teammate = await signUpTeammate(app, maya)
    await changePerson(app, teammate, { firstName: 'Jonas', lastName: 'Weber' })
    const hidden = await makeDesign({ ...maya, projectId }, { name: 'Secret tee' })
    const body = { designId, anchor: {}, text: 'For race days', key: 'k' }
    await teammate.call(commentCalls.add, { body })
    const page = await read()
    expect(page).toMatchObject({
      project: { name: 'Spring' },
      organizer: 'Maya',
      showPrice: false,
      votes: 'hearts',
      visitor: null,
      designs: [{ id: designId, name: 'Forest', threads: [{ name: 'Jonas', byLink: false }] }, { id: other }],
    })
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/price"|@|Weber|Tremblay|assetId|Secret tee/)
    for (const each of [hidden, maya.id, teammate.id, maya.teamId, projectId])
      expect(text).not.toContain(each)
    expect(page.designs[0]?.picture.width).toBeGreaterThan(20)
    expect(page.designs[0]?.sizes.length).toBeGreaterThan(3)
    const refused = { ...said('A'), body: { ...said('A').body, designId: hidden } }
    expect(await visitor.refused(reviewCalls.say, refused)).toBe('404 not_found')
  })

  test('tells the price only where the organiser shows it (RV15)', async () => {
    token = (await open({ showPrice: true })).token
    expect((await read()).designs[0]?.price).toMatchObject({ currency: 'cad', perPiece: expect.any(Number) })
  })

  test('closed, ended and withdrawn names the organiser, unknown nobody (RV12)', async () => {
    const first = token
    token = (await open()).token
    expect(await factsOf(visitor.call(reviewCalls.page, { params: { token: first }, query: {} }))).toEqual([
      'not_found',
      { organizer: 'Maya' },
    ])
    await maya.call(reviewCalls.change, {
      body: { projectId, endsAt: new Date(Date.now() + 60_000).toISOString() },
    })
    await read()
    app.setNow(new Date(Date.now() + 61_000))
    expect(await factsOf(read())).toEqual(['not_found', { organizer: 'Maya' }])
    expect(await factsOf(say('A'))).toEqual(['not_found', { organizer: 'Maya' }])
    app.setNow(new Date())
    await maya.call(reviewCalls.change, { body: { projectId, endsAt: null } })
    await read()
    await maya.call(reviewCalls.close, { params: { projectId } })
    expect(await factsOf(read())).toEqual(['not_found', { organizer: 'Maya' }])
    expect((await maya.call(reviewCalls.read, { params: { projectId } }))?.isOpen).toBe(false)
    token = 'unknown'
    expect(await factsOf(read())).toEqual(['not_found', {}])
  })

  test('ends with a move to another team, and shows no more what was moved out of its project (RV12)', async () => {
    const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    const { id: newProjectId } = await maya.call(projectCalls.create, { body: { name: 'B', teamId } })
    await maya.call(designCalls.move, { body: { designId: other, newProjectId } })
    expect((await read()).designs.map(({ id }) => id)).toEqual([designId])
    await maya.call(projectCalls.move, { body: { id: projectId, teamId } })
    expect(await visitor.refused(reviewCalls.page, { params: { token }, query: {} })).toBe('404 not_found')
  })

  test('that is opened counts and uses up nothing (RV12)', async () => {
    for (let times = 0; times < 30; times++) await read()
    const { rows } = await app.pool.query("select 1 from attempts where key like 'review%'")
    expect(rows).toEqual([])
    expect((await read()).designs[0]?.counts).toEqual({ yes: 0, change: 0, heart: 0 })
  })
})

describe('what messengers show of a link (RV24)', () => {
  const pictureOf = (of: string) => app.app.inject({ url: `/api/v1/review/${of}/picture` })
  const headOf = (of: string) => openReviewHead(app.dependencies)(`/review/${of}`)

  test('is the project, who asks, and the front of its first design, escaped', async () => {
    await maya.call(projectCalls.rename, { body: { id: projectId, name: '"><script>Spring' } })
    const head = await headOf(token)
    expect(head).toContain('content="&quot;&gt;&lt;script&gt;Spring"')
    expect(head).toContain('Maya asks what you think. No account needed.')
    expect(head).toContain(`/api/v1/review/${token}/picture"`)
    const { statusCode, headers } = await pictureOf(token)
    expect([statusCode, headers.location]).toEqual([
      302,
      expect.stringMatching(/^\/api\/v1\/pictures\/.+\/front\.webp\?w=1200$/),
    ])
    expect(await openReviewHints(app.dependencies)(`/review/${token}`)).toHaveLength(2)
  })

  test('is nothing once it is closed or has ended, nor of an unknown one', async () => {
    await maya.call(reviewCalls.close, { params: { projectId } })
    for (const each of [token, 'unknown']) {
      expect(await headOf(each)).toBe('')
      expect((await pictureOf(each)).statusCode).toBe(404)
      expect(await openReviewHints(app.dependencies)(`/review/${each}`)).toEqual([])
    }
  })
})

describe('a visitor', () => {
  test('says something, by a name, and changes it by their secret, others’ words by nothing (RV13)', async () => {
    const { thread, secret } = await say('Smaller, please', { anchor: { side: 'front', x: 10, y: 9 } })
    expect(thread).toMatchObject({ name: 'Camille', byLink: true, mine: true, text: 'Smaller, please' })
    const other = await say('Love it', { name: 'Noah' })
    const edit = (commentId: string, by: string) => ({
      params: { token },
      body: { commentId, text: 'A bit smaller', secret: by },
    })
    const edited = await visitor.call(reviewCalls.edit, edit(thread.id, secret))
    expect(edited.thread).toMatchObject({ text: 'A bit smaller', edited_at: expect.any(String) })
    expect(await visitor.refused(reviewCalls.edit, edit(other.thread.id, secret))).toBe('404 not_found')
    expect(await visitor.refused(reviewCalls.edit, edit(thread.id, 'guess'))).toBe('404 not_found')
    const page = await read(secret)
    expect(page.visitor).toBe('Camille')
    expect(page.designs[0]?.threads.map(({ mine, name }) => [name, mine])).toEqual([
      ['Noah', false],
      ['Camille', true],
    ])
    // Members see it as one by link, and answer; only then its addresses open.
    const [, first] = await maya.call(commentCalls.list, { params: { id: designId }, query: {} })
    expect(first?.author).toEqual({ userId: null, name: 'Camille', byLink: true })
    await maya.call(commentCalls.answer, { body: { commentId: thread.id, text: 'Yes', key: 'k' } })
    const answered = await say('Thanks', { secret, commentId: thread.id })
    expect(answered.thread.answers.map(({ name, byLink }) => [name, byLink])).toEqual([
      ['Maya', false],
      ['Camille', true],
    ])
    expect((await read()).designs[0]?.threads[1]?.isAnswered).toBe(true)
  })

  test('is one person however often the same is sent (RV4, RV13)', async () => {
    const key = randomUUID()
    const [one, two] = await Promise.all([say('A', { key }), say('A', { key })])
    expect(two).toEqual(one)
    expect(await visitor.refused(reviewCalls.say, said('B', { key }))).toBe('409 conflict')
    const votes = await Promise.all([
      visitor.call(reviewCalls.vote, vote('heart', { key })),
      visitor.call(reviewCalls.vote, vote('heart', { key })),
    ])
    expect(votes.map(({ secret }) => secret)).toEqual([one.secret, one.secret])
    expect((await read()).designs[0]?.counts.heart).toBe(1)
  })

  test('goes on after the link is renewed, with the words that were typed (RV12, RV13)', async () => {
    const { secret } = await say('A')
    token = (await open()).token
    await say('B', { secret })
    expect((await read(secret)).designs[0]?.threads.map(({ mine }) => mine)).toEqual([true, true])
  })

  const refusedWords = (text: string, more: object = {}) => visitor.refused(reviewCalls.say, said(text, more))

  test('who pastes 50,000 letters is refused, and nothing is kept (RV5, RV13)', async () => {
    expect(await refusedWords('x'.repeat(50_000))).toBe('413 body_too_big')
    expect(await refusedWords('x'.repeat(2001))).toBe('400 validation_failed')
    expect((await say('x'.repeat(2000))).thread.text).toHaveLength(2000)
    expect((await read()).designs[0]?.threads).toHaveLength(1)
  })

  test('without a name, or with a long one, is refused (RV13)', async () => {
    expect(await refusedWords('A', { name: 'x'.repeat(61) })).toBe('400 validation_failed')
    expect(await refusedWords('A', { name: ' ' })).toBe('400 validation_failed')
    expect(await refusedWords(' ')).toBe('400 validation_failed')
  })

  test('who writes markup has it told as it was written, and it does nothing (RV5)', async () => {
    const text = '<b onclick="x()">x</b> &amp; <script>alert(1)</script>'
    expect((await say(text, { name: '<i>Noah</i>' })).thread).toMatchObject({ text, name: '<i>Noah</i>' })
  })

  test('who writes from right to left keeps the letters, without the signs that turn what stands beside (RV5, AC32)', async () => {
    const { thread } = await say('\u202Eمرحبا abc\u202C', { name: '\u202ENoah' })
    expect([thread.text, thread.name]).toEqual(['مرحبا abc', 'Noah'])
  })

  test('who writes an address opens none for others until a member has answered (RV5)', async () => {
    const { thread } = await say('See https://spam.example')
    expect((await read()).designs[0]?.threads[0]).toMatchObject({ byLink: true, isAnswered: false })
    await say('Me too', { commentId: thread.id, name: 'Noah' })
    expect((await read()).designs[0]?.threads[0]?.isAnswered).toBe(false)
    await maya.call(commentCalls.answer, { body: { commentId: thread.id, text: 'Yes', key: 'k' } })
    expect((await read()).designs[0]?.threads[0]?.isAnswered).toBe(true)
  })

  test('votes once, otherwise, and takes it back; only what the link asks for (RV14)', async () => {
    const cast = async (value: 'yes' | 'change' | 'heart' | null, more: object = {}) =>
      (await visitor.call(reviewCalls.vote, vote(value, more))).counts
    const { secret } = await visitor.call(reviewCalls.vote, vote('heart'))
    expect(await cast('heart', { secret })).toEqual({ yes: 0, change: 0, heart: 1 })
    expect(await cast('heart', { name: 'Noah' })).toEqual({ yes: 0, change: 0, heart: 2 })
    expect(await cast(null, { secret })).toEqual({ yes: 0, change: 0, heart: 1 })
    expect(await visitor.refused(reviewCalls.vote, vote('yes'))).toBe('409 conflict')
    await maya.call(reviewCalls.change, { body: { projectId, votes: 'answers' } })
    await cast('yes', { secret })
    expect(await cast('change', { secret })).toEqual({ yes: 0, change: 1, heart: 1 })
    const seen = await maya.call(reviewCalls.read, { params: { projectId } })
    const given = seen?.designs[0]?.votes.map(({ name, vote: value }) => `${name} ${value}`)
    expect(given?.toSorted()).toEqual(['Camille change', 'Noah heart'])
  })

  test('who fills the hidden field is answered, and nothing is kept (RV13)', async () => {
    await say('Buy', { website: 'https://spam.example' })
    await visitor.call(reviewCalls.vote, vote('heart', { website: 'x' }))
    expect((await read()).designs[0]).toMatchObject({ threads: [], counts: { heart: 0 } })
  })

  test('says twenty things a minute from one address, and then waits; a class votes meanwhile (RV13)', async () => {
    app.setNow(new Date(Date.now() + 3_600_000))
    for (let times = 0; times < 20; times++) await say(`${times}`)
    expect(await visitor.refused(reviewCalls.say, said('one more'))).toBe('429 too_many_requests')
    for (let times = 0; times < 40; times++) await visitor.call(reviewCalls.vote, vote('heart'))
    app.setNow(new Date(Date.now() + 3_661_000))
    await say('after a minute')
  })

  test('is removed with all that they said, by any member; members’ answers stay (RV15)', async () => {
    const { thread, secret } = await say('Rude')
    await visitor.call(reviewCalls.vote, vote('heart', { secret }))
    await maya.call(commentCalls.answer, { body: { commentId: thread.id, text: 'No', key: 'k' } })
    const alone = await say('Rude again', { secret })
    expect(await maya.call(commentCalls.remove, { params: { id: alone.thread.id } })).toBeNull()
    const seen = await maya.call(reviewCalls.read, { params: { projectId } })
    const id = must(seen?.designs[0]?.votes[0], 'vote').visitorId
    const outsider = await signUp(app)
    expect(await outsider.refused(reviewCalls.removeVisitor, { params: { id } })).toBe('404 not_found')
    await maya.call(reviewCalls.removeVisitor, { params: { id } })
    const threads = await maya.call(commentCalls.list, { params: { id: designId }, query: {} })
    expect(threads).toMatchObject([{ isDeleted: true, text: '', answers: [{ text: 'No' }] }])
    expect((await read()).designs[0]?.counts.heart).toBe(0)
  })
})

test('what visitors said goes half a year after their link ended (RV16)', async () => {
  const { thread } = await say('Mine')
  await maya.call(commentCalls.answer, { body: { commentId: thread.id, text: 'Hers', key: 'k' } })
  await maya.call(reviewCalls.close, { params: { projectId } })
  const left = async () =>
    (await app.pool.query('select name from review_visitors where project_id = $1', [projectId])).rows
  await nightIn(app, 179)
  expect(await left()).toHaveLength(1)
  await nightIn(app, 181)
  expect(await left()).toEqual([])
  const threads = await maya.call(commentCalls.list, { params: { id: designId }, query: {} })
  expect(threads).toMatchObject([{ text: '', answers: [{ text: 'Hers' }] }])
})

test('an event tells that a link was made (AN2)', async () => {
  const told = () =>
    app.events.filter(
      ({ name, properties }) => name === 'Review Opened' && properties['projectId'] === projectId,
    )
  await expect.poll(told, { timeout: 20_000 }).toHaveLength(1)
})
