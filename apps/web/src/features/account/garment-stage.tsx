import { useTranslation } from 'react-i18next'
import classes from '#web/features/account/garment-stage.module.css'

/** Left, right and in front: our own garments, from `public/stage/`. */
const pictures = { left: 'tee-cream.webp', right: 'hoodie-heather.webp', front: 'hoodie-forest.webp' }

/** What the studio makes, to look at while logging in. */
export function GarmentStage() {
  const { t } = useTranslation()
  return (
    <div className={classes.root} role="img" aria-label={t('account.stage')}>
      {Object.entries(pictures).map(([place, file]) => (
        <img
          key={place}
          className={classes.garment}
          data-place={place}
          src={`/stage/${file}`}
          width={1200}
          height={1400}
          alt=""
          // Not fetched where the stage is not shown.
          loading="lazy"
        />
      ))}
    </div>
  )
}
