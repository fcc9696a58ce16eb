import type { HistoryEntry } from '@teamloom/contract/history.ts'
import { useTranslation } from 'react-i18next'
import { useProductSizes } from '#web/data/product-sizes.ts'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { historyWords } from '#web/features/orders/preorder/history-words.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** The history of the request that is shown, in the reader's language. */
export function useHistoryWords(): (entry: HistoryEntry) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { purchasedItems, invoice } = useEditing().detail
  const products = new Map(purchasedItems.map(item => [item.design_id, item.designState.product.name]))
  const sizesOf = useProductSizes([...new Set(products.values())])
  const sizeLabel = (designId: string, name: string) =>
    sizesOf(products.get(designId) ?? '')?.find(size => size.name === name)?.label ?? name
  return entry => historyWords(entry, { currency: invoice.currency, sizeLabel, t, locale })
}
