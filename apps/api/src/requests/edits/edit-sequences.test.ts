/** A few dozen random sequences of edits; ten thousand with `EDIT_SEQUENCES=10000`, which takes an hour. */

import assert from 'node:assert/strict'
import process from 'node:process'
import { chargeKinds } from '@teamloom/commerce/charges/charge.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { exemptFrom } from '@teamloom/commerce/taxes/tax-exemption.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { must } from '@teamloom/kit/assert.ts'
import { sumCents } from '@teamloom/kit/money.ts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

// oxlint-disable-next-line eslint/no-restricted-properties -- how long it takes is its caller's to say
const numRuns = Number(process.env.EDIT_SEQUENCES ?? 24)

let app: TestApp
let maya: Person
let staff: Person
let designs: readonly string[]
let another: string

beforeAll(async () => {
  app = await startTestApp({ COLLECT_PST: 'BC' })
  staff = await signUpStaff(app, 'designer')
  maya = await signUp(app)
  designs = [await makeDesign(maya, { name: 'Crew' }), await makeDesign(maya, { name: 'Tee' })]
  another = await makeDesign(maya, { name: 'Cup' })
})
afterAll(() => app.close())

/** What every save is told: on which revision it is made, and whether it is only tried. */
type About = { readonly preorderId: string; readonly revision: number; readonly dryRun: boolean }
type Save = (about: About) => Promise<PreorderDetail>

/** An edit of what a request is, and what takes it back from what it became. */
type Edit = (before: PreorderDetail) => {
  readonly there: Save
  readonly back: (after: PreorderDetail) => Save
}

const add =
  (designId: string, isPurchasedDesign: boolean, sizes: { name: string; qty: number }[]): Save =>
  about =>
    staff.call(deskCalls.addItem, { body: { ...about, designId, sizes, isPurchasedDesign } })
const remove =
  (designId: string): Save =>
  ({ preorderId, revision, dryRun }) =>
    staff.call(deskCalls.removeItem, {
      params: { preorderId, designId },
      query: { revision, dryRun: `${dryRun}` },
    })
const setDiscounts =
  (discounts: readonly PreorderDetail['invoice']['discounts'][number][]): Save =>
  about =>
    staff.call(deskCalls.setDiscounts, { body: { ...about, discounts: [...discounts] } })

const setCharges =
  (charges: readonly PreorderDetail['invoice']['charges'][number][]): Save =>
  about =>
    staff.call(deskCalls.setCharges, { body: { ...about, charges: [...charges] } })

const addresses = {
  QC: montreal,
  ON: { ...montreal, city: 'Ottawa', state: 'ON', zipcode: 'K1A 0B1' },
  BC: { ...montreal, city: 'Vancouver', state: 'BC', zipcode: 'V5K 0A1' },
} as const
const formOf = ({ shipping }: PreorderDetail) => addresses[shipping.address.state as keyof typeof addresses]

