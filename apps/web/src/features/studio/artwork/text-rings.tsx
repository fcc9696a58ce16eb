import { Switch } from '@mantine/core'
import { type TextRecipe, textLimits } from '@teamloom/artwork/text-recipe.ts'
import { useTranslation } from 'react-i18next'
import { ShareSlider } from '#web/features/studio/artwork/share-slider.tsx'
import { TextColor } from '#web/features/studio/artwork/text-color.tsx'
import classes from '#web/features/studio/artwork/text-panel.module.css'

const firstWidth = 0.05

type Props = {
  readonly recipe: TextRecipe
  readonly onChange: (change: Partial<TextRecipe>) => void
}

/** A line around the letters, and another around that. */
export function TextRings({ recipe, onChange }: Props) {
  const { t } = useTranslation()
  return (['outline', 'offset'] as const).map(name => {
    const ring = recipe[name]
    const label = t(`artwork.write.${name}`)
    const begin = name === 'outline' ? '#E5A21B' : '#1C1A18'
    return (
      <div key={name} className={classes.ring}>
        <div className={classes.row}>
          <Switch
            label={label}
            checked={ring !== null}
            onChange={event =>
              onChange({ [name]: event.currentTarget.checked ? { hex: begin, width: firstWidth } : null })
            }
          />
          {ring && (
            <TextColor
              label={label}
              value={ring.hex}
              onChange={hex => onChange({ [name]: { ...ring, hex } })}
            />
          )}
        </div>
        {ring && (
          <ShareSlider
            label={t('artwork.write.ringWidth', { name: label })}
            text={`${Math.round(ring.width * 100)} %`}
            {...textLimits.ringWidth}
            step={0.01}
            value={ring.width}
            onChange={width => onChange({ [name]: { ...ring, width } })}
          />
        )}
      </div>
    )
  })
}
