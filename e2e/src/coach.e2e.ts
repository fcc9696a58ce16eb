import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { confirm, fillIn } from './checkout-page.ts'
import { type Locale, openVisitor } from './driver.ts'
import { overlap, sidewaysScroll } from './fit.ts'
import { journeyBrowser } from './journey-browser.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, putIntoCart, signUp } from './shop.ts'
import { drawn, openStudio, panelOf, saved } from './studio-page.ts'

/** From the studio to a placed request: a coach with thirty-one players in a spreadsheet. */

const server = sharedServer()
const browser = await journeyBrowser()

/** First name, last name, number, size, pieces: as a coach has them, with what is to be mended. */
const team = [
  ['Zoé', 'Bélanger', '1', 'S', ''],
  ['Jean-Luc', 'St-Pierre', '2', 'M', ''],
  ['Maria', 'de la Cruz', '3', 'L', ''],
  ['Liam', 'O’Neil', '00', 'XL', ''],
  ['Marcus', 'Tremblay Jr.', '0', 'M', ''],
  ['Li', 'Ng', '5', 'XS', ''],
  ['Anaïs', 'Vandenberghe-Lafontaine', '6', 'S', ''],
  ['François', 'Côté', '7', 'L', '2'],
  ['Émile', 'Lefèbvre', '7', 'M', ''],
  ['Nora', 'Haddad', '3O', 'M', ''],
  ['Sam', 'Okafor', '', 'L', ''],
  ...Array.from({ length: 20 }, (_, at) => [
    `Player ${'abcdefghij'[at % 10]}${'kl'[Math.floor(at / 10)]}`,
    `M${'aeiou'[at % 5]}rt${'ino'[at % 3]}n${'bcdfg'[Math.floor(at / 5)]}`,
    String(40 + at),
    ['S', 'M', 'L'][at % 3]!,
    '',
  ]),
] as const

const say = {
  en: {
    headings: 'First name\tLast name\tNumber\tSize\tPieces',
    add: 'Add decoration',
    names: /^Names and numbers/,
    parts: /^Parts/,
    tool: 'Try anyone',
    comments: 'Comments',
    close: 'Close panel',
    tryOne: 'Sample',
    name: 'Name',
    tryIt: 'Try these words',
    saved: 'Saved',
    price: /^Calculate price/,
    cart: 'Add to cart',
    fill: 'Fill the list',
    paste: 'Paste a list',
    pasted: 'Pasted list',
    addLines: 'Add 31 lines',
    listSaved: 'Saved',
    give: 'Give 8, free',
    thirty: 'Change to 30',
    done: 'Done',
    people: '31 people in the list',
    shipping: 'Continue to shipping',
    place: 'Continue to pre-order',
    placed: 'Your order request is in',
  },
  fr: {
    headings: 'Prénom\tNom\tNuméro\tTaille\tQuantité',
    add: 'Ajouter une décoration',
    names: /^Noms et numéros/,
    parts: /^Parties/,
    tool: 'Essayer une personne',
    comments: 'Commentaires',
    close: 'Fermer le panneau',
    tryOne: 'Exemple',
    name: 'Nom',
    tryIt: 'Essayer ces mots',
    saved: 'Enregistré',
    price: /^Calculer le prix/,
    cart: 'Ajouter au panier',
    fill: 'Remplir la liste',
    paste: 'Coller une liste',
    pasted: 'Liste collée',
    addLines: 'Ajouter 31 lignes',
    listSaved: 'Enregistré',
    give: 'Donner le 8, qui est libre',
    thirty: 'Remplacer par 30',
    done: 'Terminer',
    people: '31 personnes dans la liste',
    shipping: 'Continuer vers la livraison',
    place: 'Continuer vers la précommande',
    placed: 'Votre demande est reçue',
  },
} as const satisfies Record<Locale, unknown>

type Say = (typeof say)[Locale]

