import type { AreaFault } from '@teamloom/artwork/area-art.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { decimalText } from '@teamloom/kit/number-format.ts'
import { colon } from './document-text.ts'
import type { FilmMaking } from './films.ts'

const ways: Readonly<Record<FilmMaking['from'], Label>> = {
  areas: { en: 'vector, in the artwork’s own curves', fr: 'vectoriels, aux courbes mêmes de l’illustration' },
  pixels: { en: 'bitmap, in the artwork’s pixels', fr: 'matriciels, aux pixels de l’illustration' },
  traced: { en: 'outlines traced round pixels', fr: 'contours tracés autour de pixels' },
  stitches: { en: 'vector, a square for each stitch', fr: 'vectoriels, un carré par maille' },
}

const tints: Label = {
  en: 'tints are greys, to be screened as each film says',
  fr: 'les nuances sont des gris, à tramer comme chaque film le dit',
}

const faults: Readonly<Record<AreaFault, Label>> = {
  bitmap: {
    en: 'the artwork is or shows a bitmap',
    fr: 'l’illustration est une image matricielle ou en montre une',
  },
  blend: {
    en: 'it has colours that blend with those below',
    fr: 'elle a des couleurs qui se fondent avec celles du dessous',
  },
  filter: { en: 'it has a filter', fr: 'elle a un filtre' },
  mask: { en: 'it has a mask', fr: 'elle a un masque' },
  pattern: { en: 'it is filled with a pattern', fr: 'elle est remplie d’un motif' },
  transparency: {
    en: 'a gradient in it is mixed with another colour',
    fr: 'un dégradé s’y mêle à une autre couleur',
  },
  outline: { en: 'its outlines cannot be cut', fr: 'ses contours ne peuvent être découpés' },
  tooComplex: { en: 'it has too many shapes', fr: 'elle a trop de formes' },
}

/** TP45: `bitmap, in the artwork’s pixels, 300 to the inch: it has a filter` */
export function filmsText({ from, pixelsPerInch, hasTints, fault }: FilmMaking, locale: Locale): string {
  const perInch = { en: 'to the inch', fr: 'au pouce' }[locale]
  const told = [
    ways[from][locale],
    ...(pixelsPerInch === null ? [] : [`${decimalText(pixelsPerInch, 0, locale)} ${perInch}`]),
    ...(hasTints ? [tints[locale]] : []),
  ].join(', ')
  return fault ? `${told}${colon[locale]}${faults[fault][locale]}` : told
}
