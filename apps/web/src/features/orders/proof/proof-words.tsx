import { IconArrowsDiff, IconMoodCheck } from '@tabler/icons-react'
import { partsText } from '@teamloom/commerce/pricing/item-parts.ts'
import type { Currency } from '@teamloom/kit/money.ts'
import { moneyText, numberText } from '@teamloom/kit/money-text.ts'
import { dequal } from 'dequal'
import { useTranslation } from 'react-i18next'
import { DecorationLine } from '#web/features/orders/decoration-line.tsx'
import { AskedChange } from '#web/features/orders/proof/asked-change.tsx'
import type { ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-words.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly item: ProofItem
  readonly currency: Currency
  /** Nothing of it was asked for. */
  readonly isQuote: boolean
}

/** Whatever their order. */
const quantitiesOf = ({ sizes }: ProofItem['proposed']) =>
  Object.fromEntries(sizes.filter(({ qty }) => qty > 0).map(({ name, qty }) => [name, qty]))

/** What differs from what was asked, what does not, then all that is proposed: decorations in inches, sizes, the price of a piece. */
export function ProofWords({ item, currency, isQuote }: Props) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const label = useLabel()
  const locale = useLocale()
  const { asked, proposed, differences, alike } = item
  const sizes = proposed.sizes.filter(({ qty }) => qty > 0)
  const isSameSizes = asked !== null && dequal(quantitiesOf(asked), quantitiesOf(proposed))
  const as = [...alike.map(label), ...(isSameSizes ? [t('proof.allSizes')] : [])]
  return (
    <div className={classes.root}>
      {item.changeAsked && <AskedChange designId={item.designId} asked={item.changeAsked} />}
      {!isQuote && <h3 className={classes.title}>{t('proof.differs')}</h3>}
      {asked && differences.length > 0 && (
        <ul className={classes.differences}>
          {differences.map(words => (
            <li key={words.en} className={classes.difference}>
              <IconArrowsDiff size={16} stroke={1.6} aria-hidden />
              {label(words)}
            </li>
          ))}
        </ul>
      )}
      {!isQuote && !(asked && differences.length > 0) && (
        <p className={classes.quiet}>
          <IconMoodCheck size={16} stroke={1.6} aria-hidden />
          {t(asked ? 'proof.same' : 'proof.added', reader)}
        </p>
      )}
      {differences.length > 0 && as.length > 0 && (
        <>
          <h4 className={classes.alike}>{t('proof.asAsked', reader)}</h4>
          <p className={classes.list}>{`${as.join(', ')}.`}</p>
        </>
      )}
      <dl className={classes.facts}>
        {proposed.decorations.length > 0 && (
          <>
            <dt>{t('proof.decorations')}</dt>
            {proposed.decorations.map(decoration => (
              <dd key={decoration.id}>
                <DecorationLine decoration={decoration} />
              </dd>
            ))}
          </>
        )}
        <dt>{t('proof.quantities')}</dt>
        <dd>{sizes.map(size => `${label(size.label)} ${numberText(size.qty, locale)}`).join(', ') || '0'}</dd>
        <dt>{t(`proof.each.${item.product.soldAs}`)}</dt>
        <dd>
          {proposed.pricePerPiece === null
            ? t('orders.undetermined')
            : moneyText(proposed.pricePerPiece, currency, locale)}
        </dd>
        {proposed.personal.length > 0 && (
          <>
            <dt>{t('proof.personal')}</dt>
            <dd>{partsText(proposed.personal, currency, locale, 'piece')}</dd>
          </>
        )}
      </dl>
    </div>
  )
}
