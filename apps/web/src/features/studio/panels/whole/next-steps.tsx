import { type Icon, IconCloudUpload, IconPhoto, IconRulerMeasure, IconTypography } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/whole/whole.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel } from '#web/lib/i18n.ts'

/** Where most people go from here. */
export function NextSteps({ onSizeChart }: { readonly onSizeChart: () => void }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product, select } = useStudio()
  const sizes = product.sizes.filter(({ display }) => display.displayable)
  const [first, last] = [sizes[0], sizes.at(-1)]
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('studio.whole.next')}</h3>
      </div>
      <div className={classes.steps}>
        <Step
          icon={IconCloudUpload}
          title={t('studio.whole.artwork')}
          text={t('studio.whole.formats')}
          onClick={() => select({ kind: 'new-decoration' })}
        />
        <Step
          icon={IconPhoto}
          title={t('artwork.library.title')}
          text={t('studio.whole.libraryText')}
          onClick={() => select({ kind: 'new-decoration', way: 'library' })}
        />
        <Step
          icon={IconTypography}
          title={t('artwork.text')}
          text={t('artwork.textNote')}
          onClick={() => select({ kind: 'new-decoration', way: 'text' })}
        />
        <Step
          icon={IconRulerMeasure}
          title={t('studio.whole.sizes')}
          text={
            first && last && first !== last
              ? t('studio.whole.sizeRange', {
                  first: label(first.displayLabel),
                  last: label(last.displayLabel),
                })
              : first
                ? label(first.displayLabel)
                : ''
          }
          onClick={onSizeChart}
        />
      </div>
      <p className={`${panel.muted} ${classes.hint}`}>{t('studio.whole.hint')}</p>
    </section>
  )
}

type StepProps = {
  readonly icon: Icon
  readonly title: string
  readonly text: string
  readonly onClick: () => void
}

function Step({ icon: Icon, title, text, onClick }: StepProps) {
  return (
    <button type="button" className={classes.step} onClick={onClick}>
      <span className={classes.stepIcon}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.stepWords}>
        {title}
        <small>{text}</small>
      </span>
    </button>
  )
}
