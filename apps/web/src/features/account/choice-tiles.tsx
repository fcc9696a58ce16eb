import type { Icon } from '@tabler/icons-react'
import classes from '#web/features/account/choice-tiles.module.css'

type Option<Value extends string> = {
  readonly value: Value
  readonly label: string
  readonly icon?: Icon
  /** What else it means, smaller. */
  readonly note?: string
}

type Props<Value extends string> = {
  readonly name: string
  readonly legend: string
  readonly options: readonly Option<Value>[]
  readonly value: Value | undefined
  readonly onChange: (value: Value) => void
}

/** One of a few, as tiles in rows of three; real radio buttons, so that the keyboard works as ever. */
export function ChoiceTiles<Value extends string>({ name, legend, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.tiles}>
        {options.map(option => (
          <label key={option.value} className={classes.tile} data-icon={option.icon !== undefined}>
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <option.icon size={20} stroke={1.6} aria-hidden />}
            <span>
              {option.label}
              {option.note && <span className={classes.note}>{option.note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
