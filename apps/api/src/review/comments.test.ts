/** Long, as it is one thing: what is said about a design, from the first word to whatever becomes of it. */

import { randomUUID } from 'node:crypto'
import { type CommentThread, commentCalls } from '@teamloom/contract/comments.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadOwnData } from '#api/accounts/load-own-data.ts'
import { eraseComments } from '#api/review/erase-comments.ts'
import { mailMentions } from '#api/review/mail-mentions.ts'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { nightIn } from '#api/testing/nights.ts'
import { placeOrder } from '#api/testing/orders.ts'
import {
  changePerson,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
  stranger,
} from '#api/testing/people.ts'
import { type Ear, listen, openEar } from '#api/testing/sockets.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let port: number
let maya: Person
let jonas: Person
let designId: string
const ears: Ear[] = []

beforeAll(async () => {
  app = await startTestApp({
    ANALYTICS: 'log',
    PUBLIC_URL: 'https://studio.example',
    MAILS_PER_RECIPIENT_PER_DAY: '100',
  })
  port = await listen(app)
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
  await changePerson(app, jonas, { firstName: 'Jonas', lastName: 'Weber', unverifiedSince: null })
})
afterAll(() => app.close())
beforeEach(async () => {
  designId = await makeDesign(maya, { name: 'Tour hoodie' })
})
afterEach(() => {
  app.setNow(new Date())
  for (const { socket } of ears.splice(0)) socket.terminate()
})

type Said = Partial<Parameters<typeof maya.call<typeof commentCalls.add>>[1]['body']>

function say(person: Person, text: string, more: Said = {}): Promise<CommentThread> {
  const body = { designId, anchor: {}, text, key: randomUUID(), ...more }
  return person.call(commentCalls.add, { body })
}
const answer = (
  person: Person,
  { id: commentId }: { readonly id: string },
  text: string,
  key: string = randomUUID(),
) => person.call(commentCalls.answer, { body: { commentId, text, key } })
const list = (person: Person, query: { state?: 'open' | 'resolved'; after?: string } = {}) =>
  person.call(commentCalls.list, { params: { id: designId }, query })
const setState = (person: Person, { id: commentId }: CommentThread, state: 'open' | 'resolved') =>
  person.call(commentCalls.setState, { body: { commentId, state } })
const remove = (person: Person, { id }: { readonly id: string }) =>
  person.call(commentCalls.remove, { params: { id } })

async function crested(): Promise<string> {
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  const state = await update(maya, designId, {
    action: 'addDecoration',
    type: 'screenprint',
    assetId,
    assetVersionId,
  })
  return must(state.decorations[0], 'decoration').id
}

