import { cartCalls } from '@teamloom/contract/cart.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { type ProofPiece, pieceCalls } from '@teamloom/contract/pieces.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { privateSecret, send, someone } from '#api/testing/collections.ts'
import { paint, red, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { orderOf } from '#api/testing/orders.ts'
import {
  type Caller,
  type Person,
  signUp,
  signUpStaff,
  signUpTeammate,
  stranger,
} from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
let maya: Person
let visitor: Caller
let design: PersonalDesign
let preorderId: string
let designId: string

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: 'https://studio.example' })
  staff = await signUpStaff(app, 'designer')
  visitor = stranger(app)
})
beforeEach(async () => {
  maya = await signUp(app)
  design = await makePersonalDesign(maya)
})
afterAll(() => app.close())

type Wanted = {
  readonly name: string
  readonly number?: string
  readonly size?: string
  readonly qty?: number
}

const wordsOf = ({ name, number }: Wanted) => ({
  [design.nameId]: name,
  ...(number ? { [design.numberId]: number } : {}),
})

const ordered = (sizes: Readonly<Record<string, number>>) =>
  orderOf([design.designId], {
    items: [
      {
        design_id: design.designId,
        sizes: Object.entries(sizes).map(([name, qty]) => ({ name, qty })),
      },
    ],
  })

/** A request of people's pieces, with spares, of which a proof is sent. */
async function order(...people: readonly Wanted[]): Promise<void> {
  const { id } = await maya.call(cartCalls.add, { body: { designId: design.designId } })
  const lines = [
    { size: 'M', qty: 20, words: {} },
    ...people.map(wanted => ({ size: wanted.size ?? 'M', qty: wanted.qty ?? 1, words: wordsOf(wanted) })),
  ]
  const item = await maya.call(cartCalls.setLines, { params: { id }, body: { lines } })
  const sizes = Object.fromEntries(item.sizes.map(({ name, qty }) => [name, qty]))
  preorderId = (await maya.call(preorderCalls.create, { body: ordered(sizes) })).id
  await sendProof()
}

async function sendProof(): Promise<void> {
  const { purchasedItems } = await staff.call(deskCalls.setStatus, {
    body: { preorderId, status: 'inreviewbycustomer' },
  })
  designId = must(purchasedItems[0], 'item').design_id
}

const sheet = async (who = maya) =>
  (await who.call(pieceCalls.sheet, { params: { preorderId, designId } })).pieces
const tick = (pieces: readonly ProofPiece[], ticked = true) => ({
  body: { preorderId, designId, ticked, pieces: pieces.map(({ lineId, hash }) => ({ lineId, hash })) },
})
const said = (piece: ProofPiece) => [piece.words.map(({ text }) => text).join(' '), piece.state]
const states = async () => (await sheet()).map(said)
const find = async (name: string) =>
  must(
    (await sheet()).find(({ words }) => words.some(({ text }) => text === name)),
    name,
  )
const shown = async () => (await maya.call(proofCalls.read, { params: { preorderId } })).items[0]
const approve = () =>
  maya.call(proofCalls.answer, { body: { preorderId, proofNumber: 1, designId, approved: true } })

/** Staff give the line of this name other words or another size. */
async function change(name: string, next: Partial<Wanted>): Promise<void> {
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  const lines = must(purchasedItems[0]?.lines, 'lines').map(({ problems: _, ...line }) =>
    line.words[design.nameId] === name
      ? {
          ...line,
          size: next.size ?? line.size,
          words: {
            ...line.words,
            ...(next.name ? { [design.nameId]: next.name } : {}),
            ...(next.number ? { [design.numberId]: next.number } : {}),
          },
        }
      : line,
  )
  await staff.call(deskCalls.setLines, { body: { preorderId, designId, lines } })
}

