import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, operate, placeRequest, signUp, teamOf } from './shop.ts'
import {
  addArtwork,
  colorAt,
  colorsOf,
  crest,
  hoodie,
  hoodieChest,
  openStudio,
  panelOf,
  saved,
} from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const red = '1022'
const forest = '1014'

describe('colourways', () => {
  it('are made of the colours that a team chooses once, tried under the pointer and taken by one click', async () => {
    const { page, customer, state, problems } = await openStudio(browser, server.url, { product: hoodie })
    const panel = panelOf(page)
    await panel.getByText('Choose your team’s colours with the pencil', { exact: false }).waitFor()
    await panel.getByRole('button', { name: 'Choose the team colours' }).click()
    const form = page.getByRole('dialog', { name: 'Team colours' })
    await form.getByRole('button', { name: 'Red', exact: true }).click()
    await form.getByRole('textbox', { name: 'Another colour, as a code' }).fill('#1c2946')
    await form.getByRole('button', { name: 'Add' }).click()
    expect(await seriousFindings(page)).toEqual([])
    await form.getByRole('button', { name: 'Save' }).click()
    await form.waitFor({ state: 'detached' })
    const [team] = await customer.call<{ colors: string[] }[]>('GET', '/teams/')
    expect(team?.colors).toEqual(['#BB1D2B', '#1C2946'])

    const tiles = page.getByRole('radiogroup', { name: 'Colourways' }).getByRole('radio')
    await expect.poll(() => tiles.count()).toBe(6)
    const names = await tiles.allInnerTexts()
    expect(names.slice(0, 2)).toEqual(['Red and navy', 'Navy and red'])
    await expect
      .poll(() =>
        tiles
          .last()
          .locator('canvas')
          .evaluate(each => (each as HTMLCanvasElement).width),
      )
      .toBe(208)
    const isRed = ({ red: r, green }: { red: number; green: number }) => r > 90 && green < 60
    await tiles.first().hover()
    await expect.poll(() => colorAt(page, hoodieChest.x, hoodieChest.y)).toSatisfy(isRed)
    expect((await state()).revision).toBe(1)
    await tiles.nth(1).click()
    await saved(page)
    const taken = await state()
    expect(taken.revision).toBe(2)
    expect(colorsOf(taken)).toMatchObject({ body: '1010', sleeves: red, hood: red })
    await expect.poll(() => tiles.nth(1).getAttribute('aria-checked')).toBe('true')
    await page.keyboard.press('Control+z')
    await expect.poll(async () => colorsOf(await state()).body).toBe(forest)

    await panel.getByRole('radio', { name: 'Forest', exact: true }).focus()
    const chips = page.getByRole('radiogroup', { name: 'Colour of the whole garment' }).getByRole('radio')
    expect(await chips.first().getAttribute('aria-label')).toBe('Red')
    expect(await seriousFindings(page)).toEqual([])
    expect(problems).toEqual([])
  })

  it('are read from the artwork as long as the team chose none, and it reads well on all of them', async () => {
    const { page } = await openStudio(browser, server.url, { product: hoodie, locale: 'fr', width: 1024 })
    await page.getByRole('button', { name: /^Parties/ }).click()
    await addArtwork(page, crest)
    await panelOf(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.keyboard.press('Escape')
    await panelOf(page).getByText('Le visuel se lit bien sur les 6.').waitFor()
    expect(await seriousFindings(page)).toEqual([])
  })

  it('are made of the team’s colours for staff too, who open what was ordered and do not choose them', async () => {
    const maya = await signUp(server.url)
    const sam = await signUp(server.url, { firstName: 'Sam' })
    operate(server, sam, 'grant', 'designer')
    await maya.call('PUT', '/teams/team/colors', { id: await teamOf(maya), colors: ['#BB1D2B', '#1C2946'] })
    const designId = await makeDesign(maya, 'Tour hoodie', hoodie)
    const preorderId = await placeRequest(maya, [{ designId, sizes: [{ name: 'M', qty: 30 }] }])
    const detail = await sam.call<{ purchasedItems: { design_id: string }[] }>(
      'POST',
      '/preorders/admin/purchasedpreorder',
      { preorderId },
    )
    const { page, context, problems } = await openVisitor(browser, server.url)
    await logIn(context, sam)
    await page.goto(
      `/purchased/preorder/${preorderId}/design/${detail.purchasedItems[0]?.design_id}/from/preorder`,
    )
    const tiles = page.getByRole('radiogroup', { name: 'Colourways' }).getByRole('radio')
    await expect.poll(() => tiles.count()).toBe(6)
    expect((await tiles.allInnerTexts()).slice(0, 2)).toEqual(['Red and navy', 'Navy and red'])
    expect(await page.getByRole('button', { name: 'Choose the team colours' }).count()).toBe(0)
    expect(problems).toEqual([])
  })
})
