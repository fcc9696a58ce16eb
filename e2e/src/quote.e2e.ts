import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { type Customer, canadianAddress, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'
import { hoodie } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A member of staff and a customer, who read this language. */
async function peopleOf(language: Locale) {
  const sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller', language })
  operate(server, sam, 'grant', 'admin')
  const maya = await signUp(server.url, { firstName: 'Maya', lastName: `Quesnel ${language}`, language })
  const designId = await makeDesign(maya, 'Tour tee')
  // Where the next one goes is known from it.
  await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
  return { sam, maya }
}

async function openAs(customer: Customer, path: string, locale: Locale) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

const words = {
  en: {
    start: 'New request',
    make: 'New customer',
    makeIt: 'Make the customer',
    required: 'Fill this in.',
    cancel: 'Cancel',
    search: 'Find a customer',
    few: '10 of at least 20 pieces. Add 10 more.',
    save: 'Make the request',
    charge: 'Add charge',
    amount: 'Amount in CAD',
    reason: 'Reason',
    saveIt: 'Save',
    setup: 'Set-up',
    added: 'added the charge Set-up, $45.00 (By phone)',
    send: 'Send the quote',
    told: 'sent proof 1',
    title: /^Quote 1 for request \d+$/,
    decline: 'Decline the quote',
    why: 'Why you decline',
    declineIt: 'Decline',
    declined: 'You declined this quote. Nothing is due.',
    declinedTold: 'declined the quote: Too dear this season',
  },
  fr: {
    start: 'Nouvelle demande',
    make: 'Nouveau client',
    makeIt: 'Créer le client',
    required: 'Remplissez ce champ.',
    cancel: 'Annuler',
    search: 'Trouver un client',
    few: '10 pièces sur un minimum de 20. Ajoutez-en 10.',
    save: 'Créer la demande',
    charge: 'Ajouter des frais',
    amount: 'Montant en CAD',
    reason: 'Raison',
    saveIt: 'Enregistrer',
    setup: 'Mise en route',
    added: /a ajouté les frais «\sMise en route\s», 45,00\s\$ \(By phone\)/,
    send: 'Envoyer la soumission',
    told: 'a envoyé l’épreuve 1',
    title: /^Soumission 1 de la demande \d+$/,
    decline: 'Refuser la soumission',
    why: 'Pourquoi vous refusez',
    declineIt: 'Refuser',
    declined: 'Vous avez refusé cette soumission. Rien n’est dû.',
    declinedTold: /a refusé la soumission\s: Too dear this season/,
  },
} as const

it.each(['en', 'fr'] as const)(
  'staff quote a customer who phones, who declines in words (%s)',
  async locale => {
    const say = words[locale]
    const { sam, maya } = await peopleOf(locale)
    const { page, problems } = await openAs(sam, '/purchased/orders', locale)
    await page.getByRole('link', { name: say.start }).click()
    await page.getByRole('button', { name: say.make }).click()
    await page.getByRole('button', { name: say.makeIt }).click()
    await page.getByText(say.required).first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: say.cancel }).click()
    await page.getByLabel(say.search).fill(`maya quesnel ${locale}`)
    await page.getByRole('button', { name: /Maya Quesnel/ }).click()
    await page.getByRole('button', { name: /Tour tee/ }).click()
    const design = page.getByRole('group', { name: 'Tour tee' })
    await design.getByLabel('M', { exact: true }).fill('10')
    await page.getByRole('button', { name: say.save }).click()
    await design.getByText(say.few).waitFor()
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await sidewaysScroll(page)).toBe(0)
    }
    expect(await seriousFindings(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await design.getByLabel('M', { exact: true }).fill('30')
    await page.getByRole('button', { name: say.save }).click()

    await page.getByRole('button', { name: say.charge }).click()
    await page.getByLabel(say.amount).fill(locale === 'fr' ? '45,00' : '45')
    await page.getByLabel(say.reason, { exact: true }).fill('By phone')
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: say.saveIt, exact: true }).click()
    await page.getByText(say.added).waitFor()
    await page.getByRole('row', { name: new RegExp(say.setup) }).waitFor()
    await page.getByRole('button', { name: say.send }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: say.send }).click()
    await page.getByText(say.told).waitFor()
    const preorderId = page.url().split('/').at(-1) ?? ''

    const mine = await openAs(maya, `/orders/proof/${preorderId}`, locale)
    await mine.page.getByRole('heading', { name: say.title }).waitFor()
    await mine.page.getByRole('rowheader', { name: say.setup }).waitFor()
    await mine.page.getByRole('button', { name: say.decline }).click()
    await mine.page.getByLabel(say.why).fill('Too dear this season')
    expect(await seriousFindings(mine.page)).toEqual([])
    await mine.page.getByRole('button', { name: say.declineIt, exact: true }).click()
    await mine.page.getByText(say.declined).waitFor()
    await page.reload()
    await page.getByText(say.declinedTold).waitFor()
    expect([...problems, ...mine.problems]).toEqual([])
  },
)

