import { type FakeStripe, startFakeStripe } from '@teamloom/api/testing/fake-stripe.ts'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { linkIn, readMail } from './mail.ts'
import { type Server, startServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

let stripe: FakeStripe
let server: Server
let browser: Browser
let sam: Customer

beforeAll(async () => {
  stripe = await startFakeStripe()
  server = await startServer({ ...stripe.environment, INTERAC_EMAIL: 'pay@teamloom.example' })
  stripe.tellTo(server.url)
  browser = await openBrowser()
  sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
  operate(server, sam, 'grant', 'admin')
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await stripe.close()
})

async function openAs(customer: Customer, path: string, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

/** An order of a new customer's, confirmed by staff. */
async function order(language: Locale = 'en') {
  const customer = await signUp(server.url, { language })
  const designId = await makeDesign(customer, 'Tour tee')
  const preorderId = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 20 }] }], {
    locale: language,
  })
  await sam.call('POST', '/preorders/admin/status', { preorderId, status: 'purchased' })
  return { customer, preorderId }
}

async function deliver(preorderId: string): Promise<void> {
  for (const status of ['inproduction', 'shipped', 'delivered'])
    await sam.call('POST', '/preorders/admin/status', { preorderId, status })
}

async function orderOf({ call }: Customer, preorderId: string): Promise<string> {
  const { orderId } = await call<{ orderId: string }>('GET', `/preorders/ledger/${preorderId}`)
  return orderId
}

