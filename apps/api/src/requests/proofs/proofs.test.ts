import type { DataOf } from '@teamloom/contract/call.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { mailsTo, type ReceivedMail } from '#api/testing/mails.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

type Status = DataOf<typeof deskCalls.read>['preorder']['status']

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
let crew: string
let tee: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
})
beforeEach(async () => {
  maya = await signUp(app)
  const designs = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya, { name: 'Tee' })]
  preorderId = (await placeOrder(maya, designs)).id
  const { purchasedItems } = await read()
  crew = must(purchasedItems[0], 'item').design_id
  tee = must(purchasedItems[1], 'item').design_id
})
afterAll(() => app.close())

const read = () => staff.call(deskCalls.read, { body: { preorderId } })
const setStatus = (status: Status, more: object = {}) =>
  staff.call(deskCalls.setStatus, { body: { preorderId, status, ...more } })
const setSizes = (designId: string, qty: number) =>
  staff.call(deskCalls.setSizes, { body: { preorderId, designId, sizes: [{ name: 'M', qty }] } })
const proof = () => maya.call(proofCalls.read, { params: { preorderId } })
const answerOf = (designId: string, more: object = {}) => ({
  body: { preorderId, proofNumber: 1, designId, approved: true, ...more },
})
const approve = (designId: string, more: object = {}) =>
  maya.call(proofCalls.answer, answerOf(designId, more))
const lastEvents = async (count: number) => (await read()).history.slice(0, count).map(({ event }) => event)

const subjectOf = ({ head }: ReceivedMail) => /^Subject: (.*)$/m.exec(head)?.[1]

describe('what a proof tells besides (OR34)', () => {
  test('what is as it was asked for, by whom it was sent, and what all came to with the discounts of then', async () => {
    const asked = (await read()).invoice
    await update(staff, crew, paint(red))
    await staff.call(deskCalls.setDiscounts, {
      body: { preorderId, discounts: [{ id: 'friends', name: 'Friends', amount: 2500 }] },
    })
    await setSizes(crew, 60)
    await staff.call(deskCalls.removeItem, { params: { preorderId, designId: tee }, query: {} })
    await setStatus('inreviewbycustomer')
    const shown = await proof()
    expect(shown.sentBy).toEqual({ first_name: 'Maya', last_name: 'Tremblay', role: 'admin' })
    expect(shown.asked).toEqual({ discounts: asked.discounts, total: asked.total })
    expect(shown.discounts).toMatchObject([{ id: 'friends', amount: 2500 }])
    const alike = shown.items[0]?.alike.map(({ en }) => en)
    expect(alike?.length).toBeGreaterThan(0)
    expect(alike).not.toContain('Body')
  })

  test('why an approval of an earlier one is asked for again, and of what was never approved nothing (OR31)', async () => {
    await setStatus('inreviewbycustomer')
    await approve(crew)
    await approve(tee, { approved: false, note: 'Navy' })
    const again = async () => (await proof()).items.map(({ state, askedAgain }) => [state, askedAgain])
    await setSizes(crew, 50)
    expect(await again()).toEqual([
      ['voided', null],
      ['change_requested', null],
    ])
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    expect(await again()).toEqual([
      ['open', 'quantities'],
      ['open', null],
    ])
    await approve(crew, { proofNumber: 2 })
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    expect((await again())[0]).toEqual(['approved', null])
  })

  test('what was approved and is as it was stays approved in the next, since when it was (OR46)', async () => {
    await setStatus('inreviewbycustomer')
    await approve(crew)
    await approve(tee, { approved: false, note: 'Navy' })
    const given = must((await proof()).items[0]?.answer, 'answer')
    expect(given.carried).toBe(false)
    await setSizes(tee, 40)
    const sent = await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const [first, second] = (await proof()).items
    expect(first).toMatchObject({ state: 'approved', answer: { ...given, carried: true } })
    expect(second?.state).toBe('open')
    expect(sent.proof?.approved).toBe(false)
    // It may be taken back as long as another is to be answered.
    await approve(crew, { proofNumber: 2, approved: false, note: 'Larger' })
    expect((await proof()).items[0]).toMatchObject({ state: 'change_requested', answer: { carried: false } })
    await approve(crew, { proofNumber: 2 })
    await approve(tee, { proofNumber: 2 })
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    expect(await proof()).toMatchObject({ approved: true })
    expect((await maya.call(preorderCalls.list, {}))[0]?.proofToAnswer).toBeNull()
  })

  test('what was asked for in changes stands in the next, with what was done about it (OR47)', async () => {
    await update(staff, crew, paint(red))
    await setStatus('inreviewbycustomer')
    const mark = { side: 'front', x: 0.5, y: 0.4 }
    await approve(crew, { approved: false, note: 'Forty, and not red', mark })
    await approve(tee, { approved: false, note: 'Navy' })
    await setSizes(crew, 40)
    await update(staff, crew, paint(navy))
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const [first, second] = (await proof()).items
    expect(first?.changeAsked).toMatchObject({ proofNumber: 1, note: 'Forty, and not red', mark })
    const done = first?.changeAsked?.done?.map(({ en }) => en).join(' ')
    for (const part of ['Red', 'Navy', 'Size M: 12 → 40.']) expect(done).toContain(part)
    expect(second?.changeAsked).toMatchObject({ note: 'Navy', done: [] })
    // What was not answered since is still what was asked for.
    await setSizes(crew, 44)
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const asked = (await proof()).items[0]?.changeAsked
    expect(asked).toMatchObject({ proofNumber: 1, note: 'Forty, and not red' })
    expect(asked?.done?.map(({ en }) => en)).toContain('Size M: 40 → 44.')
  })
})

