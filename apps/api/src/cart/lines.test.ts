import { findProduct } from '@teamloom/catalog/products/index.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { drawnDesign } from '@teamloom/design/drawn-design.ts'
import { openWardrobe } from '@teamloom/design/dress-person.ts'
import { openDocument } from '@teamloom/design/open-document.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fitInFont } from '#api/platform/artwork/lettering/letter-words.ts'
import { makeDesign } from '#api/testing/designs.ts'
import { type Person, signUp, signUpTeammate } from '#api/testing/people.ts'
import { makePersonalDesign, type PersonalDesign } from '#api/testing/personal-designs.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person
let shirt: PersonalDesign
let itemId: string

beforeAll(async () => {
  app = await startTestApp()
})
beforeEach(async () => {
  maya = await signUp(app)
  shirt = await makePersonalDesign(maya)
  itemId = (await maya.call(cartCalls.add, { body: { designId: shirt.designId } })).id
})
afterAll(() => app.close())

type Given = Parameters<typeof setLines>[0]
const line = (name: string, number: string, more: object = {}) => ({
  size: 'M',
  qty: 1,
  words: { ...(name ? { [shirt.nameId]: name } : {}), ...(number ? { [shirt.numberId]: number } : {}) },
  ...more,
})
const setLines = (
  lines: readonly {
    size: string
    qty: number
    id?: string
    words?: Record<string, string>
    person?: object | null
  }[],
  revision?: number,
) =>
  maya.call(cartCalls.setLines, {
    params: { id: itemId },
    body: { lines: lines as never, ...(revision === undefined ? {} : { revision }) },
  })
const readLines = () => maya.call(cartCalls.readLines, { params: { id: itemId } })
const refusedLines = (lines: Given, revision?: number) =>
  maya.refused(cartCalls.setLines, {
    params: { id: itemId },
    body: { lines: lines as never, ...(revision === undefined ? {} : { revision }) },
  })
const quantities = (sizes: readonly { name: string; qty: number }[]) =>
  Object.fromEntries(sizes.filter(({ qty }) => qty !== 0).map(({ name, qty }) => [name, qty]))