describe('each piece of a proof', () => {
  test('is ticked one by one, all or taken back; a change voids that line’s tick alone, and taken back it holds again (NN19)', async () => {
    await order({ name: 'RIVERA', number: '33' }, { name: 'COHEN', number: '07' }, { name: 'LI', qty: 2 })
    expect(await states()).toEqual([
      ['RIVERA 33', 'open'],
      ['COHEN 07', 'open'],
      ['LI', 'open'],
    ])
    const told = await maya.call(pieceCalls.tick, tick([await find('COHEN')]))
    expect(told.pieces.map(said)).toEqual([['COHEN 07', 'ticked']])
    await maya.call(pieceCalls.tick, tick(await sheet()))
    expect((await sheet()).map(({ tick: given }) => given?.by)).toEqual(['customer', 'customer', 'customer'])
    expect((await shown())?.pieces).toEqual({ lines: 3, ticked: 3, changed: 0, missing: [] })
    await change('RIVERA', { number: '35', size: 'L' })
    expect(await states()).toEqual([
      ['RIVERA 35', 'changed'],
      ['COHEN 07', 'ticked'],
      ['LI', 'ticked'],
    ])
    expect((await find('RIVERA')).changes).toEqual([
      { what: 'size', old: { en: 'M', fr: 'M' }, new: { en: 'L', fr: 'G' } },
      { what: 'words', kind: 'number', old: '33', new: '35' },
    ])
    const { proof } = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(proof?.items[0]?.pieces).toEqual({ lines: 3, ticked: 2, changed: 1, missing: ['RIVERA 35'] })
    await change('RIVERA', { number: '33', size: 'M' })
    expect((await states()).map(([, state]) => state)).toEqual(['ticked', 'ticked', 'ticked'])
    await maya.call(pieceCalls.tick, tick([await find('LI')], false))
    expect(await find('LI')).toMatchObject({ state: 'open', tick: null, changes: [] })
    // The design is another: every piece is.
    await update(staff, designId, paint(red))
    expect((await sheet()).map(({ state }) => state)).toEqual(['changed', 'changed', 'open'])
    expect((await find('COHEN')).changes).toEqual([{ what: 'design' }])
  })

  test('is not ticked as it was seen once it is otherwise, nor with it another (NN19)', async () => {
    await order({ name: 'RIVERA', number: '33' }, { name: 'COHEN', number: '07' })
    const before = await sheet()
    await change('RIVERA', { number: '35' })
    expect(await maya.refused(pieceCalls.tick, tick(before))).toBe('409 proof_outdated')
    const [first] = before
    expect(await maya.refused(pieceCalls.tick, tick([{ ...must(first, 'piece'), lineId: 'M' }]))).toBe(
      '404 not_found',
    )
    expect((await states()).map(([, state]) => state)).toEqual(['open', 'open'])
    await maya.call(pieceCalls.tick, tick(await sheet()))
    expect((await states()).map(([, state]) => state)).toEqual(['ticked', 'ticked'])
  })

  test('is ticked by whom the request is of, seen by staff, and nobody else’s; before a proof there is nothing (NN20)', async () => {
    const { id } = await maya.call(cartCalls.add, { body: { designId: design.designId } })
    const lines = [{ size: 'M', qty: 22, words: wordsOf({ name: 'RIVERA' }) }]
    await maya.call(cartCalls.setLines, { params: { id }, body: { lines } })
    preorderId = (await maya.call(preorderCalls.create, { body: ordered({ M: 22 }) })).id
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
    designId = must(purchasedItems[0], 'item').design_id
    const asked = { params: { preorderId, designId } }
    expect(await maya.refused(pieceCalls.sheet, asked)).toBe('404 proof_not_found')
    await sendProof()
    const [mate, outsider] = [await signUpTeammate(app, maya), await signUp(app)]
    expect(await sheet(staff)).toEqual(await sheet())
    for (const who of [staff, mate, outsider])
      expect(await who.refused(pieceCalls.tick, tick(await sheet()))).toBe('404 preorder_not_found')
    for (const who of [mate, outsider])
      expect(await who.refused(pieceCalls.sheet, asked)).toBe('404 preorder_not_found')
    expect(await visitor.refused(pieceCalls.sheet, asked)).toBe('401 unauthorized')
    expect(await visitor.refused(pieceCalls.tick, tick(await sheet()))).toBe('401 unauthorized')
    expect((await states()).map(([, state]) => state)).toEqual(['open'])
  })

  test('keeps nobody from approving: answer, mails and history say how many are looked at (NN19, OR37)', async () => {
    await order({ name: 'RIVERA', number: '33' }, { name: 'COHEN' })
    const mail = must((await mailsTo(app, maya.email, 'your proof is ready')).at(-1), 'mail')
    expect(mail.text).toContain('to be looked at one by one: 0 of 2 pieces looked at.')
    await maya.call(pieceCalls.tick, tick([await find('COHEN')]))
    const { approved } = await approve()
    expect(approved).toBe(true)
    const { history } = await staff.call(deskCalls.read, { body: { preorderId } })
    expect(history[0]?.event).toMatchObject({
      name: 'proof_approved',
      data: { pieces: { lines: 2, ticked: 1, changed: 0 } },
    })
    const all = await mailsTo(app, app.dependencies.config.provider.salesEmail, 'is approved')
    expect(all.some(({ text }) => text.includes('1 of 2 pieces looked at.'))).toBe(true)
  })

  test('voids the approval when what it says changes, and before an answer nothing can be answered (OR31, OR35)', async () => {
    await order({ name: 'RIVERA', number: '33' })
    await approve()
    await change('RIVERA', { number: '35' })
    expect(await shown()).toMatchObject({ state: 'voided', answer: { voidReason: 'words' } })
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    const body = { preorderId, proofNumber: 2, designId, approved: true }
    expect(await shown()).toMatchObject({ state: 'open', askedAgain: 'words' })
    await change('RIVERA', { number: '36' })
    expect(await maya.refused(proofCalls.answer, { body })).toBe('409 proof_outdated')
    await change('RIVERA', { number: '35' })
    expect((await maya.call(proofCalls.answer, { body })).approved).toBe(true)
  })
})

