import { SegmentedControl } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type Cents, type Currency, currencies } from '@teamloom/kit/money.ts'
import { amountText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { grantedOf } from '#web/data/order-entry.ts'
import { useHeldRight } from '#web/data/rights.ts'
import { useMe } from '#web/data/user.ts'
import link from '#web/features/orders/link.module.css'
import { ChargeForm } from '#web/features/orders/preorder/charge-form.tsx'
import { ChargeRows } from '#web/features/orders/preorder/charge-rows.tsx'
import { DiscountForm } from '#web/features/orders/preorder/discount-form.tsx'
import { EditBox } from '#web/features/orders/preorder/edit-box.tsx'
import { useEditing } from '#web/features/orders/preorder/editing.tsx'
import { ItemRows, SummaryHead } from '#web/features/orders/preorder/summary-items.tsx'
import { AmountRows, SummarySums, TaxRows } from '#web/features/orders/preorder/summary-sums.tsx'
import classes from '#web/features/orders/preorder/summary-table.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'
import { LongName } from '#web/ui/long-name.tsx'

/** A discount or charge that is not there yet. */
const added = ''

/** What each design costs and the sums; once it is ordered with taxes and what is paid. */
export function SummaryTable() {
  const { t } = useTranslation()
  const locale = useLocale()
  const discountName = useDiscountName()
  const { detail } = useEditing()
  const held = useHeldRight('discounts', detail.userId)
  const [edited, setEdited] = useState<string>()
  const [isPaidIn, setPaidIn] = useState<Currency>()
  const { invoice } = detail
  const [editedCharge, setEditedCharge] = useState<string>()
  const isEditing = edited !== undefined || editedCharge !== undefined
  const endEditing = () => {
    setEdited(undefined)
    setEditedCharge(undefined)
  }
  const bare = (amount: Cents | null) => (amount === null ? '–' : amountText(amount, locale))
  const granted = grantedOf(detail)
  return (
    <section className={classes.root} aria-labelledby="preorder-summary">
      <div className={classes.head}>
        <h2 id="preorder-summary" className={classes.title}>
          {t('desk.summary.title')}
        </h2>
        <div className={classes.currency}>
          <span id="preorder-currency">{t('preorder.currency')}</span>
          <SegmentedControl
            size="sm"
            aria-labelledby="preorder-currency"
            value={isPaidIn ?? invoice.currency}
            data={currencies.map(code => ({ value: code, label: code.toUpperCase() }))}
            onChange={value => {
              const chosen = currencies.find(code => code === value)
              setPaidIn(chosen === invoice.currency ? undefined : chosen)
            }}
          />
        </div>
      </div>
      {isPaidIn && isPaidIn !== invoice.currency && (
        <EditBox
          edit={{ kind: 'setCurrency', currency: isPaidIn }}
          valueOf={request => request.invoice.currency}
          saveLabel={t('preorder.setCurrency', { currency: isPaidIn.toUpperCase() })}
          onSaved={() => setPaidIn(undefined)}
          onCancel={() => setPaidIn(undefined)}
        >
          <p className={classes.note}>{t('preorder.ownTable')}</p>
        </EditBox>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keys */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('desk.summary.title')}>
        <table className={classes.table}>
          <SummaryHead />
          <tbody>
            <ItemRows />
            <ChargeRows onEdit={isEditing ? undefined : setEditedCharge} />
            <AmountRows />
            {granted.map(({ id, name, amount }) => (
              <tr key={id} className={classes.discount}>
                <th scope="row" colSpan={7}>
                  <LongName name={discountName(name)} />{' '}
                  {!isEditing && (
                    <button
                      type="button"
                      className={link.root}
                      disabled={held !== null}
                      aria-describedby={held === null ? undefined : 'discounts-held'}
                      aria-label={t('preorder.discount.edit', { name: discountName(name) })}
                      onClick={() => setEdited(id)}
                    >
                      {t('preorder.discount.change')}
                    </button>
                  )}
                </th>
                <td>{`−\u00a0${bare(amount)}`}</td>
              </tr>
            ))}
            <TaxRows />
          </tbody>
        </table>
      </section>
      {!isEditing && <AddSums onCharge={() => setEditedCharge(added)} onDiscount={() => setEdited(added)} />}
      {edited !== undefined && (
        <DiscountForm key={edited} discountId={edited === added ? undefined : edited} onDone={endEditing} />
      )}
      {editedCharge !== undefined && (
        <ChargeForm
          key={editedCharge}
          chargeId={editedCharge === added ? undefined : editedCharge}
          onDone={endEditing}
        />
      )}
      <SummarySums />
    </section>
  )
}

type AddProps = { readonly onCharge: () => void; readonly onDiscount: () => void }

/** What a charge or a discount is added by; who may not is told why. */
function AddSums({ onCharge, onDiscount }: AddProps) {
  const { t } = useTranslation()
  const { detail } = useEditing()
  const held = useHeldRight('discounts', detail.userId)
  const isOwn = useMe().data?.id === detail.userId
  return (
    <>
      <button
        type="button"
        className={link.root}
        disabled={isOwn}
        title={isOwn ? t('withheld.ownOrder') : undefined}
        onClick={onCharge}
      >
        <IconPlus size={16} stroke={1.6} aria-hidden />
        {t('preorder.charge.add')}
      </button>
      <button
        type="button"
        className={link.root}
        disabled={held !== null}
        aria-describedby={held === null ? undefined : 'discounts-held'}
        onClick={onDiscount}
      >
        <IconPlus size={16} stroke={1.6} aria-hidden />
        {t('preorder.discount.add')}
      </button>
      {held !== null && (
        <p id="discounts-held" className={classes.note}>
          {held}
        </p>
      )}
    </>
  )
}