describe('a list of a cart item', () => {
  test('is saved whole, quantities are its sums, and what is likely a mistake is told (NN3, NN5)', async () => {
    const ana = { first_name: 'Ana', last_name: 'Rivera', email: 'ana@titans.example' }
    const saved = await setLines([
      line('RIVERA', '07', { person: ana, qty: 2 }),
      line('COHEN', '07', { size: 'L' }),
      { size: 'M', qty: 3 },
    ])
    expect(quantities(saved.sizes)).toEqual({ M: 5, L: 1 })
    expect(
      saved.lines.map(({ size, qty, person, words, problems }) => [size, qty, person, words, problems]),
    ).toEqual([
      ['M', 3, null, {}, []],
      ['M', 2, ana, { [shirt.nameId]: 'RIVERA', [shirt.numberId]: '07' }, ['number_twice']],
      ['L', 1, null, { [shirt.nameId]: 'COHEN', [shirt.numberId]: '07' }, ['number_twice']],
    ])
    expect(await readLines()).toEqual(saved)
    const { items } = await maya.call(cartCalls.items, { query: {} })
    expect(items[0]?.lines).toEqual(saved.lines)
    const again = await setLines(saved.lines, saved.revision)
    expect(again).toEqual(saved)
  })

  test('that is sent twice with one key is answered as at first, whatever came in between (NN5)', async () => {
    const sent = { params: { id: itemId }, body: { lines: [line('RIVERA', '07')] as never } }
    const key = { idempotencyKey: crypto.randomUUID() }
    const saved = await maya.call(cartCalls.setLines, sent, key)
    await setLines([line('COHEN', '8')])
    const again = await maya.call(cartCalls.setLines, sent, key)
    expect(again).toEqual(saved)
    expect(again.lines[0]?.words).toEqual({ [shirt.nameId]: 'RIVERA', [shirt.numberId]: '07' })
  })

  test('keeps words when quantities are set, and tells the same list then (NN6)', async () => {
    await setLines([line('RIVERA', '10')])
    const { items } = await maya.call(cartCalls.setSizes, {
      body: [{ id: itemId, sizes: [{ name: 'M', qty: 4 }] }],
    })
    expect(items[0]?.lines).toEqual((await readLines()).lines)
    expect(items[0]?.lines?.map(({ id, qty }) => [id === 'M', qty])).toEqual([
      [true, 3],
      [false, 1],
    ])
  })

  test('is absent of an item whose words are nobody’s own', async () => {
    const plain = await maya.call(cartCalls.add, { body: { designId: await makeDesign(maya) } })
    expect(plain).not.toHaveProperty('lines')
    const list = await maya.call(cartCalls.readLines, { params: { id: plain.id } })
    expect(list.lines).toEqual([])
  })

  test('is kept as it was where anything of it is refused (NN4)', async () => {
    const before = await setLines([line('RIVERA', '10')])
    expect(await refusedLines([line('A'.repeat(31), '1')])).toBe('422 too_long')
    expect(await refusedLines([line('王', '1')])).toBe('422 missingLetter')
    expect(await refusedLines([line('', '1')])).toBe('422 word_required')
    expect(await refusedLines([line('RIVERA', '1', { size: 'YS' })])).toBe('422 unknownSize')
    expect(await refusedLines([{ size: 'M', qty: 1, words: { [crypto.randomUUID()]: 'X' } }])).toBe(
      '422 unknownDecoration',
    )
    expect(await refusedLines([line('RIVERA', '1', { qty: -1 })])).toBe('400 validation_failed')
    expect(await refusedLines([line('A', '1', { id: 'a' }), line('B', '2', { id: 'a' })])).toBe(
      '400 validation_failed',
    )
    expect(await readLines()).toEqual(before)
  })

  test('that was made of a cart which has changed is refused, also at once (NN5)', async () => {
    const { revision } = await readLines()
    const answers = await Promise.all(
      ['RIVERA', 'COHEN', 'SINGH'].map(name =>
        maya
          .call(cartCalls.setLines, { params: { id: itemId }, body: { lines: [line(name, '1')], revision } })
          .then(
            () => 'saved',
            () => 'refused',
          ),
      ),
    )
    expect(answers.toSorted()).toEqual(['refused', 'refused', 'saved'])
    expect(await refusedLines([line('OKAFOR', '2')], revision)).toBe('409 conflict')
  })

  test('is one’s own: a teammate’s cart has none of it (AC16)', async () => {
    await setLines([line('RIVERA', '10')])
    const mate = await signUpTeammate(app, maya)
    expect(await mate.refused(cartCalls.readLines, { params: { id: itemId } })).toBe('404 not_found')
    const theirs = await mate.call(cartCalls.add, { body: { designId: shirt.designId } })
    expect(theirs.lines).toEqual([])
  })

  test('keeps words of a slot that is gone for when it comes back', async () => {
    const { lines } = await setLines([line('RIVERA', '10')])
    const setPersonal = (personal: object | null) =>
      maya.call(generatorCalls.update, {
        body: {
          designId: shirt.designId,
          action: 'setDecorationPersonal',
          decorationId: shirt.numberId,
          personal,
        } as never,
      })
    await setPersonal(null)
    const without = await readLines()
    expect(without.lines).toEqual(lines)
    await setLines(without.lines)
    await setPersonal({ kind: 'number', sample: '10', mayBeEmpty: true })
    expect((await readLines()).lines).toEqual(lines)
  })
})

