import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { purchasedDesignCalls } from '@teamloom/contract/purchased-designs.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, navy, paint, red, update } from '#api/testing/designs.ts'
import { orderOf, placeOrder } from '#api/testing/orders.ts'
import {
  type Caller,
  type Person,
  service,
  signUp,
  signUpStaff,
  signUpTeammate,
  stranger,
} from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let staff: Person
let original: string
let copy: string

beforeAll(async () => {
  app = await startTestApp()
  staff = await signUpStaff(app, 'designer')
})
beforeEach(async () => {
  maya = await signUp(app)
  original = await makeDesign(maya, { name: 'Crew' })
  await placeOrder(maya, [original])
  copy = must((await items())[0], 'item').design_id
})
afterAll(() => app.close())

const items = async () => (await maya.call(preorderCalls.list, {})).flatMap(each => each.purchasedItems)
const read = (person: Caller, id: string) => person.call(generatorCalls.read, { params: { id } })
const rows = async (query: string, ...values: unknown[]) => (await app.pool.query(query, values)).rows

describe('what is ordered', () => {
  test('is a design of its own, which says what it was made of (OR6)', async () => {
    expect(copy).not.toBe(original)
    expect(await items()).toMatchObject([
      {
        design_id: copy,
        original_design_id: original,
        original_design_name: 'Crew',
        original_team_id: maya.teamId,
      },
    ])
    const { designId: _, ...ordered } = await read(staff, copy)
    const { designId: __, ...own } = await read(maya, original)
    expect({ ...ordered, timestamp: '' }).toEqual({ ...own, timestamp: '' })
  })

  test('is changed by staff as any design, and is priced anew; the customer’s own is not (OR6, OR15)', async () => {
    const before = await read(maya, original)
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const changed = await update(staff, copy, {
      action: 'addDecoration',
      type: 'screenprint',
      assetId,
      assetVersionId,
    })
    expect([changed.designId, changed.revision]).toEqual([copy, 2])
    const [item] = await items()
    expect(item).toMatchObject({
      pricing: { extraCredits: 2 },
      designState: {
        images: changed.images,
        customizationPricing: changed.customizationPricing,
      },
    })
    expect(await read(maya, original)).toEqual(before)
    expect(
      await rows(
        `select user_id, name, data from preorder_events where name <> 'created' and data ->> 'designId' = $1`,
        copy,
      ),
    ).toEqual([
      {
        user_id: staff.id,
        name: 'purchased_design_updated',
        data: {
          designId: copy,
          revision: 2,
          change: expect.objectContaining({ action: 'addDecoration', assetVersionId }),
          words: [expect.objectContaining({ en: expect.any(String) })],
          lookBefore: expect.any(String),
          lookAfter: expect.any(String),
        },
      },
    ])
  })

  test('keeps the words and numbers of its credits, whatever becomes of the catalogue (OR6)', async () => {
    const line = { type: 'Gold leaf', credits: 20, displayLabels: { en: 'Gone', fr: 'Disparu' } }
    await app.pool.query('update preorder_items set credits = $1 where design_id = $2', [
      JSON.stringify([line]),
      copy,
    ])
    expect(await items()).toMatchObject([
      {
        pricing: { extraCredits: 8 },
        designState: { customizationPricing: { creditsUsedInDesign: 20, credits: [line] } },
      },
    ])
  })

  test('is changed at once by several, and by another server: none is lost (DS4, AC8)', async () => {
    const colors = ['1002', '1003', '1004', '1006', '1007', '1008']
    const states = await Promise.all(
      colors.map((color, index) =>
        index % 2
          ? update(staff, copy, paint(color))
          : service(app).call(generatorCalls.update, { body: { designId: copy, ...paint(color) } }),
      ),
    )
    expect(states.map(({ revision }) => revision).toSorted()).toEqual([2, 3, 4, 5, 6, 7])
    expect((await read(service(app), copy)).revision).toBe(7)
    expect(
      await rows(
        'select count(*)::int as count from preorder_events where data ->> $1 = $2',
        'designId',
        copy,
      ),
    ).toEqual([{ count: 6 }])
  })

  test('a change that is refused, or repeated, is told nowhere (DS5, DS38)', async () => {
    expect(await staff.refused(generatorCalls.update, { body: { designId: copy, ...paint('9999') } })).toBe(
      '422 unknownColor',
    )
    for (let time = 0; time < 2; time++) await update(staff, copy, paint(red), { key: 'a' })
    expect(await rows('select revision from design_changes where design_id = $1', copy)).toEqual([
      { revision: 2 },
    ])
    expect(
      await rows('select name from preorder_events where data ->> $1 = $2', 'designId', copy),
    ).toHaveLength(1)
  })

  test('is taken back and made again by whoever changed it, priced anew each time, for staff alone (OR15, AC30)', async () => {
    const { assetId, assetVersionId } = await makeArtwork(app.app, maya)
    const price = async () => (await items())[0]?.pricing
    const before = await price()
    await update(staff, copy, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    const after = await price()
    expect(after).not.toEqual(before)
    const step = (key: string) => ({ query: {}, body: { designId: copy, key } })
    const other = await signUpStaff(app, 'admin')
    expect(await other.refused(generatorCalls.undo, step('a'))).toBe('409 nothingToUndo')
    for (const person of [maya, await signUpTeammate(app, maya)]) {
      expect(await person.refused(generatorCalls.undo, step('b'))).toBe('403 userNotAdmin')
      expect(await person.refused(generatorCalls.redo, step('b'))).toBe('403 userNotAdmin')
      expect(await person.refused(generatorCalls.readUndo, { params: { id: copy } })).toBe('403 userNotAdmin')
    }
    await staff.call(generatorCalls.undo, step('c'))
    expect(await price()).toEqual(before)
    await staff.call(generatorCalls.redo, step('d'))
    expect(await price()).toEqual(after)
    expect(
      await rows(
        `select user_id, data ->> 'revision' as revision from preorder_events where data ->> 'designId' = $1 order by number`,
        copy,
      ),
    ).toEqual(['2', '3', '4'].map(revision => ({ user_id: staff.id, revision })))
  })

  test('is staff’s alone to open and change; whoever has no session is no server (AC9, AC30)', async () => {
    const change = { designId: copy, ...paint(navy) }
    for (const person of [maya, await signUpTeammate(app, maya), await signUp(app)]) {
      expect(await person.refused(generatorCalls.read, { params: { id: copy } })).toBe('403 userNotAdmin')
      expect(await person.refused(generatorCalls.readRecord, { params: { id: copy } })).toBe(
        '403 userNotAdmin',
      )
      expect(await person.refused(generatorCalls.update, { body: change })).toBe('403 userNotAdmin')
      expect(await person.call(generatorCalls.readMany, { body: { designIds: [copy] } })).toEqual([])
    }
    expect(await stranger(app).refused(generatorCalls.read, { params: { id: copy } })).toBe(
      '401 unauthorized',
    )
    expect(await stranger(app).refused(generatorCalls.update, { body: change })).toBe('401 unauthorized')
  })

  test('is told to staff where it has become another than was asked for, and no more once it is as it was (OR40)', async () => {
    const preorderId = must((await maya.call(preorderCalls.list, {}))[0], 'request').preorder.id
    const otherwise = async () =>
      (await staff.call(deskCalls.read, { body: { preorderId } })).purchasedItems[0]?.madeOtherwise
    expect(await otherwise()).toBeNull()
    const asked = (await items())[0]?.designState.images
    await update(maya, original, paint(navy))
    expect(await otherwise()).toBeNull()
    await update(staff, copy, paint(red))
    expect(await otherwise()).toEqual({
      differences: [{ en: 'Body: White → Red.', fr: 'Corps : Blanc → Rouge.' }],
      askedImages: asked,
    })
    await update(staff, copy, paint('1001'))
    expect(await otherwise()).toBeNull()
    expect(JSON.stringify(await maya.call(preorderCalls.list, {}))).not.toContain('madeOtherwise')
  })

  test('shows staff its team’s colours as they are now, who do not choose them; nobody else (AC43)', async () => {
    const choose = (person: Caller, colors: string[]) =>
      person.refused(teamCalls.setColors, { body: { id: maya.teamId, colors } })
    const seen = async () =>
      (await staff.call(purchasedDesignCalls.read, { params: { id: copy } })).original_team_colors
    expect(await seen()).toEqual([])
    await maya.call(teamCalls.setColors, { body: { id: maya.teamId, colors: ['#BB1D2B', '#1C2946'] } })
    expect(await seen()).toEqual(['#BB1D2B', '#1C2946'])
    expect(await choose(staff, ['#FFFFFF'])).toBe('404 team_not_found')
    expect(await seen()).toEqual(['#BB1D2B', '#1C2946'])
    for (const person of [maya, await signUp(app)])
      expect(await person.refused(purchasedDesignCalls.read, { params: { id: copy } })).toBe(
        '403 userNotAdmin',
      )
    expect(await stranger(app).refused(purchasedDesignCalls.read, { params: { id: copy } })).toBe(
      '401 unauthorized',
    )
  })

  test('is priced in the studio by its order’s own terms, pieces and currency (OR59)', async () => {
    const { priced } = await staff.call(purchasedDesignCalls.read, { params: { id: copy } })
    const preorderId = must((await maya.call(preorderCalls.list, {}))[0], 'request').preorder.id
    const { purchasedItems, invoice } = await staff.call(deskCalls.read, { body: { preorderId } })
    const { pricing } = must(
      purchasedItems.find(({ design_id }) => design_id === copy),
      'item',
    )
    expect([priced.qty, priced.currency]).toEqual([pricing.qty, invoice.currency])
    expect(priced.pricing.minQty).toBe(pricing.minQty)
    expect(priced.sizeNames.length).toBeGreaterThan(0)
    expect(priced.setPrice).toBeNull()
    const price = { pricePerUnit: 1500, priceOfShippingPerUnit: 100, reason: 'As last year' }
    const admin = await signUpStaff(app, 'admin')
    await admin.call(deskCalls.setPrice, { body: { preorderId, designId: copy, ...price } })
    const agreed = await staff.call(purchasedDesignCalls.read, { params: { id: copy } })
    expect(agreed.priced.setPrice).toEqual(price)
  })

  test('is in no project, list or cart, and cannot be put there (AC30)', async () => {
    const gone = '404 designIdDoesntExist'
    for (const person of [maya, staff]) {
      const refusals = [
        await person.refused(designCalls.rename, { body: { designId: copy, name: 'Mine' } }),
        await person.refused(designCalls.delete, { params: { id: copy } }),
        await person.refused(designCalls.move, { body: { designId: copy, newProjectId: person.projectId } }),
        await person.refused(designCalls.register, {
          body: { designId: copy, projectId: person.projectId, name: null },
        }),
        await person.refused(generatorCalls.duplicate, { body: { designId: copy } }),
        await person.refused(cartCalls.add, { body: { designId: copy } }),
        await person.refused(preorderCalls.create, {
          body: orderOf([copy]),
        }),
      ]
      expect(refusals).toEqual(refusals.map(() => gone))
      expect((await person.call(designCalls.list, { query: {} })).map(({ id }) => id)).not.toContain(copy)
    }
  })
})

test('each change is kept with who made it, when, and what takes it back (DS43)', async () => {
  const at = new Date('2026-11-22T10:00:00.000Z')
  app.setNow(at)
  await update(maya, original, paint(red), { key: 'k' })
  const added = await service(app).call(generatorCalls.update, {
    body: { designId: original, action: 'addDecoration', type: 'screenprint' },
  })
  app.setNow(new Date())
  const decorationId = must(added.decorations[0], 'decoration').id
  expect(
    await rows(
      'select revision, user_id, created_at, change, inverse, key from design_changes where design_id = $1 order by 1',
      original,
    ),
  ).toEqual([
    {
      revision: 2,
      user_id: maya.id,
      created_at: at,
      change: paint(red),
      inverse: [
        {
          action: 'restore',
          elements: [],
          layers: [
            {
              partName: 'body',
              elementName: 'body',
              layer: { name: 'body', colorName: '1001', active: true },
            },
          ],
          decorations: [],
          removed: [],
        },
      ],
      key: 'k',
    },
    {
      revision: 3,
      user_id: null,
      created_at: at,
      change: { action: 'addDecoration', type: 'screenprint', decorationId },
      inverse: [{ action: 'restore', elements: [], layers: [], decorations: [], removed: [decorationId] }],
      key: null,
    },
  ])
})