describe('paying an order', () => {
  it('by card goes to the provider’s page and back, and says that it is in', async () => {
    const { customer, preorderId } = await order()
    const { page, problems } = await openAs(customer, `/orders/request/${preorderId}`)
    const payment = page.getByRole('region', { name: 'Payment' })
    await payment.getByText('$510.49').waitFor()
    expect(await payment.innerText()).toMatch(/Reference\s+2\d{4}\s+Until[\s\S]*pay@teamloom\.example/)
    expect(await seriousFindings(page)).toEqual([])
    const amount = payment.getByLabel('Amount in CAD')
    await amount.fill('600')
    await page.keyboard.press('Enter')
    await payment.getByText('Enter an amount of more than 0 and at most $510.49.').waitFor()
    await amount.fill('200')
    await payment.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('heading', { name: '20000 cad' }).waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await page.waitForURL('**/orders/session/*')
    await page.getByText('Your payment is in').waitFor()
    await payment.getByText('$310.49').waitFor()
    expect(await payment.getByRole('listitem').innerText()).toMatch(/^Card[\s\S]*\$200\.00$/)
    expect(await seriousFindings(page)).toEqual([])
    await sam.call('POST', '/orders/admin/payment', { preorderId, method: 'interac', amount: 31_049 })
    await deliver(preorderId)
    await page.reload()
    await payment.getByText('All is paid. Thank you.').waitFor()
    await page.getByRole('article').getByText('Closed', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('waits for word of it, and says in French what has become of it', async () => {
    const { customer, preorderId } = await order('fr')
    const { page, problems } = await openAs(customer, `/orders/request/${preorderId}`, 'fr')
    await page.getByRole('button', { name: 'Payer par carte' }).click()
    await page.getByRole('button', { name: 'Pay slowly' }).click()
    await page.getByText('Votre paiement est en cours').waitFor()
    const payment = page.getByRole('region', { name: 'Paiement' })
    await payment.getByText(/510,49\s\$ par carte\s: paiement en cours/).waitFor()
    expect(await payment.getByRole('button', { name: 'Payer par carte' }).count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await stripe.tell('checkout.session.async_payment_failed')
    await page.reload()
    await page.getByText('Votre paiement n’a pas abouti').waitFor()
    await payment.getByRole('button', { name: 'Payer par carte' }).waitFor()
    await payment.getByText('Aucun paiement pour l’instant.').waitFor()
    // What came late was paid all the same.
    await stripe.tell('checkout.session.async_payment_succeeded')
    await page.reload()
    await page.getByText('Votre paiement est reçu').waitFor()
    await page.getByText('Tout est payé. Merci.').waitFor()
    await deliver(preorderId)
    await page.reload()
    await page.getByRole('article').getByText('Fermée', { exact: true }).waitFor()
    expect(problems).toEqual([])
  })

  it('is known on the way back though the provider never tells, and booked once though it tells late', async () => {
    const { customer, preorderId } = await order()
    const { page, problems } = await openAs(customer, `/orders/request/${preorderId}`)
    await page.setViewportSize({ width: 1024, height: 768 })
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.getByRole('button', { name: 'Pay, and tell nobody' }).click()
    const banner = page.getByText('Your payment is in')
    await banner.waitFor()
    // What is told stays in view, below the bar, though the order is taller than the window.
    await page.getByRole('article').getByText('What happened').waitFor()
    const bar = await page.getByRole('banner').boundingBox()
    expect((await banner.boundingBox())?.y).toBeGreaterThan(bar?.height ?? Number.POSITIVE_INFINITY)
    const payment = page.getByRole('region', { name: 'Payment' })
    await payment.getByText('All is paid. Thank you.').waitFor()
    expect(await stripe.tell('checkout.session.completed')).toBe(200)
    await page.reload()
    await payment.getByText('All is paid. Thank you.').waitFor()
    expect(await payment.getByRole('listitem').count()).toBe(1)
    expect(problems).toEqual([])
  })

  it('asks nobody to pay again on the way back while nothing is known', async () => {
    const { customer, preorderId } = await order()
    const { page } = await openAs(customer, `/orders/request/${preorderId}`)
    await page.getByRole('button', { name: 'Pay by card' }).click()
    await page.waitForURL(/\/pay\//)
    const session = new URL(page.url()).pathname.split('/').at(-1)
    await page.goto(`${server.url}/orders/session/${session}`)
    await page.getByText('We are waiting for word of your payment').waitFor()
    const payment = page.getByRole('region', { name: 'Payment' })
    await payment.getByText('No payment yet.').waitFor()
    expect(await payment.getByRole('button', { name: 'Pay by card' }).count()).toBe(0)
    await page.goto(`${server.url}/orders/request/${preorderId}`)
    await payment.getByRole('button', { name: 'Pay by card' }).waitFor()
  })

  it('is split by those who gave their sizes, each of whom pays their own line', async () => {
    const customer = await signUp(server.url)
    const { call, projectId } = customer
    const designId = await makeDesign(customer, 'Tour tee')
    await call('PUT', '/designs/design/collectable', { designId, collectable: true })
    const sizes = { projectId, design_id: designId, size: 'M' }
    for (const [details, quantity] of [
      [{ firstName: 'Ana', email: 'ana@example.com' }, 2],
      [{ firstName: 'Noah' }, 1],
    ] as const)
      await call('POST', '/projects/collection/entry', { ...sizes, details, quantity })
    const preorderId = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 20 }] }])
    await sam.call('POST', '/preorders/admin/status', { preorderId, status: 'purchased' })
    const { page, problems } = await openAs(customer, `/orders/request/${preorderId}`)
    const split = page.getByRole('region', { name: 'Split with the team' })
    await split.getByRole('button', { name: 'Make the list' }).click()
    const line = (name: string) => split.getByRole('listitem').filter({ hasText: name })
    await line('Ana').getByText('$51.05').waitFor()
    await line('Noah').getByRole('checkbox', { name: 'Noah has paid me' }).check()
    await expect.poll(() => line('Noah').getByRole('button').count()).toBe(0)
    expect(await seriousFindings(page)).toEqual([])
    await split.getByRole('button', { name: 'Email 1 person' }).click()
    const dialog = page.getByRole('dialog', { name: 'Email the links' })
    await dialog.getByText('The page shows your pieces and what they cost.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Email 1 person' }).click()
    await split.getByText('was written to today').waitFor()
    expect(await dialog.isVisible()).toBe(false)
    const { lines } = await call<{ lines: { first_name: string; url: string }[] }>(
      'GET',
      `/orders/split/${await orderOf(customer, preorderId)}`,
    )
    const link = new URL(lines.find(({ first_name }) => first_name === 'Ana')?.url ?? '')
    const { page: anas, context } = await openVisitor(browser, server.url, { locale: 'fr' })
    onTestFinished(() => context.close())
    await anas.goto(link.pathname)
    await anas.getByRole('heading', { name: 'Votre part de la commande' }).waitFor()
    await anas.getByText('51,05').waitFor()
    expect(await seriousFindings(anas)).toEqual([])
    await anas.getByRole('button', { name: 'Payer par carte' }).click()
    await anas.getByRole('button', { name: 'Pay', exact: true }).click()
    await anas.getByText('C’est payé. Merci.').waitFor()
    await page.reload()
    await line('Ana')
      .getByText(/^Paid by card/)
      .waitFor()
    await anas.goto('/orders/share/nobody')
    await anas.getByRole('heading', { name: 'Ce lien ne mène nulle part' }).waitFor()
    expect(problems).toEqual([])
  })

  it('does not know another’s payment', async () => {
    const { customer } = await order()
    const { page } = await openAs(customer, '/orders/session/cs_test_of_nobody')
    await page.getByText('We cannot find this payment. Here are your orders.').waitFor()
    await page.waitForURL('**/orders')
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  })
})

