import { deskCalls } from '@teamloom/contract/desk.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { proofCalls } from '@teamloom/contract/proofs.ts'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { mailsTo } from '#api/testing/mails.ts'
import { montreal, orderOf, placeOrder } from '#api/testing/orders.ts'
import { type Person, signUp, signUpStaff, signUpVerified } from '#api/testing/people.ts'
import { startTestApp, type TestApp } from '#api/testing/test-app.ts'

let app: TestApp
let maya: Person

beforeAll(async () => {
  app = await startTestApp({
    PUBLIC_URL: 'https://studio.example/',
    SALES_EMAIL: 'sales@atelier.example',
    SUPPORT_EMAIL: 'help@atelier.example',
    PROVIDER_NAME: 'Atelier',
    MAIL_FROM: 'Atelier <hello@atelier.example>',
  })
})
beforeEach(async () => {
  maya = await signUpVerified(app)
})
afterAll(() => app.close())

test('socks are told in pairs: in the mail, in the request, in its proof and its differences (PR26)', async () => {
  const staff = await signUpStaff(app, 'designer')
  const socks = await makeDesign(maya, { name: 'Race', product: { family: 'socks', product: 'sportSocks' } })
  const items = [{ design_id: socks, sizes: [{ name: 'M', qty: 80 }] }]
  const { id: preorderId } = await placeOrder(maya, [], { items, locale: 'fr' })
  const [mail] = await mailsTo(app, maya.email, preorderId)
  expect(mail?.text).toMatch(/: 80 paires, 80 × /)
  const listed = must((await maya.call(preorderCalls.list, {}))[0], 'request')
  const { design_id: designId, designState } = must(listed.purchasedItems[0], 'item')
  expect(designState.product.soldAs).toBe('pair')
  const sizes = [{ name: 'M', qty: 120 }]
  await staff.call(deskCalls.setSizes, { body: { preorderId, designId, sizes } })
  await staff.call(deskCalls.sendProof, { body: { preorderId } })
  const proof = await maya.call(proofCalls.read, { params: { preorderId } })
  expect(proof.items[0]?.product.soldAs).toBe('pair')
  expect(proof.items[0]?.differences.map(({ fr }) => fr)).toContainEqual(
    expect.stringMatching(/^Prix d’une paire\u00a0: /),
  )
})

describe('an order request is mailed', () => {
  test('to its customer and to the sales address, with a text and an HTML part (OR8)', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya, { name: 'Crew tee' })], {
      promoCode: 'SPRING',
    })
    const [mail] = await mailsTo(app, maya.email, id)
    expect(mail?.head).toMatch(/^From: Atelier <hello@atelier\.example>$/m)
    expect(mail?.head).toMatch(/^Reply-To: sales@atelier\.example$/m)
    expect(mail?.head).toMatch(/^Subject: Your order request \d+ is in$/m)
    expect(mail?.head).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mail?.text).toContain('Hello Maya')
    // What is told of each design adds up to the subtotal and the shipping (PR17).
    expect(mail?.text).toContain('Crew tee (T-shirt): 22 pieces, 22 × $24.70 = $543.40')
    expect(mail?.text).toContain(
      'Subtotal: $503.80\nShipping, in each price: $39.60\nDiscount: −\u00a0$50.00',
    )
    expect(mail?.text).toContain('Total before taxes: $493.40')
    // The link stands alone on its line, at the address that is configured.
    expect(mail?.text.split('\n')).toContain(`https://studio.example/orders/request/${id}`)
    expect(mail?.html).toContain(`href="https://studio.example/orders/request/${id}"`)
    expect(mail?.html).toContain('<html lang="en">')

    const [sales] = await mailsTo(app, 'sales@atelier.example', maya.email)
    expect(sales?.head).toMatch(/^Subject: Order request \d+: Wolves Rowing$/m)
    expect(sales?.head).toContain(`Reply-To: ${maya.email}`)
    for (const fact of [
      'Maya Tremblay',
      '22 pieces',
      'Montréal, QC, CA',
      'Phone +1 514 555 0123.',
      'Promo code: SPRING',
      'Language: en',
    ]) {
      expect(sales?.text).toContain(fact)
    }
    expect(sales?.text).not.toContain('Event')
  })

  test('in the customer’s language, which sales can read too (OR8)', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya)], { locale: 'fr', currency: 'usd' })
    const [mail] = await mailsTo(app, maya.email, id)
    expect(mail?.head).toMatch(/^Subject: Votre demande de commande \d+ est reçue$/m)
    expect(mail?.text).toContain('Bonjour Maya')
    expect(mail?.text).toContain('Design sans titre (T-shirt)\u00a0: 22 pièces')
    expect(mail?.text).toMatch(/Total avant taxes\s: 366,90\s\$\sUS/)
    expect(mail?.html).toContain('<html lang="fr">')
    const [sales] = await mailsTo(app, 'sales@atelier.example', maya.email)
    expect(sales?.text).toContain('asks for 22 pieces')
    expect(sales?.text).toContain('Language: fr')
  })

  test('with names as they are, and never as code (OR8)', async () => {
    const name = '<img src=x onerror=alert(1)> & "Co"'
    const organization = "Rowers' <b>Club</b>"
    const { id } = await placeOrder(maya, [await makeDesign(maya, { name })], {
      shippingAddress: { ...montreal, organization },
    })
    const [mail] = await mailsTo(app, maya.email, id)
    expect(mail?.text).toContain(name)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
    expect(mail?.html).not.toContain('<img')
    const [sales] = await mailsTo(app, 'sales@atelier.example', maya.email)
    expect(sales?.html).toContain('Rowers&#39; &lt;b&gt;Club&lt;/b&gt;')
    expect(sales?.html).not.toContain('<b>')
  })

  test('saying that prices are to be determined past the maximum (PR7, OR8)', async () => {
    const { id } = await placeOrder(maya, [], {
      items: [{ design_id: await makeDesign(maya), sizes: [{ name: 'M', qty: 1000 }] }],
    })
    const [mail] = await mailsTo(app, maya.email, id)
    expect(mail?.text).toContain('Total before taxes: To be determined')
  })

  test('once, however often it is sent; and not at all when it is refused (OR8, OR9)', async () => {
    const designId = await makeDesign(maya)
    const body = orderOf([designId])
    const place = () => maya.call(preorderCalls.create, { body }, { idempotencyKey: 'once' })
    await Promise.all([place(), place()])
    const { id } = await place()
    const short = orderOf([], { items: [{ design_id: designId, sizes: [] }] })
    expect(await maya.refused(preorderCalls.create, { body: short })).toBe('422 minimum_quantity')
    // Mails go in order: when a later one is there, so are all before it.
    const later = await signUp(app)
    await placeOrder(later, [await makeDesign(later)])
    await mailsTo(app, later.email, 'order request')
    await mailsTo(app, maya.email, id)
    await mailsTo(app, 'sales@atelier.example', maya.email)
  })
})
