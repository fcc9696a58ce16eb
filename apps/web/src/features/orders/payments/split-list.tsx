import { Checkbox } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import type { Split } from '@teamloom/contract/split.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMakeSplit, useSettleShare, useSplit } from '#web/data/split.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import panel from '#web/features/orders/payments/payment-panel.module.css'
import classes from '#web/features/orders/payments/split-list.module.css'
import { TellShares } from '#web/features/orders/payments/tell-shares.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { Tag } from '#web/ui/tag.tsx'

/** Who owes what of an order, from the sizes that were collected for it. */
export function SplitList({ orderId }: { readonly orderId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const { data: split } = useSplit(orderId)
  const make = useMakeSplit(orderId)
  if (!split) return null
  const isMade = split.lines.length > 0
  return (
    <section className={classes.root} aria-labelledby={id}>
      <div className={classes.head}>
        <h4 id={id} className={panel.name}>
          {t('payments.split.title')}
        </h4>
        <BusyButton
          variant="default"
          size="sm"
          leftSection={<IconUsersGroup size={18} stroke={1.6} aria-hidden />}
          busy={make.isPending}
          busyLabel={t('payments.split.making')}
          onClick={() => make.mutate(false)}
        >
          {t(isMade ? 'payments.split.again' : 'payments.split.make')}
        </BusyButton>
        <TellShares split={split} />
      </div>
      <p className={panel.hint}>{t('payments.split.hint')}</p>
      {isMade && (
        <ul className={classes.lines}>
          {split.lines.map(line => (
            <Line key={line.id ?? 'organiser'} line={line} split={split} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Line({ line, split }: { readonly line: Split['lines'][number]; readonly split: Split }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const settle = useSettleShare(split.orderId)
  /** Shown at once; what the server says comes after. */
  const [wanted, setWanted] = useState<boolean>()
  const tick = (shareId: string, isPaid: boolean) => {
    if (wanted !== undefined) return
    setWanted(isPaid)
    settle.mutate({ shareId, isPaid }, { onSettled: () => setWanted(undefined) })
  }
  const name = [line.first_name, line.last_name].filter(Boolean).join(' ')
  const pieces = line.pieces.map(({ designName, size, qty }) => `${qty} × ${designName}, ${size}`).join(' · ')
  const { id: shareId } = line
  return (
    <li className={classes.line}>
      <span className={classes.who}>
        {shareId ? name : t('payments.split.organiser', { name })}
        <span className={panel.when}>{shareId ? pieces : t('payments.split.rest')}</span>
      </span>
      <span className={classes.tools}>
        {shareId && line.isByCard && line.paidAt && (
          <Tag kind="ok">{t('payments.split.byCard', { date: dateText(new Date(line.paidAt), locale) })}</Tag>
        )}
        {line.isAwaited && <Tag kind="info">{t('payments.split.awaited')}</Tag>}
        {shareId && !line.isByCard && !line.isAwaited && (
          <Checkbox
            size="sm"
            label={t('payments.split.paid')}
            aria-label={t('payments.split.paidBy', { name })}
            checked={wanted ?? line.isPaid}
            onChange={event => tick(shareId, event.currentTarget.checked)}
          />
        )}
        {line.url && !line.isPaid && !line.isAwaited && (
          <CopyButton text={line.url} label={t('payments.split.copy', { name })} />
        )}
      </span>
      <b className={panel.sum}>{moneyText(line.amount, split.currency, locale)}</b>
    </li>
  )
}
