import { randomUUID } from 'node:crypto'
import { momentOf } from '@teamloom/commerce/collection/closing-time.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answersTo,
  openCollection,
  privateSecret,
  type Selection,
  send,
  someone,
} from '#api/testing/collections.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import {
  type Caller,
  type Person,
  signUp,
  signUpTeammate,
  signUpVerified,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let visitor: Caller

beforeAll(async () => {
  app = await startTestApp({ ANALYTICS: 'log', PUBLIC_URL: 'https://studio.example' })
  maya = await signUpVerified(app)
  visitor = stranger(app)
})
afterAll(() => app.close())

const open = (owner = maya) => openCollection(owner)
const secretFor = (email: string, count?: number) => privateSecret(app, email, count)
const answersOf = (projectId: string) => answersTo(maya, projectId)

describe('the public page', () => {
  test('shows the designs, and nothing of others (SC13)', async () => {
    const { token, tee, hoodie, projectId } = await open()
    await visitor.call(collectionCalls.collectSize, send(someone(), [{ id: tee, size: 'M', quantity: 2 }]))
    const info = await visitor.call(collectionCalls.info, { query: { token } })
    expect(info.project).toMatchObject({
      name: 'Season kit',
      teamName: 'Wolves Rowing',
      organizer: { firstName: 'Maya', lastName: 'Tremblay' },
      isOpen: true,
      answered: null,
      closesAt: null,
    })
    expect(info.designs.map(({ id }) => id)).toEqual([tee, hoodie])
    expect(info.designs[1]?.sizes.map(({ name }) => name)).toContain('M')
    expect(info.designs[1]?.measurements[0]?.sizes.length).toBeGreaterThan(0)
    expect(JSON.stringify(info)).not.toMatch(/Noah|@/)
    await maya.call(collectionCalls.change, { body: { projectId, showAnswered: true } })
    const shown = await visitor.call(collectionCalls.info, { query: { token } })
    expect(shown.project.answered).toBe(1)
  })

  test.each([
    // Half past one comes twice that night: the page closes at the second.
    ['2027-11-07', '01:30', '2027-11-07T05:45:00Z', '2027-11-07T06:29:59Z', '2027-11-07T06:30:00Z'],
    // It does not come that night: the page closes an hour on.
    ['2027-03-14', '02:30', '2027-03-14T06:59:59Z', '2027-03-14T07:29:59Z', '2027-03-14T07:30:00Z'],
  ])('closes on %s at %s, when clocks change that night (SC1, SC10)', async (date, time, ...moments) => {
    const { token, tee, projectId } = await open()
    const timeZone = 'America/Toronto'
    const closesAt = momentOf(date, time, timeZone).toISOString()
    await maya.call(collectionCalls.change, { body: { projectId, closesAt, timeZone } })
    const answers: string[] = []
    for (const moment of moments) {
      app.setNow(new Date(moment))
      const sent = send(someone(), [{ id: tee, size: 'M', quantity: 1 }])
      const { project } = await visitor.call(collectionCalls.info, { query: { token } })
      const answer = project.isOpen
        ? visitor.call(collectionCalls.collectSize, sent).then(() => 'kept')
        : visitor.refused(collectionCalls.collectSize, sent)
      answers.push(await answer)
    }
    app.setNow(new Date())
    expect(answers).toEqual(['kept', 'kept', '422 collectionClosed'])
  })

  test('says that it is closed, without the designs; an address that is withdrawn says nothing (SC1, SC17)', async () => {
    const { token, tee, projectId } = await open()
    await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
    const closed = await visitor.call(collectionCalls.info, { query: { token } })
    expect([closed.project.isOpen, closed.designs]).toEqual([false, []])
    const sent = send(someone(), [{ id: tee, size: 'M', quantity: 1 }])
    expect(await visitor.refused(collectionCalls.collectSize, sent)).toBe('422 collectionClosed')
    const renewed = await maya.call(collectionCalls.renewToken, { body: { projectId } })
    expect(await visitor.refused(collectionCalls.info, { query: { token } })).toBe('404 not_found')
    expect((await visitor.call(collectionCalls.info, { query: renewed })).project.id).toBe(projectId)
    await maya.call(projectCalls.delete, { params: { id: projectId } })
    expect(await visitor.refused(collectionCalls.info, { query: renewed })).toBe('404 not_found')
  })

  test('closes by its time, and opens again when that is moved (SC2)', async () => {
    const { token, tee, projectId } = await open()
    const soon = new Date(Date.now() + 60_000).toISOString()
    const past = new Date(Date.now() - 60_000).toISOString()
    const closeAt = (closesAt: string) => maya.call(collectionCalls.change, { body: { projectId, closesAt } })
    const isOpen = async () => (await visitor.call(collectionCalls.info, { query: { token } })).project.isOpen
    await closeAt(soon)
    expect(await isOpen()).toBe(true)
    await closeAt(past)
    expect(await isOpen()).toBe(false)
    await closeAt(soon)
    expect(await isOpen()).toBe(true)
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable: false } })
    expect((await visitor.call(collectionCalls.info, { query: { token } })).designs).toHaveLength(1)
  })

  test('goes with its project to another team, and away with it (SC12, SC17)', async () => {
    const { token, tee, projectId } = await open()
    const other = await signUp(app)
    const params = { projectId }
    const team = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2)', [team.id, other.id])
    expect(await other.refused(collectionCalls.read, { params })).toBe('404 project_not_found')
    await maya.call(projectCalls.move, { body: { id: projectId, teamId: team.id } })
    const sent = send(someone(), [{ id: tee, size: 'M', quantity: 2 }], { token })
    await visitor.call(collectionCalls.collectSize, sent)
    expect((await other.call(collectionCalls.read, { params })).answers).toHaveLength(1)
    await other.call(projectCalls.delete, { params: { id: projectId } })
    expect(await visitor.refused(collectionCalls.info, { query: { token } })).toBe('404 not_found')
    expect(await visitor.refused(collectionCalls.collectSize, sent)).toBe('404 not_found')
    expect(await maya.refused(collectionCalls.read, { params })).toBe('404 project_not_found')
  })

  test('goes on when its organizer leaves the team', async () => {
    const jonas = await signUpTeammate(app, maya)
    const { id: projectId } = await jonas.call(projectCalls.create, {
      body: { name: 'Jonas', teamId: maya.teamId },
    })
    const designId = await makeDesign({ ...jonas, projectId })
    await jonas.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    const read = await jonas.call(collectionCalls.read, { params: { projectId } })
    const params = { teamId: maya.teamId, teammateId: jonas.id }
    await maya.call(teamCalls.removeTeammate, { params })
    const info = await visitor.call(collectionCalls.info, { query: { token: read.project.token } })
    expect(info.project.organizer).toEqual({ firstName: 'Maya', lastName: 'Tremblay' })
  })
})

