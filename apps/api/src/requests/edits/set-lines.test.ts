import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app, 'designer')
})
afterAll(() => app.close())

const rivera = { first_name: 'Mateo', last_name: 'Rivera', email: null }

/** Twelve of Rivera, ten spares. */
async function placed() {
  const shirt = await makePersonalDesign(maya)
  const item = await maya.call(cartCalls.add, { body: { designId: shirt.designId } })
  const words = { [shirt.nameId]: 'RIVERA', [shirt.numberId]: '10' }
  await maya.call(cartCalls.setLines, {
    params: { id: item.id },
    body: {
      lines: [
        { size: 'M', qty: 12, person: rivera, words },
        { size: 'L', qty: 10 },
      ],
    },
  })
  const { id: preorderId } = await placeOrder(maya, [shirt.designId])
  return { shirt, preorderId, ...(await read(preorderId)) }
}

async function read(preorderId: string) {
  const detail = await staff.call(deskCalls.read, { body: { preorderId } })
  const { design_id: designId, lines = [], pricing } = must(detail.purchasedItems[0], 'item')
  const given = lines.map(({ problems: _, ...line }) => line)
  return { detail, designId, pricing, lines: given, revision: detail.preorder.revision }
}

const toldOf = ({ detail }: Awaited<ReturnType<typeof read>>) =>
  detail.history.filter(({ event }) => event.name === 'lines_updated').map(({ event }) => event.data)

const numbered = ({ nameId, numberId }: PersonalDesign, number: string) => ({
  [nameId]: 'RIVERA',
  ...(number ? { [numberId]: number } : {}),
})

describe('a list of a request (NN12)', () => {
  test('is set whole by staff: priced anew, told in the history, and back again', async () => {
    const { shirt, preorderId, designId, lines, revision, pricing } = await placed()
    expect(pricing.priceOfPersonal).toBe(12 * 700)
    const after = lines.map(line => (line.person ? { ...line, words: numbered(shirt, '') } : line))
    const body = {
      preorderId,
      designId,
      lines: [...after, { size: 'M', qty: 3, words: numbered(shirt, '7') }],
    }
    const tried = await staff.call(deskCalls.setLines, { body: { ...body, revision, dryRun: true } })
    expect(tried.purchasedItems[0]?.pricing.priceOfPersonal).toBe(15 * 400 + 3 * 300)
    expect((await read(preorderId)).lines).toEqual(lines)
    const saved = await staff.call(deskCalls.setLines, { body: { ...body, revision } })
    expect(saved.purchasedItems[0]?.sizes.filter(({ qty }) => qty > 0)).toEqual([
      { name: 'M', qty: 15 },
      { name: 'L', qty: 10 },
    ])
    const now = await read(preorderId)
    expect(now.pricing.priceOfPersonal).toBe(15 * 400 + 3 * 300)
    expect(now.detail.invoice.subtotal).toBe(saved.invoice.subtotal)
    expect(toldOf(now)).toMatchObject([
      {
        count: 2,
        changes: [
          { what: 'words', who: 'Mateo Rivera', kind: 'number', old: '10', new: '' },
          { what: 'added', who: 'RIVERA 7', size: 'M', qty: 3 },
        ],
      },
    ])
    expect(await staff.refused(deskCalls.setLines, { body: { ...body, revision } })).toBe('409 conflict')
    await staff.call(deskCalls.setLines, { body: { preorderId, designId, lines } })
    const back = await read(preorderId)
    expect([back.lines, back.pricing]).toEqual([lines, pricing])
    await staff.call(deskCalls.setLines, { body: { preorderId, designId, lines } })
    expect((await read(preorderId)).revision).toBe(back.revision)
  })

  test('is kept as it was where anything of it is refused', async () => {
    const { shirt, preorderId, designId, lines, revision } = await placed()
    const { nameId, numberId } = shirt
    const refusedWith = (words: Record<string, string>, size = 'M') =>
      staff.refused(deskCalls.setLines, {
        body: { preorderId, designId, lines: [...lines, { size, qty: 1, person: rivera, words }] },
      })
    const other = (await makePersonalDesign(maya)).nameId
    expect([
      await refusedWith({ [nameId]: '王' }),
      await refusedWith({ [nameId]: 'A'.repeat(31) }),
      await refusedWith({ [numberId]: '7' }),
      await refusedWith({ [nameId]: 'ROY', [other]: 'X' }),
      await refusedWith({ [nameId]: 'ROY' }, 'huge'),
    ]).toEqual([
      '422 missingLetter',
      '422 too_long',
      '422 word_required',
      '422 unknownDecoration',
      '422 unknownSize',
    ])
    const now = await read(preorderId)
    expect([now.lines, now.revision]).toEqual([lines, revision])
  })

  test('is of this request’s design alone, and also of one without words', async () => {
    const { preorderId, lines } = await placed()
    const elsewhere = await placed()
    const of = (designId: string) => ({ body: { preorderId, designId, lines } })
    expect(await staff.refused(deskCalls.setLines, of(elsewhere.designId))).toBe('404 designIdDoesntExist')
    const { id } = await placeOrder(maya, [await makeDesign(maya)])
    const plain = await read(id)
    const body = { preorderId: id, designId: plain.designId, lines: [{ size: 'M', qty: 21 }] }
    const saved = await staff.call(deskCalls.setLines, { body })
    expect(saved.purchasedItems[0]?.sizes.filter(({ qty }) => qty > 0)).toEqual([{ name: 'M', qty: 21 }])
  })
})
