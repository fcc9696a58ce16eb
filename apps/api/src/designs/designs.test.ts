import { products } from '@teamloom/catalog/products/index.ts'
import { priceOfPiece, pricePieces, sizeNamesOf } from '@teamloom/commerce/pricing/price-item.ts'
import { offeredSizes } from '@teamloom/commerce/pricing/size-quantities.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keepHouse } from '#api/system/housekeeping.ts'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, paint, red, tshirt, update } from '#api/testing/designs.ts'
import { type Person, service, signUp, signUpStaff, signUpTeammate } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp()
  maya = await signUp(app)
})
afterEach(() => app.setNow(new Date()))
afterAll(() => app.close())

const later = (seconds: number) => app.setNow(new Date(Date.now() + seconds * 1000))
const read = (person: Pick<Person, 'call'>, id: string) =>
  person.call(generatorCalls.read, { params: { id } })
const list = (person: Person) => person.call(designCalls.list, { query: {} })

describe('a new design', () => {
  test.each(products)(
    'of a $product.name is in its first styles, at revision 1 (DS2, DS4)',
    async product => {
      const body = { family: product.family.name, product: product.product.name }
      const { designId } = await maya.call(generatorCalls.create, { body })
      const state = await read(maya, designId)
      expect(state).toMatchObject({
        designId,
        revision: 1,
        decorations: [],
        deliveryTime: product.deliveryTime,
        design: { product: { name: product.product.name, version: '1.0' }, deprecated: false },
      })
      expect(state.images.map(image => image.side)).toEqual(product.sides)
      expect(state.latestImage).toBe(state.images[0]?.url)
    },
  )

  test('of no product is refused', async () => {
    for (const body of [
      { family: 'hoodie', product: 'cape' },
      { family: 'shirt', product: 'hoodie' },
      { family: '__proto__', product: 'constructor' },
    ]) {
      expect(await maya.refused(generatorCalls.create, { body })).toBe('422 unknownProduct')
    }
  })

  test('is its maker’s alone until it is in a project, and in no list (AC3)', async () => {
    const owner = await signUp(app)
    const mate = await signUpTeammate(app, owner)
    const { designId } = await owner.call(generatorCalls.create, { body: tshirt })
    expect(await mate.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await list(owner)).toEqual([])
    expect(await owner.refused(cartCalls.add, { body: { designId } })).toBe('404 designIdDoesntExist')
    expect((await owner.call(pricingCalls.design, { body: { id: designId, sizes: [] } })).total).toBe(0)
    await owner.call(designCalls.register, { body: { designId, projectId: owner.projectId, name: ' A ' } })
    expect((await read(mate, designId)).designId).toBe(designId)
    expect(await list(mate)).toMatchObject([{ id: designId, name: 'A', project_id: owner.projectId }])
  })

  test('that is never registered goes after a day (AC3)', async () => {
    const { designId } = await maya.call(generatorCalls.create, { body: tshirt })
    const kept = await makeDesign(maya)
    later(25 * 3600)
    await keepHouse(app.dependencies)
    expect(await maya.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect((await read(maya, kept)).designId).toBe(kept)
  })

  test('that another server makes is opened by servers only (AC8)', async () => {
    const { designId } = await service(app).call(generatorCalls.create, { body: tshirt })
    expect((await read(service(app), designId)).revision).toBe(1)
    expect(await maya.refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
  })
})

describe('registering', () => {
  test('again in the same project changes nothing, in another is a conflict (DS33)', async () => {
    const designId = await makeDesign(maya, { name: 'First' })
    const body = { designId, projectId: maya.projectId, name: 'Second' }
    await maya.call(designCalls.register, { body })
    expect((await list(maya)).find(design => design.id === designId)?.name).toBe('First')
    const { id } = await maya.call(projectCalls.create, { body: { name: 'Other', teamId: maya.teamId } })
    expect(await maya.refused(designCalls.register, { body: { ...body, projectId: id } })).toBe(
      '409 conflict',
    )
  })

  test('in a project of another of one’s teams takes its artwork along (DS34)', async () => {
    const owner = await signUp(app)
    const other = await signUp(app)
    const friend = await signUp(app)
    await app.pool.query('insert into team_members (team_id, user_id) values ($1, $2), ($1, $3)', [
      other.teamId,
      owner.id,
      friend.id,
    ])
    const { assetId, assetVersionId } = await makeArtwork(app.app, owner)
    const { designId } = await owner.call(generatorCalls.create, { body: tshirt })
    await update(owner, designId, { action: 'addDecoration', type: 'screenprint', assetId, assetVersionId })
    const query = { asset_id: assetId, team_id: other.teamId }
    const seen = { params: { type: 'screenprint' }, query }
    expect(await friend.refused(assetCalls.read, seen)).toBe('403 teamDoesntHaveAccess')
    await owner.call(designCalls.register, { body: { designId, projectId: other.projectId } })
    expect(await friend.refused(assetCalls.read, seen)).toBe('answered')
    const state = await update(friend, designId, {
      action: 'setDecorationAsset',
      decorationId: (await read(friend, designId)).decorations[0]!.id,
      assetId,
      assetVersionId,
    })
    expect(state.decorations[0]?.assetVersionId).toBe(assetVersionId)
  })
})

describe('a copy', () => {
  test('is a design of its own at revision 1, in the same styles and colours (DS32)', async () => {
    const designId = await makeDesign(maya, { name: 'Crew' })
    await update(maya, designId, paint(red))
    const { designId: copyId } = await maya.call(generatorCalls.duplicate, { body: { designId } })
    expect(copyId).not.toBe(designId)
    const [original, copy] = [await read(maya, designId), await read(maya, copyId)]
    expect(copy).toMatchObject({ revision: 1, design: original.design, images: original.images })
    await update(maya, copyId, paint('1010'))
    expect((await read(maya, designId)).design).toEqual(original.design)
    // What was touched before it was made is no conflict for it.
    await update(maya, copyId, paint(red), { revision: 2 })
  })

  test('belongs to who made it (AC3)', async () => {
    const mate = await signUpTeammate(app, maya)
    const designId = await makeDesign(maya)
    const { designId: copyId } = await mate.call(generatorCalls.duplicate, { body: { designId } })
    expect(await maya.refused(generatorCalls.read, { params: { id: copyId } })).toBe(
      '404 designIdDoesntExist',
    )
    await mate.call(designCalls.register, { body: { designId: copyId, projectId: maya.projectId } })
    expect((await read(maya, copyId)).revision).toBe(1)
  })
})

describe('my designs', () => {
  test('are listed latest first; naming one makes it the latest (DS35)', async () => {
    const owner = await signUp(app)
    const ids = []
    for (const name of ['A', 'B', 'C']) {
      later(ids.length)
      ids.push(await makeDesign(owner, { name }))
    }
    later(60)
    await owner.call(designCalls.rename, { body: { designId: ids[0]!, name: ' A2 ' } })
    later(70)
    await update(owner, ids[1]!, paint(red))
    expect((await list(owner)).map(design => design.name)).toEqual(['B', 'A2', 'C'])
  })

  test('carry their state only when it is asked for', async () => {
    const owner = await signUp(app)
    const designId = await makeDesign(owner)
    expect((await list(owner))[0]).not.toHaveProperty('state')
    const [design] = await owner.call(designCalls.list, { query: { include: 'state' } })
    expect(design?.state).toEqual(await read(owner, designId))
    expect(await owner.refused(designCalls.list, { query: { include: 'all' as never } })).toBe(
      '400 validation_failed',
    )
  })

  test('carry what their product can be only when it is asked for, as the asker may choose', async () => {
    const designId = await makeDesign(maya)
    const definition = await maya.call(generatorCalls.productDefinition, { body: tshirt })
    const query = { include: 'definition' } as const
    const asked = [
      await maya.call(generatorCalls.read, { params: { id: designId }, query }),
      await maya.call(generatorCalls.update, { query, body: { designId, ...paint('1022') } }),
      (await maya.call(generatorCalls.readMany, { query, body: { designIds: [designId] } }))[0]?.state,
    ]
    for (const state of asked) expect(state?.productDefinition).toEqual(definition)
    expect(await read(maya, designId)).not.toHaveProperty('productDefinition')
  })

  test('may be untitled, in NFC, and no longer than 200 characters', async () => {
    const designId = await makeDesign(maya)
    const nameOf = async (name: string) => {
      await maya.call(designCalls.rename, { body: { designId, name } })
      return (await list(maya)).find(design => design.id === designId)?.name
    }
    expect(await nameOf('Equipe\u0301')).toBe('Equipé')
    expect(await nameOf('  ')).toBeNull()
    expect(await maya.refused(designCalls.rename, { body: { designId, name: 'x'.repeat(201) } })).toBe(
      '400 validation_failed',
    )
  })

  test('can be collected sizes for from when they were first put up (DS36)', async () => {
    const designId = await makeDesign(maya)
    const set = (collectable: boolean) =>
      maya.call(designCalls.setCollectable, { body: { designId, collectable } })
    const first = await set(true)
    later(60)
    expect(await set(true)).toEqual(first)
    expect(await set(false)).toEqual({ collectable_since: null })
    expect((await set(true)).collectable_since).not.toEqual(first.collectable_since)
  })

  test('are asked for by the hundred at most', async () => {
    const designIds = Array.from({ length: 101 }, () => maya.id)
    expect(await maya.refused(generatorCalls.readMany, { body: { designIds } })).toBe('400 validation_failed')
    expect(await maya.call(generatorCalls.readMany, { body: { designIds: designIds.slice(1) } })).toEqual([])
    expect(await maya.call(generatorCalls.readMany, { body: { designIds: [] } })).toEqual([])
  })
})

describe('a design that is deleted', () => {
  test('is gone for everybody at once, and cannot be deleted twice (AC5)', async () => {
    const designId = await makeDesign(maya)
    const mate = await signUpTeammate(app, maya)
    await mate.call(designCalls.delete, { params: { id: designId } })
    for (const person of [maya, mate]) {
      expect(await person.refused(generatorCalls.read, { params: { id: designId } })).toBe(
        '404 designIdDoesntExist',
      )
      expect((await list(person)).some(design => design.id === designId)).toBe(false)
    }
    expect(await maya.refused(designCalls.delete, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
    expect(await service(app).refused(generatorCalls.read, { params: { id: designId } })).toBe(
      '404 designIdDoesntExist',
    )
  })
})

describe('a design of parts that no version knows', () => {
  test('is in error: listed, and can only be deleted (DS1)', async () => {
    const owner = await signUp(app)
    const designId = await makeDesign(owner, { name: 'Old' })
    const item = await owner.call(cartCalls.add, { body: { designId } })
    await app.pool.query(
      `update designs set document = jsonb_set(document, '{parts,0,elements,0,style,name}', '"cargo"'), revision = revision + 1 where id = $1`,
      [designId],
    )
    const [listed] = await owner.call(designCalls.list, { query: { include: 'state' } })
    expect(listed).toMatchObject({ id: designId, errorKey: 'InvalidPartsToBuild', images: [], sizes: [] })
    expect(listed).not.toHaveProperty('state')
    const refused = '422 InvalidPartsToBuild'
    const body = { designId }
    expect(await owner.refused(generatorCalls.read, { params: { id: designId } })).toBe(refused)
    expect(await owner.refused(generatorCalls.update, { body: { ...body, ...paint(red) } })).toBe(refused)
    expect(await owner.refused(generatorCalls.duplicate, { body })).toBe(refused)
    expect(await owner.refused(cartCalls.add, { body })).toBe(refused)
    expect(await owner.refused(pricingCalls.design, { body: { id: designId, sizes: [] } })).toBe(refused)
    expect((await owner.call(cartCalls.items, { query: {} })).items).toEqual([])
    expect(await owner.call(generatorCalls.readMany, { body: { designIds: [designId] } })).toEqual([])
    await owner.call(designCalls.delete, { params: { id: designId } })
    expect(await owner.refused(cartCalls.remove, { params: { id: item.id } })).toBe('404 not_found')
  })

  test('or of a product that is no more is in error too (DS1)', async () => {
    const owner = await signUp(app)
    const designId = await makeDesign(owner)
    await app.pool.query(`update designs set product = 'cape' where id = $1`, [designId])
    expect((await list(owner))[0]?.errorKey).toBe('InvalidPartsToBuild')
    await owner.call(designCalls.delete, { params: { id: designId } })
  })
})

describe('what can be made', () => {
  test.each(products)('of a $product.name is told whole', async product => {
    const body = { family: product.family.name, product: product.product.name }
    const definition = await maya.call(generatorCalls.productDefinition, { body })
    // Only our own colouring asks what a lining is, and our own decorations what cloth a style makes it of.
    const parts = JSON.parse(
      JSON.stringify(product.parts, (key, value) =>
        ['isLining', 'instead'].includes(key) ? undefined : value,
      ),
    )
    // What became of a size is for what was ordered in it; youths’ are told where the house offers them (ST16).
    const sizes = product.sizes
      .filter(({ display, successor }) => display.displayable || successor)
      .map(({ successor: _, ...size }) => size)
    expect(definition).toMatchObject({ parts, pricing: product.pricing, sizes })
    expect(definition.sizes).toHaveLength(sizes.length)
    const used = product.parts.flatMap(part =>
      part.elements.flatMap(each =>
        each.styles.flatMap(style => style.layers.flatMap(layer => layer.fabricNames)),
      ),
    )
    expect(definition.fabrics.map(fabric => fabric.name).toSorted()).toEqual([...new Set(used)].toSorted())
    const versions = {
      ...body,
      familyVersion: product.family.version,
      productVersion: product.product.version,
    }
    expect(await maya.call(generatorCalls.productDefinition, { body: versions })).toEqual(definition)
    expect(
      await maya.refused(generatorCalls.productDefinition, { body: { ...body, productVersion: '2.0' } }),
    ).toBe('422 unknownProduct')
  })

  test('is listed for the picker, each with a picture, its sizes and what a buyer pays for a piece at the least (PR14)', async () => {
    const listed = await maya.call(generatorCalls.products, {})
    expect(listed.map(each => each.product.name)).toEqual(products.map(each => each.product.name))
    for (const [index, each] of listed.entries()) {
      const product = products[index]!
      const { pricing } = product
      const sizes = offeredSizes(product)
      expect(each.minQty).toBe(pricing.minQty)
      for (const currency of currencies) {
        const terms = { pricing, sizeNames: sizeNamesOf(sizes), creditsUsed: 0 }
        const pieceAt = (qty: number) => priceOfPiece(pricePieces(terms, qty, currency))
        const from = each.lowestPriceQty[currency]
        expect(each.lowestPrice[currency]).toBe(pieceAt(pricing.maxQty))
        expect(pieceAt(from)).toBe(each.lowestPrice[currency])
        expect(pieceAt(from - 1)).toBeGreaterThan(each.lowestPrice[currency])
      }
      expect(each.sizes).toEqual({ from: sizes[0]?.displayLabel, to: sizes.at(-1)?.displayLabel })
      expect(each.image).toMatch(/\/front\.webp$/)
    }
  })

  test('of decorations is the same for all but what staff alone may choose', async () => {
    const staff = await signUpStaff(app)
    const options = await maya.call(generatorCalls.decorationOptions, {})
    expect(options.decorationTypes.map(type => type.type)).toContain('screenprint')
    const seen = async (person: Person) =>
      (await person.call(generatorCalls.productDefinition, { body: tshirt })).availableDecorationTypes
    const adminOnly = options.decorationTypes.filter(type => type.adminOnly).map(type => type.type)
    expect((await seen(maya)).filter(type => adminOnly.includes(type))).toEqual([])
    expect(await seen(staff)).toEqual(expect.arrayContaining(await seen(maya)))
    expect(await seen(maya)).not.toContain('undefinedprint')
  })
})
