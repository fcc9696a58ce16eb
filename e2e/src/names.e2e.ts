import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { openBrowser } from './browser.ts'
import { sharedServer } from './server.ts'
import { openStudio, panelOf, saved } from './studio-page.ts'

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
    saved: 'Saved',
    add: 'Add decoration',
    names: /^Names and numbers/,
    each: 'For each person',
    lower: 'Adult: lower',
    link: 'Add: Left sleeve',
    own: 'Give it its own words',
    tool: 'Try anyone',
    sample: 'Sample',
    name: 'Name',
    number: 'Number',
    size: 'Size',
    use: 'Try these words',
    after: 'Next person',
    narrower: /letters of all/,
  },
  fr: {
    saved: 'Enregistré',
    add: 'Ajouter une décoration',
    names: /^Noms et numéros/,
    each: 'Pour chaque personne',
    lower: 'Adulte\u00a0: moins haut',
    link: 'Ajouter\u00a0: Manche gauche',
    own: 'Lui donner ses propres mots',
    tool: 'Essayer quelqu’un',
    sample: 'Exemple',
    name: 'Nom',
    number: 'Numéro',
    size: 'Taille',
    use: 'Essayer ces mots',
    after: 'Personne suivante',
    narrower: /lettres de tous/,
  },
} as const

type Named = {
  readonly decorations: readonly {
    readonly personal?: { readonly kind: string; readonly heights: { readonly adult: number } }
    readonly linkedTo?: string
    readonly location: { readonly selectedLocation: { readonly positionName: string } }
  }[]
}

/** How dark the stage's picture is in all: another picture has another sum. */
const lookOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('canvas[role="img"]')
    .screenshot()
    .then(picture => picture.toString('base64'))

describe.each(['en', 'fr'] as const)('names and numbers in %s', locale => {
  const say = words[locale]

  it('come on the back at once, stand on a sleeve too, and are tried as anybody’s', async () => {
    const { page, state, problems } = await openStudio(browser, server.url, { locale })
    const panel = panelOf(page)
    await page.getByRole('button', { name: say.add }).first().click()
    await panel.getByRole('button', { name: say.names }).click()
    await panel.getByRole('switch', { name: say.each }).waitFor()
    await saved(page, say.saved)
    const named = (await state()) as unknown as Named
    expect(
      named.decorations.map(({ personal, location }) => [
        personal?.kind,
        personal?.heights.adult,
        location.selectedLocation.positionName,
      ]),
    ).toEqual([
      ['name', 2, 'upperBack'],
      ['number', 8, 'backNumber'],
    ])
    expect(await seriousFindings(page)).toEqual([])

    await panel.getByRole('button', { name: say.link }).click()
    await panel.getByRole('button', { name: say.own }).waitFor()
    await panel.getByRole('button', { name: say.lower }).click()
    await saved(page, say.saved)
    const linked = (await state()) as unknown as Named
    expect(linked.decorations[2]).toMatchObject({ linkedTo: expect.any(String) })

    const tool = page.getByRole('toolbar', { name: say.tool })
    await tool.getByRole('button', { name: say.sample }).click()
    const form = page.getByRole('dialog', { name: say.tool })
    await form.getByLabel(say.name).fill('Lavallée-Desrosiers')
    await form.getByLabel(say.number).fill('07')
    expect(await seriousFindings(page)).toEqual([])
    const before = await lookOf(page)
    await form.getByRole('button', { name: say.use }).click()
    await tool.getByText(say.narrower).first().waitFor()
    await expect.poll(() => lookOf(page)).not.toBe(before)
    await tool.getByRole('button', { name: say.after }).click()
    await tool.getByRole('button', { name: say.sample }).waitFor()
    expect(await seriousFindings(page)).toEqual([])
    const after = (await state()) as unknown as Named
    expect(JSON.stringify(after)).not.toContain('Lavall')
    expect(problems).toEqual([])
  })
})
