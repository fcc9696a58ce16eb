import fs from 'node:fs'
import path from 'node:path'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeDesign } from '#api/testing/designs.ts'
import { montreal, orderOf, placeOrder } from '#api/testing/orders.ts'
import { patient } from '#api/testing/patient.ts'
import { type Person, signUp } from '#api/testing/people.ts'
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
  maya = await signUp(app)
})
afterAll(() => app.close())

type Mail = { readonly head: string; readonly text: string; readonly html: string }

function decode(body: string, head: string): string {
  if (/quoted-printable/i.test(head)) {
    const bytes = body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1').toString('utf8')
  }
  return /base64/i.test(head) ? Buffer.from(body, 'base64').toString('utf8') : body
}

function readMail(file: string): Mail {
  const source = fs.readFileSync(file, 'utf8')
  const head = source.slice(0, source.indexOf('\n\n'))
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
  const partOf = (type: string) => {
    const part = source.split(`--${boundary}`).find(each => each.includes(`Content-Type: ${type}`)) ?? ''
    const at = part.indexOf('\n\n')
    return decode(part.slice(at + 2), part.slice(0, at))
  }
  const words = head
    .replace(/\?=\n\s+=\?/g, '?==?')
    .replace(/\n\s+/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString()
        : decode(text.replaceAll('_', ' '), 'quoted-printable'),
    )
  return { head: words, text: partOf('text/plain'), html: partOf('text/html') }
}

/** The mails to an address, once there are so many of them. */
async function mailsTo(address: string, about: string, count = 1): Promise<Mail[]> {
  const read = () => {
    const files = fs.existsSync(app.mailFolder) ? fs.readdirSync(app.mailFolder) : []
    return files
      .filter(file => file.endsWith('.eml') && !file.startsWith('.'))
      .map(file => readMail(path.join(app.mailFolder, file)))
      .filter(mail => mail.head.includes(`\nTo: ${address}\n`) && `${mail.head}${mail.text}`.includes(about))
  }
  await expect.poll(() => read().length, patient).toBe(count)
  return read()
}

describe('an order request is mailed', () => {
  test('to its customer and to the sales address, with a text and an HTML part (OR8)', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya, { name: 'Crew tee' })], {
      promoCode: 'SPRING',
    })
    const [mail] = await mailsTo(maya.email, id)
    expect(mail?.head).toMatch(/^From: Atelier <hello@atelier\.example>$/m)
    expect(mail?.head).toMatch(/^Reply-To: sales@atelier\.example$/m)
    expect(mail?.head).toMatch(/^Subject: Your order request \d+ is in$/m)
    expect(mail?.head).toMatch(/^Content-Type: multipart\/alternative/m)
    expect(mail?.text).toContain('Hello Maya')
    expect(mail?.text).toContain('Crew tee (T-shirt): 22 pieces')
    expect(mail?.text).toContain('Total before taxes: $493.40')
    // The link stands alone on its line, at the address that is configured.
    expect(mail?.text.split('\n')).toContain(`https://studio.example/orders/request/${id}`)
    expect(mail?.html).toContain(`href="https://studio.example/orders/request/${id}"`)
    expect(mail?.html).toContain('<html lang="en">')

    const [sales] = await mailsTo('sales@atelier.example', maya.email)
    expect(sales?.head).toMatch(/^Subject: Order request \d+: Wolves Rowing$/m)
    expect(sales?.head).toContain(`Reply-To: ${maya.email}`)
    for (const fact of [
      'Maya Tremblay',
      '22 pieces',
      'Montréal, QC, CA',
      '+15145550123',
      'Promo code: SPRING',
      'Language: en',
    ]) {
      expect(sales?.text).toContain(fact)
    }
  })

  test('in the customer’s language, which sales can read too (OR8)', async () => {
    const { id } = await placeOrder(maya, [await makeDesign(maya)], { locale: 'fr', currency: 'usd' })
    const [mail] = await mailsTo(maya.email, id)
    expect(mail?.head).toMatch(/^Subject: Votre demande de commande \d+ est reçue$/m)
    expect(mail?.text).toContain('Bonjour Maya')
    expect(mail?.text).toContain('Design sans titre (T-shirt): 22 pièces')
    expect(mail?.text).toMatch(/Total avant taxes: 386,70\s\$\sUS/)
    expect(mail?.html).toContain('<html lang="fr">')
    const [sales] = await mailsTo('sales@atelier.example', maya.email)
    expect(sales?.text).toContain('asks for 22 pieces')
    expect(sales?.text).toContain('Language: fr')
  })

  test('with names as they are, and never as code (OR8)', async () => {
    const name = '<img src=x onerror=alert(1)> & "Co"'
    const organization = "Rowers' <b>Club</b>"
    const { id } = await placeOrder(maya, [await makeDesign(maya, { name })], {
      shippingAddress: { ...montreal, organization },
    })
    const [mail] = await mailsTo(maya.email, id)
    expect(mail?.text).toContain(name)
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Co&quot;')
    expect(mail?.html).not.toContain('<img')
    const [sales] = await mailsTo('sales@atelier.example', maya.email)
    expect(sales?.html).toContain('Rowers&#39; &lt;b&gt;Club&lt;/b&gt;')
    expect(sales?.html).not.toContain('<b>')
  })

  test('saying that prices are to be determined past the maximum (PR7, OR8)', async () => {
    const { id } = await placeOrder(maya, [], {
      items: [{ design_id: await makeDesign(maya), sizes: [{ name: 'M', qty: 1000 }] }],
    })
    const [mail] = await mailsTo(maya.email, id)
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
    await mailsTo(later.email, 'order request')
    await mailsTo(maya.email, id)
    await mailsTo('sales@atelier.example', maya.email)
  })
})