const cents = fc.oneof(fc.constantFrom(0, 1, 2 ** 31), fc.nat(100_000))
const anyAt = fc.nat(2)
const anySizes = fc.uniqueArray(
  fc.record({ name: fc.constantFrom('S', 'M', '2XL'), qty: fc.constantFrom(0, 1, 24, 40, 5000) }),
  { selector: ({ name }) => name, maxLength: 3 },
)
const anyDiscount = fc.record({
  id: fc.constantFrom('x', 'y', 'z'),
  name: fc.constantFrom('Thanks', 'Friends'),
  amount: cents,
})
const anyCharge = fc.record({
  id: fc.constantFrom('x', 'y', 'z'),
  kind: fc.constantFrom(...chargeKinds),
  name: fc.constantFrom('', 'Plates'),
  amount: cents,
  taxed: fc.boolean(),
})
const anyCurrency = fc.constantFrom('cad', 'usd')

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(anyAt, anySizes).map(
    ([at, sizes]): Edit =>
      before => {
        const item = itemAt(before, at)
        const set =
          (list: readonly { name: string; qty: number }[]): Save =>
          about =>
            staff.call(deskCalls.setSizes, { body: { ...about, designId: item.design_id, sizes: [...list] } })
        return { there: set(sizes), back: () => set(item.sizes) }
      },
  ),
  fc.tuple(anyAt, cents, cents, fc.constantFrom('Agreed', null)).map(
    ([at, pricePerUnit, priceOfShippingPerUnit, given]): Edit =>
      before => {
        const { design_id: designId, setPrice, priceReason } = itemAt(before, at)
        const set =
          (price: PreorderDetail['purchasedItems'][number]['setPrice'], reason: string | null): Save =>
          about =>
            staff.call(deskCalls.setPrice, {
              body: {
                ...about,
                designId,
                ...(price ?? { pricePerUnit: null, priceOfShippingPerUnit: null }),
                ...(reason === null ? {} : { reason }),
              },
            })
        return {
          there: set({ pricePerUnit, priceOfShippingPerUnit }, given),
          back: () => set(setPrice, priceReason),
        }
      },
  ),
  fc.constantFrom(20, 60, 5000).map(
    (qty): Edit =>
      () => ({
        there: add(another, false, [{ name: 'M', qty }]),
        back: ({ purchasedItems }) => remove(must(purchasedItems.at(-1), 'item').design_id),
      }),
  ),
  fc.tuple(anyAt, fc.constantFrom(20, 60)).map(
    ([at, qty]): Edit =>
      before => ({
        there: add(itemAt(before, at).design_id, true, [{ name: 'M', qty }]),
        back: ({ purchasedItems }) => remove(must(purchasedItems.at(-1), 'item').design_id),
      }),
  ),
  anyAt.map(
    (at): Edit =>
      before => {
        const { design_id: designId } = itemAt(before, at)
        return { there: remove(designId), back: () => add(designId, true, []) }
      },
  ),
  fc.constantFrom(...preorderStatuses).map(
    (status): Edit =>
      before => {
        const set =
          (is: typeof status): Save =>
          about =>
            staff.call(deskCalls.setStatus, { body: { ...about, status: is, tellCustomer: false } })
        return { there: set(status), back: () => set(before.preorder.status) }
      },
  ),
  fc.constantFrom('', 'A-1', null).map(
    (externalInvoice): Edit =>
      before => {
        const set =
          (is: string | null): Save =>
          about =>
            staff.call(deskCalls.setInvoiceNumber, { body: { ...about, externalInvoice: is } })
        return { there: set(externalInvoice), back: () => set(before.invoice.invoice_number) }
      },
  ),
  fc.tuple(fc.constantFrom('QC', 'ON', 'BC'), anyCurrency).map(
    ([state, currency]): Edit =>
      before => {
        const set =
          (shippingAddress: (typeof addresses)[keyof typeof addresses], is: typeof currency): Save =>
          about =>
            staff.call(deskCalls.setShipping, { body: { ...about, shippingAddress, currency: is } })
        return {
          there: set(addresses[state], currency),
          back: () => set(formOf(before), before.invoice.currency),
        }
      },
  ),
  anyCurrency.map(
    (currency): Edit =>
      before => {
        const set =
          (is: typeof currency): Save =>
          about =>
            staff.call(deskCalls.setCurrency, { body: { ...about, currency: is } })
        return { there: set(currency), back: () => set(before.invoice.currency) }
      },
  ),
  anyDiscount.map(
    (discount): Edit =>
      before => ({
        there: about => staff.call(deskCalls.setDiscount, { body: { ...about, discount } }),
        back: () => setDiscounts(before.invoice.discounts),
      }),
  ),
  anyCharge.map(
    (charge): Edit =>
      before => ({
        there: about => staff.call(deskCalls.setCharge, { body: { ...about, charge } }),
        back: () => setCharges(before.invoice.charges),
      }),
  ),
  fc.uniqueArray(anyCharge, { selector: ({ id }) => id, maxLength: 3 }).map(
    (charges): Edit =>
      before => ({ there: setCharges(charges), back: () => setCharges(before.invoice.charges) }),
  ),
  fc.option(fc.record({ number: fc.constant('R-12'), from: fc.constantFrom(...exemptFrom) })).map(
    (exemption): Edit =>
      before => {
        const set =
          (is: PreorderDetail['invoice']['taxExemption']): Save =>
          about =>
            staff.call(deskCalls.setTaxExemption, { body: { ...about, exemption: is } })
        return { there: set(exemption), back: () => set(before.invoice.taxExemption) }
      },
  ),
  fc.uniqueArray(anyDiscount, { selector: ({ id }) => id, maxLength: 3 }).map(
    (discounts): Edit =>
      before => ({
        there: setDiscounts(discounts),
        back: () => setDiscounts(before.invoice.discounts),
      }),
  ),
)

