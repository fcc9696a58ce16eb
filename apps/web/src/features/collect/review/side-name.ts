import { useTranslation } from 'react-i18next'

/** What a design is called beside others: A, B, C. */
export const letterOf = (at: number) => String.fromCodePoint(65 + at)

export const sidesInOrder = ['front', 'back', 'left', 'right'] as const

/** The key of what a side is called where it stands alone. */
export const shortSideOf = (side: string) =>
  `review.side.${sidesInOrder.find(each => each === side) ?? 'front'}` as const

export function useSideName(): (side: string) => string {
  const { t } = useTranslation()
  return side => {
    const known = sidesInOrder.find(each => each === side)
    return known ? t(`collect.sides.${known}`) : side
  }
}
