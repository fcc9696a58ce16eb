import { Loader } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProductItem } from '#web/features/new-design/families.ts'
import { FamilyIcon } from '#web/features/new-design/family-icons.tsx'
import classes from '#web/features/new-design/getting-ready.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/ui/garment-picture.tsx'

type Props = { readonly item: ProductItem; readonly projectName: string | undefined }

/** Over the picker while the design is being made: the chosen product, faded. */
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
    <div ref={box} className={classes.root} role="status" tabIndex={-1}>
      <div className={classes.picture} aria-hidden>
        <GarmentPicture
          url={item.image}
          alt=""
          sizes="600px"
          eager
          fallback={<FamilyIcon family={item.family.name} size={320} />}
        />
      </div>
      <div className={classes.words}>
        <span className={classes.title}>
          <Loader size={20} aria-hidden />
          {t('project.picker.gettingReady')}
        </span>
        {projectName && (
          <span className={classes.text}>
            {t('project.picker.gettingReadyText', {
              product: label(item.product.label),
              project: projectName,
            })}
          </span>
        )}
      </div>
    </div>
  )
}
