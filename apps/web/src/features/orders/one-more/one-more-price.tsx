import type { SoldAs } from '@teamloom/catalog/definition.ts'
import { partsOfItem, partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import type { useTriedOneMore } from '#web/data/preorders.ts'
import classes from '#web/features/orders/one-more/one-more.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly tried: Pick<ReturnType<typeof useTriedOneMore>, 'data' | 'error'>
  /** What was tried is what stands there. */
  readonly isSettled: boolean
  readonly isEmpty: boolean
  readonly soldAs: SoldAs
}

/** What it costs as it stands there, what of it is likely a mistake, or why it cannot be asked for. */
export function OneMorePrice({ tried, isSettled, isEmpty, soldAs }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (isEmpty) return <p className={classes.text}>{t('orders.oneMore.chooseFirst')}</p>
  if (!isSettled || (!tried.data && !tried.error))
    return (
      <p className={classes.text} role="status">
        {t('orders.oneMore.pricing')}
      </p>
    )
  if (tried.error) return <Notice kind="error" text={faultOf(tried.error)} />
  const { pricing, currency, problems, longNames } = tried.data!
  const told = problems.filter(key => key !== 'name_long' || longNames.length === 0)
  return (
    <>
      {told.map(key => (
        <Notice key={key} kind="warn" text={t(`orders.oneMore.problems.${key}`)} />
      ))}
      {longNames.map(({ slotId, words, inches, ownInches, usualInches, leastInches }) => (
        <Notice
          key={slotId}
          kind="warn"
          text={t(`orders.oneMore.${ownInches < leastInches ? 'leftOut' : 'lower'}`, {
            name: words,
            own: inchesText(inches, locale),
            theirs: inchesText(usualInches, locale),
            least: inchesText(leastInches, locale),
          })}
        />
      ))}
      <div className={classes.price} role="status">
        <b>
          {pricing.total === null ? t('orders.undetermined') : moneyText(pricing.total, currency, locale)}
        </b>
        {pricing.total !== null && <span>{partsText(partsOfItem(pricing), currency, locale, soldAs)}</span>}
        <span>{t('orders.oneMore.priceNote')}</span>
      </div>
    </>
  )
}
