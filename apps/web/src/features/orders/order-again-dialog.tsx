import { Button, Modal } from '@mantine/core'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { OrderedAgain } from '#web/data/preorders.ts'
import classes from '#web/features/orders/order-again.module.css'
import { isAsItWas } from '#web/features/orders/ordered-again.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import dialog from '#web/ui/dialog.module.css'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly opened: boolean
  readonly onClose: () => void
  readonly items: readonly OrderedAgain[]
  readonly currency: Currency
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

/** What is otherwise than it was ordered, design by design, before it goes to the cart. */
export function OrderAgainDialog({ opened, onClose, items, currency, isBusy, onConfirm }: Props) {
  const { t } = useTranslation()
  const canOrder = items.some(({ outcome }) => outcome === 'added')
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size={560}
      title={t('orders.againTitle')}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{ header: dialog.header!, title: dialog.title!, body: dialog.body! }}
    >
      <ul className={classes.items}>
        {items.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- one design may stand there twice, and none moves
          <li key={`${item.designId} ${index}`} className={classes.item}>
            <b>{item.designName ?? t('common.untitled')}</b>
            <Differences item={item} currency={currency} />
          </li>
        ))}
      </ul>
      {!canOrder && <Notice kind="warn" text={t('orders.againNothing')} />}
      <div className={dialog.actions}>
        <Button variant="default" onClick={onClose}>
          {t(canOrder ? 'common.cancel' : 'common.close')}
        </Button>
        {canOrder && (
          <BusyButton data-autofocus busy={isBusy} busyLabel={t('orders.againBusy')} onClick={onConfirm}>
            {t('orders.againAdd')}
          </BusyButton>
        )}
      </div>
    </Modal>
  )
}

function Differences({ item, currency }: { readonly item: OrderedAgain; readonly currency: Currency }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const money = (cents: number | null) =>
    cents === null ? t('orders.undetermined') : moneyText(cents, currency, locale)
  if (item.outcome !== 'added')
    return <p data-warn>{t(item.outcome === 'gone' ? 'orders.againGone' : 'orders.againOutdated')}</p>
  if (isAsItWas(item)) return <p>{t('orders.againSame')}</p>
  const { changes, deprecated, inCart, priceThen, priceNow } = item
  return (
    <>
      {changes.map(words => (
        <p key={words.en}>{label(words)}</p>
      ))}
      {priceThen !== priceNow && (
        <p>{t('orders.againPrice', { was: money(priceThen), now: money(priceNow) })}</p>
      )}
      {deprecated && <p data-warn>{t('orders.againDeprecated')}</p>}
      {inCart > 0 && <p data-warn>{t('orders.againReplaces', countOf(inCart, locale))}</p>}
    </>
  )
}
