import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { addArtwork, crest, hoodie, openStudio } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const shot = process.env.SHOT

it.each([
  {
    locale: 'en',
    width: 1440,
    height: 900,
    menu: 'Design menu',
    item: 'A picture to show',
    save: 'Download PNG',
  },
  {
    locale: 'fr',
    width: 1280,
    height: 768,
    menu: 'Menu du design',
    item: 'Une image à montrer',
    save: 'Télécharger le PNG',
  },
] as const)('a design is shown as a picture, looked at first, then downloaded ($locale)', async asked => {
  const { page, problems } = await openStudio(browser, server.url, { ...asked, product: hoodie })
  await addArtwork(page, crest)
  await page.getByRole('button', { name: asked.menu }).click()
  await page.getByRole('menuitem', { name: asked.item }).click()
  const dialog = page.getByRole('dialog', { name: asked.item })
  const picture = dialog.getByRole('img', { name: /as it will be sent|telle qu’elle sera envoyée/ })
  await picture.waitFor()
  const save = dialog.getByRole('button', { name: asked.save })
  await expect.poll(() => save.isEnabled()).toBe(true)
  expect(await seriousFindings(page)).toEqual([])
  if (shot) await page.screenshot({ path: `${shot}-${asked.locale}.png` })
  await dialog.getByRole('button', { name: /^(Back|Dos)$/ }).click()
  await dialog.getByText(/^2 (of|sur) 4$/).waitFor()
  await expect.poll(() => save.isEnabled()).toBe(true)
  const download = page.waitForEvent('download')
  await save.click()
  const file = await (await download).path()
  expect((await sharp(await readFile(file)).metadata()).width).toBe(2400)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
