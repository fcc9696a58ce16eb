import { IconChevronDown, IconFileText } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListedEntry } from '#web/data/desk.ts'
import { shortDate, shortDay, shortTime } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/desk/order-table.module.css'
import { StaffStatusTag } from '#web/features/orders/desk/staff-status-tag.tsx'
import { OrderPictures } from '#web/features/orders/order-pictures.tsx'
import { OrderedItemRow } from '#web/features/orders/ordered-item-row.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { initialsOf } from '#web/ui/initials-of.ts'
import { LaterLink } from '#web/ui/later-link.tsx'
import { LongName } from '#web/ui/long-name.tsx'

type Props = {
  readonly entry: ListedEntry
  /** Which of its times is told: that by which the list is sorted. */
  readonly time: 'placed' | 'changed'
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly sizeLabel: (product: string, size: string) => string
}

/** A customer's request or order, which opens to its designs. */
export function OrderRow({ entry, time, isOpen, onToggle, sizeLabel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const [now] = useState(() => new Date())
  const shown = time === 'placed' ? entry.createdAt : new Date(entry.desk.changedAt)
  const { address, organization } = entry.shippingAddress
  const name = t(entry.kind === 'order' ? 'desk.list.order' : 'desk.list.preorder', {
    number: entry.number,
  })
  return (
    <tbody data-open={isOpen}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its button takes the keys */}
      <tr
        className={classes.row}
        onClick={event => {
          if (!(event.target as HTMLElement).closest('a, button')) onToggle()
        }}
      >
        <td>
          <OrderPictures items={entry.items} />
        </td>
        <th scope="row" id={`${id}-name`}>
          <Link
            className={classes.name}
            to="/purchased/preorder/$preorderId"
            params={{ preorderId: entry.preorderId }}
          >
            {name}
          </Link>
          {entry.kind === 'order' && (
            <span className={classes.quiet}>{t('desk.list.ofRequest', { number: entry.requestNumber })}</span>
          )}
          <span className={classes.quiet}>
            <LongName
              name={
                entry.projectNumber
                  ? t('desk.list.projectOf', { number: entry.projectNumber })
                  : t('desk.list.noProject')
              }
            />
          </span>
        </th>
        <td>
          <span className={classes.strong}>
            <LongName name={entry.customer} />
          </span>
          <span className={classes.quiet}>
            <LongName name={`${organization}, ${address.state}`} />
          </span>
        </td>
        <td data-figure className={classes.pieces} data-label={t('desk.list.pieces')}>
          {numberText(entry.itemsCount, locale)}
        </td>
        <td>
          <StaffStatusTag status={entry.status} />
          <ProofLine entry={entry} />
          <ReleaseLine entry={entry} />
        </td>
        <td className={classes.staff} data-label={t('desk.list.staff')}>
          <PersonInCharge person={entry.desk.inCharge} />
        </td>
        <td className={classes.time} data-label={t('desk.list.event')}>
          {entry.desk.eventDate ? (
            <time dateTime={entry.desk.eventDate}>{shortDate(entry.desk.eventDate, now, locale)}</time>
          ) : (
            '–'
          )}
          {entry.desk.wantedShipDate && (
            <div className={classes.shipBy}>
              {t('desk.list.shipBy', { date: shortDate(entry.desk.wantedShipDate, now, locale) })}
            </div>
          )}
        </td>
        <td className={classes.time} data-label={t(`desk.list.${time}`)}>
          <time dateTime={shown.toISOString()}>{shortTime(shown, now, locale)}</time>
        </td>
        <td
          data-figure
          className={classes.total}
          data-label={t(entry.kind === 'order' ? 'desk.list.withTaxes' : 'desk.list.beforeTaxes')}
        >
          {entry.total === null ? t('orders.undetermined') : moneyText(entry.total, entry.currency, locale)}
        </td>
        {entry.kind === 'order' && (
          <td data-figure className={classes.paid} data-label={t('desk.list.paid')}>
            {moneyText(entry.desk.paid, entry.currency, locale)}
          </td>
        )}
        <td data-figure data-label={t('desk.list.due')}>
          <DueCell entry={entry} now={now} />
        </td>
        <td className={classes.more}>
          <button
            type="button"
            className={classes.toggle}
            data-row={entry.preorderId}
            aria-expanded={isOpen}
            aria-controls={`${id}-details`}
            aria-label={t('desk.list.details', { name })}
            onClick={onToggle}
          >
            <IconChevronDown size={18} stroke={1.6} aria-hidden />
          </button>
        </td>
      </tr>
      {isOpen && (
        <tr id={`${id}-details`} className={classes.details}>
          <td colSpan={entry.kind === 'order' ? 12 : 11}>
            <div className={classes.columns}>
              <ul className={classes.items} aria-label={t('desk.list.designs')}>
                {entry.items.map(item => (
                  <OrderedItemRow
                    key={item.id}
                    item={item}
                    currency={entry.currency}
                    sizeLabel={sizeLabel}
                    isForStaff
                  />
                ))}
              </ul>
              <RowFacts entry={entry} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** What is left to pay, and by when; what is owed back. */
function DueCell({ entry: { desk, currency }, now }: Pick<Props, 'entry'> & { readonly now: Date }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { due, dueOn, isOverdue } = desk
  if (due === 0) return '–'
  const day = dueOn && shortDate(dueOn, now, locale)
  return (
    <>
      <span className={classes.strong}>{moneyText(due, currency, locale)}</span>
      {day && (
        <span className={classes.quiet} data-late={isOverdue}>
          {t(isOverdue ? 'desk.list.overdueSince' : 'desk.list.dueBy', { day })}
        </span>
      )}
      {due < 0 && <span className={classes.quiet}>{t('desk.list.owedBack')}</span>}
    </>
  )
}

/** How far the proof of a request in review is, or what of its artwork is still to be drawn. */
function ProofLine({ entry }: Pick<Props, 'entry'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { proof } = entry.desk
  const isInReview = entry.status === 'inreviewbycustomer' || entry.status === 'inreviewbydesigner'
  const toRedraw = entry.items.flatMap(({ openChecks }) => openChecks.filter(check => check.wantsVector))
  const words =
    isInReview && proof && proof.answered > 0
      ? proof.approved === proof.answered
        ? t('desk.list.proofApproved', {
            approved: numberText(proof.approved, locale),
            designs: numberText(proof.designs, locale),
          })
        : t('desk.list.proofAnswers', { ...countOf(proof.answered, locale), number: proof.proofNumber })
      : entry.status === 'inreviewbycustomer' && proof
        ? t('desk.list.proofSent', {
            number: proof.proofNumber,
            day: shortDay(new Date(proof.sentAt), locale),
          })
        : isBeforeOrder(entry.status) && toRedraw.length > 0
          ? t('desk.list.toRedraw', countOf(toRedraw.length, locale))
          : undefined
  return words && <span className={classes.quiet}>{words}</span>
}

/** What a workshop has of it, where it was changed since. */
function ReleaseLine({ entry: { desk } }: Pick<Props, 'entry'>) {
  const { t } = useTranslation()
  if (!desk.atWorkshop?.isChanged) return null
  return (
    <span className={classes.quiet}>{t('desk.list.changedSince', { release: desk.atWorkshop.release })}</span>
  )
}

const isBeforeOrder = (status: ListedEntry['status']) =>
  status === 'intent' || status === 'inreviewbydesigner' || status === 'inreviewbycustomer'

function PersonInCharge({ person }: { readonly person: ListedEntry['desk']['inCharge'] }) {
  const { t } = useTranslation()
  if (!person) return <span className={classes.nobody}>{t('desk.list.nobodyYet')}</span>
  const { id, first_name: firstName, last_name: lastName } = person
  return (
    <span className={classes.person}>
      <InitialAvatar id={id} name={firstName} letters={initialsOf({ firstName, lastName })} size={24} />
      {`${firstName} ${lastName}`}
    </span>
  )
}

function RowFacts({ entry }: Pick<Props, 'entry'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { city, state, postal_code } = entry.shippingAddress.address
  const discounts = entry.discounts.reduce((sum, { amount }) => sum + amount, 0)
  const charges = entry.charges.reduce((sum, { amount }) => sum + amount, 0)
  const isOrder = entry.kind === 'order'
  return (
    <div className={classes.facts}>
      <dl>
        <div>
          <dt>{t('desk.list.delivery')}</dt>
          <dd>{`${city} ${state} ${postal_code}`}</dd>
        </div>
        <div>
          <dt>{t('desk.list.email')}</dt>
          <dd>
            <a href={`mailto:${entry.email}`}>{entry.email}</a>
          </dd>
        </div>
        {entry.invoiceNumber && (
          <div>
            <dt>{t('desk.list.invoiceName')}</dt>
            <dd>{entry.invoiceNumber}</dd>
          </div>
        )}
        {entry.quoteNumber && (
          <div>
            <dt>{t('desk.list.quote')}</dt>
            <dd>{entry.quoteNumber}</dd>
          </div>
        )}
        {charges > 0 && (
          <div>
            <dt>{t('desk.list.charges')}</dt>
            <dd>{moneyText(charges, entry.currency, locale)}</dd>
          </div>
        )}
        {discounts > 0 && (
          <div data-discount>
            <dt>{t('desk.list.discounts')}</dt>
            <dd>{`−\u00a0${moneyText(discounts, entry.currency, locale)}`}</dd>
          </div>
        )}
        {entry.payment && entry.payment.balance !== null && (
          <div>
            <dt>{t('desk.list.balance')}</dt>
            <dd>{moneyText(entry.payment.balance, entry.currency, locale)}</dd>
          </div>
        )}
      </dl>
      <div className={classes.actions}>
        <Link
          className={classes.primary}
          to="/purchased/preorder/$preorderId"
          params={{ preorderId: entry.preorderId }}
        >
          {t('desk.list.open')}
        </Link>
        <LaterLink
          path={isOrder ? '/techpack/order/$orderId' : '/techpack/preorder/$preorderId'}
          params={isOrder ? { orderId: entry.id } : { preorderId: entry.preorderId }}
        >
          {link => (
            <Link className={classes.secondary} {...link}>
              <IconFileText size={18} stroke={1.6} aria-hidden />
              {t('desk.list.techpack')}
            </Link>
          )}
        </LaterLink>
      </div>
    </div>
  )
}
