import type { Label } from '@teamloom/kit/label.ts'
import type { ContentItem } from './content.ts'

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

/** What is stamped on the pages that are about all of them; null: nothing. */
export function stampOfAll(items: readonly Asked[]): Label | null {
  const worst = items.find(({ isApproved }) => isApproved === false) ?? items.find(item => stampOf(item))
  return worst ? stampOf(worst) : null
}

/** What is stamped on its pages; null: nothing. */
export function stampOf(item: Asked): Label | null {
  if (hindrancesOf(item).length === 0) return null
  return item.isApproved === false
    ? { en: 'NOT APPROVED · NOT FOR PRODUCTION', fr: 'NON APPROUVÉ · NE PAS PRODUIRE' }
    : { en: 'NOT FOR PRODUCTION', fr: 'NE PAS PRODUIRE' }
}
