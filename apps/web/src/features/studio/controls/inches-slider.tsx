import { Slider } from '@mantine/core'
import type { OptionField } from '@teamloom/catalog/decorations/options.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useState } from 'react'
import { useWithheld } from '#web/features/studio/controls/allowed.tsx'
import classes from '#web/features/studio/controls/width-slider.module.css'
import { takeInHand } from '#web/features/studio/drawing/in-hand.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly field: Extract<OptionField, { kind: 'inches' }>
  readonly value: number
  /** Shown while it is held; null ends that. */
  readonly onTry: (inches: number | null) => void
  readonly onChange: (inches: number) => void
}

/** A length with its name, in inches and centimetres, between the least and the most that there is. */
export function InchesSlider({ field, value, onTry, onChange }: Props) {
  const label = useLabel()
  const locale = useLocale()
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? value
  const withheld = useWithheld('canUpdateArtworkColor')
  const [inches, cm] = [inchesText(shown, locale), cmText(shown, locale)]
  return (
    <div className={classes.length}>
      <div className={classes.lengthHead}>
        <h4>{label(field.label)}</h4>
        <span className={classes.value}>
          <b>{inches}</b> {cm}
        </span>
      </div>
      <Slider
        onPointerDown={takeInHand}
        min={field.min}
        max={field.max}
        step={field.increment}
        value={shown}
        disabled={withheld !== null}
        label={null}
        thumbLabel={label(field.label)}
        thumbValueText={`${inches}, ${cm}`}
        onChange={chosen => {
          setHeld(chosen)
          onTry(chosen)
        }}
        onChangeEnd={chosen => {
          setHeld(null)
          onTry(null)
          onChange(chosen)
        }}
      />
      <div className={classes.ends}>
        <span>{inchesText(field.min, locale)}</span>
        <span>{inchesText(field.max, locale)}</span>
      </div>
    </div>
  )
}
