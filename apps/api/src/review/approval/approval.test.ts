/** Long, as it is one thing: a team's yes, from asking for it to what staff are shown of it. */

import { approvalCalls } from '@teamloom/contract/approval.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadOwnData } from '#api/accounts/load-own-data.ts'
import { eraseComments } from '#api/review/erase-comments.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { nightIn } from '#api/testing/nights.ts'
import { orderOf, placeOrder } from '#api/testing/orders.ts'
import {
  changePerson,
  type Person,
  setLooking,
  signUp,
  signUpStaff,
  signUpTeammate,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let jonas: Person
let ines: Person
let staff: Person
let projectId: string
let designId: string

beforeAll(async () => {
  app = await startTestApp({
    ANALYTICS: 'log',
    PUBLIC_URL: 'https://studio.example',
    MAILS_PER_RECIPIENT_PER_DAY: '100',
  })
  staff = await signUpStaff(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  maya = await signUp(app)
  jonas = await signUpTeammate(app, maya)
  ines = await signUpTeammate(app, maya)
  await changePerson(app, jonas, { firstName: 'Jonas', lastName: 'Weber', unverifiedSince: null })
  await changePerson(app, ines, { firstName: 'Inès', lastName: 'Roy', language: 'fr', unverifiedSince: null })
  projectId = (await maya.call(projectCalls.create, { body: { name: 'Spring', teamId: maya.teamId } })).id
  designId = await makeDesign({ ...maya, projectId }, { name: 'Tour tee' })
})

type Asking = Partial<Parameters<typeof maya.call<typeof approvalCalls.ask>>[1]['body']>

const ask = (more: Asking = {}) =>
  maya.call(approvalCalls.ask, {
    body: { projectId, asked: [jonas.id, ines.id], needed: null, blocks: false, ...more },
  })
const read = async (person = maya) =>
  must(await person.call(approvalCalls.read, { params: { projectId } }), 'asked')
const revisionOf = async () => must((await read()).designs[0], 'design').revision
const answer = async (person: Person, yes = true, more: object = {}) =>
  person.call(approvalCalls.answer, { body: { designId, revision: await revisionOf(), yes, ...more } })
const asked = (person: Person) => person.call(approvalCalls.asked, {})
const inCart = async (person = maya) => {
  await person.call(cartCalls.add, { body: { designId } })
  return must((await person.call(cartCalls.items, { query: {} })).items[0], 'item').approval
}

describe('a yes', () => {
  test('is asked of members, given to a design as it is, and counted (RV18)', async () => {
    const shown = must(await ask({ until: '2026-12-24T17:00:00Z' }), 'approval')
    expect(shown).toMatchObject({
      asked: [jonas.id, ines.id],
      needed: null,
      until: '2026-12-24T17:00:00.000Z',
      blocks: false,
      askedBy: { userId: maya.id },
      people: [{ name: 'Jonas Weber' }, { name: 'Inès Roy' }],
      designs: [{ id: designId, name: 'Tour tee', isGiven: false, yes: 0, needed: 2 }],
      answers: [],
    })
    await answer(jonas)
    const { designs } = await answer(ines, false, { text: 'The crest is too high' })
    expect(designs[0]).toMatchObject({ isGiven: false, yes: 1, missing: [{ userId: ines.id }] })
    expect((await answer(ines)).designs[0]).toMatchObject({ isGiven: true, yes: 2, missing: [] })
    expect((await read(jonas)).answers).toMatchObject([
      { userId: jonas.id, name: 'Jonas Weber', yes: true, text: '', isCurrent: true, changed: [] },
      { userId: ines.id, yes: true, text: '', isCurrent: true },
    ])
    const told = () =>
      app.events.filter(
        ({ name, properties }) => name === 'Design Approved' && properties['designId'] === designId,
      )
    await expect.poll(told, { timeout: 20_000 }).toHaveLength(2)
  })

  test('of as many as are enough, and of those alone who are asked (RV18)', async () => {
    await ask({ asked: [jonas.id, ines.id], needed: 1 })
    const body = { designId, revision: 1, yes: true }
    expect(await maya.refused(approvalCalls.answer, { body })).toBe('403 not_asked')
    expect((await answer(ines)).designs[0]).toMatchObject({ isGiven: true, yes: 1, needed: 1 })
    await ask({ asked: ['founder'] })
    expect(await ines.refused(approvalCalls.answer, { body })).toBe('403 not_asked')
    expect((await answer(maya)).designs[0]?.isGiven).toBe(true)
    const stranger = await signUp(app)
    expect(
      await maya.refused(approvalCalls.ask, { body: { projectId, asked: [stranger.id], blocks: false } }),
    ).toBe('404 not_found')
  })

  test('of everyone, whoever that is; who only looks may give it, and who left is not waited for (RV18)', async () => {
    await ask({ asked: ['everyone'] })
    await setLooking(app, jonas, true)
    await answer(jonas)
    expect(await jonas.refused(approvalCalls.ask, { body: { projectId, asked: [], blocks: false } })).toBe(
      '403 looks_only',
    )
    await setLooking(app, jonas, false)
    await maya.call(teamCalls.removeTeammate, { params: { teamId: maya.teamId, teammateId: ines.id } })
    expect((await answer(maya)).designs[0]).toMatchObject({ isGiven: true, yes: 2, needed: 2 })
    const noah = await signUpTeammate(app, maya)
    expect((await read()).designs[0]).toMatchObject({ isGiven: false, missing: [{ userId: noah.id }] })
    expect(await ines.refused(approvalCalls.read, { params: { projectId } })).toBe('404 project_not_found')
  })

  test('is one to an earlier version once the design has changed, which is told in words (RV19)', async () => {
    await ask({ asked: [jonas.id] })
    const before = await revisionOf()
    await answer(jonas)
    await update(maya, designId, paint(red))
    const { designs, answers } = await read()
    expect(designs[0]).toMatchObject({ isGiven: false, yes: 0, missing: [{ userId: jonas.id }] })
    expect(answers).toMatchObject([{ yes: true, isCurrent: false, revision: before }])
    expect(answers[0]?.changed?.map(({ en }) => en)).toEqual([expect.stringMatching(/^Body: .+ → .+\.$/)])
    expect(
      await jonas.refused(approvalCalls.answer, { body: { designId, revision: before, yes: true } }),
    ).toBe('409 conflict')
    expect((await answer(jonas)).designs[0]?.isGiven).toBe(true)
    // What is undone is a version of its own.
    await maya.call(generatorCalls.undo, { body: { designId, key: 'back' }, query: {} })
    expect((await read()).designs[0]?.isGiven).toBe(false)
  })

  test('is mailed for once, in each one’s language, and is on their home page until it is answered (RV21)', async () => {
    await ask()
    await ask({ needed: 1 })
    const [english] = await mailsTo(app, jonas.email, '/feedback')
    expect(english?.text).toContain('Maya asks for your yes to its design')
    expect(english?.text).toContain(`https://studio.example/projects/${projectId}/feedback`)
    expect((await mailsTo(app, ines.email, '/feedback'))[0]?.text).toContain(
      'demande votre accord sur son design',
    )
    expect(await mailsTo(app, maya.email, '/feedback', 0)).toEqual([])
    expect(await asked(maya)).toEqual([])
    const one = { projectId, projectName: 'Spring', askedBy: { userId: maya.id }, designs: 1 }
    expect(await asked(jonas)).toMatchObject([one])
    await answer(jonas, false, { text: 'Smaller' })
    expect(await asked(jonas)).toEqual([])
    await update(maya, designId, paint(red))
    expect(await asked(jonas)).toMatchObject([one])
    // Enough have said yes: nobody else is asked any more.
    await answer(ines)
    expect(await asked(jonas)).toEqual([])
    await ask({ asked: [] })
    expect(await maya.call(approvalCalls.read, { params: { projectId } })).toBeNull()
  })

  test('is asked for no more in another team (RV21)', async () => {
    await ask()
    const { id: teamId } = await maya.call(teamCalls.create, { body: { name: 'Otters' } })
    await maya.call(projectCalls.move, { body: { id: projectId, teamId } })
    expect(await maya.call(approvalCalls.read, { params: { projectId } })).toBeNull()
    expect(await asked(jonas)).toEqual([])
  })
})

describe('an order', () => {
  test('is warned of what is open, and waits for it only where the project says so (RV20)', async () => {
    expect(await inCart()).toBeNull()
    await ask()
    await answer(jonas)
    expect(await inCart()).toMatchObject({
      isGiven: false,
      yes: 1,
      needed: 2,
      missing: [{ name: 'Inès Roy' }],
      blocks: false,
    })
    await placeOrder(maya, [designId])
    await ask({ blocks: true })
    expect(await maya.refused(preorderCalls.create, { body: orderOf([designId]) })).toBe('422 approval_open')
    const error = await placeOrder(maya, [designId]).catch((thrown: unknown) => thrown)
    expect(error instanceof CallError && error.facts).toEqual({ design: 'Tour tee', who: 'Inès Roy' })
    await answer(ines)
    expect((await inCart())?.isGiven).toBe(true)
    await placeOrder(maya, [designId])
  })

  test('keeps what was said by then, for staff (RV20)', async () => {
    await ask({ asked: ['everyone'], needed: 2 })
    await answer(jonas)
    await update(maya, designId, paint(red))
    await answer(ines, false, { text: 'Too red' })
    const { id: preorderId } = await placeOrder(maya, [designId])
    await answer(ines)
    const shown = async () =>
      (await staff.call(deskCalls.read, { body: { preorderId } })).purchasedItems[0]?.approval
    expect(await shown()).toMatchObject({
      needed: 2,
      people: expect.arrayContaining([
        expect.objectContaining({ name: 'Jonas Weber', yes: true, isCurrent: false, text: '' }),
        expect.objectContaining({ name: 'Inès Roy', yes: false, isCurrent: true, text: 'Too red' }),
        expect.objectContaining({ name: 'Maya Tremblay', yes: null, isCurrent: false, at: null }),
      ]),
    })
    const other = await makeDesign(maya)
    const plain = await placeOrder(maya, [other])
    expect(
      (await staff.call(deskCalls.read, { body: { preorderId: plain.id } })).purchasedItems[0]?.approval,
    ).toBeNull()
  })
})

describe('one’s own data', () => {
  test('has what one said, and goes with the account (OD1, OD5)', async () => {
    await ask({ asked: [jonas.id] })
    await answer(jonas, false, { text: 'Quackenbush says no' })
    const { id: preorderId } = await placeOrder(maya, [designId])
    const { data } = await loadOwnData(app.dependencies.database.read, jonas)
    expect(data.approvalAnswers).toMatchObject([{ text: 'Quackenbush says no' }])
    expect(data.approvalAnswersOrdered).toMatchObject([{ text: 'Quackenbush says no' }])
    const own = await loadOwnData(app.dependencies.database.read, maya)
    expect(own.data.approvalsAsked).toMatchObject([{ projectId }])
    expect(JSON.stringify(own.data.approvalsAsked)).not.toContain(jonas.id)
    await app.dependencies.database.write(tx => eraseComments(tx, jonas.id, new Date()))
    const kept = await app.pool.query('select * from approval_answers where design_id = $1', [designId])
    expect(kept.rows).toEqual([])
    const shown = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(shown.purchasedItems[0]?.approval?.people).toMatchObject([{ name: '—', yes: false, text: '' }])
  })

  test('goes with its project (OD5)', async () => {
    await ask()
    await answer(jonas)
    await maya.call(projectCalls.delete, { params: { id: projectId } })
    await nightIn(app, 31)
    await nightIn(app, 32)
    const { rows } = await app.pool.query('select 1 from approvals where project_id = $1', [projectId])
    expect(rows).toEqual([])
    const left = await app.pool.query('select 1 from approval_answers where design_id = $1', [designId])
    expect(left.rows).toEqual([])
  })
})
