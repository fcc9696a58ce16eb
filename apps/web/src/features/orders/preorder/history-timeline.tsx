import { NativeSelect } from '@mantine/core'
import {
  type Icon,
  IconBrush,
  IconCash,
  IconCircleCheck,
  IconCoin,
  IconDiscount,
  IconEye,
  IconFileInvoice,
  IconFileText,
  IconMapPin,
  IconMessage,
  IconNote,
  IconNumber,
  IconProgressCheck,
  IconReceipt,
  IconReceiptOff,
  IconReceiptTax,
  IconRosetteDiscountCheckOff,
  IconRuler2,
  IconSend,
  IconShirt,
  IconShirtOff,
  IconShoppingBag,
  IconTruckDelivery,
  IconUserCheck,
  IconUsers,
} from '@tabler/icons-react'
import { type HistoryKind, historyKinds } from '@teamloom/commerce/orders/events/define-order-event.ts'
import { type OrderEventName, orderEvent } from '@teamloom/commerce/orders/events/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import type { HistoryEntry } from '@teamloom/contract/history.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { shortTime } from '#web/features/orders/desk/desk-time.ts'
import {
  BeforeAfterDialog,
  type ComparedPictures,
  picturesOf,
} from '#web/features/orders/preorder/before-after.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import classes from '#web/features/orders/preorder/history-timeline.module.css'
import { NoteForm } from '#web/features/orders/preorder/note-form.tsx'
import { entryId } from '#web/features/orders/preorder/show-entry.ts'
import { useHistoryWords } from '#web/features/orders/preorder/use-history-words.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** Where an event has one of its own. */
const icons: Readonly<Partial<Record<OrderEventName, Icon>>> = {
  created: IconSend,
  item_removed: IconShirtOff,
  size_updated: IconRuler2,
  lines_updated: IconUsers,
  purchased_design_updated: IconBrush,
  shipment_added: IconTruckDelivery,
  invoice_updated: IconFileInvoice,
  discount_updated: IconDiscount,
  discount_removed: IconDiscount,
  charge_updated: IconReceipt,
  charge_removed: IconReceiptOff,
  tax_exemption_updated: IconReceiptTax,
  shipping_updated: IconMapPin,
  billing_updated: IconMapPin,
  in_charge_updated: IconUserCheck,
  proof_approved: IconCircleCheck,
  change_requested: IconMessage,
  approval_voided: IconRosetteDiscountCheckOff,
  order_created: IconShoppingBag,
  invoice_issued: IconFileInvoice,
  payment_recorded: IconCash,
  refund_settled: IconCash,
  techpack_created: IconFileText,
}

const iconOfKind: Readonly<Record<HistoryKind, Icon>> = {
  designs: IconShirt,
  money: IconCoin,
  status: IconProgressCheck,
  proofs: IconEye,
  notes: IconNote,
  details: IconNumber,
}

/** The release that the workshop has, where that is without the entry. */
function releaseWithout(
  { atWorkshop }: Pick<PreorderDetail, 'atWorkshop'>,
  { event, created_at }: HistoryEntry,
): number | undefined {
  const isWithout = atWorkshop && created_at > atWorkshop.at && orderEvent(event.name).changesTechpack
  return isWithout ? atWorkshop.release : undefined
}

/** Who did what and when, newest first. */
export function HistoryTimeline() {
  const { t } = useTranslation()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  const { detail, flashed } = useEditing()
  const wordsOf = useHistoryWords()
  const [compared, setCompared] = useState<ComparedPictures>()
  const [kind, setKind] = useState<HistoryKind>()
  // What another has just saved is shown, whatever the list is narrowed to.
  const shown = detail.history.filter(
    ({ id, event }) => kind === undefined || orderEvent(event.name).about === kind || flashed.has(id),
  )
  return (
    <section className={classes.root} aria-labelledby="preorder-history">
      <h2 id="preorder-history" className={classes.title}>
        {t('history.title')}
      </h2>
      <NoteForm />
      <NativeSelect
        size="xs"
        label={t('history.show')}
        value={kind ?? ''}
        data={[
          { value: '', label: t('history.all') },
          ...historyKinds.map(each => ({ value: each, label: t(`history.kinds.${each}`) })),
        ]}
        onChange={event => {
          const { value } = event.currentTarget
          setKind(historyKinds.find(each => each === value))
        }}
      />
      {shown.length === 0 && <p className={classes.words}>{t('history.none')}</p>}
      <ol className={classes.list}>
        {shown.map(entry => {
          const Mark = icons[entry.event.name] ?? iconOfKind[orderEvent(entry.event.name).about]
          const pictures = picturesOf(entry.event.data)
          const release = releaseWithout(detail, entry)
          return (
            <li
              key={entry.id}
              id={entryId(entry.id)}
              tabIndex={-1}
              className={classes.entry}
              data-flash={flashed.has(entry.id)}
            >
              <span className={classes.mark}>
                <Mark size={15} stroke={1.6} aria-hidden />
              </span>
              <p className={classes.words}>
                <b>{entry.user ? `${entry.user.first_name} ${entry.user.last_name}` : t('history.server')}</b>{' '}
                <LinkedText text={wordsOf(entry)} />
                {pictures && (
                  <>
                    {', '}
                    <button type="button" className={classes.link} onClick={() => setCompared(pictures)}>
                      {t('history.beforeAfter')}
                    </button>
                  </>
                )}
                {release !== undefined && (
                  <span className={classes.release}>{t('preorder.atWorkshop.entry', { release })}</span>
                )}
              </p>
              <time className={classes.time} dateTime={entry.created_at}>
                {shortTime(new Date(entry.created_at), now, locale)}
              </time>
            </li>
          )
        })}
      </ol>
      <BeforeAfterDialog pictures={compared} onClose={() => setCompared(undefined)} />
    </section>
  )
}
