import type { DesignItem } from '@teamloom/contract/designs.ts'
import { createElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { Colourways } from '#web/features/studio/panels/whole/colourways.tsx'
import { GarmentColor } from '#web/features/studio/panels/whole/garment-color.tsx'
import { NextSteps } from '#web/features/studio/panels/whole/next-steps.tsx'
import whole from '#web/features/studio/panels/whole/whole.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { useLoaded } from '#web/ui/use-loaded.ts'

const loadRequested = async () => (await loadCode(() => import('#web/shown/requested.tsx'))).Requested

type Props = {
  readonly design: DesignItem
  /** What a change does to a design that is ordered. */
  readonly notice: ReactNode
  readonly onSizeChart: () => void
}

/** What is shown while no part is picked: the garment as a whole, and what to do next. */
export function GarmentPanel({ design, notice, onSizeChart }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const teamColors = useTeamColors()
  const Requested = useLoaded(loadRequested, design.request !== null)
  const [productName, title] = [label(product.product.label), design.name ?? t('common.untitled')]
  return (
    <>
      <header className={classes.head}>
        <div>
          {productName !== title && <p className={classes.eyebrow}>{productName}</p>}
          <p className={`${classes.title} display`}>{title}</p>
        </div>
      </header>
      <div className={classes.body}>
        {notice && <div className={classes.section}>{notice}</div>}
        {design.request && (
          <div className={`${classes.section} ${whole.requested}`}>
            {Requested && createElement(Requested, { request: design.request })}
            <p>{t('studio.whole.ordered')}</p>
          </div>
        )}
        <GarmentColor teamColors={teamColors} />
        <Colourways teamColors={teamColors} />
        <NextSteps onSizeChart={onSizeChart} />
      </div>
    </>
  )
}
