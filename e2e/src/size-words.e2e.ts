import type { Browser } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

it.each([
  {
    locale: 'en',
    size: { width: 1440, height: 900 },
    words: {
      sample: 'Shown with sample words',
      own: 'Yours, as it will be made',
      pick: 'Size of Match shirt',
      missing: /have no “狼”/,
      name: /^Name/,
      add: 'Add Match shirt',
    },
  },
  {
    locale: 'fr',
    size: { width: 360, height: 740 },
    words: {
      sample: 'Montré avec un texte d’exemple',
      own: 'Le vôtre, tel qu’il sera fait',
      pick: 'Taille de Match shirt',
      missing: /n’ont pas de «\s狼\s»/,
      name: /^Nom/,
      add: 'Ajouter Match shirt',
    },
  },
] as const)('whoever answers sees the back in their own words as they type, in $locale', async asked => {
  const { locale, size, words } = asked
  const maya = await signUp(server.url, { language: locale })
  const designId = await makeMatchShirt(maya)
  await maya.call('PUT', '/designs/design/collectable', { designId, collectable: true })
  const { project } = await maya.call<{ project: { token: string } }>(
    'GET',
    `/projects/collection/${maya.projectId}`,
  )
  const { page, problems } = await openVisitor(browser, server.url, { locale, ...size })
  await page.goto(`/sizes/${project.token}`)
  const tile = page.getByRole('listitem').filter({ hasText: 'Match shirt' })
  await tile.getByText(words.sample).waitFor()
  const picture = tile.getByRole('img')
  const sample = await picture.getAttribute('src')
  await tile.getByLabel(words.pick).selectOption('M')
  const asking = page.waitForResponse(answer => answer.url().includes('/projects/collection/picture'))
  await tile.getByRole('textbox', { name: words.name }).fill('BÉLANGER')
  expect((await asking).headers()['content-type']).toBe('image/webp')
  await tile.getByText(words.own).waitFor()
  expect(await picture.getAttribute('src')).not.toBe(sample)
  expect(await seriousFindings(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBe(0)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/size-${locale}.png` })
  await tile.getByRole('button', { name: words.add }).click()
  // Beside the line it is decoration: what it says stands next to it.
  await page.locator('li img[alt=""][src*="/projects/collection/picture"]').first().waitFor()
  // A letter that cannot be made is named, and no garment shown as if it could.
  await tile.getByRole('textbox', { name: words.name }).fill('狼')
  await tile.getByText(words.missing).waitFor()
  await tile.getByText(words.sample).waitFor()
  expect(await tile.getByRole('button', { name: words.add }).isDisabled()).toBe(true)
  // Without words it is the sample again, and says so.
  await tile.getByRole('textbox', { name: words.name }).fill('')
  await tile.getByText(words.sample).waitFor()
  expect(problems).toEqual([])
})
