import { randomUUID } from 'node:crypto'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import { makeArtwork } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUp, signUpStaff } from '#api/testing/people.ts'
import { filesOfRelease, pagesOf } from '#api/testing/techpacks.ts'
import { startTestApp } from '#api/testing/test-app.ts'

/** Its ink takes half of its width and a quarter of its height. */
const withMargins =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect x="50" y="200" width="200" height="100" fill="#163e2d"/></svg>'

test('DS60: studio, techpack, its files and their names tell the ink of a print, and once its whole file', {
  timeout: 120_000,
}, async () => {
  const app = await startTestApp()
  const maya = await signUp(app)
  const staff = await signUpStaff(app)
  const designId = await makeDesign(maya)
  const artwork = await makeArtwork(app.app, maya, withMargins, { filename: 'block.svg' })
  const { decorations } = await update(maya, designId, {
    action: 'addDecoration',
    decorationId: randomUUID(),
    type: 'screenprint',
    locationName: 'centerChest',
    ...artwork,
  } as never)
  const size = must(decorations[0]?.assetSize.selectedSize, 'size')
  expect(size.inkWidthInInches).toBeCloseTo(size.widthInInches / 2, 2)
  expect(size.inkHeightInInches).toBeCloseTo(size.heightInInches / 4, 2)

  const { id } = await placeOrder(maya, [designId])
  const made = await staff.call(techpackCalls.make, { body: { preorderId: id } })
  const [told] = must(made.techpackitems[0], 'item').techpackitemartworks
  expect(told?.logoSize).toEqual({
    widthInInches: size.inkWidthInInches,
    heightInInches: size.inkHeightInInches,
  })
  const entries = await filesOfRelease(app, staff, made.id, { language: 'en' })
  const films = must(
    Object.keys(entries).find(name => /screenprint_[\d.x]+in\.svg$/.test(name)),
    'films',
  )
  const [, width, height] = must(/_([\d.]+)x([\d.]+)in\.svg$/.exec(films), films).map(Number)
  expect([width, height]).toEqual([
    expect.closeTo(size.inkWidthInInches, 2),
    expect.closeTo(size.inkHeightInInches, 2),
  ])
  const [, trueWidth, trueHeight] = must(
    /width="([\d.]+)in" height="([\d.]+)in"/.exec(entries[films]!.toString()),
    'size',
  ).map(Number)
  expect([trueWidth, trueHeight]).toEqual([expect.closeTo(width!, 2), expect.closeTo(height!, 2)])
  expect((await pagesOf(entries)).join('\n')).toMatch(/Its\s+whole\s+file,\s+with\s+margins/)
  await app.close()
})