describe('sizes that are sent', () => {
  test('are kept, under either address, and told to the collector without names (SC12)', async () => {
    const { tee, hoodie, projectId, token } = await open()
    const sent = send(someone(), [
      { id: tee, size: 'M', quantity: 2 },
      { id: tee, size: 'L', quantity: 1 },
    ])
    expect(await visitor.call(collectionCalls.collectSize, sent)).toEqual({ collected: 3 })
    const other = send(someone(), [{ id: hoodie, size: 'S', quantity: 25 }], { token })
    expect(await visitor.call(collectionCalls.collectSizeFromCart, other)).toEqual({ collected: 25 })
    expect(await answersOf(projectId)).toBe('L 1, M 2, S 25')
    await expect
      .poll(() => app.events.filter(({ name }) => name === 'Sizes Collected').length)
      .toBeGreaterThan(1)
    expect(JSON.stringify(app.events)).not.toMatch(/Noah|@example/)
  })

  test('are refused whole when one of them is (SC12)', async () => {
    const { tee, hoodie, projectId } = await open()
    const other = await open()
    const good = { id: tee, size: 'M', quantity: 1 }
    const refusal = (bad: Selection[number], more: object = {}) =>
      visitor.refused(collectionCalls.collectSize, send(someone(), [good, bad], more))
    expect(await refusal({ id: hoodie, size: '9XL', quantity: 1 })).toBe('422 unknownSize')
    expect(await refusal({ id: randomUUID(), size: 'M', quantity: 1 })).toBe('422 collectionClosed')
    expect(await refusal({ id: other.tee, size: 'M', quantity: 1 }, { token: other.token })).toBe(
      '422 collectionClosed',
    )
    expect(await refusal(good, { token: 'guessed' })).toBe('404 not_found')
    for (const quantity of [0, 26, 1.5, -1]) {
      expect(await refusal({ id: hoodie, size: 'M', quantity })).toBe('400 validation_failed')
    }
    expect(await visitor.refused(collectionCalls.collectSize, send(someone(), []))).toBe(
      '400 validation_failed',
    )
    const nobody = { firstName: ' ', lastName: 'B', email: 'nobody' }
    expect(await visitor.refused(collectionCalls.collectSize, send(nobody, [good]))).toBe(
      '400 validation_failed',
    )
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable: false } })
    expect(await refusal(good)).toBe('422 collectionClosed')
    await maya.call(designCalls.delete, { params: { id: hoodie } })
    expect(await refusal({ id: hoodie, size: 'M', quantity: 1 })).toBe('422 collectionClosed')
    expect(await answersOf(projectId)).toBe('')
  })

  test('twice at once are one entry, with the last quantity; later they are added (SC3)', async () => {
    const { tee, projectId } = await open()
    const noah = someone()
    const start = new Date()
    app.setNow(start)
    const sendAt = (ms: number, quantity: number, size = 'M') => {
      app.setNow(new Date(start.getTime() + ms))
      return visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size, quantity }]))
    }
    await Promise.all(Array.from({ length: 30 }, () => sendAt(0, 2)))
    expect(await answersOf(projectId)).toBe('M 2')
    await sendAt(900, 3)
    await sendAt(900, 1, 'L')
    expect(await answersOf(projectId)).toBe('L 1, M 3')
    await sendAt(60_000, 4)
    expect(await answersOf(projectId)).toBe('L 1, M 3, M 4')
    app.setNow(new Date())
  })

  test('again with the same key do nothing twice', async () => {
    const { tee, projectId } = await open()
    const sent = send(someone(), [{ id: tee, size: 'M', quantity: 2 }])
    const start = Date.now()
    for (const ms of [0, 5000, 10_000]) {
      app.setNow(new Date(start + ms))
      const answer = await visitor.call(collectionCalls.collectSize, sent, { idempotencyKey: `key-${start}` })
      expect(answer).toEqual({ collected: 2 })
    }
    app.setNow(new Date())
    expect(await answersOf(projectId)).toBe('M 2')
  })

  test('by what fills the hidden field are answered and not kept (SC18)', async () => {
    const { tee, projectId } = await open()
    const sent = send(someone(), [{ id: tee, size: 'M', quantity: 2 }], { website: 'https://spam.example' })
    expect(await visitor.call(collectionCalls.collectSize, sent)).toEqual({ collected: 2 })
    expect(await answersOf(projectId)).toBe('')
  })

  test('may carry any name that is text', async () => {
    const { tee, projectId } = await open()
    const names = ['🎽 Zoë', 'محمد', '=HYPERLINK("x")', 'a'.repeat(200), '<b>x</b>']
    for (const firstName of names) {
      const details = { ...someone(), firstName }
      await visitor.call(collectionCalls.collectSize, send(details, [{ id: tee, size: 'M', quantity: 1 }]))
    }
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(answers.map(each => each.first_name).toSorted()).toEqual(names.toSorted())
  })

  test('are limited by project and address (SC18)', async () => {
    const limited = await startTestApp({ SIZE_ANSWERS_PER_PROJECT_PER_10_MINUTES: '2' })
    const owner = await signUp(limited)
    const designId = await makeDesign(owner)
    await owner.call(designCalls.setCollectable, { body: { designId, collectable: true } })
    const anyone = stranger(limited)
    const one = () =>
      anyone.refused(collectionCalls.collectSize, send(someone(), [{ id: designId, size: 'M', quantity: 1 }]))
    const outcomes = [await one(), await one(), await one()]
    await limited.close()
    expect(outcomes).toEqual(['answered', 'answered', '429 too_many_requests'])
  })
})