describe('staff', () => {
  it('book what came in, reverse a mistake, and have its documents', async () => {
    const { preorderId } = await order()
    const { page, problems } = await openAs(sam, `/purchased/preorder/${preorderId}`)
    const payments = page.getByRole('region', { name: 'Payments' })
    await payments.getByRole('button', { name: 'Record a payment' }).click()
    await payments.getByLabel('Amount in CAD').fill('600')
    await payments.getByText('This is $89.51 more than is due.').waitFor()
    await payments.getByLabel('Reference').fill('CA3f9')
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    await payments.getByText('Paid beyond what is due').waitFor()
    const row = payments.getByRole('row').filter({ hasText: 'CA3f9' })
    expect(await row.innerText()).toMatch(/Interac[\s\S]*Sam Keller[\s\S]*\$600\.00/)
    const download = page.waitForEvent('download')
    await row.getByRole('button', { name: 'Receipt of $600.00, PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/^Receipt \d+\.pdf$/)
    await row.getByRole('button', { name: 'Reverse the entry of $600.00' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reverse the entry of $600.00?' })
    await dialog.getByRole('button', { name: 'Reverse' }).click()
    await payments.getByText('Interac, correction').waitFor()
    expect(await payments.getByText('$510.49').count()).toBe(1)
    await payments.getByRole('button', { name: 'Record a payment' }).click()
    await payments.getByText('Paid back', { exact: true }).click()
    await payments.getByLabel('Amount in CAD').fill('5')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Book the refund' }).click()
    await payments.getByText('This is more than what was paid.').waitFor()
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('booked a payment of $600.00, Interac').waitFor()
    await history.getByText('took back a booking of $600.00 that was a mistake, Interac').waitFor()
    // The refusal that was asked for is all that the console tells.
    expect(problems.filter(problem => !problem.includes('422'))).toEqual([])
  })

  it('book a transfer for the order that it names', async () => {
    const { preorderId } = await order()
    const { instructions } = await sam.call<{ instructions: { reference: string } }>(
      'GET',
      `/preorders/ledger/${preorderId}`,
    )
    const { page, problems } = await openAs(sam, '/home')
    await page.getByRole('button', { name: 'Profile of Sam Keller' }).click()
    await page.getByRole('menuitem', { name: 'Book a transfer' }).click()
    await page.getByLabel('Message or reference of the transfer').fill(`wolves ${instructions.reference}`)
    await page.getByLabel('Amount').fill('510.50')
    await page.keyboard.press('Enter')
    await page.getByText('No order names this reference').waitFor()
    await page.getByLabel('Amount').fill('510.48')
    await page.keyboard.press('Enter')
    await page.getByText('A part of $510.49 due').waitFor()
    await page.getByLabel('Amount').fill('510.49')
    await page.keyboard.press('Enter')
    await page.getByLabel('Method').selectOption('Bank transfer')
    await page.getByRole('button', { name: 'Book $510.49' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Book the payment' }).click()
    await page.getByText(`$510.49 is booked for Order ${instructions.reference}.`).waitFor()
    const { entries } = await sam.call<{ entries: { method: string }[] }>(
      'GET',
      `/preorders/ledger/${preorderId}`,
    )
    expect(entries.map(({ method }) => method)).toEqual(['bank_transfer'])
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('make a promo code, change it and close it', async () => {
    const { page, problems } = await openAs(sam, '/promocodes')
    await page.getByText('No promo codes yet').waitFor()
    await page.getByRole('button', { name: 'Make a code' }).click()
    const form = page.getByRole('form', { name: 'Make a code' })
    await form.getByLabel('Code').fill('row-27')
    await page.keyboard.press('Enter')
    await form.getByText('Enter a whole number from 1 to 100.').waitFor()
    await form.getByLabel('Percent off').fill('15')
    expect(await seriousFindings(page)).toEqual([])
    await page.keyboard.press('Enter')
    const row = page.getByRole('row').filter({ hasText: 'ROW-27' })
    expect(await row.innerText()).toMatch(/15%[\s\S]*1 per account[\s\S]*always/)
    await row.getByRole('button', { name: 'Change ROW-27' }).click()
    await page.getByLabel('Uses in all').fill('40')
    await page.keyboard.press('Enter')
    await row.getByText('0 of 40').waitFor()
    await row.getByRole('button', { name: 'Close ROW-27' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()
    await page.getByText('No promo codes yet').waitFor()
    expect(problems).toEqual([])
  })
})

describe('a payment by card', () => {
  it('is booked once, though the server is killed while it hears of it, or as it has answered', async () => {
    const own = await startFakeStripe()
    let shop = await startServer(own.environment)
    const { dataDir } = shop
    onTestFinished(async () => {
      await shop.stop()
      await own.close()
    })
    const admin = await signUp(shop.url)
    operate({ url: shop.url, dataDir }, admin, 'grant', 'admin')
    const customer = await signUp(shop.url)
    const designId = await makeDesign(customer, 'Tour tee')
    const preorderId = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 20 }] }])
    await admin.call('POST', '/preorders/admin/status', { preorderId, status: 'purchased' })
    const readPaid = async () => {
      const answer = await fetch(`${shop.url}/api/v1/preorders/ledger/${preorderId}`, {
        headers: { 'access-token': customer.token },
      })
      const { data } = (await answer.json()) as { data: { paid: number } }
      return data.paid
    }
    let paid = 0
    for (const when of ['while', 'after'] as const) {
      const begun = await fetch(`${shop.url}/api/v1/orders/session`, {
        method: 'POST',
        headers: { 'access-token': customer.token, 'content-type': 'application/json' },
        body: JSON.stringify({ preorderId, amount: 1000 }),
      })
      expect(begun.status).toBe(200)
      own.tellTo(shop.url)
      const event = `evt_${when}`
      const told = own.tell('checkout.session.completed', {}, event).catch(() => 0)
      const status = when === 'after' ? await told : 0
      await shop.kill()
      await told
      shop = await startServer(own.environment, dataDir)
      // What was answered for is there; what was not is told again.
      expect(await readPaid()).toBeGreaterThanOrEqual(status === 200 ? paid + 1000 : paid)
      own.tellTo(shop.url)
      expect(await own.tell('checkout.session.completed', {}, event)).toBe(200)
      paid += 1000
      expect(await readPaid()).toBe(paid)
    }
  })
})

describe('a friend’s code', () => {
  it('in the address of the sign-up brings the team with it', async () => {
    const code = await sam.call<string>('GET', '/user/referral_code')
    const { page, context, problems } = await openVisitor(browser, server.url)
    onTestFinished(() => context.close())
    await page.goto(`/signup?ref=${code.toLowerCase()}`)
    await page.getByLabel('Email').fill('friend@example.com')
    await page.keyboard.press('Enter')
    await page.getByText(`You came with the code ${code}`).waitFor()
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').fill('Roy')
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await page.getByLabel('Team name').fill('Foxes')
    await page.getByText('Student group').click()
    await page.getByRole('radio', { name: '20–49' }).check()
    await page.getByRole('button', { name: 'Get started' }).click()
    await page.waitForURL('**/projects/*/designs')
    const { invited } = await sam.call<{ invited: number }>('GET', '/user/referral')
    expect(invited).toBe(1)
    expect(problems).toEqual([])
  })
})

describe('the newsletter', () => {
  it('is listed and drawn by admins', async () => {
    const { page, problems } = await openAs(sam, '/newsletterlist')
    await page.getByText('Nobody has asked for the newsletter yet').waitFor()
    await sam.call('POST', '/designs/newsletter', { email: 'reader@example.com', lang: 'en' })
    await page.reload()
    const row = page.getByRole('row').filter({ hasText: 'reader@example.com' })
    await row.getByText('Not confirmed').waitFor()
    expect(await page.getByRole('button', { name: /^Draw / }).isDisabled()).toBe(true)
    const mail = await readMail(server, 'reader@example.com', 'One click, and you are in')
    const token = linkIn(mail).split('/').at(-1) ?? ''
    await sam.call('POST', `/newsletter/confirm/${token}`)
    await page.reload()
    await page.getByRole('button', { name: /^Draw / }).click()
    await page.getByRole('button', { name: 'Mail the winner' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Mail the winner' }).click()
    await page.getByText('Winner mailed').waitFor()
    await readMail(server, 'reader@example.com', 'You have won 250 dollars')
    expect(problems).toEqual([])
  })
})
