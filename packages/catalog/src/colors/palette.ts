import type { Label } from '@teamloom/kit/label.ts'

/** A colour that something can be made in. Its name is its identity; its hex is how it is shown. */
export type PaletteColor = {
  /** `1014`, `PT012`: stable for ever. */
  readonly name: string
  readonly hex: string
  readonly label: Label
  /** For chips: ten characters at most in both languages. */
  readonly shortLabel: Label
  readonly techpackColorName: string
  readonly chartName: string
  /** Offered, but not now. */
  readonly disabled: boolean
  /** No longer offered: hidden where it is not in use, and a warning where it is. */
  readonly deprecated: boolean
  /** A second yarn among the first: its colour, and its share from 0 to 1. */
  readonly heather?: { readonly hex: string; readonly amount: number }
  readonly textureUrl: string | null
}

export type Palette = {
  readonly id: string
  readonly chartName: string
  readonly colors: readonly PaletteColor[]
}

type Extra = Partial<Pick<PaletteColor, 'disabled' | 'deprecated' | 'heather'>> & { readonly short?: Label }

/** A chart's entries, from the few words that each needs. */
export function paletteOf(
  id: string,
  chartName: string,
  rows: readonly (readonly [name: string, en: string, fr: string, hex: string, extra?: Extra])[],
): Palette {
  return {
    id,
    chartName,
    colors: rows.map(([name, en, fr, hex, extra = {}]) => ({
      name,
      hex,
      label: { en, fr },
      shortLabel: extra.short ?? { en, fr },
      techpackColorName: `${name} ${en}`,
      chartName,
      disabled: extra.disabled ?? false,
      deprecated: extra.deprecated ?? false,
      ...(extra.heather ? { heather: extra.heather } : {}),
      textureUrl: extra.heather ? '/textures/heather.svg' : null,
    })),
  }
}