describe('the private link', () => {
  test('opens, changes and withdraws one’s own answer (SC14)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 2 }]))
    const params = { secret: await secretFor(noah.email) }
    const own = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(own).toMatchObject({
      details: noah,
      isOpen: true,
      selection: [{ id: tee, size: 'M', quantity: 2 }],
    })
    const changed = await visitor.call(collectionCalls.changeAnswer, {
      params,
      body: { selection: [{ id: hoodie, size: 'L', quantity: 1 }] },
    })
    expect(changed.selection).toMatchObject([{ id: hoodie, size: 'L', quantity: 1 }])
    expect(await answersOf(projectId)).toBe('L 1')
    const guess = params.secret.replace(/.$/, last => (last === 'A' ? 'Q' : 'A'))
    expect(await visitor.refused(collectionCalls.ownAnswer, { params: { secret: guess } })).toBe(
      '404 not_found',
    )
    await maya.call(collectionCalls.change, { body: { projectId, isOpen: false } })
    expect((await visitor.call(collectionCalls.ownAnswer, { params })).isOpen).toBe(false)
    const late = { params, body: { selection: [{ id: hoodie, size: 'S', quantity: 1 }] } }
    expect(await visitor.refused(collectionCalls.changeAnswer, late)).toBe('422 collectionClosed')
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: {} })
    expect(await visitor.refused(collectionCalls.ownAnswer, { params })).toBe('404 not_found')
    expect(await answersOf(projectId)).toBe('')
  })

  test('keeps what was taken off meanwhile, of all who share the address, and takes no more of it (SC12, SC14)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    const jade = { ...noah, firstName: 'Jade' }
    const one = (id: string, quantity = 1) => ({ id, size: 'M', quantity })
    const start = Date.now()
    app.setNow(new Date(start - 60_000))
    await visitor.call(collectionCalls.collectSize, send(noah, [one(tee)]))
    app.setNow(new Date(start - 30_000))
    await visitor.call(collectionCalls.collectSize, send(jade, [one(tee)]))
    app.setNow(new Date())
    const params = { secret: await secretFor(noah.email, 2) }
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable: false } })
    const { selection } = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(selection).toMatchObject([{ name: 'Training tee', displayLabel: { fr: 'M' } }, one(tee)])
    const change = { params, body: { selection: [one(tee, 2), one(hoodie)] } }
    expect((await visitor.call(collectionCalls.changeAnswer, change)).selection).toMatchObject([
      one(tee),
      one(tee),
      one(hoodie),
    ])
    const { answers } = await maya.call(collectionCalls.read, { params: { projectId } })
    const named = answers.filter(each => each.design_id === tee).map(each => each.first_name)
    expect(named.toSorted()).toEqual(['Jade', 'Noah'])
    const more = { params, body: { selection: [one(tee, 3)] } }
    expect(await visitor.refused(collectionCalls.changeAnswer, more)).toBe('422 collectionClosed')
  })

  test('keeps sums above 25 of who has sent several times, and takes no more (SC12, SC14)', async () => {
    const { tee, projectId } = await open()
    const noah = someone()
    const start = Date.now()
    for (const seconds of [0, 60]) {
      app.setNow(new Date(start + seconds * 1000))
      await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 20 }]))
    }
    app.setNow(new Date())
    const params = { secret: await secretFor(noah.email, 2) }
    const mediums = (quantity: number) => ({
      params,
      body: { selection: [{ id: tee, size: 'M', quantity }] },
    })
    expect(await visitor.refused(collectionCalls.changeAnswer, mediums(41))).toBe('400 validation_failed')
    await visitor.call(collectionCalls.changeAnswer, mediums(40))
    expect(await answersOf(projectId)).toBe('M 20, M 20')
    await visitor.call(collectionCalls.changeAnswer, mediums(30))
    expect(await answersOf(projectId)).toBe('M 10, M 20')
  })

  test('leaves the name on the roster when it withdraws, unless that is asked for too (SC8, SC14)', async () => {
    const { tee, projectId } = await open()
    const [noah, jade] = [someone(), someone()]
    await maya.call(collectionCalls.addToRoster, { body: { projectId, people: [noah, jade] } })
    const rosterOf = async () =>
      (await maya.call(collectionCalls.read, { params: { projectId } })).roster.map(({ email }) => email)
    for (const person of [noah, jade])
      await visitor.call(collectionCalls.collectSize, send(person, [{ id: tee, size: 'M', quantity: 1 }]))
    const first = { secret: await secretFor(noah.email) }
    expect((await visitor.call(collectionCalls.ownAnswer, { params: first })).isExpected).toBe(true)
    await visitor.call(collectionCalls.withdrawAnswer, { params: first, query: {} })
    expect((await rosterOf()).toSorted()).toEqual([noah.email, jade.email].toSorted())
    const params = { secret: await secretFor(jade.email) }
    await visitor.call(collectionCalls.withdrawAnswer, { params, query: { roster: 'true' } })
    expect(await rosterOf()).toEqual([noah.email])
    // Who never answered leaves it by the link in a reminder; a guess leads to nothing.
    await visitor.call(collectionCalls.leaveRoster, { params: { secret: 'guessed' } })
    await maya.call(collectionCalls.remind, { body: { projectId } })
    const [mail] = await mailsTo(app, noah.email, 'Your size is still missing')
    const secret = /\/sizes\/stop\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    await visitor.call(collectionCalls.leaveRoster, { params: { secret } })
    expect(await rosterOf()).toEqual([])
  })

  test('is mailed without words of the sender’s, three times a day at most (SC9, SC15)', async () => {
    const { tee } = await open()
    const noah = { ...someone(), firstName: 'Visit evil.example' }
    const start = Date.now()
    for (const minutes of [0, 1, 2, 3, 4]) {
      app.setNow(new Date(start + minutes * 60_000))
      await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    }
    app.setNow(new Date())
    const mails = await mailsTo(app, noah.email, 'Change my sizes', 3)
    expect(mails.map(({ text }) => /sent with your address before/.test(text))).toContain(true)
    for (const { text, html } of mails) expect(text + html).not.toContain('evil')
  })
})
