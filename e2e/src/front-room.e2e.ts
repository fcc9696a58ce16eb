import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { except, newEmail, openMember, password } from './account-page.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { sharedServer } from './server.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const words = {
  en: {
    front: '/',
    product: '/products/hoodie/hoodie',
    heading: 'Design it together, order it once',
    sleeves: 'Sleeves',
    cream: 'Cream',
    rust: 'Rust',
    back: 'Back',
    inRust: 'Hoodie in Rust, front',
    inRustBack: 'Hoodie in Rust, back',
    pieces: 'Pieces',
    priceAt100: '$45.55',
    start: 'Design yours',
    goOn: 'Go on with your design',
    signUp: 'Sign up',
    profile: 'Profile of Without an account',
    email: 'Email',
    go: 'Continue',
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    student: 'Student group',
    getStarted: 'Get started',
    design: 'Hoodie',
  },
  fr: {
    front: '/fr',
    product: '/fr/produits/hoodie/hoodie',
    heading: 'Dessinez ensemble, commandez une fois',
    sleeves: 'Manches',
    cream: 'Crème',
    rust: 'Rouille',
    back: 'Dos',
    inRust: 'Chandail à capuchon, Rouille, devant',
    inRustBack: 'Chandail à capuchon, Rouille, dos',
    pieces: 'Pièces',
    priceAt100: '45,55\u00a0$',
    start: 'Créer le mien',
    goOn: 'Reprendre votre design',
    signUp: 'S’inscrire',
    profile: 'Profil de Sans compte',
    email: 'Courriel',
    go: 'Continuer',
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    student: 'Groupe étudiant',
    getStarted: 'Commencer',
    design: 'Chandail à capuchon',
  },
} as const

const garment = (page: Page, name: string) => page.getByRole('img', { name, exact: true })
const color = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

describe.each(['en', 'fr'] as const)('a stranger on a phone (%s)', locale => {
  const say = words[locale]

  it('tries colours by touch, opens the studio as a guest, signs up, and has it all', async () => {
    const { page, problems } = await openVisitor(browser, server.url, {
      locale,
      width: 390,
      height: 844,
      hasTouch: true,
    })
    await page.goto('/')
    await page.getByRole('heading', { level: 1, name: say.heading }).waitFor()
    expect(new URL(page.url()).pathname).toBe(say.front)
    await color(page, say.rust).tap()
    await garment(page, say.inRust).waitFor()
    await color(page, say.sleeves).tap()
    await page.waitForURL(/zone=sleeves/)
    await color(page, say.cream).tap()
    await page.waitForURL(/sleeves=cream/)
    expect(await sidewaysScroll(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('link', { name: say.start }).tap()
    await page.waitForURL(/\/design\/[\w-]{36}$/)
    const designId = /[\w-]{36}/.exec(page.url())?.[0] ?? ''
    const record = await readRecord(page, designId)
    for (const worn of ['"1021"', '"1002"']) expect(record).toContain(worn)

    await page.goto('/products')
    await page.getByRole('link', { name: words.en.goOn }).tap()
    await page.waitForURL('**/home')
    await page.getByRole('button', { name: say.profile }).tap()
    await page.getByRole('menuitem', { name: say.signUp }).tap()
    await page.getByLabel(say.email).fill(newEmail())
    await page.getByRole('button', { name: say.go }).tap()
    await page.getByLabel(say.first).fill('Zoé')
    await page.getByLabel(say.last, { exact: true }).fill('Lévesque')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.go }).tap()
    await page.getByText(say.student).tap()
    await page.getByText('20–49').tap()
    await page.getByRole('button', { name: say.getStarted }).tap()
    await page.waitForURL(/\/projects\/[\w-]{36}\/designs$/)
    await page.getByText(say.design, { exact: true }).first().waitFor()
    expect(await readRecord(page, designId)).toBe(record)
    await page.goto('/')
    await page.waitForURL('**/home')
    expect(except(problems, 403)).toEqual([])
  })

  it('has all of a product without a script: colours, sides and prices are links and forms', async () => {
    const { page } = await openVisitor(browser, server.url, { locale, javaScriptEnabled: false })
    await page.goto(say.product)
    await color(page, say.rust).click()
    await garment(page, say.inRust).waitFor()
    await color(page, say.back).click()
    await garment(page, say.inRustBack).waitFor()
    await page.getByLabel(say.pieces, { exact: true }).fill('100')
    await page.keyboard.press('Enter')
    await page.waitForURL(/qty=100/)
    await page.locator('.figure').getByText(say.priceAt100).waitFor()
    expect(new URL(page.url()).searchParams.get('side')).toBe('back')
    await page.getByRole('link', { name: say.start }).waitFor()
  })

  it('can use each public page, wide and narrow', async () => {
    const pages = ['/', '/products', '/products/hoodie/hoodie', '/decorations', '/decorations/screenprint']
    const french = [
      '/fr',
      '/fr/produits',
      '/fr/produits/hoodie/hoodie',
      '/fr/decorations',
      '/fr/decorations/embroidery',
    ]
    for (const width of [1440, 1024, 360]) {
      const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
      for (const address of locale === 'fr' ? french : pages) {
        await page.goto(address)
        expect([address, width, await sidewaysScroll(page)]).toEqual([address, width, 0])
        expect([address, width, await seriousFindings(page)]).toEqual([address, width, []])
        const small = width === 360 ? await smallTargets(page) : []
        expect([address, small]).toEqual([address, []])
      }
      expect(problems).toEqual([])
      await context.close()
    }
  })
})