/** Trying each would double the work. */
const anyTried = fc.nat(3).map(turn => turn === 0)

function itemAt({ purchasedItems }: PreorderDetail, at: number) {
  return must(purchasedItems[at % purchasedItems.length], 'item')
}

/** All that a save may bring back: not the history, what follows from it, and the order that was made once. */
function lastingOf(detail: PreorderDetail) {
  const {
    history: _,
    inCharge: ________,
    order: __,
    order_id: ___,
    order_number: ____,
    proof: _____,
    ...rest
  } = detail
  const { preorder, milestones: ______, proofToAnswer: _______, ...lasting } = rest
  return { ...lasting, preorder: { id: preorder.id, number: preorder.number, status: preorder.status } }
}

/** The amounts that a save would bring, told by trying it and by making it. */
function amountsOf({ invoice, purchasedItems, preorder, order }: PreorderDetail) {
  const prices = purchasedItems.map(({ pricing, sizes }) => ({ pricing, sizes }))
  return { invoice, prices, revision: preorder.revision, ordered: order?.invoice }
}

function checkSums({ invoice, purchasedItems, order, preorder }: PreorderDetail): void {
  const totals = purchasedItems.map(({ pricing }) => pricing.total)
  assert.equal(invoice.total === null, totals.includes(null))
  const isDue = ['purchased', 'inproduction', 'shipped', 'delivered'].includes(preorder.status)
  if (isDue) assert.deepEqual([order?.invoice.isVoid, order?.invoice.subtotal], [false, invoice.subtotal])
  if (invoice.total === null) return
  const charges = invoice.charges.map(({ amount }) => amount)
  const items = sumCents([...totals.map(total => total ?? 0), ...charges])
  const subtotal = must(invoice.subtotal, 'subtotal')
  assert.equal(subtotal + must(invoice.shipping, 'shipping'), items)
  const granted = Math.min(subtotal, sumCents(invoice.discounts.map(({ amount }) => amount)))
  assert.equal(invoice.total, items - granted)
  if (!order) return
  const taxes = sumCents(order.invoice.taxes.map(({ amount }) => amount))
  assert.equal(order.invoice.total, invoice.total + taxes)
  assert.equal(order.invoice.balance, order.invoice.isVoid ? 0 : order.invoice.total)
}

const expected = ['price_missing', 'amount_too_large', 'last_item', 'minimum_quantity', 'nothing_ordered']

/** Saves an edit: the request as the answer says it; where the edit is refused, the request as it was. */
async function save(edit: Save, before: PreorderDetail, isTried = false): Promise<PreorderDetail> {
  const about = { preorderId: before.preorder.id, revision: before.preorder.revision }
  const tried = isTried ? await edit({ ...about, dryRun: true }).catch((error: unknown) => error) : undefined
  try {
    const after = await edit({ ...about, dryRun: false })
    // Copies and orders that are tried have other ids.
    if (isTried) assert.deepEqual(amountsOf(tried as PreorderDetail), amountsOf(after))
    return after
  } catch (error) {
    if (!(error instanceof CallError) || !expected.includes(error.errorKey)) throw error
    if (isTried) assert.equal(tried instanceof CallError && tried.errorKey, error.errorKey)
    const left = await staff.call(deskCalls.read, { body: { preorderId: about.preorderId } })
    assert.deepEqual(left, before)
    return before
  }
}

test(
  'whatever staff do and take back leaves a request as it was, and its parts make the whole (OR28, OR29, OR30)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(anyEdit, anyTried), { minLength: 1, maxLength: 5 }), async edits => {
        const { id: preorderId } = await placeOrder(maya, designs)
        const start = await staff.call(deskCalls.read, { body: { preorderId } })
        const done: { before: PreorderDetail; back: (after: PreorderDetail) => Save }[] = []
        let detail = start
        for (const [edit, isTried] of edits) {
          const { there, back } = edit(detail)
          const after = await save(there, detail, isTried)
          checkSums(after)
          if (after.preorder.revision > detail.preorder.revision) done.push({ before: detail, back })
          detail = after
        }
        for (const { before, back } of done.toReversed()) {
          detail = await save(back(detail), detail)
          checkSums(detail)
          expect(lastingOf(detail)).toEqual(lastingOf(before))
        }
        expect(lastingOf(detail)).toEqual(lastingOf(start))
      }),
      { numRuns, endOnFailure: true },
    )
  },
  Math.max(60_000, numRuns * 3000),
)
