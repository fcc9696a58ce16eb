import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { seriousFindings } from './accessibility.ts'
import { except, newEmail, password } from './account-page.ts'
import { openVisitor } from './driver.ts'
import { dragFinger, fingersOn, middleOf } from './finger.ts'
import { sidewaysScroll, smallTargets } from './fit.ts'
import { journeyBrowser } from './journey-browser.ts'
import { sharedServer } from './server.ts'
import { codeCame, crest, drawn, hoodie, openStudio } from './studio-page.ts'

const server = sharedServer()
const browser = await journeyBrowser()

const words = {
  en: {
    tools: 'Tools',
    saved: 'Saved',
    kind: 'Choose the kind',
    place: 'Choose the place',
    done: 'Done',
    close: 'Close panel',
    add: 'Add decoration',
    text: /^Write text/,
    words: 'Words',
    team: 'Add to team',
    dialog: 'Keep this design',
    email: 'Email',
    go: 'Continue',
    first: 'First name',
    last: 'Last name',
    password: 'Password',
    student: 'Student group',
    start: 'Get started',
    gold: 'Gold',
    sleeves: /^Sleeves/,
  },
  fr: {
    tools: 'Outils',
    saved: 'Enregistré',
    kind: 'Choisir le procédé',
    place: 'Choisir l’emplacement',
    done: 'Terminé',
    close: 'Fermer le panneau',
    add: 'Ajouter une décoration',
    text: /^Écrire un texte/,
    words: 'Texte',
    team: 'Proposer à l’équipe',
    dialog: 'Conserver ce design',
    email: 'Courriel',
    go: 'Continuer',
    first: 'Prénom',
    last: 'Nom',
    password: 'Mot de passe',
    student: 'Groupe étudiant',
    start: 'Commencer',
    gold: 'Or',
    sleeves: /^Manches/,
  },
} as const

const tab = (page: Page, name: 'parts' | 'colors' | 'decorate' | 'price', locale: 'en' | 'fr' = 'en') =>
  page
    .getByRole('navigation', { name: words[locale].tools })
    .getByRole('button')
    .nth(['parts', 'colors', 'decorate', 'price'].indexOf(name))

/** Whether the middle of it is what a finger would meet there. */
const isInWindow = (element: Locator) =>
  element.evaluate(own => {
    const { left, top, width, height } = own.getBoundingClientRect()
    return own.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  })

const panel = (page: Page) => page.getByRole('complementary')
const heightOf = (page: Page) => page.locator('[data-height]').getAttribute('data-height')
const small = { width: 360, height: 640, hasTouch: true } as const
const usual = { width: 390, height: 844, hasTouch: true } as const

