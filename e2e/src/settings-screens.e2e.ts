import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'
import { logIn, operate, signUp } from './shop.ts'

const server = sharedServer()
const browser = await journeyBrowser()

/** Every page of the shop's settings, with what its title says. */
const pages = [
  ['prices', 'Prices', 'Prix'],
  ['offer', 'Offer', 'Offre'],
  ['delivery', 'Delivery', 'Livraison'],
  ['money', 'Money', 'Finances'],
  ['brand', 'Brand', 'Marque'],
  ['mails', 'Mails', 'Courriels'],
  ['people', 'People', 'Personnes'],
  ['keys', 'API keys', 'Clés d’API'],
  ['webhooks', 'Webhooks', 'Webhooks'],
  ['accounting', 'Accounting', 'Comptabilité'],
  ['activity', 'Activity', 'Activité'],
] as const

/** Whether nothing lies over it, such as a picture that has left its frame. */
function isOnTop(heading: Locator): Promise<boolean> {
  return heading.evaluate(element => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })
}

describe.each([
  ['en', 1440],
  ['fr', 1024],
  ['fr', 390],
] as const)('each page of the settings in %s, %i wide', (locale, width) => {
  it('has its title, fits, and keeps nobody from using it', async () => {
    const admin = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie', language: locale })
    operate(server, admin, 'grant', 'admin')
    const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
    await logIn(context, admin)
    for (const [path, ...titles] of pages) {
      const title = titles[locale === 'en' ? 0 : 1]
      await page.goto(`/settings/${path}`)
      const heading = page.getByRole('heading', { level: 1, name: title, exact: true })
      await heading.waitFor()
      await expect.poll(() => page.getByRole('status', { name: /Loading|Chargement/ }).count()).toBe(0)
      const seen = {
        path,
        isTitled: (await page.title()).includes(title),
        sideways: await sidewaysScroll(page),
        isOnTop: await isOnTop(heading),
        findings: await seriousFindings(page),
      }
      expect(seen).toEqual({ path, isTitled: true, sideways: 0, isOnTop: true, findings: [] })
    }
    expect(problems).toEqual([])
    await context.close()
  })
})

it('a key is made on its screen, shown once, and opens what it was made for (AC69)', async () => {
  const admin = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie' })
  operate(server, admin, 'grant', 'admin')
  const { page, context, problems } = await openVisitor(browser, server.url, { width: 1024 })
  await logIn(context, admin)
  await page.goto('/settings/keys')
  await page.getByRole('button', { name: 'Make a key' }).click()
  await page.getByLabel('Which program').fill('Stock sync')
  await page.getByLabel('read orders').check()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByLabel('Key', { exact: true }).inputValue()
  expect(await seriousFindings(page)).toEqual([])

  const statusOf = async (path: string) =>
    (await fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${key}` } })).status
  expect(await statusOf('/settings/keys')).toBe(403)
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await page.reload()
  await page.getByRole('heading', { name: 'Stock sync' }).waitFor()
  expect(await page.content()).not.toContain(key)
  await page.getByRole('button', { name: 'End Stock sync' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click()
  await page.getByText('“Stock sync” has ended.').waitFor()
  expect(await statusOf('/settings/keys')).toBe(401)
  expect(problems).toEqual([])
  await context.close()
})
