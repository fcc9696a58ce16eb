import { commentCalls } from '@teamloom/contract/comments.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let preorderId: string
let crew: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  maya = await signUp(app)
  preorderId = (await placeOrder(maya, [await makeDesign(maya, { name: 'Crew' })])).id
  const { purchasedItems } = await staff.call(deskCalls.read, { body: { preorderId } })
  crew = must(purchasedItems[0], 'item').design_id
  await staff.call(deskCalls.setStatus, { body: { preorderId, status: 'inreviewbycustomer' } })
})

const threads = (person: Person) => person.call(commentCalls.list, { params: { id: crew }, query: {} })
const mark = { side: 'front', x: 0.5, y: 0.25 }
const approve = (more: object = {}) =>
  maya.call(proofCalls.answer, {
    body: { preorderId, proofNumber: 1, designId: crew, approved: true, ...more },
  })
const ask = (more: object = {}) => approve({ approved: false, note: 'Not red', mark, ...more })
const shownItem = async () => {
  const { items } = await maya.call(proofCalls.read, { params: { preorderId } })
  return must(items[0], 'item')
}

describe('a change that is asked for (RV22)', () => {
  test('is a comment about the design, in the same words, with its mark as a point in inches', async () => {
    await ask()
    const [thread, more] = await threads(staff)
    expect(more).toBeUndefined()
    expect(thread).toMatchObject({
      text: 'Not red',
      state: 'open',
      author: { userId: maya.id, byLink: false },
    })
    const anchor = must(thread, 'thread').anchor as { side: string; x: number; y: number }
    expect(anchor.side).toBe('front')
    expect(anchor.x).toBeGreaterThan(10)
    // The picture is higher than wide: a quarter of one is less than half of the other.
    expect(anchor.y).toBeLessThan(anchor.x)
    expect((await shownItem()).answer).toMatchObject({ note: 'Not red', mark, commentId: thread?.id })
    const { rows } = await app.pool.query('select note, mark from proof_answers where comment_id = $1', [
      thread?.id,
    ])
    expect(rows).toEqual([{ note: null, mark: null }])
  })

  test('is answered by staff and whoever ordered, edited and deleted in one place for both', async () => {
    await ask()
    const id = must((await threads(staff))[0], 'thread').id
    await staff.call(commentCalls.answer, { body: { commentId: id, text: 'Wine, then?', key: 'k' } })
    await maya.call(commentCalls.answer, { body: { commentId: id, text: 'Yes', key: 'k' } })
    expect((await threads(maya))[0]?.answers.map(({ text }) => text)).toEqual(['Wine, then?', 'Yes'])
    await maya.call(commentCalls.edit, { body: { commentId: id, text: 'Not red, wine' } })
    expect((await shownItem()).answer).toMatchObject({ note: 'Not red, wine', mark })
    await maya.call(commentCalls.remove, { params: { id } })
    expect((await shownItem()).answer).toMatchObject({ approved: false, note: null, mark: null })
  })

  test('asked otherwise is the same comment, and resolved once they approve', async () => {
    await ask()
    await ask({ note: 'Navy', mark: null })
    expect(await threads(staff)).toMatchObject([{ text: 'Navy', number: 1, state: 'open' }])
    await approve({ note: 'Good as it is' })
    expect(await threads(staff)).toMatchObject([{ text: 'Navy', state: 'resolved' }])
    expect((await shownItem()).answer).toMatchObject({
      approved: true,
      note: 'Good as it is',
      commentId: null,
    })
    await ask()
    expect(await threads(staff)).toMatchObject([{ text: 'Not red', number: 1, state: 'open' }])
  })

  test('stands in the next proof in its words of now, and an approval there resolves it (OR47)', async () => {
    await ask()
    const id = must((await threads(staff))[0], 'thread').id
    await staff.call(deskCalls.setSizes, {
      body: { preorderId, designId: crew, sizes: [{ name: 'M', qty: 44 }] },
    })
    await staff.call(deskCalls.sendProof, { body: { preorderId } })
    await maya.call(commentCalls.edit, { body: { commentId: id, text: 'Not that red' } })
    expect((await shownItem()).changeAsked).toMatchObject({ note: 'Not that red', mark, commentId: id })
    await approve({ proofNumber: 2 })
    expect(await threads(staff)).toMatchObject([{ id, state: 'resolved' }])
  })

  test('without a word is no comment', async () => {
    await approve({ approved: false })
    expect(await threads(staff)).toEqual([])
    expect((await shownItem()).answer).toMatchObject({ approved: false, note: null, commentId: null })
  })
})
