import { must } from '@teamloom/kit/assert.ts'
import { clothPalette } from './cloth.ts'
import { embroideryPalette } from './embroidery.ts'
import { filmPalette } from './film.ts'
import type { Palette, PaletteColor } from './palette.ts'
import { printPalette } from './print.ts'
import { printedPalette } from './printed.ts'
import { cordPalette, metalPalette, snapPalette, threadPalette, zipperPalette } from './trims.ts'
import { wovenPalette } from './woven.ts'

/** Every chart; a colour's name stands in one of them only. */
export const palettes = [
  clothPalette,
  printedPalette,
  threadPalette,
  cordPalette,
  metalPalette,
  zipperPalette,
  snapPalette,
  printPalette,
  embroideryPalette,
  wovenPalette,
  filmPalette,
] as const satisfies readonly Palette[]

const byId: ReadonlyMap<string, Palette> = new Map(palettes.map(palette => [palette.id, palette]))
const byName: ReadonlyMap<string, PaletteColor> = new Map(
  palettes.flatMap(palette => palette.colors.map(color => [color.name, color] as const)),
)

export function findPalette(id: string): Palette | undefined {
  return byId.get(id)
}

export function findColor(name: string): PaletteColor | undefined {
  return byName.get(name)
}

/** How a colour is shown; its name must be known. */
export function hexOf(name: unknown): string {
  return must(byName.get(String(name)), `colour ${String(name)}`).hex
}
