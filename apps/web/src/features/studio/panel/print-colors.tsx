import { IconArrowRight, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import type { Inks } from '@teamloom/catalog/decorations/inks.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Allowed } from '#web/features/studio/panel/allowed.tsx'
import { ColorChips, clearName } from '#web/features/studio/panel/color-chips.tsx'
import panel from '#web/features/studio/panel/panel.module.css'
import classes from '#web/features/studio/panel/print-colors.module.css'
import { useStudio } from '#web/features/studio/studio-context.tsx'
import { showRefusal } from '#web/lib/error-toast.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly decoration: DecorationView
  readonly inks: Extract<Inks, { from: 'palette' }>
}

/** Each of the file's colours and the ink that it is printed in. */
export function PrintColors({ decoration, inks }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const { session } = useStudio()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  const palette = inks.palette.colors
  const selected = decoration.imageData?.selectedColors ?? []
  const printed = selected.filter(({ transparent }) => !transparent).length
  const choose = (indexOfColor: number, name: string) => {
    const color = name === clearName ? (selected[indexOfColor]?.chartColor.name ?? '') : name
    showRefusal(
      session.change({
        action: 'updatePrintColor',
        decorationId: decoration.id,
        indexOfColor,
        color,
        transparent: name === clearName,
      }),
    )
  }
  return (
    <section className={panel.section}>
      <div className={panel.sectionHead}>
        <h3>{t('decoration.printColours')}</h3>
        <span>{t('decoration.colourCount', { count: printed, most: inks.most })}</span>
      </div>
      <Allowed ability="canUpdateArtworkColor">
        {selected.map(({ transparent, chartColor }, index) => {
          const color = palette.find(({ name }) => name === chartColor.name)
          const isOpen = openIndex === index
          return (
            <div key={decoration.imageData?.extractedColors[index]} className={panel.layer}>
              <button
                type="button"
                className={panel.layerRow}
                aria-expanded={isOpen}
                onClick={() => setOpenIndex(isOpen ? null : index)}
              >
                <span
                  className={classes.ink}
                  style={{ background: decoration.imageData?.extractedColors[index] }}
                  role="img"
                  aria-label={t('decoration.fileColour', { number: index + 1 })}
                />
                <IconArrowRight size={14} stroke={1.6} color="var(--stone-6)" aria-hidden />
                <span
                  className={`${classes.ink} ${transparent ? panel.clear : ''}`}
                  style={transparent ? undefined : { background: color?.hex }}
                  aria-hidden
                />
                {transparent ? t('decoration.clear') : color && label(color.label)}
                {!transparent && <small>{color?.name}</small>}
                <b>
                  {isOpen ? (
                    <IconChevronUp size={16} stroke={1.6} />
                  ) : (
                    <IconChevronDown size={16} stroke={1.6} />
                  )}
                </b>
              </button>
              {isOpen && (
                <ColorChips
                  label={t('decoration.fileColour', { number: index + 1 })}
                  colors={palette}
                  value={transparent ? clearName : chartColor.name}
                  onChange={name => choose(index, name)}
                  hasClear
                />
              )}
            </div>
          )
        })}
      </Allowed>
    </section>
  )
}
