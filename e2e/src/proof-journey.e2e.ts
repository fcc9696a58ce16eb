import fs from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { type Locale, openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** What staff read. */
const desk = {
  en: {
    sizes: 'Change the sizes of Tour tee',
    sizesChanged: 'changed the sizes of Tour tee, 30 to 40 pieces',
    send: 'Send a proof',
    beforeTaxes: 'Before taxes',
    note: 'Note to the customer',
    sendIt: 'Send the proof',
    dialog: (n: number) => `Proof ${n}`,
    sent: (n: number) => `Proof ${n}, sent today`,
    told: 'sent proof 1',
    waits: 'Waits for the customer',
    outdated: 'Jonas has not answered proof 1 for Tour tee yet, and can no longer do so.',
    seeMark: 'See the mark',
    mark: 'Mark on the picture',
    half: '1 of 2 approved',
    all: 'All approved',
    details: 'Details',
    history: 'History',
    changeStatus: 'Change the status',
    purchased: 'Purchased',
    setStatus: 'Set the status',
    unapproved: 'The customer has not approved a proof.',
    statusSet: 'set the status to Purchased',
  },
  fr: {
    sizes: 'Changer les tailles de Tour tee',
    sizesChanged: 'a changé les tailles de Tour tee, de 30 à 40 pièces',
    send: 'Envoyer une épreuve',
    beforeTaxes: 'Avant taxes',
    note: 'Note pour le client',
    sendIt: 'Envoyer l’épreuve',
    dialog: (n: number) => `Épreuve ${n}`,
    sent: (n: number) => `Épreuve ${n}, envoyée aujourd’hui`,
    told: 'a envoyé l’épreuve 1',
    waits: 'Attend le client',
    outdated: 'Jonas n’a pas encore répondu à l’épreuve 1 pour Tour tee, et ne pourra plus le faire.',
    seeMark: 'Voir la marque',
    mark: 'Marque sur l’image',
    half: '1 sur 2 approuvés',
    all: 'Tout est approuvé',
    details: 'Détails',
    history: 'Historique',
    changeStatus: 'Changer le statut',
    purchased: 'Achetée',
    setStatus: 'Changer le statut',
    unapproved: 'Le client n’a pas approuvé d’épreuve.',
    statusSet: 'a mis le statut à Achetée',
  },
} as const

/** What the customer reads. */
const shop = {
  en: {
    waits: (request: number) => `Proof 1 for request ${request} waits for your answer`,
    look: 'Look at the proof',
    title: (n: number, request: number) => `Proof ${n} for request ${request}`,
    size: /^Size M: 30 → 40\.$/,
    divider: 'Between what you asked and what we propose',
    share: /^60% of what you asked$/,
    proposed: /^We propose, /,
    zoomIn: 'Zoom in',
    zoomFit: /^Fit to the stage, /,
    near: /^The pictures from near/,
    carried: /^Approved today, .+, unchanged since$/,
    askedInFirst: /^You asked in proof 1, today/,
    done: 'What was done since',
    approve: (name: string) => `Approve ${name}`,
    ask: 'Ask for a change',
    mark: 'Mark the picture',
    change: 'Ask for this change',
    asked: 'You asked for a change, today, ',
    approved: 'You approved all of it.',
    orders: 'My orders',
    order: 'Order',
    taxes: /GST 5%[\s\S]*QST 9\.975%[\s\S]*Balance due/,
    milestone: 'Proof approved',
    pdf: 'Invoice, PDF',
    file: 'Invoice',
  },
  fr: {
    waits: (request: number) => `L’épreuve 1 de la demande ${request} attend votre réponse`,
    look: 'Voir l’épreuve',
    title: (n: number, request: number) => `Épreuve ${n} de la demande ${request}`,
    size: /^Taille M\s: 30 → 40\.$/,
    divider: 'Entre votre demande et notre proposition',
    share: /^60\s% de votre demande$/,
    proposed: /^Notre proposition, /,
    zoomIn: 'Agrandir',
    zoomFit: /^Ajuster/,
    near: /^Les images de près/,
    carried: /^Approuvé aujourd’hui, .+, inchangé depuis$/,
    askedInFirst: /^Votre demande à l’épreuve 1, aujourd’hui/,
    done: 'Ce qui a été fait depuis',
    approve: (name: string) => `Approuver ${name}`,
    ask: 'Demander un changement',
    mark: 'Marquer l’image',
    change: 'Demander ce changement',
    asked: 'Vous avez demandé un changement, aujourd’hui, ',
    approved: 'Vous avez tout approuvé.',
    orders: 'Mes commandes',
    order: 'Commande',
    taxes: /TPS 5\s%[\s\S]*TVQ 9,975\s%[\s\S]*Solde à payer/,
    milestone: 'Épreuve approuvée',
    pdf: 'Facture, PDF',
    file: 'Facture',
  },
} as const

type Detail = {
  readonly preorder: { readonly number: number; readonly status: string }
  readonly purchasedItems: readonly { readonly design_id: string }[]
  readonly proof: { readonly approved: boolean; readonly proofNumber: number } | null
  readonly order: { readonly number: number; readonly invoice: { readonly total: number } } | null
}

async function openAs(customer: Customer, path: string, locale: Locale, width = 1440) {
  const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
  onTestFinished(() => context.close())
  await logIn(context, customer)
  await page.goto(path)
  return { page, problems }
}

async function sendProof(page: Page, words: (typeof desk)[Locale], note: string, number: number) {
  await page.getByRole('button', { name: words.send }).click()
  const dialog = page.getByRole('dialog', { name: words.dialog(number) })
  await dialog.getByText(words.beforeTaxes).waitFor()
  await dialog.getByRole('textbox', { name: words.note }).fill(note)
  await dialog.getByRole('button', { name: words.sendIt }).click()
  await page.getByRole('status').getByText(words.sent(number)).waitFor()
}

describe('from request to order: staff edit, the customer asks for a change, then approves', () => {
  it.each<[staff: Locale, customer: Locale]>([
    ['en', 'fr'],
    ['fr', 'en'],
  ])('staff in %s, the customer in %s', async (staffLocale, customerLocale) => {
    const [ours, theirs] = [desk[staffLocale], shop[customerLocale]]
    const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: staffLocale })
    operate(server, elise, 'grant', 'designer')
    const jonas = await signUp(server.url, { firstName: 'Jonas', lastName: 'Roy', language: customerLocale })
    const items = []
    for (const name of ['Tour tee', 'Crew tee'])
      items.push({ designId: await makeDesign(jonas, name), sizes: [{ name: 'M', qty: 30 }] })
    const preorderId = await placeRequest(jonas, items, { locale: customerLocale })
    const read = () => elise.call<Detail>('POST', '/preorders/admin/purchasedpreorder', { preorderId })
    const { preorder, purchasedItems } = await read()
    const { page, problems } = await openAs(elise, `/purchased/preorder/${preorderId}`, staffLocale)
    const card = (name: string) => page.getByRole('article', { name })
    const history = page.getByRole('region', { name: ours.history })

    // Staff edit, and send what they propose.
    const tour = card('Tour tee')
    await tour.getByRole('button', { name: ours.sizes }).click()
    await tour.getByLabel('M', { exact: true }).fill('40')
    await page.keyboard.press('Enter')
    await history.getByText(ours.sizesChanged).waitFor()
    await sendProof(page, ours, 'Ten more each?', 1)
    await history.getByText(ours.told).waitFor()
    await card('Crew tee').getByText(ours.waits).waitFor()
    expect((await read()).preorder.status).toBe('inreviewbycustomer')

    // What becomes of the proof is told before anything is saved.
    await tour.getByRole('button', { name: ours.sizes }).click()
    await tour.getByLabel('M', { exact: true }).fill('41')
    await page.getByText(ours.outdated).waitFor()
    await tour.getByRole('button', { name: /^(Cancel|Annuler)$/ }).click()
    await page.getByText(ours.outdated).waitFor({ state: 'detached' })

    // Home tells the customer of it, who approves one design and asks for a change of the other.
    const { page: own, problems: ownProblems } = await openAs(jonas, '/home', customerLocale, 1024)
    await own.getByText(theirs.waits(preorder.number)).waitFor()
    await own.getByRole('link', { name: theirs.look }).click()
    await own.waitForURL(`**/orders/proof/${preorderId}`)
    await own.getByRole('heading', { level: 1, name: theirs.title(1, preorder.number) }).waitFor()
    await own.getByText('Ten more each?').waitFor()
    await own.getByText(theirs.size).waitFor()
    const divider = own.getByRole('slider', { name: theirs.divider })
    await divider.focus()
    await own.keyboard.press('PageUp')
    expect(await divider.getAttribute('aria-valuetext')).toMatch(theirs.share)
    // From near, arrows and dragging move both pictures.
    const shown = own.getByRole('img', { name: theirs.proposed })
    const boxOf = async () => (await shown.boundingBox())!
    const whole = await boxOf()
    await own.getByRole('button', { name: theirs.zoomIn }).click({ clickCount: 4 })
    await expect.poll(async () => (await boxOf()).width / whole.width).toBeCloseTo(1.25 ** 4, 1)
    const { x: left } = await boxOf()
    await own.getByRole('group', { name: theirs.near }).press('ArrowRight')
    await expect.poll(async () => (await boxOf()).x).toBeCloseTo(left - 40, 0)
    expect(await seriousFindings(own)).toEqual([])
    await own.getByRole('button', { name: theirs.zoomFit }).click()
    await expect.poll(boxOf).toEqual(whole)
    expect(await seriousFindings(own)).toEqual([])
    const isWider = await own.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    )
    expect(isWider).toBe(false)
    await own.getByRole('button', { name: theirs.approve('Tour tee') }).click()
    await own.getByRole('heading', { level: 2, name: 'Crew tee' }).waitFor()
    await own.getByLabel(theirs.ask).fill('Navy, not black')
    await own.getByRole('button', { name: theirs.mark }).click()
    await own.keyboard.press('ArrowDown')
    await own.getByRole('button', { name: theirs.change }).click()
    await own.getByText(theirs.asked).waitFor()

    // Staff read it, change the design and send the next proof; what was approved and is unchanged stays so.
    const crew = card('Crew tee')
    await crew.getByText('Navy, not black').waitFor()
    await crew.getByRole('button', { name: ours.seeMark }).click()
    await page.getByRole('dialog').getByRole('img', { name: ours.mark }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByText(ours.half).waitFor()
    await elise.call('POST', '/generator/design', {
      action: 'setColor',
      designId: purchasedItems[1]?.design_id,
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color: '1022',
    })
    await page.reload()
    await sendProof(page, ours, '', 2)

    // All of it is approved now.
    await own.reload()
    await own.getByRole('heading', { level: 1, name: theirs.title(2, preorder.number) }).waitFor()
    await own.getByText(theirs.carried).waitFor()
    await own.getByRole('heading', { level: 2, name: 'Crew tee' }).waitFor()
    await own.getByRole('heading', { level: 3, name: theirs.askedInFirst }).waitFor()
    await own.getByText('Navy, not black').waitFor()
    await own.getByRole('heading', { level: 4, name: theirs.done }).waitFor()
    await own.getByRole('button', { name: theirs.approve('Crew tee') }).click()
    await own.getByText(theirs.approved).waitFor()
    expect((await read()).proof).toMatchObject({ proofNumber: 2, approved: true })

    // It becomes an order, without being asked whether that is meant; its customer finds the invoice.
    await page.getByText(ours.all).waitFor()
    const details = page.getByRole('region', { name: ours.details })
    await details.getByRole('button', { name: ours.changeStatus }).click()
    await page.getByRole('menuitem', { name: ours.purchased }).click()
    await details.getByRole('button', { name: ours.setStatus }).waitFor()
    expect(await page.getByText(ours.unapproved).count()).toBe(0)
    await details.getByRole('button', { name: ours.setStatus }).click()
    await history.getByText(ours.statusSet).waitFor()
    const { order } = await read()
    await own.getByRole('link', { name: theirs.orders }).click()
    const entry = own.getByRole('article').first()
    await entry.getByText(`${theirs.order} ${order?.number}`).waitFor()
    await entry.getByRole('button').first().click()
    expect(await entry.innerText()).toMatch(theirs.taxes)
    expect(await entry.innerText()).toContain(theirs.milestone)
    const [file] = await Promise.all([
      own.waitForEvent('download'),
      entry.getByRole('button', { name: theirs.pdf }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`${theirs.file} ${order?.number}.pdf`)
    const bytes = fs.readFileSync(await file.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(5000)
    expect([problems, ownProblems]).toEqual([[], []])
  })
})
