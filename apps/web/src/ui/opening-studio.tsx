import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RoughPicture } from '#web/ui/first-picture.tsx'
import classes from '#web/ui/opening-studio.module.css'

type Props = {
  /** The picture of the garment, as far as it is known. */
  readonly picture?: string | null | undefined
  readonly children?: ReactNode
}

/** The studio before it is there: its panels empty, the garment already on its stage. */
export function OpeningStudio({ picture, children }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.root} role="status" {...(!children && { 'aria-label': t('common.loading') })}>
      <span className={classes.rail} />
      <span className={classes.header} />
      <span className={classes.parts} />
      <span className={classes.stage}>
        <RoughPicture url={picture} />
        {children && <span className={classes.words}>{children}</span>}
      </span>
      <span className={classes.panel} />
    </div>
  )
}
