import type { PersonalKind } from '@teamloom/catalog/decorations/per-piece.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { slotOf } from '@teamloom/design/slots.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { MadeDecoration } from '../decorations.ts'
import { kindLabels } from './people-words.ts'

/** A decoration that says each person's words. */
export type PersonalPlace = {
  readonly made: MadeDecoration
  /** Its place among the decorations, from 1. */
  readonly number: number
  readonly kind: PersonalKind
  /** What its words are kept by. */
  readonly slotId: string
}

/**
 * Whether what the design shows there is an example alone: each person's words have files of their own, and where nobody
 * has any nothing is put on.
 */
export function isSample({ decoration }: Pick<MadeDecoration, 'decoration'>): boolean {
  return decoration.personal !== undefined
}

/** Decorations in whose place each person's own words are made: their ids. */
export function samplesIn(document: Pick<DesignDocument, 'decorations'> | null): readonly string[] {
  return (document?.decorations ?? []).flatMap(({ id, personal }) => (personal ? [id] : []))
}

export function personalPlaces(
  document: Pick<DesignDocument, 'decorations'>,
  decorations: readonly MadeDecoration[],
): PersonalPlace[] {
  return decorations.flatMap((made, i) => {
    const slot = slotOf(document, made.decoration.id)
    return slot?.personal && made.decoration.artwork
      ? [{ made, number: i + 1, kind: slot.personal.kind, slotId: slot.id }]
      : []
  })
}

/** `2. Name, upper back` */
export function placeName({ made, number, kind }: PersonalPlace, locale: Locale): string {
  return `${number}. ${kindLabels[kind][locale]}, ${made.place[locale].toLowerCase()}`
}
