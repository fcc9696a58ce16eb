import { tshirt } from '@teamloom/catalog/products/tshirt/product.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

type Wanted = { readonly name: string; readonly number: string; readonly qty: number }

/** Puts a design with a list into one's cart; the item's id. */
async function order(by: Person, shirt: PersonalDesign, people: readonly Wanted[]): Promise<string> {
  const { id } = await by.call(cartCalls.add, { body: { designId: shirt.designId } })
  const lines = people.map(({ name, number, qty }) => ({
    size: 'M',
    qty,
    words: { [shirt.nameId]: name, ...(number ? { [shirt.numberId]: number } : {}) },
  }))
  await by.call(cartCalls.setLines, { params: { id }, body: { lines } })
  return id
}

/** What the words of so many pieces cost, all with a name, some of them with a number. Cents. */
function wordsFor(names: number, numbers: number): number {
  const table = must(tshirt.pricing.pricingCurrency.cad.personal, 'prices of words')
  const each = (kind: 'name' | 'number') =>
    must(
      table[kind].findLast(({ qty }) => qty <= names),
      kind,
    ).price
  return names * each('name') + numbers * each('number')
}

/** What a cart says in every word of it, and the sums of its items. */
async function cartOf(by: Person) {
  const { items } = await by.call(cartCalls.items, { query: {} })
  const lists = await Promise.all(items.map(({ id }) => by.call(cartCalls.readLines, { params: { id } })))
  const priced = await by.call(pricingCalls.cart, { body: { currency: 'cad' } })
  return {
    text: JSON.stringify([items, lists, priced]),
    pieces: items.map(({ sizes }) => sizes.reduce((sum, { qty }) => sum + qty, 0)),
    words: items.map(({ pricing }) => pricing.priceOfPersonal),
    price: priced.price,
    totals: priced.items.map(({ pricing }) => pricing.priceWithoutExtraSizesNorShipping),
  }
}

test('of a design in the carts of two teams each has its own people and its own sums (NN5, NN9)', async () => {
  const maya = await signUp(app)
  const shirt = await makePersonalDesign(maya)
  // Noah has a team of his own beside hers: its copy of the design is his to order.
  const noah = await signUpTeammate(app, maya)
  const { designId } = await noah.call(generatorCalls.duplicate, { body: { designId: shirt.designId } })
  await noah.call(designCalls.register, { body: { designId, projectId: noah.projectId, name: 'Away' } })
  const copy = { ...shirt, designId }
  const roster = (name: string, qty: number) => [
    { name, number: '10', qty },
    { name: `${name} JR`, number: '', qty: 1 },
  ]
  await order(maya, shirt, roster('KOWALSKI', 20))
  await order(noah, shirt, roster('TREMBLAY', 30))
  await order(noah, copy, roster('DIALLO', 40))
  const [hers, his] = [await cartOf(maya), await cartOf(noah)]
  expect(hers.text).toContain('KOWALSKI')
  expect(hers.text).not.toMatch(/TREMBLAY|DIALLO/)
  expect(his.text).not.toContain('KOWALSKI')
  expect([hers.pieces, his.pieces.toSorted()]).toEqual([[21], [31, 41]])
  // Each is priced by its own pieces: the one who orders most pays least for a name.
  expect(hers.words).toEqual([wordsFor(21, 20)])
  expect(his.words.toSorted()).toEqual([wordsFor(31, 30), wordsFor(41, 40)].toSorted())

  // What either changes, and that the design leaves the other's reach, touches nothing of theirs.
  const [copied] = (await noah.call(cartCalls.items, { query: {} })).items.filter(
    each => each.design_id === designId,
  )
  await noah.call(cartCalls.setLines, {
    params: { id: copied!.id },
    body: { lines: [{ size: 'L', qty: 2, words: { [shirt.nameId]: 'OKAFOR' } }] },
  })
  expect(await cartOf(maya)).toEqual(hers)
  await noah.call(designCalls.move, { body: { designId: shirt.designId, newProjectId: noah.projectId } })
  expect((await maya.call(cartCalls.items, { query: {} })).items).toEqual([])
  const after = await cartOf(noah)
  expect(after.text).not.toContain('KOWALSKI')
  expect(after.text).toMatch(/TREMBLAY/)
  expect(after.pieces.toSorted((a, b) => a - b)).toEqual([2, 31])
})
