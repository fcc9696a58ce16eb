import { Slider } from '@mantine/core'
import type { OptionField, Options, OptionValue } from '@teamloom/catalog/decorations/options.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { cmText, inchesText } from '@teamloom/kit/length.ts'
import { useState } from 'react'
import { Allowed, useWithheld } from '#web/features/studio/panel/allowed.tsx'
import { ChoicePicture } from '#web/features/studio/panel/choice-picture.tsx'
import { ColorChips } from '#web/features/studio/panel/color-chips.tsx'
import classes from '#web/features/studio/panel/decoration-options.module.css'
import panel from '#web/features/studio/panel/panel.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly decoration: DecorationView; readonly options: Options }

/** What a type leaves to choose beside artwork, place, size and inks. */
export function DecorationOptions({ decoration, options }: Props) {
  const label = useLabel()
  const locale = useLocale()
  const { session } = useStudio()
  const change = (option: string, value: OptionValue) =>
    ({ action: 'setDecorationOption', decorationId: decoration.id, option, value }) as const
  return options.fieldsWith(decoration.options).map(field => {
    const value = decoration.options[field.name]
    if (value === undefined) return null
    return (
      <section key={field.name} className={panel.section}>
        <div className={panel.sectionHead}>
          <h3>{label(field.label)}</h3>
          {field.kind === 'inches' && (
            <span className={classes.value}>{inchesText(Number(value), locale)}</span>
          )}
        </div>
        <Allowed ability="canUpdateArtworkColor">
          <OptionControl
            field={field}
            decoration={decoration}
            value={value}
            onTry={tried => session.preview(tried === null ? null : change(field.name, tried))}
            onChange={chosen => chosen !== value && showRefusal(session.change(change(field.name, chosen)))}
          />
        </Allowed>
      </section>
    )
  })
}

type ControlProps = {
  readonly decoration: DecorationView
  readonly field: OptionField
  readonly value: OptionValue
  /** Shown while it is held; null ends that. */
  readonly onTry: (value: OptionValue | null) => void
  readonly onChange: (value: OptionValue) => void
}

function OptionControl({ decoration, field, value, onTry, onChange }: ControlProps) {
  const label = useLabel()
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceGroup
          label={label(field.label)}
          value={String(value)}
          onChange={onChange}
          columns={3}
          className={classes.choices}
        >
          {field.choices.map(choice => (
            <Choice key={choice.name} value={choice.name} className={classes.choice}>
              <ChoicePicture option={field.name} name={choice.name} decoration={decoration} />
              {label(choice.label)}
            </Choice>
          ))}
        </ChoiceGroup>
      )
    case 'color':
      return (
        <ColorChips
          label={label(field.label)}
          colors={field.palette.colors}
          value={String(value)}
          onChange={onChange}
          onTry={onTry}
        />
      )
    case 'inches':
      return <InchesSlider field={field} value={Number(value)} onTry={onTry} onChange={onChange} />
  }
}

type SliderProps = Omit<ControlProps, 'field' | 'value' | 'decoration'> & {
  readonly field: Extract<OptionField, { kind: 'inches' }>
  readonly value: number
}

function InchesSlider({ field, value, onTry, onChange }: SliderProps) {
  const label = useLabel()
  const locale = useLocale()
  const [held, setHeld] = useState<number | null>(null)
  const shown = held ?? value
  const withheld = useWithheld('canUpdateArtworkColor')
  return (
    <Slider
      min={field.min}
      max={field.max}
      step={field.increment}
      value={shown}
      disabled={withheld !== null}
      label={null}
      thumbLabel={label(field.label)}
      thumbValueText={`${inchesText(shown, locale)}, ${cmText(shown, locale)}`}
      onChange={inches => {
        setHeld(inches)
        onTry(inches)
      }}
      onChangeEnd={inches => {
        setHeld(null)
        onTry(null)
        onChange(inches)
      }}
    />
  )
}