describe('a thread', () => {
  test('is numbered, told whole, and answered (RV1, RV3)', async () => {
    const point = { side: 'front', x: 10.5, y: 7.25 }
    const mark = {
      shape: 'arrow' as const,
      points: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
    }
    const first = await say(maya, 'Could it sit higher?', { anchor: point, mark })
    expect(first).toMatchObject({
      number: 1,
      anchor: point,
      mark,
      about: null,
      revision: 1,
      state: 'open',
      author: { userId: maya.id, name: 'Maya Tremblay', byLink: false },
      text: 'Could it sit higher?',
      edited_at: null,
      answers: [],
      unread: false,
    })
    const second = await say(jonas, 'And in gold', { anchor: { partName: 'body', elementName: 'body' } })
    expect(second.number).toBe(2)
    const answered = await answer(jonas, first, 'An inch, yes')
    expect(answered.answers).toMatchObject([{ text: 'An inch, yes', author: { userId: jonas.id } }])
    // The id of an answer leads to its thread too.
    expect((await answer(maya, must(answered.answers[0], 'answer'), 'Good')).answers).toHaveLength(2)
    expect((await list(maya)).map(({ number, answers }) => [number, answers.length])).toEqual([
      [2, 0],
      [1, 2],
    ])
  })

  test('is refused about what is not there, or in too many words (RV1, RV5)', async () => {
    const refused = (body: Said) =>
      maya.refused(commentCalls.add, { body: { designId, anchor: {}, text: 'A', key: 'k', ...body } })
    expect(await refused({ anchor: { decorationId: randomUUID() } })).toBe('422 unknownDecoration')
    expect(await refused({ anchor: { side: 'inside', x: 1, y: 1 } })).toBe('422 unknownLocation')
    expect(await refused({ anchor: { side: 'front', x: -1, y: 1 } })).toBe('400 validation_failed')
    expect(await refused({ anchor: { side: 'front' } as never })).toBe('400 validation_failed')
    expect(await refused({ text: 'x'.repeat(2001) })).toBe('400 validation_failed')
    expect(await refused({ text: '  ' })).toBe('400 validation_failed')
    expect(await refused({ text: 'x'.repeat(50_000) })).toBe('413 body_too_big')
    expect(await list(maya)).toEqual([])
  })

  test('is kept as it was typed, without what turns text around (RV5)', async () => {
    const { text } = await say(maya, ' <script>x</script>\nhttps://a.example \u202Eabc\u202C ')
    expect(text).toBe('<script>x</script>\nhttps://a.example abc')
  })

  test('is there once however often it is sent, at once too; its key is used for nothing else (RV4)', async () => {
    const key = randomUUID()
    const all = await Promise.all([say(maya, 'A', { key }), say(maya, 'A', { key }), say(maya, 'A', { key })])
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    const body = { designId, anchor: {}, text: 'B', key }
    expect(await maya.refused(commentCalls.add, { body })).toBe('409 conflict')
    // Another's key is their own.
    await say(jonas, 'B', { key })
    const thread = must(all[0], 'thread')
    await Promise.all([answer(maya, thread, 'C', 'one'), answer(maya, thread, 'C', 'one')])
    expect((await list(maya)).map(({ text, answers }) => [text, answers.length])).toEqual([
      ['B', 0],
      ['A', 1],
    ])
    // Deleted, it is not made again by a late repetition.
    await remove(maya, must((await list(maya))[1]?.answers[0], 'answer'))
    expect((await answer(maya, thread, 'C', 'one')).answers).toEqual([])
  })

  test('is edited by whoever wrote it, which is shown; deleted it stays for its answers (RV8)', async () => {
    const thread = await say(maya, 'Smaller')
    const { answers } = await answer(jonas, thread, 'No')
    const edit = (person: Person, commentId: string) =>
      person.call(commentCalls.edit, { body: { commentId, text: 'Larger' } })
    expect((await edit(maya, thread.id)).edited_at).not.toBeNull()
    await expect(edit(jonas, thread.id)).rejects.toThrow(/comment_not_own/)
    expect(await jonas.refused(commentCalls.remove, { params: { id: thread.id } })).toBe(
      '403 comment_not_own',
    )
    expect(await remove(maya, thread)).toMatchObject({ text: '', isDeleted: true, answers: [{ text: 'No' }] })
    await expect(edit(maya, thread.id)).rejects.toThrow(/comment_not_own/)
    expect(await remove(jonas, must(answers[0], 'answer'))).toBeNull()
    expect(await list(maya)).toEqual([])
    expect(
      await maya.refused(commentCalls.answer, { body: { commentId: thread.id, text: 'A', key: 'k' } }),
    ).toBe('404 not_found')
    // Its number is not given again.
    expect((await say(maya, 'Next')).number).toBe(2)
  })

  test('is resolved by anybody, by two at once, and opened again (RV8)', async () => {
    const thread = await say(maya, 'Smaller')
    const [one, two] = await Promise.all([
      setState(jonas, thread, 'resolved'),
      setState(maya, thread, 'resolved'),
    ])
    expect(one.resolvedBy).toBe(two.resolvedBy)
    expect(await list(maya, { state: 'open' })).toEqual([])
    expect(await list(maya, { state: 'resolved' })).toHaveLength(1)
    expect(await setState(maya, thread, 'open')).toMatchObject({ state: 'open', resolvedBy: null })
  })

  test('comes in pages, newest first, whatever is written meanwhile (RV3)', async () => {
    for (let at = 1; at <= 52; at++) await say(at % 2 ? maya : jonas, `${at}`)
    const first = await list(maya)
    expect(first.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, at) => 52 - at))
    await say(maya, 'later')
    const after = must(first.at(-1), 'last').id
    const second = await list(maya, { after })
    expect(second.map(({ number }) => number)).toEqual([2, 1])
    expect(await list(maya, { after: must(second.at(-1), 'last').id })).toEqual([])
    const elsewhere = { params: { id: designId }, query: { after: randomUUID() } }
    expect(await maya.refused(commentCalls.list, elsewhere)).toBe('404 not_found')
  })

  test('is new to others until they have looked (RV7)', async () => {
    const thread = await say(maya, 'A')
    const unread = async (person: Person) => (await list(person)).map(each => each.unread)
    expect([await unread(maya), await unread(jonas)]).toEqual([[false], [true]])
    app.setNow(new Date(Date.now() + 1000))
    await jonas.call(commentCalls.see, { body: { designId } })
    expect(await unread(jonas)).toEqual([false])
    app.setNow(new Date(Date.now() + 2000))
    await answer(maya, thread, 'B')
    expect(await unread(jonas)).toEqual([true])
  })
})

