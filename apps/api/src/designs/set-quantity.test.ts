import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterAll(() => app.close())

async function itemOf(person: Person, designId: string) {
  const designs = await person.call(designCalls.list, { query: {} })
  return must(
    designs.find(({ id }) => id === designId),
    'design',
  )
}
const quantityOf = async (person: Person, designId: string) => (await itemOf(person, designId)).quantity
const set = (person: Person, designId: string, quantity: number) =>
  person.call(designCalls.setQuantity, { body: { designId, quantity } })

describe('the pieces that a design is priced for (DS59)', () => {
  test.each([
    ['0-19', 20],
    ['20-49', 20],
    ['150-499', 150],
    ['5000-', 500],
  ] as const)('begin with what a team of %s estimates: %i', async (projectSize, quantity) => {
    const person = await signUp(app, { projectSize })
    expect(await quantityOf(person, await makeDesign(person))).toBe(quantity)
  })

  test('are the same for all of the team, in the cart too, and change nothing else of the design', async () => {
    const designId = await makeDesign(maya)
    const teammate = await signUpTeammate(app, maya)
    const before = await itemOf(maya, designId)
    expect(await set(teammate, designId, 75)).toEqual({ quantity: 75 })
    expect(await itemOf(maya, designId)).toEqual({ ...before, quantity: 75 })
    expect(await maya.call(cartCalls.add, { body: { designId } })).toMatchObject({ quantity: 75 })
    await set(maya, designId, 80)
    const { items } = await maya.call(cartCalls.items, { query: {} })
    expect(items.map(item => item.quantity)).toEqual([80])
  })

  test('go with a copy, which then has its own', async () => {
    const designId = await makeDesign(maya)
    await set(maya, designId, 60)
    const copy = await maya.call(generatorCalls.duplicate, { body: { designId } })
    await maya.call(designCalls.register, { body: { designId: copy.designId, projectId: maya.projectId } })
    await set(maya, designId, 61)
    expect(await quantityOf(maya, copy.designId)).toBe(60)
  })

  test('are set by the team alone, and to a number that has a meaning', async () => {
    const designId = await makeDesign(maya)
    const stranger = await signUp(app)
    const refused = (person: Person, quantity: number) =>
      person.refused(designCalls.setQuantity, { body: { designId, quantity } })
    expect(await refused(stranger, 30)).toBe('404 designIdDoesntExist')
    for (const quantity of [0, -1, 1.5, 100_001]) {
      expect(await refused(maya, quantity)).toBe('400 validation_failed')
    }
    expect(await quantityOf(maya, designId)).toBe(20)
  })
})