describe('the person of a piece', () => {
  type Told = Awaited<ReturnType<typeof own>>
  const own = (secret: string) => visitor.call(pieceCalls.own, { params: { secret } })
  const asking = (secret: string, { itemId, lineId, hash }: Told['pieces'][number], ticked = true) => ({
    params: { secret },
    body: { itemId, lineId, hash, ticked },
  })
  const picture = async (secret: string, { itemId, lineId }: Told['pieces'][number]) =>
    app.app.inject({
      url: `/api/v1/projects/collection/answer/${secret}/pieces/${itemId}/${lineId}/picture?side=back`,
    })

  /** Two who answered, in a request; their private links. */
  async function collected() {
    await maya.call(designCalls.setCollectable, { body: { designId: design.designId, collectable: true } })
    const { projectId } = maya
    const { project } = await maya.call(collectionCalls.read, { params: { projectId } })
    const people = [someone(), { ...someone(), firstName: 'Léa' }] as const
    for (const [at, who] of people.entries()) {
      const words = wordsOf({ name: ['BÉLANGER', 'ROY'][at] ?? '', number: ['7', '07'][at] ?? '' })
      const selection = [{ id: design.designId, size: 'M', quantity: 11, words }]
      await visitor.call(collectionCalls.collectSize, send(who, selection, { token: project.token }))
    }
    await maya.call(cartCalls.fromCollection, { body: { projectId, designIds: [design.designId] } })
    preorderId = (await maya.call(preorderCalls.create, { body: ordered({ M: 22 }) })).id
    const [noah, lea] = await Promise.all(people.map(({ email }) => privateSecret(app, email)))
    return { projectId, people, noah: noah!, lea: lea! }
  }

  test('sees and ticks what is made of their own answer by their private link, and nothing of anybody else (NN20)', async () => {
    const { noah, lea } = await collected()
    expect(await own(noah)).toEqual({ orderedBy: null, pieces: [] })
    await sendProof()
    const told = await own(noah)
    expect(told).toMatchObject({
      orderedBy: { firstName: 'Maya', lastName: 'Tremblay' },
      pieces: [
        {
          designName: 'Match shirt',
          size: { en: 'M', fr: 'M' },
          qty: 11,
          words: [
            { kind: 'name', text: 'BÉLANGER' },
            { kind: 'number', text: '7' },
          ],
          sides: ['back'],
          state: 'open',
        },
      ],
    })
    expect(JSON.stringify(told)).not.toMatch(/ROY|Léa|@/)
    const [piece] = told.pieces
    const [others] = (await own(lea)).pieces
    const ticked = await visitor.call(pieceCalls.tickOwn, asking(noah, must(piece, 'piece')))
    expect(ticked.pieces[0]).toMatchObject({ state: 'ticked', tick: { by: 'person' } })
    expect((await sheet()).map(({ state, tick: given }) => [state, given?.by])).toEqual([
      ['ticked', 'person'],
      ['open', undefined],
    ])
    // Whoever ordered ticks all, which leaves the person's own tick.
    await maya.call(pieceCalls.tick, tick(await sheet()))
    expect((await sheet()).map(({ tick: given }) => given?.by)).toEqual(['person', 'customer'])
    // Another's piece is not theirs, nor by a link that was guessed.
    expect(await visitor.refused(pieceCalls.tickOwn, asking(noah, must(others, 'other')))).toBe(
      '404 not_found',
    )
    const guessed = noah.replace(/.$/, last => (last === 'A' ? 'Q' : 'A'))
    expect(await visitor.refused(pieceCalls.own, { params: { secret: guessed } })).toBe('404 not_found')
    const seen = await picture(noah, must(piece, 'piece'))
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp'])
    for (const [secret, of] of [
      [noah, others],
      [guessed, piece],
    ] as const)
      expect((await picture(secret, must(of, 'piece'))).statusCode).toBe(404)
    await visitor.call(pieceCalls.tickOwn, asking(noah, must(piece, 'piece'), false))
    expect((await own(noah)).pieces[0]).toMatchObject({ state: 'open', tick: null })
  })

  test('is asked again when it is otherwise, and no more once it is somebody else’s, gone or cancelled (NN19, NN20)', async () => {
    const { noah, people } = await collected()
    await sendProof()
    const [before] = (await own(noah)).pieces
    await visitor.call(pieceCalls.tickOwn, asking(noah, must(before, 'piece')))
    await change('BÉLANGER', { number: '8' })
    const [piece] = (await own(noah)).pieces
    expect(piece).toMatchObject({
      state: 'changed',
      changes: [{ what: 'words', kind: 'number', old: '7', new: '8' }],
    })
    expect(await visitor.refused(pieceCalls.tickOwn, asking(noah, must(before, 'piece')))).toBe(
      '409 proof_outdated',
    )
    const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
    const lines = must(purchasedItems[0]?.lines, 'lines').map(({ problems: _, ...line }) => line)
    const given = (email: string) =>
      lines.map(line =>
        line.person?.email === people[0].email ? { ...line, person: { ...line.person, email } } : line,
      )
    await staff.call(deskCalls.setLines, {
      body: { preorderId, designId, lines: given('other@example.com') },
    })
    expect((await own(noah)).pieces).toEqual([])
    expect(await visitor.refused(pieceCalls.tickOwn, asking(noah, must(piece, 'piece')))).toBe(
      '404 not_found',
    )
    await staff.call(deskCalls.setLines, { body: { preorderId, designId, lines } })
    expect((await own(noah)).pieces).toHaveLength(1)
    await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'cancelled' } })
    expect((await own(noah)).pieces).toEqual([])
  })
})