describe('what a comment is about', () => {
  test('is told as removed, and as there again once it is back (RV2)', async () => {
    const decorationId = await crested()
    const thread = await say(jonas, 'Higher', { anchor: { side: 'front', x: 9, y: 9, decorationId } })
    expect(thread).toMatchObject({ revision: 2, about: { decorationId, isThere: true } })
    const isThere = async () => (await list(maya))[0]?.about?.isThere
    await update(maya, designId, { action: 'removeDecoration', decorationId })
    expect(await isThere()).toBe(false)
    await maya.call(generatorCalls.undo, { body: { designId, key: randomUUID() } })
    expect(await isThere()).toBe(true)
    await maya.call(versionCalls.restore, { body: { designId, revision: 1 } })
    expect(await isThere()).toBe(false)
    // The version that it was written on still shows it.
    const then = await maya.call(versionCalls.read, { params: { id: designId, revision: thread.revision } })
    expect(then.document.decorations.map(({ id }) => id)).toEqual([decorationId])
  })

  test('may change its style, and changes nothing of the comment; no comment changes the design (RV2)', async () => {
    const anchor = { partName: 'body', elementName: 'body' }
    const before = await say(maya, 'Wider', { anchor })
    await update(maya, designId, paint(red))
    const state = await maya.call(generatorCalls.read, { params: { id: designId } })
    expect(state.revision).toBe(2)
    expect((await list(maya))[0]).toMatchObject({ ...before, anchor, revision: 1 })
  })
})

