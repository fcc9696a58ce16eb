import type { TechniqueName } from '@teamloom/catalog/decorations/surface.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { techniques } from '@teamloom/technique/index.ts'
import { colorOfTechnique } from './color-standard.ts'
import type { MadeDecoration } from './decorations.ts'
import { standardOf } from './standard-text.ts'

/** CIEDE2000 within which the main colours of a print in all of its file's colours lie, as presses are held to. */
export const fullColorTolerance = 3

/** How many colours a strike-off is looked at by. */
const most = 8

/** What is pressed into leather has no ink: its file's colours are nobody's. */
export function isPressedIn(technique: TechniqueName | null): boolean {
  return technique !== null && techniques[technique].production.isPressed
}

/** TP67: hex of the main colours of a print that has those of its file and no inks of its own, most used first. */
export function fullColorsOf({ decoration, technique, colors }: MadeDecoration): readonly string[] {
  const isFull =
    technique !== null &&
    colorOfTechnique(technique) === 'ink' &&
    !isPressedIn(technique) &&
    colors.length === 0
  return isFull && !decoration.personal ? (decoration.artwork?.colors ?? []).slice(0, most) : []
}

export function fullColorText(hex: string, locale: Locale): string {
  return standardOf(hex, fullColorTolerance, locale)
}
