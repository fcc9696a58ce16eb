import { cartCalls } from '@teamloom/contract/cart.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { pricingCalls } from '@teamloom/contract/pricing.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { navy, paintAll, update } from '#api/testing/designs.ts'
import { orderOf } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'
import { readCsv } from '#api/testing/read-csv.ts'
import { releaseFiles } from '#api/testing/techpacks.ts'
import { startTestApp } from '#api/testing/test-app.ts'

const pasted = [
  'First name\tLast name\tNumber\tSize\tPieces',
  'Zoé\tCôté\t07\tM\t1',
  'Zoé\tCôté\t07\tXL\t1',
  'Li\tNg\t0\tS\t1',
].join('\n')

test('a person with two pieces of two sizes has both from the list to the files that are made (NN3, NN9, TP48)', async () => {
  const app = await startTestApp()
  try {
    const staff = await signUpStaff(app, 'admin')
    const maya = await signUp(app)
    const shirt = await makePersonalDesign(maya)
    await update(maya, shirt.designId, paintAll(navy))
    const { id } = await maya.call(cartCalls.add, { body: { designId: shirt.designId } })
    const read = await maya.call(cartCalls.parseLines, { params: { id }, body: { text: pasted } })
    const lines = read.lines.map(({ size, qty, person, words }) => ({
      size: must(size, 'size'),
      qty,
      person,
      words,
    }))
    const spare = { size: 'M', qty: 20 }
    const set = await maya.call(cartCalls.setLines, { params: { id }, body: { lines: [...lines, spare] } })
    // One person twice is told, as it may be a slip; the number is theirs on both, and so not twice.
    const problems = set.lines.map(each => each.problems)
    expect(problems.flat()).not.toContain('number_twice')
    expect(set.sizes.filter(({ qty }) => qty > 0)).toEqual(
      expect.arrayContaining([
        { name: 'S', qty: 1 },
        { name: 'M', qty: 21 },
        { name: 'XL', qty: 1 },
      ]),
    )
    expect(set.pricing).toMatchObject({
      priceOfPersonal: 3 * 400 + 3 * 300,
      personal: [
        { slotId: shirt.nameId, qty: 3 },
        { slotId: shirt.numberId, qty: 3 },
      ],
    })
    const bare = await maya.call(pricingCalls.design, { body: { id: shirt.designId, sizes: set.sizes } })
    expect(set.pricing.total).toBe(must(bare.total, 'total') + 3 * 700)
    const { id: preorderId } = await maya.call(preorderCalls.create, {
      body: orderOf([shirt.designId], { items: [{ design_id: shirt.designId, sizes: set.sizes }] }),
    })
    const files = await releaseFiles(app, staff, preorderId)
    const rows = readCsv(must(files['people.csv'], 'people.csv')).filter(({ text }) => text !== '')
    const hers = rows.filter(({ last_name }) => last_name === 'Côté')
    expect(hers.map(({ size, slot, text, put_on }) => [size, slot, text, put_on])).toEqual([
      ['M', 'name', 'CÔTÉ', '1'],
      ['M', 'number', '07', '1'],
      ['XL', 'name', 'CÔTÉ', '1'],
      ['XL', 'number', '07', '1'],
    ])
    expect(new Set(hers.map(({ line }) => line)).size).toBe(2)
    // Each piece has a file of its own for each place, and all of them are there.
    expect(new Set(hers.map(({ file }) => file)).size).toBe(4)
    for (const { file } of hers) expect(files[must(file, 'file')]).toBeTruthy()
  } finally {
    await app.close()
  }
}, 240_000)