describe('changes of a list', () => {
  type Changes = { lines?: Given; removed?: readonly string[]; revision?: number }
  const asked = ({ lines = [], ...more }: Changes) => ({
    params: { id: itemId },
    body: { lines: lines as never, ...more } as never,
  })
  const changeLines = (changes: Changes) => maya.call(cartCalls.changeLines, asked(changes))
  const refused = (changes: Changes) => maya.refused(cartCalls.changeLines, asked(changes))
  const idsOf = (lines: readonly { id: string }[]) => lines.map(({ id }) => id)

  test('are saved by themselves, the rest stays, and quantities are its sums (NN17)', async () => {
    const before = await setLines([line('RIVERA', '10'), line('COHEN', '8'), { size: 'L', qty: 2 }])
    const [spare, rivera, cohen] = before.lines
    const saved = await changeLines({
      lines: [
        line('RIVERA', '11', { id: rivera?.id, qty: 2 }),
        line('SHIT', '3', { id: 'new-one' }),
        { id: 'L', size: 'L', qty: 5 },
      ],
      removed: [cohen?.id ?? ''],
      revision: before.revision,
    })
    expect([quantities(saved.sizes), saved.pricing.qty, saved.offending]).toEqual([
      { M: 3, L: 5 },
      8,
      ['SHIT'],
    ])
    const after = await readLines()
    expect(after).toMatchObject({ sizes: saved.sizes, pricing: saved.pricing, revision: saved.revision })
    expect(after.revision).not.toBe(before.revision)
    expect(idsOf(after.lines)).toEqual([spare?.id, rivera?.id, 'new-one'])
    expect(after.lines.map(({ qty, words }) => [qty, words[shirt.numberId]])).toEqual([
      [5, undefined],
      [2, '11'],
      [1, '3'],
    ])
  })

  test('leave whose an untouched answer’s line is to the answer (NN17, SC32)', async () => {
    const { lines } = await setLines([line('RIVERA', '10'), line('COHEN', '8')])
    await app.pool.query(`update cart_items set lines = lines #- '{1,person}' where id = $1`, [itemId])
    await changeLines({ lines: [line('ROY', '10', { id: lines[0]?.id })] })
    const { rows } = await app.pool.query('select lines from cart_items where id = $1', [itemId])
    expect(rows[0].lines[0]).toMatchObject({ person: null, words: { [shirt.nameId]: 'ROY' } })
    expect(rows[0].lines[1]).not.toHaveProperty('person')
  })

  test('are all kept or none: nothing of what is refused, nor of a list that has changed since (NN4, NN17)', async () => {
    const before = await setLines([line('RIVERA', '10')])
    const good = line('ROY', '7')
    expect(await refused({ lines: [good, line('王', '1')] })).toBe('422 missingLetter')
    expect(await refused({ lines: [good, line('', '1')] })).toBe('422 word_required')
    expect(await refused({ lines: [good, line('ROI', '1', { size: 'YS' })] })).toBe('422 unknownSize')
    expect(await refused({ lines: [good], revision: before.revision - 1 })).toBe('409 conflict')
    expect(await refused({ lines: [good], removed: ['x'.repeat(37)] })).toBe('400 validation_failed')
    expect(await readLines()).toEqual(before)
  })

  test('of two at once on one revision are saved by one, and by both without it (NN17)', async () => {
    const { lines, revision } = await setLines([line('RIVERA', '10'), line('COHEN', '8')])
    const both = lines.map(({ id }, at) => [line(`NEW${'AB'[at]}`, '1', { id })])
    const settle = (more: object) =>
      Promise.allSettled(both.map(each => changeLines({ lines: each, ...more })))
    const statuses = (await settle({ revision })).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual(['fulfilled', 'rejected'])
    await settle({})
    expect((await readLines()).lines.map(({ words }) => words[shirt.nameId])).toEqual(['NEWA', 'NEWB'])
  })

  test('make no list longer than three thousand lines', async () => {
    const many = Array.from({ length: 3000 }, (_, at) => line(`A${'bcdefghijk'[at % 10]}`, '1'))
    await setLines(many)
    expect(await refused({ lines: [line('RIVERA', '10')] })).toBe('400 validation_failed')
    expect((await readLines()).lines).toHaveLength(3000)
  })

  test('that are sent twice with one key are made once (NN17)', async () => {
    const key = { idempotencyKey: crypto.randomUUID() }
    const sent = asked({ lines: [line('RIVERA', '7')] })
    const saved = await maya.call(cartCalls.changeLines, sent, key)
    expect(await maya.call(cartCalls.changeLines, sent, key)).toEqual(saved)
    expect((await readLines()).lines).toHaveLength(1)
  })
})

