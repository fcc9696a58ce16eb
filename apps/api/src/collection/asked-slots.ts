import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { AskedSlot } from '@teamloom/contract/collection-shape.ts'
import { sidesOfPlaces } from '@teamloom/design/decorated-sides.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { mostLetters } from '@teamloom/design/word-schema.ts'
import { type Label, locales } from '@teamloom/kit/label.ts'
import { loadFontsOfSlots } from '#api/designs/fonts-of-slots.ts'
import type { Outline } from '#api/designs/outlines.ts'
import { lettersIn } from '#api/platform/artwork/lettering/letter-words.ts'
import type { Reader } from '#api/platform/database/database.ts'

const kinds: Readonly<Record<PersonalKind, Label>> = {
  name: { en: 'Name', fr: 'Nom' },
  number: { en: 'Number', fr: 'Numéro' },
  line: { en: 'Words', fr: 'Texte' },
}

type Asking = Pick<Outline, 'slots' | 'product' | 'versionsOfSlots'>

/** What whoever answers is asked for on any of these designs. */
export async function loadAskedSlots(tx: Reader, outlines: readonly Asking[]) {
  const fontsOf = await loadFontsOfSlots(
    tx,
    outlines.map(({ versionsOfSlots }) => versionsOfSlots),
  )
  return (outline: Asking) => askedSlots(outline, slotId => fontsOf(outline.versionsOfSlots, slotId))
}

/** What can be written: the letters that all of these fonts have. */
function lettersOf(fonts: readonly string[]): Pick<AskedSlot, 'letters'> {
  const [first, ...others] = fonts.map(lettersIn)
  if (!first) return {}
  return { letters: [...first].filter(letter => others.every(font => font.has(letter))).join('') }
}

/** What whoever answers is asked for, as `Number, upper back`; nothing where words are the same for all. */
function askedSlots(
  { slots, product }: Pick<Outline, 'slots' | 'product'>,
  fontsOf: (slotId: string) => readonly string[],
): { readonly slots?: AskedSlot[] } {
  if (slots.length === 0) return {}
  return {
    slots: slots.map(({ id, kind, sample, mayBeEmpty, positionName }) => {
      const place = findLocation(product, positionName)?.label
      const [en, fr] = locales.map(locale => asked(kinds[kind][locale], place?.[locale] ?? ''))
      const sides = sidesOfPlaces([positionName], product)
      const label = { en: en ?? '', fr: fr ?? '' }
      return { id, kind, label, sample, mayBeEmpty, mostLetters, ...lettersOf(fontsOf(id)), sides }
    }),
  }
}

/** `Number, upper back`; of a place that says it by itself its name, `Back number`. */
function asked(kind: string, place: string): string {
  if (place.toLowerCase().includes(kind.toLowerCase())) return place
  return [kind, place.charAt(0).toLowerCase() + place.slice(1)].filter(Boolean).join(', ')
}