const forNew = {
  en: {
    account: 'We have made you an account',
    password: 'New password',
    update: 'Update password',
    logIn: 'Log in',
    email: 'Email',
    itsPassword: 'Password',
    mail: 'Your quote is ready',
    waits: /Quote 1 for request \d+ waits for your answer/,
    look: 'Look at the quote',
    shipping: 'Shipping, in each price and in the charges',
    approve: 'Approve Otter hoodie',
    approved: 'You approved all of it. We go on from here.',
    decline: 'Decline the quote',
    told: ['Prepared by us', 'Quote sent', 'Quote approved'],
  },
  fr: {
    account: 'Nous vous avons ouvert un compte',
    password: 'Nouveau mot de passe',
    update: 'Mettre à jour le mot de passe',
    logIn: 'Se connecter',
    email: 'Courriel',
    itsPassword: 'Mot de passe',
    mail: 'Votre soumission est prête',
    waits: /La soumission 1 de la demande \d+ attend votre réponse/,
    look: 'Voir la soumission',
    shipping: 'Livraison, comprise dans chaque prix et dans les frais',
    approve: 'Approuver Otter hoodie',
    approved: 'Vous avez tout approuvé. Nous prenons la suite.',
    decline: 'Refuser la soumission',
    told: ['Préparée par nous', 'Soumission envoyée', 'Soumission approuvée'],
  },
} as const

/** A quote for somebody whose account staff have just made. */
async function quoteForNew(sam: Customer, language: Locale) {
  const email = `zoe-${randomUUID()}@example.com`
  const { id: userId, project_id: projectId } = await sam.call<{ id: string; project_id: string }>(
    'POST',
    '/preorders/admin/customers',
    { email, firstName: 'Zoé', lastName: 'Roy', teamName: 'Otters', language, currency: 'cad' },
  )
  const design_id = await makeDesign({ ...sam, projectId }, 'Otter hoodie', hoodie)
  const { id: preorderId } = await sam.call<{ id: string }>('PUT', '/preorders/admin/request', {
    userId,
    shippingAddress: canadianAddress,
    billingAddress: canadianAddress,
    items: [{ design_id, sizes: [{ name: 'M', qty: 30 }] }],
    locale: language,
    currency: 'cad',
  })
  const charge = { id: 'far', kind: 'shipping', name: '', amount: 3000 }
  await sam.call('PUT', '/preorders/admin/charge', { preorderId, charge })
  await sam.call('POST', '/preorders/admin/status', { preorderId, status: 'inreviewbycustomer' })
  return { email, preorderId }
}

it.each(['en', 'fr'] as const)(
  'who has no account yet chooses a password and accepts a quote (%s)',
  async locale => {
    const say = forNew[locale]
    const sam = await signUp(server.url, { firstName: 'Sam', lastName: 'Keller' })
    operate(server, sam, 'grant', 'admin')
    const { email, preorderId } = await quoteForNew(sam, locale)
    const { page, context, problems } = await openVisitor(browser, server.url, { locale, width: 1024 })
    onTestFinished(() => context.close())
    await page.goto(linkIn(await readMail(server, email, say.account)))
    await page.getByLabel(say.password, { exact: true }).fill('Correct-horse-1')
    await page.getByRole('button', { name: say.update }).click()
    await page.getByRole('link', { name: say.logIn }).click()
    // The quote's mail leads there, through the login.
    await page.goto(linkIn(await readMail(server, email, say.mail)))
    await page.getByLabel(say.email).fill(email)
    await page.keyboard.press('Enter')
    await page.getByLabel(say.itsPassword, { exact: true }).fill('Correct-horse-1')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: say.approve }).waitFor()
    // So does home, and the list of orders.
    await page.goto('/home')
    await page.getByText(say.waits).waitFor()
    await page.goto(`/orders/request/${preorderId}`)
    const figure = page.locator('dt', { hasText: say.shipping }).locator('+ dd')
    expect((await figure.boundingBox())?.height).toBeLessThan(24)
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: say.look }).click()
    await page.getByRole('button', { name: say.approve }).click()
    await page.getByText(say.approved).waitFor()
    expect(await page.getByRole('button', { name: say.decline }).count()).toBe(0)
    await page.goto(`/orders/request/${preorderId}`)
    for (const each of say.told) await page.getByRole('listitem').filter({ hasText: each }).waitFor()
    expect(problems).toEqual([])
  },
)
