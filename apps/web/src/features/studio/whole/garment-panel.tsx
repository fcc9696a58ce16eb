import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { Colourways } from '#web/features/studio/whole/colourways.tsx'
import { GarmentColor } from '#web/features/studio/whole/garment-color.tsx'
import { NextSteps } from '#web/features/studio/whole/next-steps.tsx'
import { useTeamColors } from '#web/features/studio/whole/use-team-colors.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = { readonly designName: string | null; readonly onSizeChart: () => void }

/** What is shown while no part is picked: the garment as a whole, and what to do next. */
export function GarmentPanel({ designName, onSizeChart }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const teamColors = useTeamColors()
  const [productName, title] = [label(product.product.label), designName ?? t('common.untitled')]
  return (
    <>
      <header className={classes.head}>
        <div>
          {productName !== title && <p className={classes.eyebrow}>{productName}</p>}
          <p className={`${classes.title} display`}>{title}</p>
        </div>
      </header>
      <div className={classes.body}>
        <GarmentColor teamColors={teamColors} />
        <Colourways teamColors={teamColors} />
        <NextSteps onSizeChart={onSizeChart} />
      </div>
    </>
  )
}
