import { useTranslation } from 'react-i18next'
import type { OrderEntry } from '#web/data/order-entry.ts'
import { dateText } from '#web/features/orders/desk/desk-time.ts'
import classes from '#web/features/orders/milestones.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Name = OrderEntry['milestones'][number]['name']

const ofQuotes = ['placed', 'proof_sent', 'approved'] as const
const isOfQuote = (name: Name): name is (typeof ofQuotes)[number] => ofQuotes.some(each => each === name)

/** What became of a request, as its customer is told it, and when; oldest first. */
export function Milestones({ entry: { milestones, isQuote } }: { readonly entry: OrderEntry }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section>
      <h3 className={classes.title}>{t('proof.milestones.title')}</h3>
      <ol className={classes.list}>
        {milestones.map(({ name, created_at }) => (
          <li key={`${name} ${created_at}`} className={classes.line}>
            <time dateTime={created_at}>{dateText(new Date(created_at), locale)}</time>
            {t(isQuote && isOfQuote(name) ? `proof.quote.milestones.${name}` : `proof.milestones.${name}`)}
          </li>
        ))}
      </ol>
    </section>
  )
}
