import type { Label } from '@teamloom/kit/label.ts'
import type { ContentItem } from './content.ts'
import type { MadeDecoration } from './decorations.ts'

type Asked = Pick<ContentItem, 'isApproved' | 'redraws'>

/** TP30: why an item is not for production, in words; none: it is. */
export function hindrancesOf({ isApproved, redraws = [] }: Asked): Label[] {
  return [
    ...(isApproved === false
      ? [{ en: 'Its team has not approved it.', fr: 'Son équipe ne l’a pas approuvé.' }]
      : []),
    ...redraws.map(file => ({
      en: `${file} waits for its redrawing.`,
      fr: `${file} attend d’être redessiné.`,
    })),
  ]
}

/** Its file is redrawn before it is made, and none to produce from was given: no other is that file. */
export function waitsForRedrawing(
  { decoration }: Pick<MadeDecoration, 'decoration'>,
  { artworks, redraws = [] }: Pick<ContentItem, 'artworks' | 'redraws'>,
): boolean {
  const file = decoration.artwork?.filename
  const isGiven = artworks.some(each => each.decorationId === decoration.id && each.production !== null)
  return file !== undefined && redraws.includes(file) && !isGiven
}

/** What is stamped on the pages that are about all of them; null: nothing. */
export function stampOfAll(items: readonly Asked[]): Label | null {
  const worst = items.find(({ isApproved }) => isApproved === false) ?? items.find(item => stampOf(item))
  return worst ? stampOf(worst) : null
}

/** What names of its people's files say of it, the same in every language; empty: nothing. */
export function stampInNames(item: Asked): string {
  if (stampOf(item) === null) return ''
  return item.isApproved === false ? '_NOT-APPROVED' : '_NOT-FOR-PRODUCTION'
}

/** What is stamped on its pages; null: nothing. */
export function stampOf(item: Asked): Label | null {
  if (hindrancesOf(item).length === 0) return null
  return item.isApproved === false
    ? { en: 'NOT APPROVED · NOT FOR PRODUCTION', fr: 'NON APPROUVÉ · NE PAS PRODUIRE' }
    : { en: 'NOT FOR PRODUCTION', fr: 'NE PAS PRODUIRE' }
}
