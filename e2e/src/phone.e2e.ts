import type { Browser, Locator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openCollection } from './collections.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import {
  type Customer,
  logIn,
  makeDesign,
  operate,
  placeRequest,
  putIntoCart,
  signUp,
  teamOf,
} from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

/** The narrowest that phones are today. */
const phone = { width: 360, height: 740 }

async function openPhone(customer?: Customer, locale: Locale = 'en') {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, ...phone })
  if (customer) await logIn(context, customer)
  return { page, context, problems }
}

/** Nothing beyond the window, every target for a finger, nothing that a checker finds. */
async function expectFit(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
}

describe('on a phone', () => {
  it('one signs up and logs in', async () => {
    const { page, problems } = await openPhone()
    await page.goto('/signup')
    await page.getByRole('textbox', { name: 'Email' }).fill(`phone-${Date.now()}@example.com`)
    await expectFit(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'First name' }).fill('Maya')
    await expectFit(page)
    await page.getByRole('textbox', { name: 'Last name' }).fill('Tremblay')
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'Team name' }).waitFor()
    await expectFit(page)
    await page.goto('/login')
    await page.getByRole('textbox', { name: 'Email' }).fill((await signUp(server.url)).email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByLabel('Password', { exact: true }).fill('Correct-horse-1')
    await expectFit(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Welcome, Maya Tremblay' }).waitFor()
    expect(problems).toEqual([])
  })

  it.each(['en', 'fr'] as const)('teams, designs, cart and orders fit and are reached (%s)', async locale => {
    const customer = await signUp(server.url, { language: locale })
    const teamId = await teamOf(customer)
    const designId = await makeDesign(customer, 'Training tee for the whole regatta')
    await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 24 }] }])
    await putIntoCart(customer, designId, { S: 8, M: 20 })
    const { page, problems } = await openPhone(customer, locale)
    await page.goto('/home')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectFit(page)

    await page.getByRole('button', { name: /^(Teams and projects|Équipes et projets)$/ }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('link', { name: 'Wolves Rowing' }).waitFor()
    await expectFit(page)
    await drawer.getByRole('link', { name: 'Wolves Rowing' }).click()
    await drawer.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe(`/team/${teamId}/projects`)
    await page.getByText('maya-', { exact: false }).first().waitFor()
    await expectFit(page)

    const article = page.getByRole('article').first()
    const field = page.getByRole('main').getByRole('textbox').first()
    const pages: readonly [path: string, shown: Locator][] = [
      [`/projects/${customer.projectId}/designs`, page.getByRole('link', { name: /^Training tee/ })],
      [`/projects/${customer.projectId}/newdesign`, page.locator('[data-product]').first()],
      ['/cart', article],
      ['/cart/address', field],
      ['/profile', field],
      ['/orders', article],
    ]
    for (const [path, shown] of pages) {
      await page.goto(path)
      await shown.waitFor()
      await expectFit(page)
    }
    await page.getByRole('article').getByRole('button', { expanded: false }).first().click()
    await page.getByRole('article').getByText('Training tee', { exact: false }).waitFor()
    await expectFit(page)
    expect(problems).toEqual([])
  })

  it.each(['en', 'fr'] as const)('no page that needs an account is wider (%s)', async locale => {
    const customer = await signUp(server.url, { language: locale })
    const { projectId } = customer
    const teamId = await teamOf(customer)
    const designId = await makeDesign(customer, 'Training tee for the whole regatta')
    const preorderId = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 24 }] }])
    const itemId = await putIntoCart(customer, designId, { S: 8, M: 20 })
    const sam = await signUp(server.url, { language: locale, firstName: 'Sam' })
    operate(server, sam, 'grant', 'admin')
    const own = [
      '/home',
      '/teams',
      `/team/${teamId}/projects`,
      `/team/${teamId}/invite`,
      `/projects/${projectId}/designs`,
      `/projects/${projectId}/newdesign`,
      `/design/${designId}`,
      '/cart',
      '/cart/address',
      `/cart/${itemId}/list`,
      '/orders',
      `/orders/request/${preorderId}`,
      `/orders/list/${preorderId}/${designId}`,
      '/profile',
      '/referralprogram',
      `/sizesadmin/${projectId}`,
    ]
    const ofStaff = [
      '/purchased/orders',
      '/purchased/new',
      `/purchased/preorder/${preorderId}`,
      '/purchased/transfers',
      '/newsletterlist',
      '/promocodes',
      '/validate/referralcode',
      '/settings/people',
      '/settings/activity',
      '/settings/prices',
      `/techpack/preorder/${preorderId}`,
    ]
    for (const [person, paths] of [[customer, own] as const, [sam, ofStaff] as const]) {
      const { page, context } = await openPhone(person, locale)
      const beyond: string[] = []
      for (const path of paths) {
        await page.goto(path)
        await page.getByRole('heading').or(page.getByRole('img')).first().waitFor()
        await page.waitForLoadState('networkidle')
        const pixels = await sidewaysScroll(page)
        if (pixels > 0) beyond.push(`${path} by ${pixels}`)
      }
      expect(beyond).toEqual([])
      await context.close()
    }
  })

  it.each(['en', 'fr'] as const)('sizes are collected, also once they are ordered (%s)', async locale => {
    const customer = await signUp(server.url, { language: locale })
    const { projectId } = customer
    const { tee, beanie } = await openCollection(customer)
    const details = { firstName: 'Zoé', lastName: 'Côté', email: 'zoe@example.com' }
    const selection = [{ id: tee, size: 'M', quantity: 1 }]
    await customer.call('POST', '/designs/collectSize', { details, selection })
    await placeRequest(customer, [
      { designId: tee, sizes: [{ name: 'M', qty: 24 }] },
      { designId: beanie, sizes: [{ name: 'S-M', qty: 24 }] },
    ])
    await makeDesign(customer, 'Coach tee')
    const { page, problems } = await openPhone(customer, locale)
    const ordered = page.getByText(/^(Ordered|Commandé)/)
    for (const path of [
      `/projects/${projectId}/designs`,
      `/sizesadmin/${projectId}`,
      `/sizesadmin/${projectId}?tab=answers`,
      `/sizesadmin/${projectId}?tab=packing`,
    ]) {
      await page.goto(path)
      if (path.includes('?')) await page.getByText(/Côté/).first().waitFor()
      else await ordered.nth(1).waitFor()
      await expectFit(page)
    }
    expect(problems).toEqual([])
  })

  it('the link of a design is sent to oneself, and whose mail is not to be had is told so', async () => {
    const customer = await signUp(server.url)
    const designId = await makeDesign(customer, 'Training tee')
    const { page, context } = await openPhone(customer)
    await page.goto(`/design/${designId}`)
    const send = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByRole('menuitem', { name: 'Send me the link' }).click()
    }
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()
    await send()
    await page.getByText(`Sent to ${customer.email}.`).waitFor()
    const mail = await readMail(server, customer.email, 'Go on with your design')
    expect(linkIn(mail)).toBe(`/design/${designId}`)
    await context.setOffline(true)
    await send()
    await page.getByRole('alert').getByText(/\S/).first().waitFor()
  })

  it.each(['en', 'fr'] as const)(
    'staff look at what was ordered, and are sent its link (%s)',
    async locale => {
      const customer = await signUp(server.url)
      const designId = await makeDesign(customer, 'Training tee')
      const preorderId = await placeRequest(customer, [{ designId, sizes: [{ name: 'M', qty: 24 }] }])
      const sam = await signUp(server.url, { language: locale })
      operate(server, sam, 'grant', 'designer')
      const { page, problems } = await openPhone(sam, locale)
      await page.goto(`/techpack/preorder/${preorderId}`)
      await page.getByRole('img', { name: /^Training tee, (Front|Devant)$/ }).waitFor()
      await page.getByText(/24 (pieces|pièces)/).waitFor()
      await expectFit(page)
      await page.getByRole('region').getByRole('button').click()
      const heading = { en: 'Go on with the techpack', fr: 'Poursuivez la fiche technique' }[locale]
      const mail = await readMail(server, sam.email, heading)
      expect(linkIn(mail)).toBe(`/techpack/preorder/${preorderId}`)
      await page.getByRole('link', { name: /^(Pre-order|Précommande) \d+$/ }).click()
      await page.waitForURL(`**/purchased/preorder/${preorderId}`)
      await page.getByRole('heading', { level: 1, name: /^(Pre-order|Précommande) \d+$/ }).waitFor()
      await page.getByRole('region', { name: /^(Payments|Paiements)$/ }).waitFor()
      await expectFit(page)
      await page.goto(`/purchased/orders?q=${preorderId}`)
      await page.getByRole('link', { name: /^(Pre-order|Précommande) \d+$/ }).waitFor()
      await expectFit(page)
      await page.getByRole('button', { name: /^(Details of|Détails de)/ }).click()
      await page.getByText('Training tee', { exact: true }).waitFor()
      await expectFit(page)
      expect(problems).toEqual([])
    },
  )
})