const readRecord = (page: Page, id: string) =>
  page.evaluate(async design => {
    const { token } = JSON.parse(localStorage.getItem('teamloom-session') ?? '{}') as { token: string }
    const answer = await fetch(`/api/v1/generator/record/${design}`, { headers: { 'access-token': token } })
    const { data } = (await answer.json()) as { data: { document: { parts: unknown } } }
    return JSON.stringify(data.document.parts)
  }, id)

describe('the front room', () => {
  it('turns the garment by a drag, and goes back and forth with the browser', async () => {
    const { page, problems } = await openVisitor(browser, server.url)
    await page.goto('/')
    await page.getByText('Drag the garment to turn it').waitFor()
    await color(page, 'Rust').click()
    await garment(page, 'Hoodie in Rust, front').waitFor()
    const box = await page.locator('[data-garment]').boundingBox()
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 200]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 120, y, { steps: 4 })
    await page.mouse.up()
    await garment(page, 'Hoodie in Rust, left').waitFor()
    await page.goBack()
    await garment(page, 'Hoodie in Rust, front').waitFor()
    await page.goBack()
    await garment(page, 'Hoodie in Forest, front').waitFor()
    await page.getByLabel('Pieces').fill('250')
    await page.keyboard.press('Enter')
    await page.locator('.figure').getByText('$41.50').waitFor()
    expect(problems).toEqual([])
  })

  it('is small: its script, and what stands on it before the picture', async () => {
    const { page } = await openVisitor(browser, server.url)
    let scripts = 0
    page.on('response', async response => {
      if (response.request().resourceType() === 'script') scripts += (await response.body()).length
    })
    await page.goto('/products/hoodie/hoodie')
    await garment(page, 'Hoodie in Forest, front').waitFor()
    expect(scripts).toBeGreaterThan(0)
    expect(scripts).toBeLessThan(90_000)
  })

  it('whoever is logged in goes home from it, and finds the way there on a product’s page', async () => {
    const { page, problems } = await openMember(browser, server.url)
    await page.goto('/fr')
    await page.waitForURL('**/home')
    await page.goto('/products/hoodie/hoodie?color=maroon')
    await page.getByRole('link', { name: 'Design yours' }).click()
    await page.waitForURL(/\/design\/[\w-]{36}$/)
    await page.getByRole('banner').waitFor()
    expect(problems).toEqual([])
  })
})
