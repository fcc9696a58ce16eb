import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openCollection } from './collections.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll } from './fit.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { logIn, makeDesign, placeRequest, putIntoCart, readCart, signUp } from './shop.ts'
import { crest } from './studio-page.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

const phone = { width: 360, height: 740 }

describe('the organizer', () => {
  it('reads a roster as spreadsheets of Québec save it, and says what a workbook is', async () => {
    const maya = await signUp(server.url, { language: 'fr' })
    await openCollection(maya)
    const { page, context, problems } = await openVisitor(browser, server.url, { locale: 'fr' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}`)
    await page.getByRole('tab', { name: 'Réponses' }).click()
    const choose = (name: string, buffer: Buffer) =>
      page.locator('input[type="file"][accept*="csv"]').setInputFiles({ name, mimeType: 'text/csv', buffer })
    const text =
      'Bantam AA;;\r\nNom et prénom;Chandail;Courriel du parent\r\n"Bélanger, Zoé";07;p@example.com\r\n'
    await choose('ansi.csv', Buffer.from(text, 'latin1'))
    await page.getByText('Zoé Bélanger #07').waitFor()
    await choose('unicode.txt', Buffer.from(text.replace('Zoé', 'Noël'), 'utf16le'))
    await page.getByText('Noël Bélanger #07').waitFor()
    await choose('dos.csv', Buffer.from(text.replace('Zoé', 'Chloé').replaceAll('é', '\x82'), 'latin1'))
    await page.getByText('Chloé Bélanger #07').waitFor()
    await choose('roster.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 20, 0]))
    await page.getByText('Ce fichier est un classeur Excel.').waitFor()
    expect(await page.getByText('Chloé Bélanger').count()).toBe(0)
    expect(problems).toEqual([])
  })

  it('puts designs on the page, sees who is missing, and fills the cart', async () => {
    const maya = await signUp(server.url)
    const { tee } = await openCollection(maya)
    const { page, context, problems } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/projects/${maya.projectId}/designs`)
    await page.getByRole('link', { name: 'Collect sizes' }).click()
    await page.getByRole('heading', { level: 1, name: 'Collect sizes' }).waitFor()
    await page.getByLabel('Message to your people').fill('They run large.')
    await page.getByText('Saved').waitFor()
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('tab', { name: 'Answers' }).click()
    await page
      .getByLabel('People, a line each')
      .fill('Jade\tRoy\tjade@example.com\nMax\tRoy\tmax@example\nLéa\tFortin\tlea@example.com')
    await page.getByText('Not an email address').waitFor()
    await page.getByRole('button', { name: 'Add 2 people' }).click()
    await page.getByRole('radio', { name: 'Missing 2' }).waitFor({ state: 'attached' })

    await page.getByRole('button', { name: 'Add an answer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('First name').fill('Amina')
    await dialog.getByLabel('Size', { exact: true }).click()
    await page.getByRole('option', { name: 'M', exact: true }).click()
    await dialog.getByLabel('Pieces').fill('24')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    const cell = page.getByRole('button', { name: /^Change Training tee for Amina/ })
    await cell.focus()
    // In its place, by keys: restored, changed, removed and brought back.
    for (const keys of [
      ['F2', 'ArrowDown', 'Escape'],
      ['Enter', 'ArrowDown', 'Enter'],
    ]) {
      for (const key of keys) await page.keyboard.press(key)
    }
    await expect.poll(() => cell.textContent()).toBe('L × 24')
    await page.keyboard.press('Delete')
    await expect.poll(() => cell.count()).toBe(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Change Training tee for Amina: L × 24' }).press('Enter')
    await page.getByLabel('Change Training tee for Amina').selectOption('M')
    await page.getByRole('button', { name: 'Change Training tee for Amina: M × 24' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('tab', { name: 'Packing list' }).click()
    await page.getByText('1 person, 24 pieces, 1 sheet of labels').waitFor()
    await page.getByText('A4', { exact: true }).click()
    await page.getByText('1 person, 24 pieces, 2 sheets of labels').waitFor()
    await page.getByRole('combobox', { name: 'Sort by' }).click()
    await page.getByRole('option', { name: 'First name' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'PDF' }).click()
    expect((await saved).suggestedFilename()).toMatch(/Packing list\.pdf$/)
    expect(await seriousFindings(page)).toEqual([])

    await page.getByRole('button', { name: 'Fill the cart' }).first().click()
    await page.getByText('none in the cart → 24').waitFor()
    await page.getByRole('button', { name: 'Fill the cart' }).last().click()
    await page.waitForURL('**/cart')
    await page.getByText('Sizes collected').waitFor()
    expect((await readCart(maya))[tee]).toEqual({ M: 24 })

    await maya.call('POST', '/projects/collection/entry', {
      projectId: maya.projectId,
      details: { firstName: 'Jade', lastName: 'Roy', email: 'jade@example.com' },
      design_id: tee,
      size: 'L',
      quantity: 6,
    })
    await page.reload()
    await page.getByText(/L \+\u00A06\. With them 30 × \$\d+\.\d\d\.$/).waitFor()
    await page.getByRole('button', { name: 'Take over 6' }).click()
    await page.getByRole('button', { name: 'Take over 6' }).waitFor({ state: 'detached' })
    expect((await readCart(maya))[tee]).toEqual({ M: 24, L: 6 })
    expect(problems).toEqual([])
  })

  it('replaces what was typed in the cart, or adds to it', async () => {
    const maya = await signUp(server.url)
    const { tee } = await openCollection(maya)
    await putIntoCart(maya, tee, { S: 3 })
    await maya.call('POST', '/projects/collection/entry', {
      projectId: maya.projectId,
      details: { firstName: 'Jade', lastName: 'Roy', email: 'jade@example.com' },
      design_id: tee,
      size: 'L',
      quantity: 5,
    })
    const { page, context, problems } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}`)
    await page.getByRole('tab', { name: 'Answers 1 person' }).waitFor()
    await page.getByRole('button', { name: 'Fill the cart' }).first().click()
    await page.getByText('3 in the cart → 5').waitFor()
    await page.getByText('Add to them').click()
    await page.getByText('3 in the cart → 8').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Fill the cart' }).last().click()
    await page.waitForURL('**/cart')
    expect((await readCart(maya))[tee]).toEqual({ S: 3, L: 5 })
    expect(problems).toEqual([])
  })

  it('is offered to close the page once its designs are ordered, of which visitors read', async () => {
    const maya = await signUp(server.url)
    const { tee, beanie, path } = await openCollection(maya)
    await maya.call('PUT', '/designs/design/collectable', { designId: beanie, collectable: false })
    await placeRequest(maya, [{ designId: tee, sizes: [{ name: 'M', qty: 20 }] }])
    const { page, context, problems } = await openVisitor(browser, server.url, { locale: 'en' })
    await page.goto(path)
    await page.getByText(/^Ordered on .+ A size added now may come too late: ask first\.$/).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}`)
    await page.getByRole('link', { name: /^Ordered · request/ }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: 'Close the page' }).click()
    await page.getByText('Closed', { exact: true }).waitFor()
    await page.getByText('Sizes that come in now are in no order.').waitFor({ state: 'detached' })
    expect(problems).toEqual([])
  })

  it('puts a design on the page from the studio, which leads there', async () => {
    const maya = await signUp(server.url)
    const { path } = await openCollection(maya)
    const hoodie = await makeDesign(maya, 'Tour hoodie')
    const { page, context, problems } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/design/${hoodie}`)
    await page.getByRole('button', { name: 'Add to team' }).click()
    await page.getByRole('button', { name: 'On the size page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Collect sizes' }).waitFor()
    await page.getByLabel('Description of Tour hoodie').waitFor()
    await page.goto(path)
    await page.getByLabel('Size of Tour hoodie').waitFor()
    expect(problems).toEqual([])
  })

  it('reads the reminder before it goes out, once a day, and closes the page by the clocks of another zone', async () => {
    const maya = await signUp(server.url)
    const { path } = await openCollection(maya)
    const verify = linkIn(await readMail(server, maya.email, 'Confirm your email'))
    await maya.call('POST', `/user/verify/${verify.split('/').at(-1)}`)
    await maya.call('PUT', '/projects/collection', {
      projectId: maya.projectId,
      language: 'fr',
      closesAt: '2099-11-08T12:00:00Z',
      timeZone: 'America/Toronto',
    })
    const jade = `jade-${randomUUID()}@example.com`
    await maya.call('POST', '/projects/collection/roster', {
      projectId: maya.projectId,
      people: [
        { firstName: 'Jade', lastName: 'Roy', email: jade, language: 'fr' },
        { firstName: 'Léa', lastName: 'Fortin', email: `lea-${randomUUID()}@example.com`, language: 'en' },
      ],
    })
    const { page, context } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}?tab=answers`)
    // In the language of the page, whatever the organizer's.
    await page.getByText(/^Bonjour! .*il manque encore votre taille/).waitFor()
    await page.getByRole('button', { name: 'Remind 2 people' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Your size is still missing').waitFor()
    await dialog.getByText('Français 1').click()
    const mail = dialog.getByRole('article', { name: 'The mail' })
    const shown = await mail.locator('p').last().textContent()
    expect(shown).toMatch(/^La page se ferme le dimanche 8 novembre/)
    expect(await seriousFindings(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remind 2 people' }).click()
    const done = page.getByRole('button', { name: /^Sent \d+:\d\d, again tomorrow$/ })
    await done.waitFor()
    expect(await done.isDisabled()).toBe(true)
    expect(await readMail(server, jade, 'Votre taille pour')).toContain(shown)

    await page.goto(`/sizesadmin/${maya.projectId}`)
    await page.getByRole('combobox', { name: 'Time zone' }).click()
    await page.getByRole('option', { name: 'Pacific Time, Vancouver' }).click()
    await page.getByText('Saved').waitFor()
    const closing = () =>
      maya.call<{ project: { closesAt: string; timeZone: string } }>(
        'GET',
        `/projects/collectSizeInfo?token=${path.split('/').at(-1)}`,
      )
    await expect
      .poll(async () => (await closing()).project)
      .toMatchObject({ closesAt: '2099-11-08T15:00:00.000Z', timeZone: 'America/Vancouver' })
    // The night when clocks go back.
    await page.getByLabel('Closing day').fill('2099-11-01')
    await page.getByLabel('Closing hour').fill('01:30')
    await page.getByText('Clocks go back that night').waitFor()
    await expect.poll(async () => (await closing()).project.closesAt).toBe('2099-11-01T09:30:00.000Z')
    expect(await seriousFindings(page)).toEqual([])
  })

  it.each(['en', 'fr'] as const)('has the page in hand on a phone (%s)', async locale => {
    const maya = await signUp(server.url, { language: locale })
    const { tee } = await openCollection(maya)
    await maya.call('POST', '/projects/collection/entry', {
      projectId: maya.projectId,
      details: { firstName: 'Amina', lastName: 'Diallo', email: 'amina.diallo.of.the.wolves@example.com' },
      design_id: tee,
      size: 'M',
      quantity: 25,
    })
    await maya.call('PUT', '/projects/collection', {
      projectId: maya.projectId,
      closesAt: '2099-11-08T12:00:00Z',
      timeZone: 'America/Toronto',
    })
    const { page, context } = await openVisitor(browser, server.url, { locale, ...phone })
    await logIn(context, maya)
    for (const tab of ['', '?tab=answers', '?tab=packing']) {
      await page.goto(`/sizesadmin/${maya.projectId}${tab}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByText(tab ? 'Diallo' : 'Training tee')
        .first()
        .waitFor()
      expect(await sidewaysScroll(page)).toBe(0)
      expect(await seriousFindings(page)).toEqual([])
    }
  })

  it('reads a long list in parts, and has all of it on paper', async () => {
    const maya = await signUp(server.url)
    const { tee } = await openCollection(maya)
    const sent = Array.from({ length: 140 }, (_, at) =>
      maya.call('POST', '/projects/collection/entry', {
        projectId: maya.projectId,
        details: { firstName: 'Person', lastName: String(at) },
        design_id: tee,
        size: 'M',
        quantity: 1,
      }),
    )
    await Promise.all(sent)
    const { page, context } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}?tab=answers`)
    const cells = page.getByRole('button', { name: /^Change Training tee for Person/ })
    await page.getByText('25 of 140 shown').waitFor()
    expect(await cells.count()).toBe(25)
    const print = (when: string) => page.evaluate(name => window.dispatchEvent(new Event(name)), when)
    await print('beforeprint')
    expect(await cells.count()).toBe(140)
    await print('afterprint')
    await expect.poll(() => cells.count()).toBe(25)
    await page.getByRole('button', { name: 'Show all' }).click()
    await page.getByText('125 of 140 shown').waitFor()
    await cells.last().focus()
    await expect.poll(() => cells.count()).toBe(140)
  })

  it('dresses the page with a cover and a logo; a file that is no picture changes nothing', async () => {
    const maya = await signUp(server.url)
    const { path } = await openCollection(maya)
    const { page, context } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}`)
    await page.getByRole('button', { name: 'Change cover' }).waitFor()
    const [cover, logo] = [page.locator('input[type=file]').first(), page.locator('input[type=file]').last()]
    const small = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const bad = [
      { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'cover.txt', mimeType: 'text/plain', buffer: Buffer.from('cover') },
      { name: 'cover.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'cover.png', mimeType: 'image/png', buffer: small },
    ]
    const remove = page.getByRole('button', { name: 'Remove: Change cover' })
    for (const file of bad) {
      const fault = page.getByText('This file cannot be used.')
      await cover.setInputFiles(file)
      await fault.waitFor()
      expect(await remove.count()).toBe(0)
      await page.reload()
    }
    await cover.setInputFiles(crest)
    await remove.waitFor()
    await logo.setInputFiles(crest)
    await page.getByRole('button', { name: 'Remove: Change logo' }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    const pictures = async () => {
      const visitor = await openVisitor(browser, server.url, { locale: 'en', ...phone })
      await visitor.page.goto(path)
      await visitor.page.getByRole('heading', { level: 1 }).waitFor()
      const shown = visitor.page.locator('img[src*="/projectpictures/"]')
      await expect
        .poll(() => shown.evaluateAll(images => images.every(image => (image as HTMLImageElement).complete)))
        .toBe(true)
      return shown.evaluateAll(images => images.map(image => (image as HTMLImageElement).naturalWidth > 0))
    }
    expect(await pictures()).toEqual([true, true])
    await remove.click()
    await remove.waitFor({ state: 'detached' })
    expect(await pictures()).toEqual([true])
  })
  it('is headed by what its people are told, which is the project’s name; nothing is no name', async () => {
    const maya = await signUp(server.url)
    const { path } = await openCollection(maya)
    const { page, context } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}`)
    const name = page.getByLabel('Name that your people see')
    await name.fill('')
    await page.getByText('This field is required.').waitFor()
    await name.fill('Wolves winter kit')
    await page.getByRole('link', { name: 'Wolves winter kit' }).waitFor()
    const visitor = await openVisitor(browser, server.url, { locale: 'en', ...phone })
    await visitor.page.goto(path)
    const heading = visitor.page.getByRole('heading', { level: 1 })
    await expect.poll(() => heading.textContent()).toBe('Wolves winter kit')
  })
  it('keeps a line with a fault as it was read until it is corrected', async () => {
    const maya = await signUp(server.url)
    await openCollection(maya)
    const { page, context } = await openVisitor(browser, server.url, { locale: 'en' })
    await logIn(context, maya)
    await page.goto(`/sizesadmin/${maya.projectId}?tab=answers`)
    const lines = page.getByLabel('People, a line each')
    await lines.fill('Laurence Roy\tlaurence@example.com\nAnne Côté\tanne.example.com')
    const fault = page.getByRole('listitem').filter({ hasText: 'Not an email address' })
    await fault.getByText('Anne Côté').waitFor()
    await page.getByRole('button', { name: 'Add 1 person' }).click()
    await page.getByText('1 person is on the roster.').waitFor()
    await fault.getByText('Anne Côté').waitFor()
    expect(await fault.getByText('anne.example.com', { exact: true }).count()).toBe(1)
    await lines.fill((await lines.inputValue()).replace('anne.', 'anne@'))
    await page.getByRole('button', { name: 'Add 1 person' }).click()
    await expect.poll(() => lines.inputValue()).toBe('')
  })
})
