import { useSyncExternalStore } from 'react'

/** Who the house is to its customers, as far as pages show it. */
export type ShownBrand = {
  readonly name: string
  /** On white, on dark ground and in the tab; null: the name is written, the tab has Teamloom's own. */
  readonly logos: {
    readonly light: string | null
    readonly dark: string | null
    readonly icon: string | null
  }
  /** `#2836cf`; empty: Teamloom's own. */
  readonly accent: string
}

/** What is shown until the server has said who the house is. */
const usual: ShownBrand = { name: 'Teamloom', logos: { light: null, dark: null, icon: null }, accent: '' }

/** The page itself tells it, so that nothing is seen first as it is not. */
function readHead(): ShownBrand {
  const told = document.querySelector('meta[name="brand"]')?.getAttribute('content')
  if (!told) return usual
  const brand = JSON.parse(told) as ShownBrand
  paint(brand.accent)
  showIcon(brand.logos.icon)
  return brand
}

let shown = usual
const listeners = new Set<() => void>()

export function showBrand(brand: ShownBrand): void {
  if (JSON.stringify(brand) === JSON.stringify(shown)) return
  shown = brand
  paint(brand.accent)
  showIcon(brand.logos.icon)
  for (const hear of listeners) hear()
}

export const shownBrand = (): ShownBrand => shown

export function useBrand(): ShownBrand {
  return useSyncExternalStore(subscribe, shownBrand)
}

function subscribe(hear: () => void): () => void {
  listeners.add(hear)
  return () => listeners.delete(hear)
}

const usualIcon = '/logo.svg'

/** ST27: in the tab; what the page came with may be of another type. */
function showIcon(icon: string | null): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="icon"]')) {
    if (icon) link.removeAttribute('type')
    link.href = icon ?? usualIcon
  }
}

/** How much of white, or of black where it is below nothing, each step of the palette has. */
const steps = [0.92, 0.84, 0.69, 0.48, 0.28, 0.12, 0, -0.19, -0.37, -0.53] as const

/** ST26: the house's colour for all that asks to be acted on, lighter and darker as its palette is. */
function paint(accent: string): void {
  const { style } = document.documentElement
  for (const [step, share] of steps.entries()) {
    for (const name of [`--loom-${step}`, `--mantine-color-loom-${step}`]) {
      if (accent === '') style.removeProperty(name)
      else style.setProperty(name, mixed(accent, share))
    }
  }
  for (const [name, step] of [
    ['filled', 6],
    ['filled-hover', 7],
    ['outline', 6],
    ['text', 6],
  ] as const) {
    const property = `--mantine-color-loom-${name}`
    if (accent === '') style.removeProperty(property)
    else style.setProperty(property, `var(--loom-${step})`)
  }
}

function mixed(hex: string, share: number): string {
  const other = share < 0 ? 0 : 255
  const part = Math.abs(share)
  const channel = (at: number) =>
    Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * (1 - part) + other * part)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(1)}${channel(3)}${channel(5)}`
}

shown = readHead()
