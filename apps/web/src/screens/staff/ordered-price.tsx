import { useQueryClient } from '@tanstack/react-query'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { preorderKey, usePreorderDetail } from '#web/data/desk.ts'
import { useDesignFact } from '#web/features/studio/session/studio-context.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/staff/ordered-price.module.css'

type Props = { readonly preorderId: string; readonly designId: string }

/** What the design costs in its order, at the order's own terms: as it was saved last. */
export function OrderedPrice({ preorderId, designId }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const client = useQueryClient()
  const { data } = usePreorderDetail(preorderId)
  const revision = useDesignFact(({ state }) => state.revision)
  const isSaved = useDesignFact(({ status }) => status === 'saved')
  useEffect(() => {
    if (isSaved && revision > 0) void client.invalidateQueries({ queryKey: preorderKey(preorderId) })
  }, [client, preorderId, revision, isSaved])
  const item = data?.purchasedItems.find(({ design_id }) => design_id === designId)
  if (!data || !item) return null
  const { qty, total } = item.pricing
  return (
    <p className={classes.root} title={t('staff.studio.priceTitle')} aria-live="polite">
      {t('staff.studio.price', {
        pieces: t(`orders.count.${item.designState.product.soldAs}`, countOf(qty, locale)),
        price: total === null ? t('orders.undetermined') : moneyText(total, data.invoice.currency, locale),
      })}
    </p>
  )
}
