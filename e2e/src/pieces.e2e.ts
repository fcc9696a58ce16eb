import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { openVisitor } from './driver.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { linkIn, readMail } from './mail.ts'
import { makeMatchShirt } from './match-shirt.ts'
import { sharedServer } from './server.ts'
import { logIn, operate, placeRequest, signUp } from './shop.ts'

const server = sharedServer()
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterEach(async () => {
  for (const context of browser.contexts()) await context.close()
})
afterAll(() => browser.close())

type Words = Readonly<Record<string, string>>
type Line = { readonly id: string; readonly words: Words; readonly problems?: unknown }
type Listed = {
  readonly lines: readonly Line[]
  readonly sizes: readonly { readonly name: string; readonly qty: number }[]
}

async function shoot(page: Page, name: string) {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
}

it.each([
  {
    locale: 'en',
    width: 1440,
    words: {
      mail: 'Your sizes',
      every: 'Every piece 24',
      list: 'Every piece of Match shirt',
      near: 'The piece from near',
      none: '0 of 24 pieces looked at',
      right: 'This one is right',
      first: '1 of 24 pieces looked at',
      looked: /^Tick the \d+ that I have looked at$/,
      undo: /^Take \d+ ticks? back$/,
      unticked: 'Nobody has ticked 23 of 24 pieces.',
      own: 'This is what will be made for you',
      yes: 'It is right',
      said: 'You said that it is right.',
      byPerson: /Ticked by its person$/,
      again: 'Asked again 1',
      changed: 'number 7 → 8',
      since: 'Look again: since it was said to be right, number 7 became 8.',
      wrong: 'Something is wrong',
      ask: /^Tell Maya Tremblay, who ordered/,
    },
  },
  {
    locale: 'fr',
    width: 390,
    words: {
      mail: 'Vos tailles',
      every: 'Chaque pièce 24',
      list: 'Chaque pièce de Match shirt',
      near: 'La pièce de près',
      none: '0 pièce vérifiée sur 24',
      right: 'Celle-ci est juste',
      first: '1 pièce vérifiée sur 24',
      looked: /^Cocher .* que j’ai regardées?$/,
      undo: /^Décocher /,
      unticked: 'Personne n’a coché 23 pièces sur 24.',
      own: 'Voici ce qui sera fait pour vous',
      yes: 'C’est juste',
      said: 'Vous avez dit que c’est juste.',
      byPerson: /Cochée par la personne$/,
      again: 'Demandées de nouveau 1',
      changed: 'numéro 7 → 8',
      since: 'Regardez de nouveau\u00a0: depuis la vérification, numéro\u00a0: 7 est devenu 8.',
      wrong: 'Quelque chose ne va pas',
      ask: /^Écrivez à Maya Tremblay, qui a commandé/,
    },
  },
] as const)(
  'each piece of a proof is ticked by whom it is of and by its person, in $locale (NN19, NN20)',
  async asked => {
    const { locale, width, words } = asked
    const maya = await signUp(server.url, { language: locale })
    const elise = await signUp(server.url, { firstName: 'Élise', lastName: 'Lavoie' })
    operate(server, elise, 'grant', 'designer')
    const designId = await makeMatchShirt(maya)
    await maya.call('PUT', '/designs/design/collectable', { designId, collectable: true })
    const { project } = await maya.call<{ project: { token: string } }>(
      'GET',
      `/projects/collection/${maya.projectId}`,
    )
    const { page: visitor, context: outside } = await openVisitor(browser, server.url, { locale, width })
    await visitor.goto(`/sizes/${project.token}`)
    const info = await visitor.request.get(`/api/v1/projects/collectSizeInfo?token=${project.token}`)
    const slots = ((await info.json()) as { data: { designs: { slots: { id: string; kind: string }[] }[] } })
      .data.designs[0]?.slots
    const [nameId = '', numberId = ''] = ['name', 'number'].map(
      kind => slots?.find(each => each.kind === kind)?.id,
    )
    const email = `noah-${randomUUID()}@example.com`
    const answered = await visitor.request.post('/api/v1/designs/collectSize', {
      data: {
        details: { firstName: 'Noah', lastName: 'Bélanger', email },
        selection: [
          { id: designId, size: 'M', quantity: 1, words: { [nameId]: 'BÉLANGER', [numberId]: '7' } },
        ],
        token: project.token,
        language: locale,
      },
    })
    expect(answered.status()).toBe(200)
    await maya.call('POST', '/cart/from-collection', { projectId: maya.projectId, designIds: [designId] })
    const { items } = await maya.call<{ items: { id: string }[] }>('GET', '/cart/items')
    const itemId = items[0]?.id ?? ''
    const before = await maya.call<Listed>('GET', `/cart/item/${itemId}/lines`)
    const listed = await maya.call<Listed>('PUT', `/cart/item/${itemId}/lines`, {
      lines: [
        ...before.lines.map(({ problems: _, ...line }) => line),
        ...Array.from({ length: 23 }, (_, at) => ({
          size: at % 3 === 0 ? 'L' : 'M',
          qty: 1,
          person: { first_name: 'Ana', last_name: `Rivera ${at}`, email: null },
          words: { [nameId]: ['RIVERA', 'COHEN', 'LI', 'TREMBLAY'][at % 4], [numberId]: String(10 + at) },
        })),
      ],
    })
    const preorderId = await placeRequest(maya, [{ designId, sizes: listed.sizes }], { locale })
    await elise.call('POST', '/preorders/admin/status', { preorderId, status: 'inreviewbycustomer' })

    const { page, context, problems } = await openVisitor(browser, server.url, { locale, width })
    await logIn(context, maya)
    await page.goto(`/orders/proof/${preorderId}`)
    await page.getByText(words.every, { exact: true }).click()
    const list = page.getByRole('listbox', { name: words.list })
    await page.getByText(words.none, { exact: true }).waitFor()
    const pictures = list.getByRole('option').locator('img')
    await pictures.first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    expect(await sidewaysScroll(page)).toBe(0)
    // Keys move and tick.
    const options = list.getByRole('option')
    await options.nth(1).focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('Space')
    await page.getByText(words.first, { exact: true }).waitFor()
    await page.getByText(words.unticked).waitFor()
    await expect.poll(() => page.getByRole('button', { name: words.looked }).count()).toBe(1)
    expect(width < 768 ? await smallTargets(page) : []).toEqual([])
    await shoot(page, `sheet-${locale}`)
    await page.getByRole('button', { name: words.looked }).click()
    await expect.poll(() => options.and(page.locator('[aria-selected=true]')).count()).toBeGreaterThan(1)
    await page.getByRole('button', { name: words.undo }).click()
    await page.getByText(words.first, { exact: true }).waitFor()

    // Its person says that theirs is right, by the link that was mailed.
    await visitor.goto(linkIn(await readMail(server, email, words.mail)))
    await visitor.getByRole('heading', { name: words.own }).waitFor()
    await visitor.getByRole('heading', { name: 'BÉLANGER 7' }).waitFor()
    await visitor.getByRole('button', { name: words.yes }).click()
    await visitor.getByText(words.said).waitFor()
    expect(await seriousFindings(visitor)).toEqual([])
    expect(await sidewaysScroll(visitor)).toBe(0)
    await shoot(visitor, `own-${locale}`)
    await page.reload()
    await page.getByText(words.every, { exact: true }).click()
    await page.getByRole('option', { name: words.byPerson }).waitFor()

    // Staff change that number: that line alone is asked again, of both.
    const detail = await elise.call<{ purchasedItems: { design_id: string; lines: Line[] }[] }>(
      'POST',
      '/preorders/admin/purchasedpreorder',
      { preorderId },
    )
    const [item] = detail.purchasedItems
    await elise.call('PUT', '/preorders/admin/lines', {
      preorderId,
      designId: item?.design_id,
      lines: item?.lines.map(({ problems: _, ...line }) =>
        line.words[numberId] === '7' ? { ...line, words: { ...line.words, [numberId]: '8' } } : line,
      ),
    })
    await page.reload()
    await page.getByText(words.every, { exact: true }).click()
    await page.getByRole('button', { name: words.again }).click()
    await page.getByRole('option', { name: words.changed }).waitFor()
    await page.getByRole('region', { name: words.near }).getByRole('button', { name: words.right }).waitFor()
    await shoot(page, `again-${locale}`)
    await visitor.reload()
    await visitor.getByText(words.since).waitFor()
    await visitor.getByRole('button', { name: words.wrong }).click()
    await visitor.getByText(words.ask).waitFor()
    await shoot(visitor, `own-again-${locale}`)
    await outside.close()
    expect(problems).toEqual([])
  },
)
