import { findProduct } from '@teamloom/catalog/products/index.ts'
import { sizeLabelOf } from '@teamloom/catalog/size-label.ts'
import type { Label, Locale } from '@teamloom/kit/label.ts'
import { madeDecorations } from '../decorations.ts'
import { stampOf } from '../hindrances.ts'
import type { TableItem } from '../tables/table.ts'
import type { MadeLine } from './made-line.ts'
import { peopleWords } from './people-words.ts'
import { type PersonalPlace, personalPlaces } from './personal-places.ts'
import { captionOf } from './shown-words.ts'

export type PieceLabel = {
  /** What its code says, as the table of people does: of what is nobody's its size. */
  readonly lineId: string
  /** `1. Tour hoodie` */
  readonly item: string
  readonly size: string
  /** The name as it is put on, else whose the piece is. */
  readonly name: string
  readonly number: string
  /** Whose it is, where the name does not say so; that it is a spare. */
  readonly person: string
  /** `1 of 2`, of several of one line. */
  readonly among: string
  /** Words that the piece is not for production; empty of one that is. */
  readonly stamp: string
}

/** TP50: one for each piece, in the order of the table of people; none of an item where no piece is anybody's. */
export function pieceLabels(items: readonly TableItem[], locale: Locale): PieceLabel[] {
  return items.flatMap(({ number, item, drawn }) => {
    const product = findProduct(item.family, item.product)
    const { document } = item
    if (!product || !document) return []
    const places = personalPlaces(document, madeDecorations(document, product))
    return drawn.people.flatMap(made =>
      labelsOf(made, places, {
        item: `${number}. ${item.name}`,
        size: sizeLabelOf(product, made.line.size)[locale],
        stamp: stampOf(item)?.[locale] ?? '',
        locale,
      }),
    )
  })
}

type About = Pick<PieceLabel, 'item' | 'size' | 'stamp'> & { readonly locale: Locale }

function labelsOf(
  made: MadeLine,
  places: readonly PersonalPlace[],
  { item, size, stamp, locale }: About,
): PieceLabel[] {
  const { id: lineId, pieces, firstName, lastName } = made.line
  const own = { item, size, stamp, lineId }
  const person = `${firstName} ${lastName}`.trim()
  const words = captionOf(made, places, 'name') || captionOf(made, places, 'line')
  const number = captionOf(made, places, 'number')
  const isSpare = !words && !number && !person
  return Array.from({ length: pieces }, (_, i) => ({
    ...own,
    name: words || person,
    number,
    person: words ? person : isSpare ? peopleWords.blank[locale] : '',
    among: pieces > 1 ? placeAmong(i + 1, pieces)[locale] : '',
  }))
}

function placeAmong(place: number, of: number): Label {
  return { en: `${place} of ${of}`, fr: `${place} sur ${of}` }
}