describe('a proof', () => {
  test('is frozen by the status: what was asked, what is proposed, each difference in words (OR34)', async () => {
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    await update(staff, crew, paint(red))
    await update(staff, crew, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    await setSizes(crew, 40)
    const sent = await setStatus('inreviewbycustomer', { note: 'Please look' })
    expect(sent.proof).toMatchObject({ proofNumber: 1, note: 'Please look', approved: false })
    const shown = await proof()
    expect(shown).toEqual(sent.proof)
    const [first, second] = shown.items
    expect(first).toMatchObject({ designId: crew, designName: 'Crew', state: 'open', answer: null })
    expect(first?.asked?.images).not.toEqual(first?.proposed.images)
    expect(first?.proposed.decorations).toMatchObject([
      { widthInches: expect.any(Number), place: { en: expect.any(String) } },
    ])
    const words = first?.differences.map(({ en }) => en).join(' ')
    for (const part of ['→', 'added', 'Size M: 12 → 40.', 'Size L: 10 → 0.', 'Price of a piece: $'])
      expect(words).toContain(part)
    expect(second?.differences).toEqual([])
    expect(shown.total).toBe(sent.invoice.total)
    expect((await lastEvents(2)).map(({ name }) => name)).toEqual(['proof_sent', 'status_updated'])
  })

  test('says who sent it, what was taken out, and sizes in both languages (OR34)', async () => {
    await staff.call(deskCalls.removeItem, { params: { preorderId, designId: tee }, query: {} })
    await setStatus('inreviewbycustomer')
    const shown = await proof()
    const { user } = must((await read()).history[0], 'entry')
    expect(shown).toMatchObject({
      userId: maya.id,
      preorderNumber: (await read()).preorder.number,
      sentBy: { first_name: user?.first_name, last_name: user?.last_name },
      removed: [{ designName: 'Tee', pieces: 22, total: 54_340 }],
    })
    const large = shown.items[0]?.proposed.sizes.find(({ name }) => name === 'L')
    expect(large?.label).toEqual({ en: 'L', fr: 'G' })
  })

  test('waits as long as there is something to answer (OR36)', async () => {
    const waiting = async () => (await maya.call(preorderCalls.list, {}))[0]?.proofToAnswer
    expect(await waiting()).toBe(null)
    await setStatus('inreviewbycustomer')
    await approve(crew)
    expect(await waiting()).toBe(1)
    // What was shown is not so any more: there is nothing to say yes to.
    await setSizes(tee, 99)
    expect(await waiting()).toBe(null)
    await staff.call(deskCalls.setSizes, {
      body: {
        preorderId,
        designId: tee,
        sizes: [
          { name: 'M', qty: 12 },
          { name: 'L', qty: 10 },
        ],
      },
    })
    expect(await waiting()).toBe(1)
    await approve(tee)
    expect(await waiting()).toBe(null)
  })

  test('is mailed with the way to it and the note (OR37)', async () => {
    await setStatus('inreviewbycustomer', { note: 'Please look at the crest' })
    const [mail] = await mailsTo(app, maya.email, 'Please look at the crest')
    expect(mail?.text).toContain('A note from Teamloom: Please look at the crest')
    expect(mail?.text).toMatch(new RegExp(`^http\\S+/orders/proof/${preorderId}$`, 'm'))
  })

  test('is told to become outdated before an edit of what is not answered yet is saved (OR30, OR35)', async () => {
    await setStatus('inreviewbycustomer')
    await approve(tee)
    const sizes = [{ name: 'M', qty: 40 }]
    const statesAfter = async (designId: string, dryRun: boolean) => {
      const body = { preorderId, designId, sizes, dryRun }
      const { proof: after } = await staff.call(deskCalls.setSizes, { body })
      return Object.fromEntries(must(after, 'proof').items.map(each => [each.designId, each.state]))
    }
    expect(await statesAfter(crew, true)).toEqual({ [crew]: 'outdated', [tee]: 'approved' })
    expect(await statesAfter(tee, true)).toEqual({ [crew]: 'open', [tee]: 'voided' })
    expect(await statesAfter(crew, false)).toEqual({ [crew]: 'outdated', [tee]: 'approved' })
  })

  test('is sent again with the next number, by staff', async () => {
    await setStatus('inreviewbycustomer')
    const again = await staff.call(deskCalls.sendProof, { body: { preorderId, note: 'Once more' } })
    expect(again.proof).toMatchObject({ proofNumber: 2, note: 'Once more' })
    expect(await maya.refused(proofCalls.answer, answerOf(crew))).toBe('409 proof_outdated')
  })

  test('is answered by its customer alone (OR36)', async () => {
    expect(await maya.refused(proofCalls.read, { params: { preorderId } })).toBe('404 proof_not_found')
    await setStatus('inreviewbycustomer')
    for (const person of [staff, await signUpTeammate(app, maya), await signUp(app)])
      expect(await person.refused(proofCalls.answer, answerOf(crew))).toBe('404 preorder_not_found')
    expect(await (await signUp(app)).refused(proofCalls.read, { params: { preorderId } })).toBe(
      '404 preorder_not_found',
    )
    expect(await staff.call(proofCalls.read, { params: { preorderId } })).toEqual(await proof())
    expect(await maya.refused(proofCalls.answer, answerOf(maya.id))).toBe('404 designIdDoesntExist')
    expect(
      await maya.refused(proofCalls.answer, answerOf(crew, { mark: { side: 'front', x: 2, y: 0 } })),
    ).toBe('400 validation_failed')
  })

  test('is approved design by design, or asks for a change with a mark (OR36, OR22)', async () => {
    await setStatus('inreviewbycustomer')
    expect((await approve(crew)).approved).toBe(false)
    const mark = { side: 'front', x: 0.25, y: 0.5 }
    const asked = await approve(tee, { approved: false, note: 'Larger', mark })
    expect(asked.items[1]).toMatchObject({ state: 'change_requested', answer: { note: 'Larger', mark } })
    expect(await lastEvents(1)).toMatchObject([
      { name: 'change_requested', data: { designName: 'Tee', note: 'Larger', mark } },
    ])
    const whole = await approve(tee)
    expect(whole.approved).toBe(true)
    expect(await read()).toMatchObject({
      proof: { approved: true },
      preorder: { status: 'inreviewbycustomer' },
    })
    const shown = (await maya.call(preorderCalls.list, {}))[0]
    expect(shown?.milestones.map(({ name }) => name)).toEqual(['placed', 'proof_sent', 'approved'])
    const mails = await mailsTo(app, 'sales@teamloom.example', maya.email, 3)
    const told = ['Wolves', 'a change is asked for', 'is approved'].map(words =>
      expect.stringContaining(words),
    )
    expect(mails.map(subjectOf)).toEqual(expect.arrayContaining(told))
  })
})

describe('an edit', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['its design', () => update(staff, crew, paint(red))],
    ['its quantities', () => setSizes(crew, 99)],
    ['the discounts', () => staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } })],
    [
      'the address',
      () =>
        staff.call(deskCalls.setShipping, {
          body: { preorderId, shippingAddress: { ...montreal, city: 'Laval' } },
        }),
    ],
    ['the currency', () => staff.call(deskCalls.setCurrency, { body: { preorderId, currency: 'usd' } })],
  ])('of %s before the answer makes it outdated (OR35)', async (_, edit) => {
    await setStatus('inreviewbycustomer')
    await edit()
    expect(await maya.refused(proofCalls.answer, answerOf(crew))).toBe('409 proof_outdated')
    expect((await proof()).items[0]?.state).toBe('outdated')
  })

  test.each<[string, () => Promise<unknown>, string[]]>([
    ['design', () => update(staff, crew, paint(red)), ['voided', 'approved']],
    ['quantities', () => setSizes(crew, 99), ['voided', 'approved']],
    [
      'discounts',
      () => staff.call(deskCalls.setDiscounts, { body: { preorderId, discounts: [] } }),
      ['voided', 'voided'],
    ],
    [
      'currency',
      () => staff.call(deskCalls.setCurrency, { body: { preorderId, currency: 'usd' } }),
      ['voided', 'voided'],
    ],
  ])('of the %s after it voids the approval, and says why (OR31)', async (reason, edit, states) => {
    await setStatus('inreviewbycustomer')
    await approve(crew)
    await approve(tee)
    await edit()
    const { items, approved } = await proof()
    expect(items.map(({ state }) => state)).toEqual(states)
    expect([approved, items[0]?.answer?.voidReason]).toEqual([false, reason])
    expect(await lastEvents(1)).toMatchObject([{ name: 'approval_voided', data: { reason } }])
    expect(await maya.refused(proofCalls.answer, answerOf(crew))).toBe('409 proof_outdated')
  })

  test('at the same moment as the answer: either comes first, and neither is lost (OR35)', async () => {
    await setStatus('inreviewbycustomer')
    const [, answered] = await Promise.all([
      setSizes(crew, 99),
      maya.refused(proofCalls.answer, answerOf(crew)),
    ])
    const state = (await proof()).items[0]?.state
    expect([`${answered} ${state}`]).toContainEqual(
      expect.stringMatching(/^(409 proof_outdated outdated|answered voided)$/),
    )
  })

  test('that was tried voids nothing (OR30)', async () => {
    await setStatus('inreviewbycustomer')
    await approve(crew)
    const body = { preorderId, designId: crew, sizes: [{ name: 'M', qty: 99 }], dryRun: true }
    expect((await staff.call(deskCalls.setSizes, { body })).proof?.items[0]?.state).toBe('voided')
    expect((await proof()).items[0]?.state).toBe('approved')
  })
})

