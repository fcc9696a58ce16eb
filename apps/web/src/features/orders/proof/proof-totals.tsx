import { VisuallyHidden } from '@mantine/core'
import { chargeLabel } from '@teamloom/commerce/charges/charge.ts'
import type { Discount } from '@teamloom/commerce/pricing/total-order.ts'
import type { Proof } from '@teamloom/contract/proofs.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import { grantedDiscounts } from '#web/data/order-entry.ts'
import { differenceInPrice } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-side.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { useDiscountName } from '#web/lib/use-discount-name.ts'
import { LongName } from '#web/ui/long-name.tsx'

function differenceOf(total: Cents | null, asked: Cents | null): Cents | undefined {
  return total === null || asked === null ? undefined : total - asked
}

/** `isWhole`: with the discounts, which are known of both. */
function wordsOf(difference: Cents, isWhole: boolean) {
  if (isWhole) return difference > 0 ? 'proof.more' : 'proof.less'
  return difference > 0 ? 'proof.moreBefore' : 'proof.lessBefore'
}

/** What each design costs, each discount and the total, as asked and as proposed: before taxes. */
export function ProofTotals({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const locale = useLocale()
  const discountName = useDiscountName()
  const { currency, items, removed, charges, asked, total } = proof
  const money = (amount: Cents | null) =>
    amount === null ? t('orders.undetermined') : moneyText(amount, currency, locale)
  const granted = grantedDiscounts(proof, 0)
  // Nothing in it was asked for: there is nothing to compare with.
  const isQuote = proof.quote !== null
  const discounts = new Map([...(asked?.discounts ?? []), ...granted].map(each => [each.id, each.name]))
  const difference = asked ? differenceOf(total, asked.total) : differenceInPrice(proof)
  const less = (of: readonly Discount[], id: string) => {
    const amount = of.find(each => each.id === id)?.amount ?? 0
    return amount === 0 ? '–' : `−\u00a0${money(amount)}`
  }
  return (
    <section className={classes.card} aria-labelledby="proof-total">
      <h2 id="proof-total" className={classes.title}>
        {isQuote ? t('proof.quote.total', reader) : t('proof.newTotal')}
      </h2>
      <table className={classes.totals}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('proof.product')}</VisuallyHidden>
            </th>
            {!isQuote && <th scope="col">{t('proof.asked', reader)}</th>}
            <th scope="col">{t('proof.proposed', reader)}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ designId, designName, asked, proposed }) => (
            <tr key={designId}>
              <th scope="row">
                <LongName name={designName ?? t('common.untitled')} />
              </th>
              {!isQuote && <td className={classes.quiet}>{asked ? money(asked.total) : '–'}</td>}
              <td>{money(proposed.total)}</td>
            </tr>
          ))}
          {removed.map(({ designName, projectName, total: was }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two may have the same name, and none moves
            <tr key={`${projectName} ${designName} ${index}`}>
              <th scope="row">
                <del>
                  <LongName name={designName ?? t('common.untitled')} />
                </del>
              </th>
              {!isQuote && <td className={classes.quiet}>{money(was)}</td>}
              <td>–</td>
            </tr>
          ))}
          {charges.map(charge => (
            <tr key={charge.id}>
              <th scope="row">
                <LongName name={chargeLabel(charge)[locale]} />
              </th>
              {!isQuote && <td className={classes.quiet}>{asked ? '–' : ''}</td>}
              <td>{money(charge.amount)}</td>
            </tr>
          ))}
          {[...discounts].map(([id, name]) => (
            <tr key={id} className={classes.discount}>
              <th scope="row">
                <LongName name={discountName(name)} />
              </th>
              {!isQuote && <td className={classes.quiet}>{asked ? less(asked.discounts, id) : ''}</td>}
              <td>{less(granted, id)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.total}>
        <span>
          <b>{t('proof.total')}</b>
          <span className={classes.quiet}>
            {t('proof.beforeTaxes', { currency: currency.toUpperCase() })}
          </span>
        </span>
        <b className={classes.sum}>{money(total)}</b>
      </p>
      {!isQuote && difference !== undefined && difference !== 0 && (
        <p className={classes.more}>
          {t(wordsOf(difference, asked !== null), { price: money(Math.abs(difference)), ...reader })}
        </p>
      )}
      {removed.map(({ designName, projectName, pieces, total: was }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <p key={`${projectName} ${designName} ${index}`} className={classes.more}>
          {t('proof.removed', {
            name: designName ?? t('common.untitled'),
            pieces: t('orders.count.piece', countOf(pieces, locale)),
            price: money(was),
          })}
        </p>
      ))}
    </section>
  )
}
