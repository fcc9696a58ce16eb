import { Loader, Skeleton } from '@mantine/core'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { useTranslation } from 'react-i18next'
import card from '#web/features/project/design-card.module.css'
import name from '#web/features/project/design-name.module.css'
import picture from '#web/features/project/design-picture.module.css'
import classes from '#web/features/project/ghost-card.module.css'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'

type Props = {
  /** A design that is being copied; without one, some design that is being loaded. */
  readonly design?: { readonly name: string } & Partial<Pick<DesignItem, 'images'>>
}

/** The place of a card that is to come. */
export function GhostCard({ design }: Props) {
  const { t } = useTranslation()
  if (!design) {
    return (
      <li className={card.root} aria-hidden>
        <div className={picture.root}>
          <div className={classes.stage}>
            <Skeleton width="38%" height="76%" radius={8} />
          </div>
        </div>
        <div className={card.foot}>
          <div className={card.words}>
            <Skeleton width={124} height={14} radius={4} mt={4} />
            <Skeleton width={80} height={10} radius={4} mt={10} />
          </div>
        </div>
      </li>
    )
  }
  return (
    <li className={card.root} aria-busy>
      <div className={`${picture.root} ${classes.faded}`}>
        <GarmentPicture url={design.images?.[0]?.url} alt="" sizes="300px" />
      </div>
      <div className={classes.ready} role="status">
        <Loader size={18} aria-hidden />
        {t('project.card.gettingReady')}
      </div>
      <div className={card.foot}>
        <div className={card.words}>
          <span className={name.name}>{design.name}</span>
          <div className={card.time}>{t('project.card.copying')}</div>
        </div>
      </div>
    </li>
  )
}
