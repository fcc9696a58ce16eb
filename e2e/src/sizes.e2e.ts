import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openCollection } from './collections.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { journeyBrowser } from './journey-browser.ts'
import { linkIn, readMail } from './mail.ts'
import { sharedServer } from './server.ts'
import { signUp } from './shop.ts'

const server = sharedServer()
const browser = await journeyBrowser()

const phone = { width: 360, height: 740 }

async function expectFit(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  expect(await seriousFindings(page)).toEqual([])
}

const wordsOf = {
  en: {
    size: 'Size of Training tee',
    hat: 'Size of Race beanie',
    hats: ['S-M', 'M-L', 'L-XL'],
    add: 'Add Training tee',
    see: 'See my selection',
    more: 'One Training tee in M more',
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    send: 'Send my sizes',
    thanks: 'Thank you, Noah',
    mail: 'Your sizes are in',
    change: 'Change my sizes',
    save: 'Save my sizes',
    saved: 'Your sizes are saved.',
    late: 'The collection is closed: the sizes stay as they are.',
    withdraw: 'Withdraw my answer',
    yes: 'Withdraw all',
    withdrawn: 'Your answer is withdrawn. Nothing of it is kept.',
  },
  fr: {
    size: 'Taille de Training tee',
    hat: 'Taille de Race beanie',
    hats: ['P-M', 'M-G', 'G-TG'],
    add: 'Ajouter Training tee',
    see: 'Voir ma sélection',
    more: 'Un de plus\u00a0: Training tee, M',
    first: 'Prénom',
    last: 'Nom',
    email: 'Courriel',
    send: 'Envoyer mes tailles',
    thanks: 'Merci, Noah',
    mail: 'Vos tailles sont reçues',
    change: 'Modifier mes tailles',
    save: 'Enregistrer mes tailles',
    saved: 'Vos tailles sont enregistrées.',
    late: 'La collecte est terminée\u00a0: les tailles restent telles quelles.',
    withdraw: 'Retirer ma réponse',
    yes: 'Tout retirer',
    withdrawn: 'Votre réponse est retirée. Rien n’en est conservé.',
  },
} as const

describe('whoever was sent the link', () => {
  it.each(['en', 'fr'] as const)('picks sizes on a phone, changes and withdraws them (%s)', async locale => {
    const text = wordsOf[locale]
    const maya = await signUp(server.url, { language: locale })
    const { path } = await openCollection(maya)
    const { page, problems } = await openVisitor(browser, server.url, { locale, ...phone })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.getByLabel(text.size).selectOption('M')
    await page.getByRole('button', { name: text.add }).click()
    const hats = page.getByLabel(text.hat).getByRole('option')
    expect((await hats.allInnerTexts()).slice(1)).toEqual(text.hats)
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

    await page.getByRole('link', { name: text.change }).click()
    await page.getByRole('button', { name: text.more }).click()
    await expectFit(page)
    await page.getByRole('button', { name: text.save }).click()
    await page.getByText(text.saved).waitFor()
    await page.goBack()
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
    expect((await read()).answers).toMatchObject([{ size: 'M', quantity: 4 }])
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

  it.each([
    {
      locale: 'en',
      join: /Write to me once a month/,
      joined: 'Look in your mail',
      mail: 'One click, and you are in',
      confirm: 'Confirm',
      isIn: 'You are in.',
      leave: 'Leave',
      left: 'You get no more of them.',
    },
    {
      locale: 'fr',
      join: /M’écrire une fois par mois/,
      joined: 'Regardez vos courriels',
      mail: 'Un clic, et vous y êtes',
      confirm: 'Confirmer',
      isIn: 'Vous y êtes.',
      leave: 'Quitter',
      left: 'Vous n’en recevrez plus.',
    },
  ] as const)(
    'signs up for the newsletter, confirms by mail and leaves with one press ($locale)',
    async words => {
      const { locale } = words
      const maya = await signUp(server.url, { language: locale })
      const { path } = await openCollection(maya)
      const text = wordsOf[locale]
      const { page, problems } = await openVisitor(browser, server.url, { locale, ...phone })
      await page.goto(path)
      await page.getByLabel(text.size).selectOption('M')
      await page.getByRole('button', { name: text.add }).click()
      const email = `noah-${randomUUID()}@example.com`
      await page.getByLabel(text.first, { exact: true }).fill('Noah')
      await page.getByLabel(text.last, { exact: true }).fill('Roy')
      await page.getByLabel(text.email).fill(email)
      await page.getByRole('button', { name: text.send }).click()
      await page.getByLabel(words.join).check()
      await page.getByText(words.joined).waitFor()
      await expectFit(page)
      const mail = await readMail(server, email, words.mail)
      await page.goto(linkIn(mail))
      await page.getByRole('button', { name: words.confirm }).click()
      await page.getByText(words.isIn).waitFor()
      await expectFit(page)
      const leave = /\/newsletter\/unsubscribe\/\S+/.exec(mail)?.[0] ?? ''
      await page.goto(leave)
      await page.getByRole('button', { name: words.leave }).click()
      await page.getByRole('heading', { name: words.left }).waitFor()
      await expectFit(page)
      expect(problems).toEqual([])
    },
  )

  it('stops reminders and leaves the list; who withdraws is asked whether their name stays on it', async () => {
    const maya = await signUp(server.url)
    const { tee, path } = await openCollection(maya)
    const verify = linkIn(await readMail(server, maya.email, 'Confirm your email'))
    await maya.call('POST', `/user/verify/${verify.split('/').at(-1)}`)
    const [noah, jade] = ['noah', 'jade'].map(name => `${name}-${randomUUID()}@example.com`)
    await maya.call('POST', '/projects/collection/roster', {
      projectId: maya.projectId,
      people: [noah, jade].map(email => ({ firstName: 'Sam', lastName: 'Roy', email })),
    })
    const listed = async () => {
      const { roster } = await maya.call<{ roster: { email: string }[] }>(
        'GET',
        `/projects/collection/${maya.projectId}`,
      )
      return roster.map(({ email }) => email)
    }
    await maya.call('POST', '/projects/collection/remind', { projectId: maya.projectId })
    const { page, problems } = await openVisitor(browser, server.url, { locale: 'en', ...phone })
    const stop = /\/sizes\/stop\/\S+/.exec(await readMail(server, jade!, 'Your size for'))?.[0] ?? ''
    await page.goto(stop)
    await page.getByRole('button', { name: 'No more reminders' }).click()
    await page.getByRole('button', { name: 'Take me off the list' }).click()
    expect(await listed()).toContain(jade)
    await page.getByRole('button', { name: 'Take me off the list' }).click()
    await page.getByText('Your name and email are off the list.').waitFor()
    await expectFit(page)
    expect(await listed()).toEqual([noah])
    await maya.call('POST', '/designs/collectSize', {
      details: { firstName: 'Noah', lastName: 'Roy', email: noah },
      selection: [{ id: tee, size: 'M', quantity: 1 }],
      token: path.split('/').at(-1),
    })
    await page.goto(linkIn(await readMail(server, noah!, 'Your sizes are in')))
    await page.getByRole('button', { name: 'Withdraw my answer' }).click()
    await page.getByLabel('Take my name and email off').check()
    await expectFit(page)
    await page.getByRole('button', { name: 'Withdraw all' }).click()
    await page.getByText('Nothing of it is kept.').waitFor()
    expect(await listed()).toEqual([])
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
