import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { type Customer, logIn, makeDesign, readCart, signUp } from './shop.ts'
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

/** A page where a team picks its sizes. */
async function openCollection(customer: Customer) {
  const tee = await makeDesign(customer, 'Training tee')
  const beanie = await makeDesign(customer, 'Race beanie', { family: 'beanie', product: 'beanie' })
  for (const designId of [tee, beanie]) {
    await customer.call('PUT', '/designs/design/collectable', { designId, collectable: true })
  }
  const { project } = await customer.call<{ project: { token: string } }>(
    'GET',
    `/projects/collection/${customer.projectId}`,
  )
  return { tee, beanie, path: `/sizes/${project.token}` }
}

async function expectFit(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
}

const words = {
  en: {
    size: 'Size of Training tee',
    add: 'Add Training tee',
    see: 'See my selection',
    more: 'One Training tee in M more',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    send: 'Send my sizes',
    thanks: 'Thank you, Noah',
    mail: 'Thank you, Noah',
    save: 'Save my sizes',
    saved: 'Your sizes are saved.',
    late: 'The collection is closed: the sizes stay as they are.',
    withdraw: 'Withdraw my answer',
    yes: 'Withdraw all',
    withdrawn: 'Your answer is withdrawn. Nothing of it is kept.',
  },
  fr: {
    size: 'Taille de Training tee',
    add: 'Ajouter Training tee',
    see: 'Voir ma sélection',
    more: 'Un de plus: Training tee, M',
    first: 'Prénom',
    last: 'Nom',
    email: 'Courriel',
    send: 'Envoyer mes tailles',
    thanks: 'Merci, Noah',
    mail: 'Merci, Noah',
    save: 'Enregistrer mes tailles',
    saved: 'Vos tailles sont enregistrées.',
    late: 'La collecte est terminée: les tailles restent telles quelles.',
    withdraw: 'Retirer ma réponse',
    yes: 'Tout retirer',
    withdrawn: 'Votre réponse est retirée. Rien n’en est conservé.',
  },
} as const

describe('whoever was sent the link', () => {
  it.each(['en', 'fr'] as const)('picks sizes on a phone, changes and withdraws them (%s)', async locale => {
    const text = words[locale]
    const maya = await signUp(server.url, { language: locale })
    const { path } = await openCollection(maya)
    const { page, problems } = await openVisitor(browser, server.url, { locale, ...phone })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel(text.size).selectOption('M')
    await page.getByRole('button', { name: text.add }).click()
    await expectFit(page)
    await page.getByRole('button', { name: text.see }).click()
    await page.getByRole('button', { name: text.more }).click()
    const send = page.getByRole('button', { name: text.send })
    expect(await send.isDisabled()).toBe(true)
    const email = `noah-${randomUUID()}@example.com`
    await page.getByLabel(text.first, { exact: true }).fill('Noah')
    await page.getByLabel(text.last, { exact: true }).fill('Bélanger')
    await page.getByLabel(text.email).fill(email)
    await send.click()
    await page.getByRole('heading', { name: text.thanks }).waitFor()
    await expectFit(page)
    // Loaded anew it thanks still; back leads to the sizes.
    await page.reload()
    await page.getByRole('heading', { name: text.thanks }).waitFor()

    await page.goto(linkIn(await readMail(server, email, text.mail)))
    await page.getByRole('button', { name: text.more }).click()
    await expectFit(page)
    await page.getByRole('button', { name: text.save }).click()
    await page.getByText(text.saved).waitFor()
    const read = () =>
      maya.call<{ answers: { size: string; quantity: number }[] }>(
        'GET',
        `/projects/collection/${maya.projectId}`,
      )
    expect((await read()).answers).toMatchObject([{ size: 'M', quantity: 3 }])
    // Closed and at another address since: the link of the mail shows what counts, and withdraws it.
    await maya.call('POST', '/projects/collection/token', { projectId: maya.projectId })
    await maya.call('PUT', '/projects/collection', { projectId: maya.projectId, isOpen: false })
    await page.reload()
    await page.getByText(text.late).waitFor()
    await page.getByText('Training tee').waitFor()
    await expectFit(page)
    await page.getByRole('button', { name: text.withdraw }).click()
    await page.getByRole('button', { name: text.yes }).click()
    await page.getByRole('heading', { name: text.withdrawn }).waitFor()
    expect((await read()).answers).toEqual([])
    expect(problems).toEqual([])
  })

  it('is told which design was taken off meanwhile, and that the collection is closed', async () => {
    const maya = await signUp(server.url)
    const { path, tee } = await openCollection(maya)
    const { page } = await openVisitor(browser, server.url, { locale: 'en', ...phone })
    await page.goto(path)
    await page.getByLabel('Size of Training tee').selectOption('M')
    await page.getByRole('button', { name: 'Add Training tee' }).click()
    const beanie = page.getByLabel('Size of Race beanie')
    if ((await beanie.inputValue()) === '') await beanie.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Add Race beanie' }).click()
    await page.getByLabel('First name').fill('Noah')
    await page.getByLabel('Last name').fill('Roy')
    const send = page.getByRole('button', { name: 'Send my sizes' })
    // What the page lets pass and the server does not is said, and stays to be corrected.
    await page.getByLabel('Email').fill('noah..roy@example.com')
    await send.click()
    await page.getByText('Your name or email cannot be used as it is.').waitFor()
    expect(await page.getByLabel('First name').inputValue()).toBe('Noah')
    await page.getByLabel('Email').fill(`noah-${randomUUID()}@example.com`)
    await maya.call('PUT', '/designs/design/collectable', { designId: tee, collectable: false })
    await send.click()
    await page.getByText('“Training tee” is no longer offered').waitFor()
    await expectFit(page)
    await send.click()
    await page.getByRole('heading', { name: 'Thank you, Noah' }).waitFor()
    await maya.call('PUT', '/projects/collection', { projectId: maya.projectId, isOpen: false })
    await page.goto(path)
    await page.getByRole('heading', { name: 'The collection is closed' }).waitFor()
    await expectFit(page)
    await page.goto('/sizes/nobody-knows-it')
    await page.getByRole('heading', { name: 'This address leads nowhere' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe('the organizer', () => {
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
})
