import { randomUUID } from 'node:crypto'
import { type FakeStripe, startFakeStripe } from '@teamloom/api/testing/fake-stripe.ts'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { confirm, field, fillIn } from './checkout-page.ts'
import { type Locale, openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { type Server, startServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, putIntoCart, signUp } from './shop.ts'

let stripe: FakeStripe
let server: Server
const browser = await journeyBrowser()

beforeAll(async () => {
  stripe = await startFakeStripe()
  server = await startServer({ ...stripe.environment, INTERAC_EMAIL: 'pay@teamloom.example' })
  stripe.tellTo(server.url)
})
afterAll(async () => {
  await server.stop()
  await stripe.close()
})

async function openAs(customer: Customer, path: string, locale: Locale) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

const words = {
  en: {
    toShipping: 'Continue to shipping',
    codeApplies: 'This code takes $68.70 off. It is in your total.',
    send: 'Continue to pre-order',
    placed: 'Your order request is in',
    askDeposit: 'Ask for a deposit',
    askCustomer: 'Ask the customer',
    depositIs: 'Deposit: 30%, $201.69',
    depositAsked: 'Deposit of 30%, asked for before the order',
    byCard: 'Pay by card',
    isIn: 'Your payment is in',
    depositPaid: 'The deposit is paid. Thank you.',
    changeStatus: 'Change the status',
    setStatus: 'Set the status',
    carrier: 'Carrier',
    purchased: 'Purchased',
    statuses: ['In production', 'Shipped', 'Delivered'],
    rest: '$571.29',
    over: 'Paid beyond what is due',
    onItsWay: 'Your payment is on its way',
    allPaid: 'All is paid. Thank you.',
    closed: 'Closed',
    carriedBy: 'Carried by Purolator.',
    invoice: 'Invoice, PDF',
  },
  fr: {
    toShipping: 'Continuer vers la livraison',
    codeApplies: 'Ce code retranche 68,70 $. Votre total en tient compte.',
    send: 'Continuer vers la précommande',
    placed: 'Votre demande est reçue',
    askDeposit: 'Demander un acompte',
    askCustomer: 'Demander au client',
    depositIs: 'Acompte : 30 %, 201,69 $',
    depositAsked: 'Acompte de 30 % demandé avant la commande',
    byCard: 'Payer par carte',
    isIn: 'Votre paiement est reçu',
    depositPaid: 'L’acompte est payé. Merci.',
    changeStatus: 'Changer le statut',
    setStatus: 'Changer le statut',
    carrier: 'Transporteur',
    purchased: 'Achetée',
    statuses: ['En production', 'Expédiée', 'Livrée'],
    rest: '571,29 $',
    over: 'Payé en trop',
    onItsWay: 'Votre paiement est en cours',
    allPaid: 'Tout est payé. Merci.',
    closed: 'Fermée',
    carriedBy: 'Transporteur\u00a0: Purolator.',
    invoice: 'Facture, PDF',
  },
} as const satisfies Record<Locale, unknown>

const reads = (page: Page, text: string) => page.getByText(text).first().waitFor()

async function setStatus(page: Page, said: (typeof words)[Locale], status: string) {
  await page.getByRole('button', { name: said.changeStatus }).click()
  await page.getByRole('menuitem', { name: status, exact: true }).click()
  if (status === said.statuses[1]) await page.getByLabel(said.carrier).fill('Purolator')
  await page.getByRole('button', { name: said.setStatus }).click()
  await page.locator('h1').locator('..').getByText(status, { exact: true }).waitFor()
}

it.each(['en', 'fr'] as const)(
  'from the cart to the closed order: request, deposit, order, rest, delivery (%s)',
  async locale => {
    const said = words[locale]
    const staff = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller', language: locale })
    operate(server, staff, 'grant', 'admin')
    const code = { code: `row-${randomUUID()}`, kind: 'percent', value: 10 }
    await staff.call('POST', '/promos/promo', code)
    const customer = await signUp(server.url, { language: locale })
    await putIntoCart(customer, await makeDesign(customer, 'Tour tee'), { M: 18, L: 12 })

    const { page, problems } = await openAs(customer, '/cart', locale)
    await page.getByRole('button', { name: said.toShipping }).click()
    await fillIn(page)
    await field(page, 'promoCode').fill(code.code)
    await field(page, 'promoCode').blur()
    await reads(page, said.codeApplies)
    await confirm(page)
    await page.getByRole('button', { name: said.send }).click()
    await page.waitForURL('**/orders/request/*')
    await reads(page, said.placed)
    const preorderId = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const desk = await openAs(staff, `/purchased/preorder/${preorderId}`, locale)
    await desk.page.getByRole('button', { name: said.askDeposit }).click()
    await desk.page.getByRole('button', { name: said.askCustomer }).click()
    await reads(desk.page, said.depositIs)

    await page.reload()
    await reads(page, said.depositAsked)
    await page.getByRole('button', { name: said.byCard }).click()
    await page.getByRole('heading', { name: '20169 cad' }).waitFor()
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    await reads(page, said.isIn)
    await reads(page, said.depositPaid)

    await desk.page.reload()
    const payments = desk.page.locator('section', { has: desk.page.locator('#staff-ledger') })
    await payments.getByRole('row').nth(1).waitFor()
    expect(await payments.getByText(said.over).count()).toBe(0)
    await setStatus(desk.page, said, said.purchased)
    // What is due follows what it has become, without a reload.
    await payments.getByText(said.rest).waitFor()

    await page.goto('/orders')
    await page.getByRole('article').getByRole('button').first().click()
    await page.getByText(said.rest).first().waitFor()
    await page.getByRole('button', { name: said.byCard }).click()
    await page.getByRole('button', { name: 'Pay slowly' }).click()
    await reads(page, said.onItsWay)
    expect(await page.getByRole('button', { name: said.byCard }).count()).toBe(0)
    expect(await stripe.tell('checkout.session.async_payment_succeeded')).toBe(200)
    await page.reload()
    await reads(page, said.allPaid)

    for (const status of said.statuses) await setStatus(desk.page, said, status)
    await page.goto('/orders')
    const order = page.getByRole('article')
    await order.getByText(said.closed, { exact: true }).waitFor()
    await order.getByRole('button').first().click()
    await reads(page, said.allPaid)
    await reads(page, said.carriedBy)
    const download = page.waitForEvent('download')
    await order.getByRole('button', { name: said.invoice }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    expect(await seriousFindings(page)).toEqual([])
    expect([...problems, ...desk.problems]).toEqual([])
  },
)
