import type { MotifName } from '@teamloom/bakes/motif.ts'
import type { Label } from '@teamloom/kit/label.ts'

/** A colour that something can be made in. Its name is its identity; its hex is how it is shown. */
export type PaletteColor = {
  /** `1014`, `PT012`: stable for ever. */
  readonly name: string
  readonly hex: string
  readonly label: Label
  /** For chips: in both languages two words at most, none of more than ten letters or abbreviated. */
  readonly shortLabel: Label
  readonly techpackColorName: string
  readonly chartName: string
  /** Offered, but not now. */
  readonly disabled: boolean
  /** No longer offered: hidden where it is not in use, and a warning where it is. */
  readonly deprecated: boolean
  /** The day on which a colour that is not offered now is again, as `2027-01-18`, where that is known. */
  readonly backOn?: string
  /** A second yarn among the first, which together show the hex: its colour, and its share from 0 to 1. */
  readonly heather?: { readonly hex: string; readonly amount: number }
  /** What is printed on it, as the cloth is bought; `pattern` is its motif's name in stored looks. */
  readonly print?: { readonly hex: string; readonly pattern: MotifName }
  /** Repeats, and lies on the hex. */
  readonly textureUrl: string | null
}

/** What a picture shows of a colour. */
export type ShownColor = Pick<PaletteColor, 'hex' | 'heather' | 'print'>

export function shownColorOf({ hex, heather, print }: ShownColor): ShownColor {
  return { hex, ...(heather ? { heather } : {}), ...(print ? { print } : {}) }
}

export type Palette = {
  readonly id: string
  readonly chartName: string
  readonly colors: readonly PaletteColor[]
}

type Extra = Partial<Pick<PaletteColor, 'disabled' | 'deprecated' | 'heather' | 'print'>> & {
  readonly short?: Label
}

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
      label: { en, fr },
      shortLabel: extra.short ?? { en, fr },
      techpackColorName: `${name} ${en}`,
      chartName,
      disabled: extra.disabled ?? false,
      deprecated: extra.deprecated ?? false,
      ...shownColorOf({ ...extra, hex }),
      textureUrl: textureOf(name, extra),
    })),
  }
}

function textureOf(name: string, { heather, print }: Extra): string | null {
  if (print) return `/textures/${name}.svg`
  return heather ? '/textures/heather.svg' : null
}
