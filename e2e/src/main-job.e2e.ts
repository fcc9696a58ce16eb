import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openVisitor } from './driver.ts'
import { journeyBrowser } from './journey-browser.ts'
import { type Server, startServer } from './server.ts'
import { canadianAddress } from './shop.ts'
import { crest, drawn, openElement, pickColor, saved } from './studio-page.ts'

/** The main job, from a stranger's first visit to an order request that is there after a power cut. */

let server: Server
const browser = await journeyBrowser()

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const words = {
  en: {
    logIn: 'Log in',
    email: 'Email',
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    team: 'Team name',
    student: 'Student group',
    start: 'Get started',
    newDesign: 'New design',
    product: /^Hoodie.*Kangaroo/,
    body: 'Body',
    colour: 'Navy',
    hood: 'Hood',
    drawstring: 'Drawstring',
    flat: 'Flat cord',
    add: 'Add decoration',
    saved: 'Saved',
    price: /^Calculate price/,
    dialog: 'Price',
    ranges: '100–249',
    cart: 'Add to cart',
    size: 'M',
    shipping: 'Continue to shipping',
    place: 'Continue to pre-order',
    placed: 'Your order request is in',
    currency: 'cad',
    country: canadianAddress,
  },
  fr: {
    logIn: 'Se connecter',
    email: 'Courriel',
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    team: 'Nom de l’équipe',
    student: 'Groupe étudiant',
    start: 'Commencer',
    newDesign: 'Nouveau design',
    product: /^Chandail à capuchon.*kangourou/,
    body: 'Corps',
    colour: 'Marine',
    hood: 'Capuchon',
    drawstring: 'Cordon',
    flat: 'Cordon plat',
    add: 'Ajouter une décoration',
    saved: 'Enregistré',
    price: /^Calculer le prix/,
    dialog: 'Prix',
    ranges: '100–249',
    cart: 'Ajouter au panier',
    size: 'M',
    shipping: 'Continuer vers la livraison',
    place: 'Continuer vers la précommande',
    placed: 'Votre demande est reçue',
    currency: 'usd',
    country: {
      ...canadianAddress,
      country: 'US',
      state: 'VT',
      city: 'Burlington',
      zipcode: '05401',
      phone: '8028635000',
    },
  },
} as const

type Words = (typeof words)['en' | 'fr']

async function signUp(page: Page, say: Words): Promise<string> {
  const email = `maya-${randomUUID()}@example.com`
  await page.goto('/')
  await page.getByRole('link', { name: say.logIn }).click()
  await page.getByLabel(say.email).fill(email)
  await page.keyboard.press('Enter')
  await page.getByLabel(say.first).fill('Maya')
  await page.getByLabel(say.last, { exact: true }).fill('Tremblay')
  await page.getByLabel(say.password, { exact: true }).fill('Correct-horse-1')
  await page.keyboard.press('Enter')
  await page.getByLabel(say.team).fill('Wolves Rowing')
  await page.getByText(say.student).click()
  await page.getByRole('radio', { name: '20–49' }).check()
  await page.getByRole('button', { name: say.start }).click()
  await page.waitForURL(/\/projects\/[\w-]{36}\/designs$/)
  return email
}

async function design(page: Page, say: Words): Promise<void> {
  await page.getByRole('link', { name: say.newDesign }).first().click()
  await page.waitForURL('**/newdesign')
  await page.getByRole('dialog').getByRole('button', { name: say.product }).click()
  await page.waitForURL('**/design/*')
  await drawn(page)
  await openElement(page, say.body)
  await pickColor(page, say.colour)
  await openElement(page, say.hood, say.drawstring)
  await page.getByRole('radio', { name: say.flat }).click()
  await page.getByRole('button', { name: say.add }).click()
  await page.getByTestId('artwork-file').setInputFiles(crest)
  await page.getByRole('complementary').getByRole('heading', { name: 'wolves-crest' }).waitFor()
  await saved(page, say.saved)
}

async function deliver(page: Page, say: Words): Promise<void> {
  const { country, state, ...rest } = say.country
  const field = (name: string) => page.locator(`[name="shipping.${name}"]`)
  await field('country').selectOption(country)
  await field('state').selectOption(state)
  for (const [name, text] of Object.entries(rest)) await field(name).fill(text)
  await page.locator('[name="final"]').check()
  await page.locator('[name="terms"]').check()
  await page.getByRole('button', { name: say.place }).click()
  await page.waitForURL('**/orders/request/*')
  await page.getByText(say.placed).waitFor()
}

/** What was mailed so far, by the address that it went to. */
function mailsTo(address: string): string[] {
  const folder = path.join(server.dataDir, 'mail')
  if (!fs.existsSync(folder)) return []
  return fs
    .readdirSync(folder)
    .filter(file => file.endsWith('.eml'))
    .map(file => fs.readFileSync(path.join(folder, file), 'utf8'))
    .filter(mail => mail.includes(`\nTo: ${address}`))
}

describe.each(['en', 'fr'] as const)('the main job in %s', locale => {
  it('leads from sign-up to an order request that outlives a power cut', async () => {
    const say = words[locale]
    const { page, problems } = await openVisitor(browser, server.url, { locale })
    const email = await signUp(page, say)
    await design(page, say)

    await page.getByRole('button', { name: say.price }).click()
    await page.getByRole('dialog', { name: say.dialog }).getByRole('radio', { name: say.ranges }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: say.cart }).click()
    await page.waitForURL('**/cart')
    await page.getByRole('article').getByLabel(say.size, { exact: true }).fill('24')
    await page.getByRole('button', { name: say.shipping }).click()
    await page.waitForURL('**/cart/address')
    await deliver(page, say)
    expect(problems).toEqual([])

    // One has confirmed the email, one the request.
    await expect.poll(() => mailsTo(email).length).toBe(2)
    await expect.poll(() => mailsTo('sales@teamloom.example').length).toBeGreaterThan(0)

    const placed = page.url()
    await server.kill()
    // The same port, so that the page is of the same origin and the browser still knows who it is.
    server = await startServer({ PORT: new URL(placed).port }, server.dataDir)
    await page.goto(placed)
    await page.getByText(say.placed).waitFor()
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  })
})
