import { cartCalls } from '@teamloom/contract/cart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measureNames } from '#api/cart/measure-names.ts'
import { type Person, signUpVerified } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let shirt: PersonalDesign
let itemId: string

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUpVerified(app)
  shirt = await makePersonalDesign(maya)
  itemId = (await maya.call(cartCalls.add, { body: { designId: shirt.designId } })).id
})
afterAll(() => app.close())

/** Too long to be known to fit without being drawn, and each another. */
const names = Array.from(
  { length: 600 },
  (_, at) => `WOLFESCHLEGELSTEIN ${at.toString(26).toUpperCase()}`,
).map(name => name.replaceAll(/\d/g, digit => 'ABCDEFGHIJ'[Number(digit)]!))

test('long names that come to a list are measured in turns with others, before the list is held (NN18)', async () => {
  let turns = 0
  let counting: NodeJS.Immediate | undefined
  const count = () => {
    turns++
    counting = setImmediate(count)
  }
  let atReading = 0
  const lines = names.map(name => ({
    size: 'M',
    qty: 1,
    person: null,
    words: {
      get [shirt.nameId]() {
        // By then the database has told what it is asked for.
        atReading = turns
        return name
      },
    },
  }))
  const asked = { actor: { id: maya.id }, params: { id: itemId }, body: { lines } }
  count()
  await measureNames(asked as never, app.dependencies.database.read)
  clearImmediate(counting)
  expect(turns - atReading).toBeGreaterThan(5)
})
