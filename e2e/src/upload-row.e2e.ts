import { randomBytes } from 'node:crypto'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { crest, hoodie, openStudio, panelOf, sendArtwork } from './studio-page.ts'

const server = sharedServer()
let browser: Browser
let photo: { name: string; mimeType: string; buffer: Buffer }

beforeAll(async () => {
  browser = await openBrowser()
  const [width, height] = [900, 700]
  const noise = sharp(randomBytes(3 * width * height), { raw: { width, height, channels: 3 } })
  photo = { name: 'regatta.png', mimeType: 'image/png', buffer: await noise.png().toBuffer() }
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const texts = {
  en: {
    amount: /^[\d.]+ of 1\.9 MB$/,
    left: /^\d+ %, about \d+ s left$/,
    meanwhile: 'You can work on meanwhile',
    cancel: 'Cancel the upload',
    failed: /^wolves-crest\.svg: Image upload has failed$/,
    advice: 'Check your connection, then try again.',
    again: 'Send wolves-crest.svg again',
    chosen: 'Choose the place',
  },
  fr: {
    amount: /^[\d,]+ sur 1,9 Mo$/,
    left: /^\d+\s%, encore \d+ s environ$/,
    meanwhile: 'Vous pouvez continuer entre-temps',
    cancel: 'Annuler l’envoi',
    failed: /^wolves-crest\.svg\s: /,
    advice: 'Vérifiez votre connexion, puis réessayez.',
    again: 'Envoyer wolves-crest.svg de nouveau',
    chosen: 'Choisir l’emplacement',
  },
} as const

describe.each(['en', 'fr'] as const)('a file on its way in %s', locale => {
  const say = texts[locale]

  it('tells how much of it is there and how long it takes, and is given up', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale, product: hoodie })
    const line = await page.context().newCDPSession(page)
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: 150_000,
    })
    await sendArtwork(page, photo)
    const panel = panelOf(page)
    await panel.getByText(say.amount).waitFor()
    await panel.getByText(say.left).waitFor()
    await panel.getByText(say.meanwhile).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await panel.getByRole('button', { name: say.cancel }).click()
    await panel.getByText(photo.name).waitFor({ state: 'detached' })
    expect((await state()).decorations).toEqual([])
    expect(problems).toEqual([])
  })

  it('that was lost keeps its row, says what to do, and is sent again', async () => {
    const { page, state } = await openStudio(browser, server.url, { locale, product: hoodie })
    await page.route('**/assets/upload_url*', route => route.abort(), { times: 1 })
    await sendArtwork(page, crest)
    const panel = panelOf(page)
    await panel.getByText(say.failed).waitFor()
    await panel.getByText(say.advice).waitFor()
    await panel.getByRole('button', { name: say.again }).click()
    await page.getByRole('button', { name: say.chosen }).waitFor()
    await expect.poll(async () => (await state()).decorations.length).toBe(1)
  })
})
