import type { Currency } from '@teamloom/kit/money.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadCode } from '#web/lib/load-code.ts'
import type { SizedProduct } from '#web/shown/large-sizes-dialog.tsx'
import classes from '#web/shown/large-sizes-link.module.css'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'

const LargeSizesDialog = lazyDialog(
  async () => (await loadCode(() => import('#web/shown/large-sizes-dialog.tsx'))).LargeSizesDialog,
)

type Props = { readonly product: SizedProduct; readonly currency: Currency }

/** Opens what there is to know of the sizes that cost more. */
export function LargeSizesLink({ product, currency }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={classes.root} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('largeSizes.open')}
      </button>
      <LargeSizesDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        product={product}
        currency={currency}
      />
    </>
  )
}
