import { numberEdits } from '@teamloom/commerce/orders/edits/index.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person
let preorderId: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
  const maya = await signUp(app)
  preorderId = (await placeOrder(maya, [await makeDesign(maya)])).id
})
afterAll(() => app.close())

const found = async (search: string) => (await staff.call(deskCalls.list, { body: { search } })).total

test.each(numberEdits)(
  'a request is found by what $edit notes, which its history tells, until it is taken off (OR60)',
  async ({ edit, field }) => {
    const note = (text: string | null) =>
      staff.call(deskCalls[edit] as typeof deskCalls.setProjectNumber, {
        body: { preorderId, [field]: text } as never,
      })
    const noted = await note(`${field}-4711`)
    expect(noted.numbers).toEqual({ [field]: `${field}-4711` })
    expect(await found(`${field}-47`)).toBe(1)
    const gone = await note('')
    expect(gone.numbers).toEqual({})
    expect(await found(`${field}-47`)).toBe(0)
    const [taken, given] = gone.history
    expect(taken?.event.data.old).toEqual(given?.event.data.new)
    expect(Object.values(given?.event.data.new as object)).toEqual([`${field}-4711`])
  },
)
