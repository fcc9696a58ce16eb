import { IconUsers } from '@tabler/icons-react'
import { priceOfSlot } from '@teamloom/commerce/pricing/price-personal.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { moneyText } from '@teamloom/kit/money-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/price/price.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { usePrice } from '#web/features/studio/session/use-price.ts'
import { useLocale } from '#web/lib/i18n.ts'

/** NN9: what a name, a number and free words each add to the pieces that have some, at the quantity that is set. */
export function PersonalPrices() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { document } = useDesign()
  const { table, currency, qty } = usePrice()
  const slots = slotsOf(document).map(slot => ({ ...slot, price: priceOfSlot(table, slot, qty) }))
  if (slots.every(({ price }) => price === 0)) return null
  return (
    <section className={classes.extra} aria-label={t('decoration.forEachPerson')}>
      <IconUsers size={18} stroke={1.6} aria-hidden />
      <b>{t('decoration.forEachPerson')}</b>
      <span>{t(`price.personal.note.${product.soldAs}`)}</span>
      <ul className={classes.personal}>
        {slots.map(({ id, kind, linkedIds, price }) => (
          <li key={id}>
            {t(`price.personal.kinds.${kind}`)}
            {linkedIds.length > 0 && `, ${t('price.personal.linked', { count: linkedIds.length })}`}{' '}
            <b>+ {moneyText(price, currency, locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
