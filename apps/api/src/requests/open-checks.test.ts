import { cartCalls } from '@teamloom/contract/cart.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeArtwork, png } from '#api/testing/artwork-files.ts'
import { makeDesign, update } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { placeOrder } from '#api/testing/orders.ts'
import { signUpStaff, signUpVerified } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({ SALES_EMAIL: 'sales@atelier.example' })
})
afterAll(() => app.close())

test('artwork for preview only stands on the cart’s item, in the request and in its mails, and orders (DS47, OR6)', async () => {
  const maya = await signUpVerified(app)
  const designId = await makeDesign(maya, { name: 'Crew' })
  const artwork = await makeArtwork(app.app, maya, await png(), { filename: 'crest.png' })
  const { assetId, assetVersionId } = artwork
  const { decorations } = await update(maya, designId, {
    action: 'addDecoration',
    type: 'detailedprint',
    assetId,
    assetVersionId,
  })
  const decorationId = must(decorations[0], 'decoration').id
  const open = [
    expect.objectContaining({
      decorationId,
      key: 'pngUsed',
      wantsVector: true,
      title: { en: 'Our designers will redraw crest.png', fr: 'Nos designers redessineront crest.png' },
    }),
  ]
  const added = await maya.call(cartCalls.add, { body: { designId } })
  expect(added.openChecks).toEqual(expect.arrayContaining(open))
  expect((await maya.call(cartCalls.items, {})).items[0]?.openChecks).toEqual(added.openChecks)

  const { id } = await placeOrder(maya, [designId], { locale: 'fr' })
  const items = async () => (await maya.call(preorderCalls.list, {})).flatMap(each => each.purchasedItems)
  const [item] = await items()
  expect(item?.openChecks).toEqual(added.openChecks)
  const [mail] = await mailsTo(app, maya.email, id)
  expect(mail?.text).toMatch(/^À regarder dans le visuel\s: Crew \(T-shirt\), \d points?\. /m)
  expect(mail?.text).not.toContain('crest.png')
  const [sales] = await mailsTo(app, 'sales@atelier.example', maya.email)
  expect(sales?.text).toMatch(/^To look at in the artwork: Crew \(T-shirt\), \d things?\. /m)

  // What its customer has approved in a proof is open no more, until that holds no more.
  const staff = await signUpStaff(app, 'designer')
  await staff.call(deskCalls.sendProof, { body: { preorderId: id } })
  const approval = { preorderId: id, proofNumber: 1, designId: must(item, 'item').design_id, approved: true }
  await maya.call(proofCalls.answer, { body: approval })
  expect((await items())[0]?.openChecks).toEqual([])
  await staff.call(deskCalls.setDiscounts, {
    body: { preorderId: id, discounts: [{ id: 'friends', name: 'Friends', amount: 100 }] },
  })
  expect((await items())[0]?.openChecks).toEqual(added.openChecks)

  // Once staff have given it a drawing, nothing is open any more.
  const drawing = await makeArtwork(app.app, maya)
  await update(staff, must(item, 'item').design_id, {
    action: 'setDecorationAsset',
    decorationId,
    assetId: drawing.assetId,
    assetVersionId: drawing.assetVersionId,
  })
  expect((await items())[0]?.openChecks).toEqual([])
})
