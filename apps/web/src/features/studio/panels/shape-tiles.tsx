import type { OptionField } from '@teamloom/catalog/decorations/options.ts'
import { contourInches, patchShapes } from '@teamloom/catalog/decorations/shapes.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { eighthsText, inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import panel from '#web/features/studio/controls/panel.module.css'
import { useTilePictures } from '#web/features/studio/controls/use-tile-pictures.ts'
import { PrintTilePicture } from '#web/features/studio/panels/print-tile-picture.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

type Props = {
  readonly decoration: DecorationView
  readonly field: Extract<OptionField, { kind: 'choice' }>
  readonly value: string
  readonly onChange: (name: string) => void
}

/** The shapes of patches and tags, each as this artwork has it on this garment; some are too large for its place. */
export function ShapeTiles({ decoration, field, value, onChange }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session } = useStudio()
  const sizesText = useSizesText()
  const changeTo = (name: string) =>
    ({
      action: 'setDecorationOption',
      decorationId: decoration.id,
      option: field.name,
      value: name,
    }) as const
  const fits = (name: string) => name === value || session.documentAfter(changeTo(name)) !== null
  const shapes = field.choices.map(choice => ({ ...choice, fits: fits(choice.name) }))
  const pictures = useTilePictures(
    decoration,
    shapes.flatMap(({ name, fits }) => (fits ? [{ name, change: changeTo(name) }] : [])),
  )
  return (
    <ChoiceGroup
      label={label(field.label)}
      value={value}
      onChange={onChange}
      columns={3}
      className={panel.tiles}
    >
      {shapes.map(shape => (
        <Choice key={shape.name} value={shape.name} className={panel.tile} isUnavailable={!shape.fits}>
          {shape.fits && <PrintTilePicture decoration={decoration} view={pictures.get(shape.name)} />}
          <span className={panel.tileName}>
            {label(shape.label)}
            <span className={panel.tileNote}>
              {shape.fits ? sizesText(shape.name) : t('decoration.shapeTooLarge')}
            </span>
            {pictures.get(shape.name)?.hasFailed && (
              <span className={panel.tileNote} data-kind="warn">
                {t('decoration.notPictured')}
              </span>
            )}
          </span>
        </Choice>
      ))}
    </ChoiceGroup>
  )
}

/** `2–3 in`: from the narrowest to the widest that a shape is made in; tags have it in their names. */
function useSizesText() {
  const locale = useLocale()
  return (name: string): string | null => {
    const sizes = patchShapes.find(shape => shape.name === name)?.sizes ?? []
    const widths =
      sizes === 'artwork' ? [contourInches.least, contourInches.most] : sizes.map(([width]) => width)
    const [least, most] = [widths[0], widths.at(-1)]
    if (least === undefined || most === undefined) return null
    return least === most ? inchesText(most, locale) : `${eighthsText(least)}–${inchesText(most, locale)}`
  }
}
