import type { OptionField, Options, OptionValue } from '@teamloom/catalog/decorations/options.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { Allowed } from '#web/features/studio/controls/allowed.tsx'
import { ColorChips } from '#web/features/studio/controls/color-chips.tsx'
import { InchesSlider } from '#web/features/studio/controls/inches-slider.tsx'
import panel from '#web/features/studio/controls/panel.module.css'
import { ChoicePicture } from '#web/features/studio/panels/choice-picture.tsx'
import classes from '#web/features/studio/panels/decoration-options.module.css'
import { ShapeTiles } from '#web/features/studio/panels/shape-tiles.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = { readonly decoration: DecorationView; readonly options: Options }

/** What a type leaves to choose beside artwork, place, size and inks: a section each, lengths together. */
export function DecorationOptions({ decoration, options }: Props) {
  const label = useLabel()
  const { session } = useStudio()
  const change = (option: string, value: OptionValue) =>
    ({ action: 'setDecorationOption', decorationId: decoration.id, option, value }) as const
  const fields = options.fieldsWith(decoration.options)
  const lengths = fields.filter(field => field.kind === 'inches')
  const control = (field: OptionField) => {
    const value = decoration.options[field.name]
    if (value === undefined) return null
    return (
      <OptionControl
        key={field.name}
        field={field}
        decoration={decoration}
        value={value}
        onTry={tried => session.preview(tried === null ? null : change(field.name, tried))}
        onChange={chosen => chosen !== value && showRefusal(session.change(change(field.name, chosen)))}
      />
    )
  }
  return (
    <>
      {fields
        .filter(field => field.kind !== 'inches')
        .map(field => (
          <section key={field.name} className={panel.section}>
            <div className={panel.sectionHead}>
              <h3>{label(field.label)}</h3>
            </div>
            <Allowed ability="canUpdateArtworkColor">{control(field)}</Allowed>
          </section>
        ))}
      {lengths.length > 0 && (
        <section className={panel.section}>
          <Allowed ability="canUpdateArtworkColor">{lengths.map(control)}</Allowed>
        </section>
      )}
    </>
  )
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
      return field.name === 'tagName' ? (
        <ShapeTiles decoration={decoration} field={field} value={String(value)} onChange={onChange} />
      ) : (
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