const show = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/coach-${name}.png` })
}

/** Pastes the list, mends what is told by a click, and goes back to the cart. */
async function list(page: Page, words: Say, shot: string): Promise<void> {
  await page.getByRole('link', { name: words.fill }).click()
  await page.waitForURL('**/list')
  await page.getByRole('button', { name: words.paste }).first().click()
  const rows = [words.headings, ...team.map(row => row.join('\t'))].join('\n')
  await page.getByRole('textbox', { name: words.pasted }).fill(rows)
  await show(page, `${shot}-paste`)
  await page.getByRole('button', { name: words.addLines }).click()
  await page.getByRole('status').filter({ hasText: words.listSaved }).waitFor()
  await show(page, `${shot}-list`)
  expect([await seriousFindings(page), await sidewaysScroll(page)]).toEqual([[], 0])
  await page.getByRole('button', { name: words.give }).first().click()
  await page.getByRole('button', { name: words.thirty }).click()
  await page.getByRole('status').filter({ hasText: words.listSaved }).waitFor()
  await show(page, `${shot}-mended`)
  await page.getByRole('button', { name: words.done }).click()
  await page.waitForURL('**/cart')
  await page.getByText(words.people).waitFor()
  await show(page, `${shot}-cart`)
}

async function order(page: Page, words: Say): Promise<void> {
  await page.getByRole('button', { name: words.shipping }).click()
  await page.waitForURL('**/cart/address')
  await fillIn(page)
  await confirm(page)
  await page.getByRole('button', { name: words.place }).click()
  await page.waitForURL('**/orders/request/*')
  await page.getByText(words.placed).waitFor()
}

type Placed = {
  readonly purchasedItems: readonly {
    readonly lines?: readonly {
      readonly qty: number
      readonly person: { readonly last_name: string } | null
      readonly words: Readonly<Record<string, string>>
    }[]
  }[]
}

/** Name, number and pieces of each line that was placed. */
async function placedLines({ call }: Customer): Promise<readonly string[]> {
  const [placed] = await call<readonly Placed[]>('GET', '/preorders')
  const lines = placed?.purchasedItems.flatMap(each => each.lines ?? []) ?? []
  return lines
    .filter(({ person }) => person)
    .map(({ qty, words }) => [...Object.values(words).toSorted(), qty].join(' '))
}

it.each([
  ['en', { width: 1440, height: 900 }],
  ['fr', { width: 1024, height: 768 }],
] as const)('a coach of thirty-one goes from the studio to a request, in %s', async (locale, size) => {
  const words = say[locale]
  const { page, customer, problems } = await openStudio(browser, server.url, { locale, ...size })
  if (size.width < 1200) await page.getByRole('button', { name: words.parts }).click()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByRole('button', { name: words.names }).click()
  const toolbar = page.getByRole('toolbar', { name: words.tool })
  await toolbar.waitFor()
  await drawn(page)
  await saved(page, words.saved)
  const heading = panelOf(page).getByRole('heading', { level: 2 }).first()
  const selected = await heading.innerText()
  await toolbar.getByRole('button', { name: words.tryOne }).click()
  await show(page, `${locale}-studio`)
  await page.getByRole('dialog').getByLabel(words.name).fill('CÔTÉ')
  await page.getByRole('dialog').getByRole('button', { name: words.tryIt }).click()
  await toolbar.getByRole('button', { name: /^CÔTÉ/ }).waitFor()
  await show(page, `${locale}-tried`)
  // What is pressed in the tool is not pressed on the garment behind it.
  expect(await heading.innerText()).toBe(selected)
  // Where nothing is selected, which product it is stands beside it.
  await panelOf(page).getByRole('button', { name: words.close }).click()
  expect(await overlap(toolbar, page.getByRole('button', { name: words.comments }))).toBe(false)
  await page.getByRole('button', { name: words.price }).waitFor()
  await page.getByRole('button', { name: words.cart }).click()
  await page.waitForURL('**/cart')
  await list(page, words, locale)
  await order(page, words)
  const lines = await placedLines(customer)
  expect(lines).toHaveLength(31)
  expect(lines).toEqual(
    expect.arrayContaining(['00 O’Neil 1', '0 Tremblay Jr. 1', '7 Côté 2', '30 Haddad 1', 'Okafor 1']),
  )
  expect(problems).toEqual([])
})

it('un entraîneur remplit la liste et commande sur son téléphone', async () => {
  const customer = await signUp(server.url, { language: 'fr' })
  const designId = await makeMatchShirt(customer)
  await putIntoCart(customer, designId, {})
  const { page, context, problems } = await openVisitor(browser, server.url, {
    locale: 'fr',
    width: 390,
    height: 844,
  })
  await logIn(context, customer)
  await page.goto('/cart')
  await list(page, say.fr, 'phone')
  await order(page, say.fr)
  expect(await placedLines(customer)).toHaveLength(31)
  expect(problems).toEqual([])
})