test('a pasted list is read as the item’s slots and sizes are, and nothing is kept (NN2)', async () => {
  const before = await readLines()
  const parsed = await maya.call(cartCalls.parseLines, {
    params: { id: itemId },
    body: { text: 'Name;Number;Size\n"Rivera, Ana";07;Medium\nAva Cohen;00;XXL\n' },
  })
  expect(parsed.columns).toEqual(['full_name', shirt.numberId, 'size'])
  expect(
    parsed.lines.map(({ size, words, person }) => [
      size,
      words[shirt.nameId],
      words[shirt.numberId],
      person?.first_name,
    ]),
  ).toEqual([
    ['M', 'Rivera', '07', 'Ana'],
    ['2XL', 'Cohen', '00', 'Ava'],
  ])
  expect(await readLines()).toEqual(before)
  const saved = await setLines(parsed.lines.map(({ unread: _, ...own }) => own))
  expect(quantities(saved.sizes)).toEqual({ M: 1, '2XL': 1 })
})

test('words that may offend are told, whole words alone (NN3)', async () => {
  const { lines } = await setLines([
    line('SHIT', '1'),
    line('SCUNTHORPE', '2'),
    line('MERDE', '3'),
    line('COCKBURN', '4'),
  ])
  expect(lines.map(({ problems }) => problems.includes('may_offend'))).toEqual([true, false, true, false])
})

test('a long name is told with how high it makes all, the same as a garment in its picture is told (NN18)', async () => {
  const names = ['RIVERA', 'MONTPLAISIR-DESROCHERS', 'W'.repeat(30)]
  const saved = await setLines(names.map((name, at) => line(name, String(at))))
  const told = must(saved.longNames, 'long names')
  expect(told.map(({ slotId, words, shorter }) => [slotId, words, shorter])).toEqual([
    [shirt.nameId, names[1], 'MONTPLAISIR'],
    [shirt.nameId, names[2], null],
  ])
  const [double, longest] = told
  expect(longest?.ownInches).toBeLessThan(must(double, 'double').ownInches)
  expect(double?.ownInches).toBeLessThan(2)
  expect(told.map(({ inches }) => inches)).toEqual([longest?.ownInches, longest?.ownInches])
  expect(saved.lines.map(({ problems }) => problems)).toEqual([[], ['name_long'], ['name_long']])
  const changed = await maya.call(cartCalls.changeLines, {
    params: { id: itemId },
    body: { lines: [line('LI', '9')] as never, removed: [] },
  })
  expect(changed.longNames).toEqual(told)
  const { rows } = await app.pool.query('select document, family, product from designs where id = $1', [
    shirt.designId,
  ])
  const product = must(findProduct(rows[0].family, rows[0].product), 'product')
  const document = must(openDocument(rows[0].document, product), 'document')
  const people = names.map(name => ({ words: { [shirt.nameId]: name }, size: 'M' }))
  const wardrobe = openWardrobe({
    drawn: drawnDesign(document, product),
    document,
    product,
    people,
    recipeOf: async id => {
      const found = await app.pool.query('select recipe from asset_versions where id = $1', [id])
      return found.rows[0].recipe
    },
    letterer: {
      fit: async (...asked) => fitInFont(...asked),
      drawFor: async () => ({ art: null, widthInches: 1, heightInches: 1 }),
    },
    newId: () => crypto.randomUUID(),
  })
  expect((await wardrobe(must(people[0], 'Rivera'))).told).toEqual([
    { kind: 'lower', of: 'name', inches: expect.closeTo(must(longest, 'longest').inches, 4) },
  ])
})
