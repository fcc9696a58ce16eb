import { Tooltip } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panel/panel.module.css'
import { useLabel } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { colorFill } from '#web/ui/color-fill.ts'

const perRow = 7
const dotsPerRow = 10

/** Chosen by `clearName`: nothing is printed. */
export const clearName = ''

type Props = {
  readonly label: string
  readonly colors: readonly PaletteColor[]
  readonly value: string
  readonly onChange: (name: string) => void
  /** Offers to leave the colour out. */
  readonly hasClear?: boolean
  /** Dots without names, as small things need no more. */
  readonly isPicker?: boolean
}

/** Rows of seven, or of ten dots. Colours no longer offered are hidden, except the one in use. */
export function ColorChips({ label, colors, value, onChange, hasClear = false, isPicker = false }: Props) {
  const { t } = useTranslation()
  const inLanguage = useLabel()
  const shown = colors.filter(color => !color.deprecated || color.name === value)
  return (
    <ChoiceGroup
      label={label}
      value={value}
      onChange={onChange}
      columns={isPicker ? dotsPerRow : perRow}
      className={isPicker ? classes.dots : classes.chips}
    >
      {shown.map((color, index) => (
        <Tooltip key={color.name} label={inLanguage(color.label)} openDelay={500}>
          <Choice
            value={color.name}
            isFirst={index === 0}
            isUnavailable={color.disabled}
            className={classes.chip}
            data-deprecated={color.deprecated || undefined}
            aria-label={inLanguage(color.label)}
          >
            <span
              className={`${classes.chipColor} ${color.deprecated ? classes.struck : ''}`}
              style={{ ...colorFill(color), opacity: color.disabled ? 0.4 : undefined }}
            >
              {color.name === value && !color.deprecated && (
                <IconCheck
                  size={16}
                  stroke={2.2}
                  color={color.print || isLight(color.hex) ? 'var(--stone-9)' : '#fff'}
                  className={color.print && classes.checkOnPrint}
                  aria-hidden
                />
              )}
            </span>
            {!isPicker && <span className={classes.chipName}>{inLanguage(color.shortLabel)}</span>}
          </Choice>
        </Tooltip>
      ))}
      {hasClear && (
        <Tooltip label={t('decoration.clearNote')} openDelay={500}>
          <Choice value={clearName} className={classes.chip} aria-label={t('decoration.clear')}>
            <span className={`${classes.chipColor} ${classes.clear}`}>
              {value === clearName && <IconCheck size={16} stroke={2.2} aria-hidden />}
            </span>
            <span className={classes.chipName}>{t('decoration.clear')}</span>
          </Choice>
        </Tooltip>
      )}
    </ChoiceGroup>
  )
}

/** A check mark on it must be dark. */
function isLight(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
