import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let staff: Person

beforeAll(async () => {
  app = await startTestApp({}, { keepsPictures: true })
  staff = await signUpStaff(app, 'designer')
})
afterAll(() => app.close())

const firstItem = async (person: Person) => {
  const [request] = await person.call(preorderCalls.list, {})
  return must(request?.purchasedItems[0], 'item')
}

test('what was ordered tells the sides that carry artwork and its colours, as staff make them (OR43)', async () => {
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  await placeOrder(maya, [designId])
  const ordered = await firstItem(maya)
  expect(ordered.designState.decoratedSides).toEqual([])
  expect(ordered.colors).toEqual({ en: 'White', fr: 'Blanc' })
  const { deliveryTime } = await maya.call(generatorCalls.read, { params: { id: designId } })
  expect(ordered.designState.deliveryTime).toEqual(deliveryTime)

  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  await update(staff, ordered.design_id, {
    action: 'addDecoration',
    type: 'screenprint',
    positionName: 'fullBack',
    assetId,
    assetVersionId,
  })
  await update(staff, ordered.design_id, paint(red))
  const changed = await firstItem(maya)
  expect(changed.designState.decoratedSides).toEqual(['back'])
  expect(changed.colors?.en).toMatch(/^White; Red: /)
})

test('staff read what is made on it: technique, place, inches and colours; customers do in the proof (OR61)', async () => {
  const maya = await signUp(app)
  const { id: preorderId } = await placeOrder(maya, [await makeDesign(maya), await makeDesign(maya)])
  const read = async () => (await staff.call(deskCalls.read, { body: { preorderId } })).purchasedItems
  const [first] = await read()
  expect((await read()).map(({ decorations }) => decorations)).toEqual([[], []])
  const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
  const { decorations } = await update(staff, must(first, 'item').design_id, {
    action: 'addDecoration',
    type: 'screenprint',
    positionName: 'fullBack',
    assetId,
    assetVersionId,
  })
  const { inkWidthInInches, inkHeightInInches } = must(decorations[0]?.assetSize.selectedSize, 'size')
  const [decorated, plain] = await read()
  expect(plain?.decorations).toEqual([])
  expect(decorated?.decorations).toEqual([
    {
      id: decorations[0]?.id,
      name: decorations[0]?.name,
      type: expect.objectContaining({ en: 'Screen print' }),
      place: expect.objectContaining({ en: expect.stringMatching(/back/i) }),
      widthInches: inkWidthInInches,
      heightInches: inkHeightInInches,
      colors: [
        { en: 'Forest', fr: 'Forêt' },
        { en: 'Gold', fr: 'Or' },
        { en: 'White', fr: 'Blanc' },
      ],
    },
  ])
  const { proof } = await staff.call(deskCalls.sendProof, { body: { preorderId, tellCustomer: false } })
  expect(proof?.items[0]?.proposed.decorations).toEqual(decorated?.decorations)
})

test('what was ordered tells the parts that it is made of, as they are of the copy (OR6)', async () => {
  const maya = await signUp(app)
  const designId = await makeDesign(maya)
  await placeOrder(maya, [designId])
  await update(maya, designId, paint('1008'))
  const [body] = (await firstItem(maya)).designState.parts.filter(({ name }) => name === 'body')
  expect(body).toMatchObject({ mainElement: 'body' })
  const layers = body?.elements.flatMap(({ style }) => style.layers)
  expect(layers?.every(({ colorName }) => colorName !== '1008')).toBe(true)
})

test('what was ordered before its look was kept is shown without it (OR43)', async () => {
  const maya = await signUp(app)
  await placeOrder(maya, [await makeDesign(maya)])
  const { id } = await firstItem(maya)
  await app.pool.query('update preorder_items set appearance = null where id = $1', [id])
  const old = await firstItem(maya)
  expect([old.designState.decoratedSides, old.colors]).toEqual([[], null])
})

test('staff read in a request when its team’s event is (DE3)', async () => {
  const eventOf = async (person: Person) => {
    const { id: preorderId } = await placeOrder(person, [await makeDesign(person)])
    return (await staff.call(deskCalls.read, { body: { preorderId } })).eventDate
  }
  expect(await eventOf(await signUp(app, { eventDate: '2099-05-03' }))).toBe('2099-05-03')
  expect(await eventOf(await signUp(app))).toBeNull()
})