describe('a customer is mailed (OR37)', () => {
  test('each usual step once, in their language, with the invoice when it is ordered', async () => {
    maya = await signUp(app)
    preorderId = (await placeOrder(maya, [await makeDesign(maya)], { locale: 'fr' })).id
    const { preorder } = await setStatus('inreviewbydesigner')
    await setStatus('inreviewbydesigner')
    await setStatus('inreviewbycustomer', { dryRun: true })
    await setStatus('inreviewbycustomer')
    const { order } = await setStatus('purchased')
    await setStatus('inproduction', { tellCustomer: false })
    await setStatus('shipped', { carrier: 'Postes Canada', trackingUrl: 'https://post.example/1?a=b&c' })
    // Not a usual step: staff say so if it is to be told.
    await setStatus('intent')
    await setStatus('cancelled')
    const mails = await mailsTo(app, maya.email, '', 7)
    const told = [
      expect.stringContaining('est reçue'),
      `Demande ${preorder.number}\u00a0: nos designers sont au travail`,
      `Demande ${preorder.number}\u00a0: votre épreuve est prête`,
      `La commande ${order?.number} est confirmée`,
      `La commande ${order?.number} est en route`,
      `La commande ${order?.number} est annulée`,
    ]
    // Beside that which confirms the address; what is sent at once comes in any order.
    expect(mails.map(subjectOf)).toEqual(expect.arrayContaining(told))
    const textOf = (words: string) => mails.find(mail => subjectOf(mail)?.endsWith(words))?.text
    expect(textOf('est confirmée')).toMatch(/TVQ 9,975\s%\s: \d+/)
    expect(textOf('est en route')?.split('\n')).toContain('https://post.example/1?a=b&c')
    expect(textOf('est en route')).toContain('Transporteur\u00a0: Postes Canada.')
  })

  test('of a request as one until it is an order, and of its proofs always', async () => {
    maya = await signUp(app)
    preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
    const { preorder } = await setStatus('cancelled')
    const { order } = await setStatus('purchased', { tellCustomer: true })
    await setStatus('inreviewbycustomer', { tellCustomer: true })
    await setStatus('cancelled')
    const mails = await mailsTo(app, maya.email, '', 6)
    const told = [
      `Request ${preorder.number} was cancelled`,
      `Order ${order?.number} is confirmed`,
      `Request ${preorder.number}: your proof is ready`,
      `Order ${order?.number} was cancelled`,
    ]
    expect(mails.map(subjectOf)).toEqual(expect.arrayContaining(told))
  })
})
