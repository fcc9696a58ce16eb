import { Portal } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { OpeningStudio } from '#web/ui/opening-studio.tsx'

type Props = { readonly item: ProductItem; readonly projectName: string | undefined }

/** From the click on: the chosen product where the studio will have it. */
export function GettingReady({ item, projectName }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const box = useRef<HTMLDivElement>(null)
  const product = item.product.name
  useEffect(() => {
    box.current?.focus()
    // Should it not come to be, where it was chosen.
    return () => document.querySelector<HTMLElement>(`[data-product="${product}"]`)?.focus()
  }, [product])
  return (
    <Portal>
      <div ref={box} tabIndex={-1}>
        <OpeningStudio picture={item.image}>
          <strong>{t('project.picker.gettingReady')}</strong>
          {projectName && (
            <span>
              {t('project.picker.gettingReadyText', {
                product: label(item.product.label),
                project: projectName,
              })}
            </span>
          )}
        </OpeningStudio>
      </div>
    </Portal>
  )
}
