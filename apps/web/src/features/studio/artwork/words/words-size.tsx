import { Slider } from '@mantine/core'
import { capitalHeight } from '@teamloom/artwork/lay-letters.ts'
import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import type { WordsSizes } from '#web/features/studio/artwork/words/use-words.ts'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/controls/width-slider.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly recipe: TextRecipe
  readonly sizes: WordsSizes
  readonly onChange: (widthInches: number) => void
}

/** How wide new words are, of the widths that they can have where they are shown, and how high their capitals then. */
export function WordsSize({ recipe, sizes, onChange }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { widths, chosen, drawnWidth } = sizes
  const [least, most] = [widths[0], widths.at(-1)]
  if (least === undefined || most === undefined) return null
  const [inches, cm] = [inchesText(chosen, locale), cmText(chosen, locale)]
  const capital = capitalHeight(recipe, drawnWidth, chosen)
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('artwork.write.size')}</h3>
        <span className={classes.value}>
          <b>{inches}</b> {t('artwork.write.wide', { width: cm })}
        </span>
      </div>
      <Slider
        min={0}
        max={Math.max(1, widths.length - 1)}
        step={1}
        value={widths.indexOf(chosen)}
        disabled={widths.length === 1}
        label={null}
        thumbLabel={t('artwork.write.size')}
        thumbValueText={`${inches}, ${cm}`}
        onChange={at => onChange(widths[at] ?? chosen)}
      />
      <div className={classes.ends}>
        <span>{inchesText(least, locale)}</span>
        {capital !== undefined && (
          <span>
            {t('decoration.capitals', { inches: inchesText(capital, locale), cm: cmText(capital, locale) })}
          </span>
        )}
        <span>{inchesText(most, locale)}</span>
      </div>
    </section>
  )
}
