import { IconArrowUpRight, IconStarFilled, IconStarHalfFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useProvider } from '#web/data/provider.ts'
import classes from '#web/features/studio/controls/parts/parts-panel.module.css'
import { useLocale } from '#web/lib/i18n.ts'

const rating = 4.8

/** The way to a person who helps. */
export function MeetDesigner() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: provider } = useProvider()
  const text = new Intl.NumberFormat(locale === 'fr' ? 'fr-CA' : 'en-CA').format(rating)
  return (
    <section className={classes.designer}>
      {provider?.showsStars !== false && (
        <div
          className={classes.stars}
          role="img"
          aria-label={t('studio.meetDesigner.rating', { rating: text })}
        >
          {text}
          <span aria-hidden style={{ color: '#B27A12', display: 'flex', gap: 1 }}>
            {[1, 2, 3, 4].map(star => (
              <IconStarFilled key={star} size={13} />
            ))}
            <IconStarHalfFilled size={13} />
          </span>
        </div>
      )}
      <h3>{t('studio.meetDesigner.title')}</h3>
      <p>{t('studio.meetDesigner.text')}</p>
      <a className={classes.link} href={provider?.designerUrl} target="_blank" rel="noreferrer">
        {t('studio.meetDesigner.action')}
        <IconArrowUpRight size={14} stroke={1.8} aria-hidden />
      </a>
    </section>
  )
}
