import type { MotifName } from '@teamloom/bakes/motif.ts'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { motifs } from '@teamloom/garment/motifs.ts'
import { type Label, type Locale, locales } from '@teamloom/kit/label.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { standardText } from './standard-text.ts'

const said = (en: string, fr: string): Label => ({ en, fr })

/** What is printed on bought cloth, in words; figures are those of `garment/motifs.ts`. */
export const motifWords: Readonly<Record<MotifName, Label>> = {
  breton: said(
    'stripes of 1/4\u00a0in across the grain, one in each repeat',
    'rayures de 1/4\u00a0po en travers du droit fil, une par rapport',
  ),
  pinstripe: said(
    'stripes of 1/16\u00a0in along the grain, one in each repeat',
    'rayures de 1/16\u00a0po dans le droit fil, une par rapport',
  ),
  gingham: said(
    'bands of 1/4\u00a0in both ways, at half strength, in full where they cross',
    'bandes de 1/4\u00a0po dans les deux sens, à demi-teinte, pleines aux croisements',
  ),
  buffalo: said(
    'bands of 1\u00a0in both ways, at half strength, in full where they cross',
    'bandes de 1\u00a0po dans les deux sens, à demi-teinte, pleines aux croisements',
  ),
  dots: said(
    'dots of 1/4\u00a0in, in two columns a repeat, every other one dropped by half of it',
    'pois de 1/4\u00a0po, en deux colonnes par rapport, une sur deux décalée d’un demi-rapport',
  ),
  chevron: said(
    'zigzags of 1/4\u00a0in with 1/4\u00a0in between, their points one in each repeat',
    'zigzags de 1/4\u00a0po espacés de 1/4\u00a0po, une pointe par rapport',
  ),
  camo: said(
    'large and small blots with frayed edges, on half of the ground',
    'grandes et petites taches aux bords effilochés, sur la moitié du fond',
  ),
  stars: said(
    'stars of five points, 7/16\u00a0in high, in two columns a repeat, every other one dropped by half of it',
    'étoiles à cinq branches de 7/16\u00a0po de haut, en deux colonnes par rapport, une sur deux décalée d’un demi-rapport',
  ),
  mapleLeaves: said(
    'maple leaves 11/16\u00a0in high, in two columns a repeat, every other one dropped by half of it',
    'feuilles d’érable de 11/16\u00a0po de haut, en deux colonnes par rapport, une sur deux décalée d’un demi-rapport',
  ),
}

/** TP68: what of a cloth's colour its own figures do not say: what is printed on it, or what is spun in; null of a plain one. */
export function clothColorFacts({ print, heather }: Pick<PaletteColor, 'print' | 'heather'>): Label | null {
  if (print) return both(locale => printText(print, locale))
  return heather ? both(locale => heatherText(heather, locale)) : null
}

function both(text: (locale: Locale) => string): Label {
  const [en, fr] = locales.map(text) as [string, string]
  return { en, fr }
}

/** Held like an ink. */
function inLine(hex: string, locale: Locale): string {
  return standardText(hex, 'ink', locale).replace('\n', ', ')
}

function printText({ hex, pattern }: NonNullable<PaletteColor['print']>, locale: Locale): string {
  const repeat = inchesText(motifs[pattern].repeat, locale)
  return {
    en: `printed with ${inLine(hex, 'en')}: ${motifWords[pattern].en}; repeat ${repeat} both ways`,
    fr: `imprimé de ${inLine(hex, 'fr')}\u00a0: ${motifWords[pattern].fr}; rapport de ${repeat} dans les deux sens`,
  }[locale]
}

function heatherText({ hex, amount }: NonNullable<PaletteColor['heather']>, locale: Locale): string {
  const share = `${decimalText(amount * 100, 0, locale)}\u00a0%`
  return {
    en: `heather: ${share} of it a second yarn, ${inLine(hex, 'en')}, spun in; both together show the colour told`,
    fr: `chiné\u00a0: ${share} d’un second fil, ${inLine(hex, 'fr')}, filé avec le premier; ensemble ils font la couleur dite`,
  }[locale]
}
