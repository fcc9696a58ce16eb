import { findColor } from '@teamloom/catalog/colors/index.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** The picture in words: side, parts and their colours, decorations. */
export function usePictureDescription(): string {
  const { t } = useTranslation()
  const label = useLabel()
  const snapshot = useDesign()
  const { product, side } = useStudio()
  return useMemo(() => {
    const parts = product.parts.map(part => {
      const elements = snapshot.document.parts.find(({ name }) => name === part.name)?.elements ?? []
      const colors = new Set(
        elements.flatMap(({ style }) =>
          style.layers.flatMap(layer => {
            const color = layer.active ? findColor(layer.colorName) : undefined
            return color ? [label(color.label)] : []
          }),
        ),
      )
      return colors.size > 0 ? `${label(part.label)} ${[...colors].join(', ')}` : ''
    })
    const decorations = snapshot.document.decorations.filter(({ active }) => active).map(({ name }) => name)
    return t('studio.stageLabel', {
      product: label(product.product.label),
      side: t(`studio.sides.${side}`),
      colours: [...parts, ...decorations].filter(Boolean).join('; '),
    })
  }, [t, label, snapshot, product, side])
}
