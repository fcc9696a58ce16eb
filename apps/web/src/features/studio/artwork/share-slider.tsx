import { Slider } from '@mantine/core'
import classes from '#web/features/studio/artwork/text-panel.module.css'

type Props = {
  readonly label: string
  /** The value in words. */
  readonly text: string
  readonly min: number
  readonly max: number
  readonly step: number
  readonly value: number
  readonly onChange: (value: number) => void
}

export function ShareSlider({ label, text, min, max, step, value, onChange }: Props) {
  return (
    <div className={classes.slider}>
      <div className={classes.row}>
        <span>{label}</span>
        <span className="figures">{text}</span>
      </div>
      <Slider
        min={min}
        max={max}
        step={step}
        startPointValue={Math.min(max, Math.max(min, 0))}
        value={value}
        label={null}
        thumbLabel={label}
        thumbValueText={text}
        onChange={next => onChange(Math.round(next * 100) / 100)}
      />
    </div>
  )
}
