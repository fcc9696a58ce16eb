import type { Address } from '@teamloom/commerce/addresses/address.ts'
import { phoneForShow } from '@teamloom/commerce/addresses/phone.ts'
import { numberEdits } from '@teamloom/commerce/orders/edits/index.ts'
import type { PreorderDetail } from '@teamloom/contract/desk.ts'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PreorderEdit } from '#web/data/desk-edits.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import { AddressText } from '#web/features/orders/preorder/address-text.tsx'
import classes from '#web/features/orders/preorder/details-card.module.css'
import { Editable, EditableNumber } from '#web/features/orders/preorder/editable.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { InChargeField } from '#web/features/orders/preorder/in-charge-field.tsx'
import { ShipmentsField } from '#web/features/orders/preorder/shipments-field.tsx'
import { StatusField } from '#web/features/orders/preorder/status-field.tsx'
import { TaxExemptionField } from '#web/features/orders/preorder/tax-exemption-field.tsx'
import { useLocale } from '#web/lib/i18n.ts'
import { eventDay } from '#web/shown/event-arrival.tsx'

export type AddressEditorProps = {
  readonly which: 'shipping' | 'billing'
  readonly address: Address
  readonly onDone: () => void
}

type Props = { readonly addressEditor: ComponentType<AddressEditorProps> }

/** Who ordered, where it goes, and the numbers by which it is known; most of it is changed in its place. */
export function DetailsCard({ addressEditor: AddressEditor }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { detail } = useEditing()
  const { preorder, user, invoice, shipping, order } = detail
  return (
    <section className={classes.root} aria-labelledby="preorder-details">
      <h2 id="preorder-details" className={classes.title}>
        {t('preorder.details')}
      </h2>
      <dl className={classes.rows}>
        <Row label={t('preorder.date')}>{dateText(new Date(preorder.created_at), locale)}</Row>
        <Row label={t('preorder.contact')}>
          {`${user.first_name} ${user.last_name}`}
          <br />
          <a href={`mailto:${user.email}`}>{user.email}</a>
          <br />
          <span className={classes.quiet}>{phoneForShow(shipping.phone, locale)}</span>
        </Row>
        {detail.eventDate && <Row label={t('preorder.event')}>{eventDay(detail.eventDate, locale)}</Row>}
        {order && <Row label={t('preorder.order')}>{String(order.number)}</Row>}
        {numberEdits.map(({ edit, field, label, none }) => (
          <Row key={edit} label={label[locale]}>
            <EditableNumber
              name={label[locale]}
              view={detail.numbers[field] ?? <Quiet>{standsFor(detail, edit) ?? none[locale]}</Quiet>}
              valueOf={request => request.numbers[field] ?? null}
              editOf={text => ({ kind: edit, [field]: text }) as PreorderEdit}
            />
          </Row>
        ))}
        <Row label={t('preorder.inCharge')}>
          <InChargeField />
        </Row>
        <Row label={t('preorder.status')}>
          <StatusField />
        </Row>
        {order && (
          <Row label={t('preorder.parcel.title')} isAddress>
            <ShipmentsField />
          </Row>
        )}
        <Row label={t('preorder.delivery')} isAddress>
          <Editable
            name={t('preorder.delivery')}
            view={<AddressText address={shipping} />}
            renderForm={onDone => <AddressEditor which="shipping" address={shipping} onDone={onDone} />}
          />
        </Row>
        <Row label={t('preorder.billing')} isAddress>
          <Editable
            name={t('preorder.billing')}
            view={<AddressText address={invoice.customer} same={shipping} />}
            renderForm={onDone => (
              <AddressEditor which="billing" address={invoice.customer} onDone={onDone} />
            )}
          />
        </Row>
        <Row label={t('preorder.exemption.title')} isAddress={detail.invoice.taxExemption !== null}>
          <TaxExemptionField />
        </Row>
        <Row label={t('preorder.promo')}>{detail.promoCode || <Quiet>{t('preorder.none.promo')}</Quiet>}</Row>
        <Row label={t('preorder.language')}>{t(`preorder.languages.${detail.locale}`)}</Row>
      </dl>
    </section>
  )
}

/** OR48: an order's own number is its invoice's, while staff have given none. */
function standsFor({ order }: PreorderDetail, edit: PreorderEdit['kind']): string | undefined {
  return edit === 'setInvoiceNumber' ? order?.invoice.invoice_number : undefined
}

function Quiet({ children }: { readonly children: ReactNode }) {
  return <span className={classes.quiet}>{children}</span>
}

type RowProps = { readonly label: string; readonly isAddress?: boolean; readonly children: ReactNode }

function Row({ label, isAddress = false, children }: RowProps) {
  return (
    <div className={classes.row} data-address={isAddress}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
