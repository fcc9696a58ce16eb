import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { letterStep } from '@teamloom/catalog/decorations/letter-sizes.ts'
import { type SizeBand, sizeBandOf, sizeBands } from '@teamloom/catalog/size-band.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly decoration: DecorationView
  readonly personal: NonNullable<DecorationView['personal']>
}

/** The bands that the product is offered in. */
export function useBands(): readonly SizeBand[] {
  const { product } = useStudio()
  const offered = product.sizes.filter(({ display }) => display.displayable)
  return sizeBands.filter(band => offered.some(size => sizeBandOf(size) === band))
}

/** How high capitals and numerals are, in eighths of an inch, for each band that the product is offered in. */
export function LetterHeights({ decoration, personal }: Props) {
  const { t } = useTranslation()
  return (
    <div className={classes.heights}>
      <div className={panel.sectionHead}>
        <h3>{t('personal.heights')}</h3>
        <span>{t('personal.heightsNote')}</span>
      </div>
      {useBands().map(band => {
        const name = t(`personal.bands.${band}`)
        return (
          <div key={band} className={classes.height} role="group" aria-label={name}>
            <span>{name}</span>
            <HeightSteps decoration={decoration} personal={personal} band={band} name={name} />
          </div>
        )
      })}
    </div>
  )
}

type StepsProps = Props & { readonly band: SizeBand; readonly name: string }

/** Lower, how high, higher. */
export function HeightSteps({ decoration, personal, band, name }: StepsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { session } = useStudio()
  const heightsThere = decoration.assetSize.availableSizes.map(({ id }) => Number(id.slice(1)))
  const inches = personal.heights[band]
  const [lower, higher] = [inches - letterStep, inches + letterStep]
  const set = (wanted: number) =>
    showRefusal(
      session.change({
        action: 'setDecorationPersonal',
        decorationId: decoration.id,
        personal: { ...personal, heights: { ...personal.heights, [band]: wanted } },
      }),
    )
  return (
    <>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t('personal.lower', { band: name })}
        disabled={!heightsThere.includes(lower)}
        onClick={() => set(lower)}
      >
        <IconMinus size={15} stroke={1.8} />
      </ActionIcon>
      <output aria-live="polite">{inchesText(inches, locale)}</output>
      <ActionIcon
        variant="default"
        size={30}
        aria-label={t('personal.higher', { band: name })}
        disabled={!heightsThere.includes(higher)}
        onClick={() => set(higher)}
      >
        <IconPlus size={15} stroke={1.8} />
      </ActionIcon>
    </>
  )
}
