import { randomUUID } from 'node:crypto'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { newsletterCalls } from '@teamloom/contract/newsletter.ts'
import { paymentCalls } from '@teamloom/contract/payments.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { crestSvg, makeArtwork, svg, uploadAvatar } from '#api/testing/artwork-files.ts'
import { cardEvents, hearEvent, paymentOf } from '#api/testing/card-events.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { type FakeStripe, startFakeStripe } from '#api/testing/fake-stripe.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { allDone, login, nightIn } from '#api/testing/nights.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { goodPassword, type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'
import { findTraces, listFiles } from '#api/testing/traces.ts'

let stripe: FakeStripe
let app: TestApp
let staff: Person

beforeAll(async () => {
  stripe = await startFakeStripe()
  app = await startTestApp(stripe.environment, { keepsPictures: true })
  staff = await signUpStaff(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(async () => {
  await app.close()
  await stripe.close()
})

/** Milliseconds: of a busy machine that cuts and draws a techpack for the first time. */
const timeout = 240_000
const password = { body: { password: goodPassword } }
const mark = 'zephyrine drew this'
const portrait = svg('<!-- quackenbush --><path d="M0 0h4v4z"/>', 'viewBox="0 0 4 4"')
const crest = Buffer.from(crestSvg.replace('<rect', `<!-- ${mark} --><rect`))

/** Someone who has left something everywhere. */
async function makeZephyrine() {
  const person = await signUp(app, {
    email: `zephyrine-${randomUUID()}@example.com`,
    firstName: 'Zephyrine',
    lastName: 'Quackenbush',
    teamName: 'Zephyrine Rowing',
    optNewsletter: true,
  })
  const avatarAssetVersionId = await uploadAvatar(app.app, person, portrait, 'quackenbush.svg')
  await person.call(userCalls.updateMe, { body: { avatarAssetVersionId } })
  const artwork = await makeArtwork(app.app, person, crest, { filename: 'zephyrine-crest.svg' })
  const designId = await makeDesign(person, { name: 'Zephyrine tee' })
  await update(person, designId, {
    action: 'addDecoration',
    type: 'screenprint',
    assetId: artwork.assetId,
    assetVersionId: artwork.assetVersionId,
  })
  await person.call(cartCalls.add, { body: { designId } })
  await person.call(teamCalls.link, { query: { teamId: person.teamId } })
  await person.call(newsletterCalls.subscribe, { body: { email: person.email, lang: 'en' } })
  await person.call(userCalls.requestReset, { body: { email: person.email, language: 'en' } })
  await person.call(userCalls.exportData, {})
  const address = { ...montreal, firstName: 'Zephyrine', lastName: 'Quackenbush', email: person.email }
  const addresses = { shippingAddress: address, billingAddress: address }
  return { person, designId, address, addresses }
}

/** A techpack of the request, with its archive. */
async function release(preorderId: string): Promise<void> {
  const { id: techpackId } = await staff.call(techpackCalls.make, { body: { preorderId } })
  const { releaseId } = await staff.call(techpackCalls.generate, { body: { techpackId } })
  const state = async () => (await staff.call(techpackCalls.release, { params: { id: releaseId } })).state
  await expect.poll(state, { timeout }).toBe('ready')
}

/** A proof of which the first design is approved, and a change is asked of others. */
async function review(person: Person, preorderId: string, note: string): Promise<void> {
  await staff.call(deskCalls.sendProof, { body: { preorderId, note } })
  const { proofNumber, items } = await person.call(proofCalls.read, { params: { preorderId } })
  for (const [at, { designId }] of items.entries())
    await person.call(proofCalls.answer, {
      body: { preorderId, proofNumber, designId, approved: at === 0, ...(at === 0 ? {} : { note }) },
    })
}

describe('thirty days later (OD5)', () => {
  test('nothing is left of someone who bought nothing', { timeout }, async () => {
    const captain = await signUp(app)
    const theirs = await makeDesign(captain)
    // It looks otherwise than all of hers.
    await update(captain, theirs, paint(red))
    await captain.call(designCalls.setCollectable, { body: { designId: theirs, collectable: true } })
    await allDone(app)
    const filesBefore = listFiles(app)
    const { person, designId, addresses } = await makeZephyrine()
    const { id: preorderId } = await placeOrder(person, [designId], addresses)
    await review(person, preorderId, 'As Quackenbush wishes')
    await release(preorderId)
    await captain.call(collectionCalls.addToRoster, {
      body: {
        projectId: captain.projectId,
        people: [{ firstName: 'Zephyrine', lastName: 'Quackenbush', email: person.email }],
      },
    })
    await mailsTo(app, person.email, 'Your data')
    const words = ['ephyrine', person.email, 'Quackenbush', 'quackenbush', mark]
    expect(await findTraces(app, words)).toEqual(
      expect.arrayContaining([
        'users',
        'preorders',
        'proofs',
        'techpack_releases',
        'files/artwork',
        'files/exports',
        'files/techpacks/releases',
        'mail',
      ]),
    )
    const made = (folder: string) => listFiles(app).filter(file => file.startsWith(`files/${folder}/`)).length
    expect(made('techpacks/prints')).toBeGreaterThan(0)
    expect(made('techpacks/sheets')).toBeGreaterThan(0)
    await person.call(userCalls.deleteMe, password)
    await nightIn(app, 31)
    await nightIn(app, 32)
    expect(await findTraces(app, words)).toEqual([])
    // Pictures and films tell it without words.
    expect(listFiles(app)).toEqual(filesBefore)
    expect(await login(app, person)).toBeUndefined()
  })

  test('of an order stays what the law asks for, and what teammates share', { timeout }, async () => {
    const { person, designId, address, addresses } = await makeZephyrine()
    const mate = await signUpTeammate(app, person)
    const designIds = [designId, await makeDesign(person, { name: 'Zephyrine cap' })]
    const change = { ...addresses, promoCode: 'GRANDMOTHER' }
    const { id: preorderId } = await placeOrder(person, designIds, change)
    await staff.call(paymentCalls.setDeposit, { body: { preorderId, percent: 30 } })
    await staff.call(deskCalls.addNote, { body: { preorderId, text: 'Grandmother pays' } })
    const moved = { ...address, organization: 'Grandmother’s house' }
    await staff.call(deskCalls.setShipping, { body: { preorderId, shippingAddress: moved } })
    await staff.call(deskCalls.setShipping, { body: { preorderId, shippingAddress: address } })
    await staff.call(deskCalls.setBilling, { body: { preorderId, billingAddress: moved } })
    await staff.call(deskCalls.setBilling, { body: { preorderId, billingAddress: address } })
    await review(person, preorderId, 'Grandmother likes it')
    const { items } = await person.call(proofCalls.read, { params: { preorderId } })
    const params = { preorderId, designId: must(items[1], 'item').designId }
    await staff.call(deskCalls.removeItem, { params, query: {} })
    await release(preorderId)
    const { order_id } = await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'purchased' } })
    const orderId = must(order_id, 'order')
    const { sessionId } = await person.call(paymentCalls.begin, { body: { orderId } })
    const { due } = await person.call(paymentCalls.ledgerOfOrder, { params: { orderId } })
    expect(await hearEvent(app, stripe, cardEvents.paid(sessionId, due))).toBe(200)
    const trackingUrl = 'https://parcels.example/grandmother'
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'shipped', trackingUrl } })
    expect(await findTraces(app, [person.email, 'Quackenbush', 'randmother', 'GRANDMOTHER'])).toEqual(
      expect.arrayContaining(['preorder_events', 'proof_answers', 'proofs', 'preorders']),
    )
    const copies = async () =>
      (await app.pool.query('select name from designs where preorder_id = $1', [preorderId])).rows
    expect(await copies()).toHaveLength(2)
    await person.call(userCalls.deleteMe, password)
    await nightIn(app, 31)
    expect(await findTraces(app, [person.email, 'Quackenbush', 'quackenbush'])).toEqual([
      'invoices',
      'preorders',
    ])
    expect(await findTraces(app, ['randmother', 'GRANDMOTHER'])).toEqual([])
    expect(await findTraces(app, ['/pay/cs_test_'])).toEqual([])
    expect(await copies()).toEqual([{ name: 'Zephyrine tee' }])
    // The money is told as before, and what the provider tells of it later is heard.
    const ledger = () => staff.call(paymentCalls.ledgerOfOrder, { params: { orderId } })
    expect(await ledger()).toMatchObject({ paid: due, balance: 0 })
    const refund = { payment_intent: paymentOf(sessionId), amount: 100, status: 'succeeded' }
    expect(await hearEvent(app, stripe, cardEvents.refund(refund, 'refund.created'))).toBe(200)
    expect(await ledger()).toMatchObject({ balance: 100 })
    const { history } = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(history.map(({ event }) => event.name)).toEqual(
      expect.arrayContaining(['payment_recorded', 'status_updated', 'invoice_issued', 'created']),
    )
    // Staff may go on with it; nobody is written to.
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    await allDone(app)
    expect(await findTraces(app, ['erased.invalid'])).not.toContain('mail')
    expect((await mate.call(teamCalls.list, {})).map(({ name }) => name)).toContain('Zephyrine Rowing')
    expect(await mate.refused(projectCalls.list, {})).toBe('answered')
  })
})
