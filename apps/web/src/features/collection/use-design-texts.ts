import { designTexts } from '@teamloom/commerce/collection/design-texts.ts'
import type { CollectedDesign } from '@teamloom/contract/collection-shape.ts'
import { useTranslation } from 'react-i18next'
import { useLabel } from '#web/lib/i18n.ts'

/** SC29: what each design is called, told apart from others of its name. */
export function useDesignTexts(designs: readonly CollectedDesign[]): (design: CollectedDesign) => string {
  const { t } = useTranslation()
  const label = useLabel()
  const texts = designTexts(
    designs.map(({ id, name, product }) => ({ id, name, product: label(product.label) })),
    t('common.untitled'),
  )
  return ({ id }) => texts.get(id) ?? ''
}
