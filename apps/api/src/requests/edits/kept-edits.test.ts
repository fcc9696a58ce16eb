import { editOrder } from '@teamloom/commerce/orders/edit-order.ts'
import {
  type AskedEdit,
  type EditName,
  edits,
  type OrderEdit,
} from '@teamloom/commerce/orders/edits/index.ts'
import type { NotedNumber } from '@teamloom/commerce/orders/edits/noted-number.ts'
import { isSame } from '@teamloom/commerce/orders/is-same.ts'
import type { OrderDocument } from '@teamloom/commerce/orders/order-document.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findRequest } from '#api/requests/load-requests.ts'
import { documentOf } from '#api/requests/order-document.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, placeOrder, sizes } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
  staff = await signUpStaff(app, 'admin')
})
afterAll(() => app.close())

async function read(preorderId: string): Promise<OrderDocument> {
  return documentOf(must(await findRequest(app.dependencies.database.read, preorderId), 'request'))
}

type Fields<Name extends EditName> = Omit<Extract<AskedEdit, { readonly kind: Name }>, 'kind' | 'designId'>
type Input<Name extends EditName> = Omit<Extract<OrderEdit, { readonly kind: Name }>, 'kind'>
type Sample<Name extends EditName> = {
  readonly asked: () => Fields<Name> | Promise<Fields<Name>>
  /** What the server makes of it; absent: the same. */
  readonly done?: (after: OrderDocument) => Input<Name>
}

const discount = { id: 'd', name: 'Thanks', amount: 500 }
const charge = { id: 'c', kind: 'setup', name: 'Plates', amount: 4500, taxed: false, reason: 'Six' } as const
const moved = { ...montreal, address: '2 Water Street', organization: 'Otters' }

/** But for numbers, which are all noted alike. */
const samples: { readonly [Name in EditName]?: Sample<Name> } = {
  setSizes: { asked: () => ({ sizes: [{ name: 'M', qty: 31 }] }) },
  setLines: {
    asked: () => ({ lines: [{ size: 'M', qty: 30 }] }),
    done: ({ items }) => {
      const { designId, lines } = must(items[0], 'item')
      return { designId, lines }
    },
  },
  setInCharge: {
    asked: () => ({ userId: staff.id }),
    done: () => ({ old: null, new: { userId: staff.id, name: '' } }),
  },
  setStatus: {
    asked: () => ({ status: 'inreviewbydesigner' }),
    done: () => ({ status: 'inreviewbydesigner', about: {} }),
  },
  addShipment: { asked: () => ({ carrier: 'Post' }), done: () => ({ about: { carrier: 'Post' } }) },
  setShipping: { asked: () => ({ shippingAddress: moved, currency: 'usd' }) },
  setBilling: { asked: () => ({ billingAddress: moved }) },
  setDiscounts: { asked: () => ({ discounts: [discount] }) },
  setDiscount: { asked: () => ({ discount }) },
  setCharges: { asked: () => ({ charges: [charge] }) },
  setCharge: { asked: () => ({ charge }) },
  setTaxExemption: { asked: () => ({ exemption: { number: 'TX-7', from: 'federal' } }) },
  setCurrency: { asked: () => ({ currency: 'usd' }) },
  setPrice: { asked: () => ({ pricePerUnit: 900, priceOfShippingPerUnit: 50, reason: 'Agreed' }) },
  addNote: { asked: () => ({ text: 'Call back' }), done: () => ({ text: 'Call back', named: null }) },
  sendProof: { asked: () => ({ note: 'Larger' }), done: () => ({ number: 1, note: 'Larger' }) },
  addItem: {
    asked: async () => ({ designId: await makeDesign(maya), sizes }),
    done: ({ items }) => ({ item: must(items.at(-1), 'item') }),
  },
  removeItem: { asked: () => ({}) },
}

function sampleOf(edit: EditName, number: NotedNumber | undefined): Sample<EditName> {
  if (number) return { asked: () => ({ [number.field]: 'N-77' }) as Fields<EditName> }
  return must(samples[edit], `a sample of ${edit}`)
}

test.each(edits)('what $edit changes is kept, all of it (OR29)', async ({ edit, ...definition }) => {
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya), await makeDesign(maya)])
  const before = await read(preorderId)
  const { designId } = must(before.items[0], 'item')
  const { asked, done } = sampleOf(edit, definition.number)
  const fields = { designId, ...(await asked()) }
  const detail =
    edit === 'removeItem'
      ? await staff.call(deskCalls.removeItem, { params: { preorderId, designId }, query: {} })
      : await staff.call(deskCalls[edit] as typeof deskCalls.addNote, {
          body: { preorderId, ...fields } as never,
        })
  const after = await read(preorderId)
  const input = done ? done(after) : fields
  const edited = editOrder(before, { kind: edit, ...input } as OrderEdit, { hasPayments: false })
  expect(edited.ok && edited.value.document).toEqual(after)
  const told = detail.history.map(({ event }) => event.name)
  expect(definition.tellsOf.some(name => told.includes(name))).toBe(true)
  expect(isSame(after, before)).toBe(!('inverse' in definition))
})