describe.each(['en', 'fr'] as const)('a stranger with a phone of the smallest kind (%s)', locale => {
  it('designs a hoodie with crest and words, sees its price, signs up and has lost nothing', async () => {
    const { page, problems } = await openVisitor(browser, server.url, { locale, ...small })
    const say = words[locale]
    await page.goto('/start/hoodie/hoodie?color=forest')
    await page.waitForURL(/\/design\//)
    await drawn(page)
    const designId = /[\w-]{36}/.exec(page.url())?.[0] ?? ''
    await page.getByRole('group').getByRole('button', { name: say.sleeves }).tap()
    await panel(page).getByRole('radio', { name: say.gold, exact: true }).tap()
    await page.getByRole('banner').getByText(say.saved, { exact: true }).waitFor()

    await tab(page, 'decorate', locale).tap()
    await page.getByTestId('artwork-file').setInputFiles(crest)
    await page.getByRole('button', { name: say.place }).tap()
    await panel(page).getByRole('button', { name: say.done }).tap()
    await panel(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await panel(page).getByRole('button', { name: say.close }).tap()
    await page.getByRole('button', { name: say.add }).tap()
    await page.getByRole('button', { name: say.text }).tap()
    await page.getByRole('textbox', { name: say.words }).fill('WOLVES')
    await page.getByRole('button', { name: say.kind }).tap()
    await page.getByRole('button', { name: say.place }).tap()
    await panel(page).getByRole('button', { name: say.done }).tap()
    await page.getByRole('banner').getByText(say.saved, { exact: true }).waitFor()

    await tab(page, 'price', locale).tap()
    await page
      .getByRole('region', { name: /^(Price|Prix)/ })
      .getByText(/\d[.,]\d\d/)
      .first()
      .waitFor()
    expect(await sidewaysScroll(page)).toBe(0)
    await page.getByRole('button', { name: say.team }).tap()
    const dialog = page.getByRole('dialog', { name: say.dialog })
    await dialog.getByLabel(say.email).fill(newEmail())
    await dialog.getByRole('button', { name: say.go }).tap()
    await page.getByLabel(say.first).fill('Zoé')
    await page.getByLabel(say.last, { exact: true }).fill('Lévesque')
    await page.getByLabel(say.password, { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByText(say.student).tap()
    await page.getByRole('radio', { name: '20–49' }).check()
    await page.getByRole('button', { name: say.start }).tap()
    await page.waitForURL(/\/sizesadmin\/[\w-]{36}/)
    await page.goto(`/design/${designId}`)
    await drawn(page)
    await tab(page, 'parts', locale).tap()
    const parts = page.getByRole('navigation', { name: /^(Parts|Parties)$/ })
    await parts.getByRole('button', { name: /^wolves-crest/ }).waitFor()
    await parts.getByRole('button', { name: /^WOLVES(?!-)/ }).waitFor()
    expect(except(problems, 403)).toEqual([])
  })
})

describe('the sheet', () => {
  it('shows the comment that a link leads to, and keeps its head and the tabs in sight', async () => {
    const { page, customer, designId, problems } = await openStudio(browser, server.url, usual)
    const threads: { id: string }[] = []
    for (const at of [1, 2, 3, 4, 5, 6, 7])
      threads.push(
        await customer.call('POST', '/designs/comment', {
          designId,
          anchor: { side: 'front', x: 8 + at, y: 8 + 2 * at },
          text: `Comment ${at}`,
          key: `comment ${at}`,
        }),
      )
    await page.goto(`/design/${designId}?comment=${threads[1]!.id}`)
    await drawn(page)
    const thread = panel(page).getByRole('article')
    await expect.poll(async () => (await thread.boundingBox())?.y).toBeLessThan(usual.height - 150)
    await expect.poll(() => isInWindow(panel(page).getByRole('heading', { name: 'Comments' }))).toBe(true)
    expect(await isInWindow(tab(page, 'price'))).toBe(true)
    expect(problems).toEqual([])
  })

  it('is closed first by the phone’s way back, which leaves after that', async () => {
    const { page, customer, problems } = await openStudio(browser, server.url, usual)
    await page.goto(`/projects/${customer.projectId}/designs`)
    await page.getByRole('link', { name: 'Training tee' }).tap()
    await drawn(page)
    expect(await heightOf(page)).toBe('half')
    await page.goBack()
    await expect.poll(() => heightOf(page)).toBe('peek')
    expect(page.url()).toContain('/design/')
    await tab(page, 'colors').tap()
    await expect.poll(() => heightOf(page)).toBe('half')
    // Closed by hand, its step of the way is gone too.
    await tab(page, 'colors').tap()
    await expect.poll(() => heightOf(page)).toBe('peek')
    await page.waitForFunction(() => !(history.state as { sheet?: true }).sheet)
    await page.goBack()
    await page.waitForURL(`**/projects/${customer.projectId}/designs`)
    expect(problems).toEqual([])
  })

  it('is drawn up and down by its bar, and raised by a key', async () => {
    const { page } = await openStudio(browser, server.url, usual)
    const fingers = await fingersOn(page)
    const bar = page.getByRole('button', { name: 'Show all of the tools' })
    const at = await middleOf(bar)
    await dragFinger(fingers, at, { x: at.x, y: at.y - 300 })
    await fingers.up()
    await expect.poll(() => heightOf(page)).toBe('full')
    const high = await middleOf(page.getByRole('button', { name: 'Show half of the tools' }))
    await dragFinger(fingers, high, { x: high.x, y: 770 })
    await fingers.up()
    await expect.poll(() => heightOf(page)).toBe('peek')
    await page.getByRole('button', { name: 'Show half of the tools' }).press('Enter')
    await expect.poll(() => heightOf(page)).toBe('half')
  })

  it('keeps what is written, what is picked and how near one looks while the phone is turned, and on a desk', async () => {
    const { page, problems } = await openStudio(browser, server.url, { ...usual, product: hoodie })
    await tab(page, 'decorate').tap()
    await page.getByRole('button', { name: words.en.text }).tap()
    const field = page.getByRole('textbox', { name: 'Words' })
    await field.fill('NORTH')
    await page.evaluate(() => Object.assign(document.querySelector('main canvas') ?? {}, { isTheSame: true }))
    for (const [width, height] of [
      [844, 390],
      [820, 1180],
      [1280, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.getByRole('banner').waitFor()
      expect(await field.inputValue()).toBe('NORTH')
      expect(await field.isVisible()).toBe(true)
    }
    const isTheSame = () =>
      page.evaluate(() => (document.querySelector('main canvas') as { isTheSame?: true } | null)?.isTheSame)
    expect(await isTheSame()).toBe(true)
    expect(problems).toEqual([])
  })

  it('makes way for a keyboard on the screen, and the field is above it', async () => {
    const { page } = await openStudio(browser, server.url, { ...small, product: hoodie })
    await tab(page, 'decorate').tap()
    await page.getByRole('button', { name: words.en.text }).tap()
    const field = page.getByRole('textbox', { name: 'Words' })
    await field.focus()
    // As a keyboard of 280 pixels tells the page.
    await page.evaluate(() => {
      const seen = window.visualViewport
      if (!seen) throw new Error('no visual viewport')
      Object.defineProperty(seen, 'height', { configurable: true, get: () => window.innerHeight - 280 })
      seen.dispatchEvent(new Event('resize'))
    })
    const bottom = async () => {
      const box = await field.boundingBox()
      return (box?.y ?? 999) + (box?.height ?? 0)
    }
    await expect.poll(bottom).toBeLessThanOrEqual(360)
    await page.evaluate(() => {
      Reflect.deleteProperty(window.visualViewport ?? {}, 'height')
      window.visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect
      .poll(() => page.locator('[data-height]').evaluate(each => each.getBoundingClientRect().bottom))
      .toBe(640)
  })
})

describe('fingers on the garment', () => {
  async function openPrinted() {
    const studio = await openStudio(browser, server.url, { ...usual, product: hoodie })
    const { page } = studio
    await tab(page, 'decorate').tap()
    await page.getByTestId('artwork-file').setInputFiles(crest)
    await page.getByRole('button', { name: words.en.place }).tap()
    await panel(page).getByRole('button', { name: words.en.done }).tap()
    await panel(page).getByRole('heading', { name: 'wolves-crest' }).waitFor()
    await page.getByRole('banner').getByText('Saved', { exact: true }).waitFor()
    const placed = async () => (await studio.state()).decorations[0]?.location.selectedLocation.positionName
    return {
      ...studio,
      placed,
      grip: page.getByRole('group', { name: /^wolves-crest/ }),
      fingers: await fingersOn(page),
    }
  }

  it('carry a decoration to another place, under a loupe, with the sheet down', async () => {
    const { page, grip, fingers, placed, problems } = await openPrinted()
    const from = await middleOf(grip)
    await dragFinger(fingers, from, { x: from.x + 62, y: from.y - 18 }, 8)
    await expect.poll(() => heightOf(page)).toBe('peek')
    await page.locator('main canvas[width="420"]').waitFor()
    await page.locator('svg[data-carried-to="leftChest"]').waitFor({ state: 'attached' })
    await fingers.up()
    await expect.poll(placed).toBe('leftChest')
    await expect.poll(() => heightOf(page)).toBe('half')
    expect(problems).toEqual([])
  })

  it('put back what one carries when a second comes down, or the system takes the first away', async () => {
    const { page, grip, fingers, placed, state } = await openPrinted()
    const { revision } = await state()
    const from = await middleOf(grip)
    const to = { x: from.x + 62, y: from.y - 18 }
    await dragFinger(fingers, from, to, 8)
    await page.locator('svg[data-carried-to]').waitFor({ state: 'attached' })
    await fingers.down(to, { x: 80, y: 400 })
    await page.locator('svg[data-carried-to]').waitFor({ state: 'detached' })
    await fingers.up()
    await dragFinger(fingers, await middleOf(grip), to, 8)
    await page.locator('svg[data-carried-to]').waitFor({ state: 'attached' })
    await fingers.cancel()
    await page.locator('svg[data-carried-to]').waitFor({ state: 'detached' })
    expect([await placed(), (await state()).revision]).toEqual(['centerChest', revision])
  })

  it('two enlarge and move it, one turns it, and a tap picks what lies there', async () => {
    const { page } = await openStudio(browser, server.url, { ...usual, product: hoodie })
    await codeCame(page, 'fingers-on-stage')
    const fingers = await fingersOn(page)
    await fingers.down({ x: 170, y: 250 }, { x: 220, y: 250 })
    await fingers.move({ x: 145, y: 250 }, { x: 245, y: 250 })
    await fingers.up()
    const percent = page.getByRole('button', { name: /^Fit to the stage/ })
    await expect.poll(() => percent.innerText()).toBe('200%')
    await percent.tap()
    await percent.waitFor({ state: 'detached' })
    await dragFinger(fingers, { x: 300, y: 300 }, { x: 180, y: 305 })
    await fingers.up()
    await page.getByRole('button', { name: 'Left 3 of 4. Turn to: Right' }).waitFor()
    await dragFinger(fingers, { x: 180, y: 300 }, { x: 300, y: 305 })
    await fingers.up()
    await page.getByRole('button', { name: 'Front 1 of 4. Turn to: Back' }).waitFor()
    await page.touchscreen.tap(195, 250)
    await page.getByRole('group', { name: 'Body' }).waitFor()
  })

  it('one that rests is told what lies under it, and picks nothing', async () => {
    const { page } = await openStudio(browser, server.url, { ...usual, product: hoodie })
    await codeCame(page, 'fingers-on-stage')
    const fingers = await fingersOn(page)
    await fingers.down({ x: 195, y: 250 })
    await page.locator('main path[class*="hover"]').first().waitFor({ state: 'attached' })
    await fingers.up()
    await page.locator('main path[class*="hover"]').first().waitFor({ state: 'detached' })
    expect(await page.getByRole('group', { name: 'Body' }).count()).toBe(0)
  })
})

describe.each([
  ['en', 360, 640],
  ['fr', 360, 640],
  ['fr', 390, 844],
  ['en', 844, 390],
  ['fr', 768, 1024],
  ['fr', 640, 400],
] as const)('the studio in %s, %i x %i', (locale, width, height) => {
  it('fits, leaves the garment its room, has targets for a finger, and a checker finds nothing', async () => {
    const { page, problems } = await openStudio(browser, server.url, {
      locale,
      width,
      height,
      hasTouch: true,
      product: hoodie,
    })
    const isPhone = width < 768 || height < 500
    const seen: string[] = []
    const look = async (what: string) => {
      const small = await smallTargets(page)
      const findings = await seriousFindings(page)
      const beyond = await sidewaysScroll(page)
      seen.push(
        ...[...small, ...findings, ...(beyond > 0 ? [`${beyond} px beyond`] : [])].map(
          each => `${what}: ${each}`,
        ),
      )
    }
    if (isPhone) {
      for (const each of ['colors', 'parts', 'decorate', 'price'] as const) {
        if (each !== 'colors') await tab(page, each, locale).tap()
        await look(each)
      }
      await tab(page, 'colors', locale).tap()
    } else await look('all')
    const sheet = await page.locator('[data-height]').boundingBox()
    const stage = await page.getByRole('main').boundingBox()
    // Above the sheet, or beside it.
    const isUpright = height > width
    const left = isUpright ? (sheet?.y ?? 0) - (stage?.y ?? 0) : (sheet?.x ?? 0) - (stage?.x ?? 0)
    expect(left / (isUpright ? height : width)).toBeGreaterThanOrEqual(isUpright ? 0.44 : 0.4)
    expect(seen).toEqual([])
    expect(problems).toEqual([])
  })
})

/** What one does in a studio that is no change of its design: where it is on the smallest phone, and what comes of it. */
const acts: readonly (readonly [
  what: string,
  from: 'title' | 'more' | 'sheet' | 'stage',
  name: RegExp,
  shows: Shows,
])[] = [
  [
    'rename',
    'title',
    /^(Rename|Renommer)$/,
    page => page.getByRole('textbox', { name: /^(Design name|Nom du design)$/ }),
  ],
  ['versions', 'title', /^Versions$/, page => page.getByRole('complementary', { name: 'Versions' })],
  ['picture', 'title', /^(A picture to show|Une image à montrer)$/, page => page.getByRole('dialog')],
  [
    'comments',
    'more',
    /^(Comments|Commentaires)$/,
    page => page.getByRole('complementary', { name: /^(Comments|Commentaires)$/ }),
  ],
  [
    'comment on a place',
    'more',
    /^(Comment on a place|Commenter un endroit)$/,
    page => page.getByRole('main').locator('kbd, [role="radiogroup"]').filter({ visible: true }).last(),
  ],
  ['sizes', 'more', /^(Size chart|Guide des tailles)$/, page => page.getByRole('dialog')],
  ['shortcuts', 'more', /^(Keyboard shortcuts|Raccourcis clavier)$/, page => page.getByRole('dialog')],
  ['link', 'more', /^(Send me the link|M’envoyer le lien)$/, page => page.getByText(/^(Sent to|Envoyé à) /)],
  ['new design', 'more', /^(New design|Nouveau design)$/, page => page.locator('[data-product]').first()],
]
type Shows = (page: Page) => ReturnType<Page['locator']>

describe.each(['en', 'fr'] as const)('on 360 x 640 in %s', locale => {
  it('all that one does beside changing the design is reached', async () => {
    const { page, designId } = await openStudio(browser, server.url, { locale, ...small, product: hoodie })
    for (const [what, from, name, shows] of acts) {
      await page.goto(`/design/${designId}`)
      await drawn(page)
      const menu = from === 'title' ? /^(Design menu|Menu du design)$/ : /^(More|Plus)$/
      await page.getByRole('banner').getByRole('button', { name: menu }).tap()
      await page.getByRole('menuitem', { name }).tap()
      await shows(page)
        .first()
        .waitFor()
        .catch((error: unknown) => {
          throw new Error(`${what}: ${String(error)}`)
        })
    }
    await page.goto(`/design/${designId}`)
    await drawn(page)
    await tab(page, 'price', locale).tap()
    const price = page.getByRole('region', { name: /^Pri/ })
    for (const button of [/^(Add to team|Proposer à l’équipe)$/, /^(Add to cart|Ajouter au panier)$/])
      expect(await price.getByRole('button', { name: button }).isVisible()).toBe(true)
    await price.getByRole('radio').nth(2).tap()
    await price.getByRole('textbox').first().waitFor()
    // With the sheet down: sides, and how near one looks, without a gesture.
    await tab(page, 'price', locale).tap()
    await page.getByRole('radio', { name: /^(Back|Dos)$/ }).tap()
    await page.getByRole('button', { name: /^(Zoom in|Agrandir)/ }).tap()
    await page.getByRole('button', { name: /125\s%$/ }).waitFor()
    await tab(page, 'colors', locale).tap()
    await panel(page)
      .getByRole('radio', { name: /^(Red|Rouge)$/ })
      .tap()
    const undo = page.getByRole('banner').getByRole('button', { name: /^(Undo|Annuler l’action)$/ })
    await undo.and(page.locator(':enabled')).tap()
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^(Redo|Rétablir)$/ })
      .and(page.locator(':enabled'))
      .tap()
  })
})