describe('whom it is open to', () => {
  test('moves with its design to another team, and is gone with it (RV9)', async () => {
    const thread = await say(jonas, 'A')
    const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    const { id: newProjectId } = await maya.call(projectCalls.create, { body: { name: 'Spring', teamId } })
    await maya.call(designCalls.move, { body: { designId, newProjectId } })
    expect((await list(maya)).map(({ id }) => id)).toEqual([thread.id])
    expect(await jonas.refused(commentCalls.list, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await jonas.refused(commentCalls.remove, { params: { id: thread.id } })).toBe('404 not_found')
    await maya.call(designCalls.delete, { params: { id: designId } })
    expect(await maya.refused(commentCalls.list, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(
      await maya.refused(commentCalls.setState, { body: { commentId: thread.id, state: 'resolved' } }),
    ).toBe('404 not_found')
    await nightIn(app, 31)
    const { rows } = await app.pool.query('select 1 from comments where design_id = $1', [designId])
    expect(rows).toEqual([])
  })

  test('of what was ordered: staff and whoever ordered it; what is internal stays with staff (RV10)', async () => {
    const staff = await signUpStaff(app)
    const ordered = await makeDesign(maya)
    const { id: preorderId } = await placeOrder(maya, [ordered])
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
    designId = must(purchasedItems[0], 'item').design_id
    const asked = await say(maya, 'Is the cream warmer?')
    await answer(staff, asked, 'A little')
    const internal = await say(staff, 'Watch the collar', { internal: true })
    expect(internal.internal).toBe(true)
    expect((await list(staff)).map(({ text }) => text)).toEqual(['Watch the collar', 'Is the cream warmer?'])
    expect((await list(maya)).map(({ text }) => text)).toEqual(['Is the cream warmer?'])
    const toInternal = { body: { commentId: internal.id, text: 'A', key: 'k' } }
    expect(await maya.refused(commentCalls.answer, toInternal)).toBe('404 not_found')
    const body = { designId, anchor: {}, text: 'A', key: 'k', internal: true }
    expect(await maya.refused(commentCalls.add, { body })).toBe('403 userNotAdmin')
    expect(await jonas.refused(commentCalls.list, { params: { id: designId } })).toBe('403 userNotAdmin')
    expect(await jonas.refused(commentCalls.remove, { params: { id: asked.id } })).toBe('404 not_found')
    // Nothing is internal of a team's own design.
    designId = ordered
    expect(await maya.refused(commentCalls.add, { body: { ...body, designId } })).toBe('403 userNotAdmin')
  })
})

describe('live', () => {
  test('what is said, answered, resolved and deleted is told to everybody in the design (RV11)', async () => {
    const ear = openEar(port, jonas, designId)
    ears.push(ear)
    await ear.hears('UpdateConnectedUsers')
    const thread = await say(maya, 'A')
    const heard = (fits: (told: CommentThread | null) => boolean) =>
      ear.hears('CommentChanged', ({ threadId, thread: told }) => threadId === thread.id && fits(told))
    expect((await heard(told => told?.text === 'A')).thread).toMatchObject({ number: 1, unread: true })
    await answer(jonas, thread, 'B')
    await heard(told => told?.answers[0]?.text === 'B')
    await setState(maya, thread, 'resolved')
    await heard(told => told?.state === 'resolved')
    await remove(jonas, must((await list(jonas))[0]?.answers[0], 'answer'))
    await remove(maya, thread)
    await heard(told => told === null)
  })
})

describe('who is named', () => {
  const due = async (person: Person) => {
    const { rows } = await app.pool.query<{ id: string; mail_due_at: Date | null }>(
      'select id, mail_due_at from comment_readers where design_id = $1 and user_id = $2',
      [designId, person.id],
    )
    return must(rows[0], 'reader')
  }
  const mail = async (person: Person) => mailMentions({ readerId: (await due(person)).id }, app.dependencies)
  const stopLink = /\/comments\/stop\/([\w-]+)/

  test('is mailed once of all that came together, without the words; not of what was read (RV6, RV7)', async () => {
    const { mentions } = await say(maya, '@Jonas see this secret')
    expect(mentions).toEqual([{ userId: jonas.id, start: 0, end: 6 }])
    await say(maya, 'and this, @jonas weber')
    await say(jonas, '@Jonas is oneself')
    await mail(jonas)
    const [first] = await mailsTo(app, jonas.email, 'Tour hoodie')
    expect(first?.text).toContain('Hello Jonas, Maya mentioned you in 2 comments')
    expect(first?.text).toContain(`https://studio.example/design/${designId}?comment=`)
    expect(`${first?.text}${first?.html}`).not.toContain('secret')
    // Mailed is mailed.
    await mail(jonas)
    await say(maya, '@Jonas again')
    const { mail_due_at } = await due(jonas)
    expect(mail_due_at!.getTime()).toBeGreaterThan(Date.now() + 9 * 60_000)
    app.setNow(new Date(Date.now() + 1000))
    await jonas.call(commentCalls.see, { body: { designId } })
    await mail(jonas)
    await mailsTo(app, jonas.email, 'Tour hoodie', 1)
    // By its link, of this design.
    const secret = must(stopLink.exec(first?.text ?? '')?.[1], 'secret')
    await stranger(app).call(commentCalls.stopMails, { params: { secret } })
    app.setNow(new Date(Date.now() + 2000))
    await say(maya, '@Jonas once more')
    expect((await due(jonas)).mail_due_at).toBeNull()
    await stranger(app).call(commentCalls.resumeMails, { params: { secret } })
    await say(maya, '@Jonas now')
    expect((await due(jonas)).mail_due_at).not.toBeNull()
  })

  test('is not who has left, nor who leaves before the mail (RV6)', async () => {
    const lea = await signUpTeammate(app, maya)
    await changePerson(app, lea, { firstName: 'Léa', lastName: 'Roy' })
    await say(maya, '@Léa look', { key: 'a' })
    const reader = await due(lea)
    await maya.call(teamCalls.removeTeammate, { params: { teamId: maya.teamId, teammateId: lea.id } })
    await mailMentions({ readerId: reader.id }, app.dependencies)
    expect((await say(maya, '@Léa look', { key: 'b' })).mentions).toEqual([])
    const { rows } = await app.pool.query(
      `select 1 from jobs.job where name = 'mail' and data ->> 'to' = $1 and data ->> 'subject' like '%hoodie%'`,
      [lea.email],
    )
    expect(rows).toEqual([])
  })
})

test('what somebody said is in their data, and goes with their account; the answers of others stay (OD1, OD5)', async () => {
  const thread = await say(jonas, 'Mine')
  await answer(maya, thread, 'Hers')
  const other = await say(maya, 'Hers too')
  await answer(jonas, other, 'Mine too')
  await setState(jonas, other, 'resolved')
  const { data } = await loadOwnData(app.dependencies.database.read, jonas)
  const own = data['comments'] as { readonly text: string; readonly designId: string }[]
  expect(
    own
      .filter(each => each.designId === designId)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Mine', 'Mine too'])
  await app.dependencies.database.write(tx => eraseComments(tx, jonas.id, new Date()))
  expect(await list(maya)).toMatchObject([
    { text: 'Hers too', answers: [], resolvedBy: null },
    { text: '', isDeleted: true, author: { userId: null, name: '' }, answers: [{ text: 'Hers' }] },
  ])
})

test('an event tells of each comment once, with ids alone (AN2, AN3)', async () => {
  await say(maya, 'A secret', { key: 'once' })
  await say(maya, 'A secret', { key: 'once' })
  const told = () =>
    app.events.filter(
      ({ name, properties }) => name === 'Comment Added' && properties['designId'] === designId,
    )
  await expect.poll(told, { timeout: 20_000 }).toHaveLength(1)
  expect(JSON.stringify(told())).not.toContain('secret')
})
