import path from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { type Locale, openVisitor } from './driver.ts'
import { type Customer, logIn, makeDesign, signUp } from './shop.ts'

export const crest = path.join(import.meta.dirname, '../fixtures/wolves-crest.svg')

export type OpenStudio = {
  readonly page: Page
  readonly customer: Customer
  readonly designId: string
  readonly problems: string[]
  /** The design as the server has it. */
  readonly state: () => Promise<State>
}

export type State = {
  readonly revision: number
  readonly design: {
    readonly parts: readonly {
      readonly name: string
      readonly elements: readonly {
        readonly name: string
        readonly style: {
          readonly name: string
          readonly layers: readonly { readonly colorName: string; readonly active: boolean }[]
        }
      }[]
    }[]
  }
  readonly decorations: readonly {
    readonly id: string
    readonly type: string
    readonly name: string
    readonly checks: readonly { readonly key: string; readonly limit: number | null }[]
    readonly location: { readonly selectedLocation: { readonly positionName: string } }
    readonly assetSize: { readonly selectedSize: { readonly widthInInches: number } | null }
    readonly imageData: {
      readonly width: number
      readonly selectedColors: readonly {
        readonly transparent: boolean
        readonly chartColor: { readonly name: string }
      }[]
    } | null
  }[]
}

/** Someone new, in front of a design of their own that is drawn. */
export async function openStudio(
  browser: Browser,
  url: string,
  options: {
    locale?: Locale
    width?: number
    height?: number
    hasTouch?: boolean
    product?: { family: string; product: string }
  } = {},
): Promise<OpenStudio> {
  const { locale = 'en', product } = options
  const customer = await signUp(url, { language: locale })
  const designId = await makeDesign(customer, 'Training tee', product)
  const { page, context, problems } = await openVisitor(browser, url, options)
  await logIn(context, customer)
  await page.goto(`/design/${designId}`)
  await drawn(page)
  const state = () => customer.call<State>('GET', `/generator/design/${designId}`)
  return { page, customer, designId, problems, state }
}

/** The style that an element of the design has, with its layers. */
export const partOf = ({ design }: State, part: string, element: string) =>
  design.parts.find(({ name }) => name === part)?.elements.find(({ name }) => name === element)?.style

/** The colour of each element's first layer. */
export function colorsOf({ design }: State): Record<string, string | undefined> {
  return Object.fromEntries(
    design.parts.flatMap(part =>
      part.elements.map(element => [element.name, element.style.layers[0]?.colorName] as const),
    ),
  )
}

export async function drawn(page: Page): Promise<void> {
  await page.locator('canvas[data-status="drawn"]').waitFor()
}

/** Until code that comes after the first load is there, with what it needs. */
export async function codeCame(page: Page, name: string): Promise<void> {
  await page.waitForFunction(wanted => {
    const come = performance.getEntriesByType('resource').map(entry => entry.name)
    const asked = [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    return come.some(each => each.includes(wanted)) && asked.every(({ href }) => come.includes(href))
  }, name)
}

/** Until the last change is kept. */
export async function saved(page: Page, word = 'Saved'): Promise<void> {
  await page.getByRole('banner').getByText(word, { exact: true }).waitFor()
}

/** The mean colour of a small spot of the garment's picture, which is 1200 x 1400 whatever the window. */
export async function colorAt(
  page: Page,
  x: number,
  y: number,
): Promise<{ red: number; green: number; blue: number }> {
  const canvas = page.locator('canvas[data-status]').first()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the garment is not shown')
  const clip = {
    x: box.x + (box.width * x) / 1200 - 4,
    y: box.y + (box.height * y) / 1400 - 4,
    width: 8,
    height: 8,
  }
  const { channels } = await sharp(await page.screenshot({ clip })).stats()
  const [red, green, blue] = channels.map(({ mean }) => mean)
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 }
}

/** Clicks a spot of the garment's picture, which is 1200 x 1400 whatever the window. */
export async function clickGarment(page: Page, { x, y }: { readonly x: number; readonly y: number }) {
  const canvas = page.locator('canvas[data-status]').first()
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the garment is not shown')
  await page.mouse.click(box.x + (box.width * x) / 1200, box.y + (box.height * y) / 1400)
}

/** In a product picture's pixels: where a t-shirt has its belly, clear of decorations and labels. */
export const belly = { x: 480, y: 1000 } as const

/** A product of many parts, whose cord keeps a colour of its own. */
export const hoodie = { family: 'hoodie', product: 'hoodie' } as const
/** On a hoodie's picture, clear of its pocket. */
export const hoodieChest = { x: 600, y: 560 } as const

/** Inside its hood, on the left half. */
export const hoodieLining = { x: 640, y: 195 } as const

export const openElement = async (page: Page, part: string, element?: string) => {
  const parts = page.getByRole('navigation', { name: /^(Parts|Parties)$/ })
  await parts.getByRole('button', { name: part, exact: true }).first().click()
  if (element) await parts.getByRole('button', { name: element, exact: true }).click()
}

export const panelOf = (page: Page) => page.getByRole('complementary')

export const pickColor = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).click()

/** Chooses a new decoration's file, which then is read and asked its kind, or refused. */
export async function sendArtwork(page: Page, file: ArtworkFile): Promise<void> {
  await page.getByRole('button', { name: /^(Add decoration|Ajouter une décoration)$/ }).click()
  await page.getByTestId('artwork-file').setInputFiles(file)
}

/** Puts a file on the garment, in the kind and at the place that are offered first. */
export async function addArtwork(page: Page, file: ArtworkFile): Promise<void> {
  await sendArtwork(page, file)
  await passSteps(page)
}

/** Kind and place as they are offered. */
export async function passSteps(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Choose the place|Choisir l’emplacement)$/ }).click()
  await panelOf(page)
    .getByRole('button', { name: /^(Done|Terminé)$/ })
    .click()
}

type ArtworkFile = string | { name: string; mimeType: string; buffer: Buffer }
