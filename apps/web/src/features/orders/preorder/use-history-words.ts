import { sentenceOf } from '@teamloom/commerce/orders/events/index.ts'
import type { PaymentMethod } from '@teamloom/commerce/payments/ledger.ts'
import type { PreorderStatus } from '@teamloom/commerce/preorders/status.ts'
import type { TaxExemption } from '@teamloom/commerce/taxes/tax-exemption.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import { useTranslation } from 'react-i18next'
import { useProductSizes } from '#web/data/product-sizes.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { useLocale } from '#web/lib/i18n.ts'

/** The history of the request that is shown, in the reader's language. */
export function useHistoryWords(): (entry: HistoryEntry) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { purchasedItems, invoice } = useEditing().detail
  const products = new Map(purchasedItems.map(item => [item.design_id, item.designState.product.name]))
  const sizesOf = useProductSizes([...new Set(products.values())])
  const told = {
    locale,
    currency: invoice.currency,
    sizeLabel: (designId: string, name: string) =>
      sizesOf(products.get(designId) ?? '')?.find(size => size.name === name)?.label ?? name,
    untitled: t('common.untitled'),
    statusLabel: (status: PreorderStatus) => t(`desk.statuses.${status}`),
    methodLabel: (method: PaymentMethod) => t(`payments.methods.${method}`),
    exemptionLabel: (from: TaxExemption['from']) => t(`preorder.exemption.kinds.${from}`),
  }
  return ({ event }) => sentenceOf(event, told)
}
