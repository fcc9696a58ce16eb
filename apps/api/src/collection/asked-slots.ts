import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { AskedSlot } from '@teamloom/contract/collection-shape.ts'
import { sidesOfPlaces } from '@teamloom/design/decorated-sides.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { mostLetters } from '@teamloom/design/word-schema.ts'
import { type Label, locales } from '@teamloom/kit/label.ts'
import type { Outline } from '#api/designs/outlines.ts'

const kinds: Readonly<Record<PersonalKind, Label>> = {
  name: { en: 'Name', fr: 'Nom' },
  number: { en: 'Number', fr: 'Numéro' },
  line: { en: 'Words', fr: 'Texte' },
}

/** What whoever answers is asked for, as `Number, upper back`; nothing where words are the same for all. */
export function askedSlots({ slots, product }: Pick<Outline, 'slots' | 'product'>): {
  readonly slots?: AskedSlot[]
} {
  if (slots.length === 0) return {}
  return {
    slots: slots.map(({ id, kind, sample, mayBeEmpty, positionName }) => {
      const place = findLocation(product, positionName)?.label
      const [en, fr] = locales.map(locale => asked(kinds[kind][locale], place?.[locale] ?? ''))
      const sides = sidesOfPlaces([positionName], product)
      return { id, kind, label: { en: en ?? '', fr: fr ?? '' }, sample, mayBeEmpty, mostLetters, sides }
    }),
  }
}

/** `Number, upper back`; of a place that says it by itself its name, `Back number`. */
function asked(kind: string, place: string): string {
  if (place.toLowerCase().includes(kind.toLowerCase())) return place
  return [kind, place.charAt(0).toLowerCase() + place.slice(1)].filter(Boolean).join(', ')
}
