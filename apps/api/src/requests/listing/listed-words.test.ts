import { deskCalls } from '@teamloom/contract/desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
let id: string
beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app)
  const maya = await signUp(app)
  await placeOrder(maya, [await makeDesign(maya)])
  const designs = [await makeDesign(maya, { name: 'Zebrafish jersey' })]
  const shippingAddress = { ...montreal, city: 'Rimouski', zipcode: 'G5L 7B4', phone: '418-555-0187' }
  id = (await placeOrder(maya, designs, { shippingAddress, promoCode: 'ZEBRA-9' })).id
})
afterAll(() => app.close())

test.each(['zebraf', 'Rimou', '4185550187', '418-555-0187', 'g5l7b4', 'G5L 7B4', 'zebra-9'])(
  'staff find a request by %s: its design, city, phone, postal or promo code (OR23)',
  async search => {
    const { items } = await staff.call(deskCalls.list, { body: { search } })
    expect(items.map(({ preorder }) => preorder.id)).toEqual([id])
  },
)
