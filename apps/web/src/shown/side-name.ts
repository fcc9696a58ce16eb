import { useTranslation } from 'react-i18next'

const sides = ['front', 'back', 'left', 'right'] as const

/** What a picture's side is called in the language shown. */
export function useSideName(): (side: string) => string {
  const { t } = useTranslation()
  return side => {
    const known = sides.find(candidate => candidate === side)
    return known ? t(`studio.sides.${known}`) : side
  }
}
