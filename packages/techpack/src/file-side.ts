import type { Process } from '@teamloom/catalog/decorations/process.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { escapeText } from './films.ts'

type Turned = { readonly as: 'printed' | 'cut' | 'engraved'; readonly words: Label }

const onPaper: Turned = {
  as: 'printed',
  words: {
    en: 'mirrored once as it is printed on its paper',
    fr: 'mis en miroir une fois à l’impression sur son papier',
  },
}

/** Where what is made of a right-reading file is turned over. */
const turnedOver = {
  transfer: {
    as: 'printed',
    words: {
      en: 'mirrored once as it is printed, on the coated side of its film',
      fr: 'mis en miroir une fois à l’impression, sur le côté enduit de son film',
    },
  },
  cut: {
    as: 'cut',
    words: {
      en: 'mirrored once as it is cut, from its adhesive side with the carrier below, and weeded on that side',
      fr: 'mis en miroir une fois à la coupe, du côté adhésif avec le support dessous, et échenillé de ce côté',
    },
  },
  dye: onPaper,
  dyedPanel: onPaper,
  dyedKnit: onPaper,
  leather: {
    as: 'engraved',
    words: {
      en: 'mirrored once as the die is engraved',
      fr: 'mis en miroir une fois à la gravure du cliché',
    },
  },
} as const satisfies Partial<Record<Process, Turned>>

type TurnedProcess = keyof typeof turnedOver

const isTurned = (process: Process): process is TurnedProcess => process in turnedOver

/** TP71: for the settings of what it goes on. */
export function turnedWords(process: TurnedProcess): Label {
  return turnedOver[process].words
}

/** TP71: when a file is mirrored, which itself is not; null: never. */
export function mirroredAs(process: Process | null): Turned['as'] | null {
  return process && isTurned(process) ? turnedOver[process].as : null
}

/** TP71: a drawing that says which way it is, where its program shows what it is described by. */
export function describedSide(svg: string, process: Process | null, locale: Locale): string {
  return svg.replace(
    /<svg\b[^>]*>/,
    head => `${head}<desc>${escapeText(fileSideText(process, locale))}</desc>`,
  )
}

const sides = {
  film: { en: 'right-reading, emulsion side up', fr: 'lisible à l’endroit, côté émulsion vers le haut' },
  file: { en: 'right-reading, none mirrored', fr: 'lisible à l’endroit, aucun en miroir' },
} as const satisfies Record<string, Label>

/** TP71: which way the files of a decoration are, and where what is made of them is turned over. */
export function fileSideText(process: Process | null, locale: Locale): string {
  const side = sides[process === 'screen' || process === 'raised' ? 'film' : 'file'][locale]
  return process && isTurned(process) ? `${side}; ${turnedOver[process].words[locale]}` : side
}
