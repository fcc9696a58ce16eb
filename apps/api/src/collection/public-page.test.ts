import { randomUUID } from 'node:crypto'
import { momentOf } from '@teamloom/commerce/collection/closing-time.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import {
  answersTo,
  openCollection,
  privateSecret,
  type Selection,
  send,
  someone,
} from '#api/testing/collections.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
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
  test('is called as its team while nobody named its project (SC25)', async () => {
    const { token, projectId } = await open()
    await maya.call(projectCalls.rename, { body: { id: projectId, name: 'projet (1)' } })
    const { project } = await visitor.call(collectionCalls.info, { query: { token } })
    expect(project.name).toBe('Wolves Rowing')
  })

  test('tells which sides carry artwork, to its organiser too; one’s own answer shows such a side', async () => {
    const { token, tee, projectId } = await open()
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const onBack = { type: 'screenprint', positionName: 'fullBack', assetId, assetVersionId }
    await update(maya, tee, { action: 'addDecoration', ...onBack })
    const { designs } = await visitor.call(collectionCalls.info, { query: { token } })
    expect(designs.map(({ decoratedSides }) => decoratedSides)).toEqual([['back'], []])
    const read = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(read.designs.map(({ decoratedSides }) => decoratedSides)).toEqual([['back'], []])
    const noah = someone()
    await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 1 }]))
    const params = { secret: await secretFor(noah.email) }
    const { selection } = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(selection[0]?.image?.side).toBe('back')
  })

  test('shows the designs, and nothing of others (SC13)', async () => {
    const { token, tee, hoodie, projectId } = await open()
    await visitor.call(collectionCalls.collectSize, send(someone(), [{ id: tee, size: 'M', quantity: 2 }]))
    const info = await visitor.call(collectionCalls.info, { query: { token } })
    expect(info.project).toMatchObject({
      name: 'Season kit',
      projectName: 'Season kit',
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
      .poll(() => app.events.filter(({ name }) => name === 'Sizes collected').length)
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

  test('thirty times are thirty answers, of which the person is told three times (SC3, SC15)', async () => {
    const { tee, projectId } = await open()
    const noah = someone()
    const start = Date.now()
    for (let minute = 0; minute < 30; minute++) {
      app.setNow(new Date(start + minute * 60_000))
      await visitor.call(collectionCalls.collectSize, send(noah, [{ id: tee, size: 'M', quantity: 2 }]))
    }
    app.setNow(new Date())
    const { designs } = await maya.call(collectionCalls.read, { params: { projectId } })
    expect(designs.find(({ id }) => id === tee)?.total).toBe(60)
    const params = { secret: await secretFor(noah.email, 3) }
    expect((await visitor.call(collectionCalls.ownAnswer, { params })).selection).toHaveLength(30)
  })

  test('of a design that was just taken off or deleted are refused, the rest then kept (SC12)', async () => {
    const { tee, hoodie, projectId, token } = await open()
    const both = [tee, hoodie].map(id => ({ id, size: 'M', quantity: 1 }))
    const sent = (selection: Selection) => send(someone(), selection, { token })
    await maya.call(designCalls.setCollectable, { body: { designId: tee, collectable: false } })
    expect(await visitor.refused(collectionCalls.collectSize, sent(both))).toBe('422 collectionClosed')
    await maya.call(designCalls.delete, { params: { id: tee } })
    expect(await visitor.refused(collectionCalls.collectSize, sent(both))).toBe('422 collectionClosed')
    const { designs } = await visitor.call(collectionCalls.info, { query: { token } })
    expect(designs.map(({ id }) => id)).toEqual([hoodie])
    await visitor.call(collectionCalls.collectSize, sent(both.slice(1)))
    expect(await answersOf(projectId)).toBe('M 1')
  })

  test('go with a design that is deleted, in totals and for the person (SC4)', async () => {
    const { tee, hoodie, projectId } = await open()
    const noah = someone()
    const both = [tee, hoodie].map(id => ({ id, size: 'M', quantity: 1 }))
    await visitor.call(collectionCalls.collectSize, send(noah, both))
    const params = { secret: await secretFor(noah.email) }
    await maya.call(designCalls.delete, { params: { id: tee } })
    expect(await answersOf(projectId)).toBe('M 1')
    const own = await visitor.call(collectionCalls.ownAnswer, { params })
    expect(own.selection.map(({ id }) => id)).toEqual([hoodie])
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

  test('may carry no name that is none: too long, empty, of several lines', async () => {
    const { tee } = await open()
    for (const firstName of ['a'.repeat(201), ' ', '\u200b', 'Noah\nBcc: x@y.example']) {
      const sent = send({ ...someone(), firstName }, [{ id: tee, size: 'M', quantity: 1 }])
      expect(await visitor.refused(collectionCalls.collectSize, sent)).toBe('400 validation_failed')
    }
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
