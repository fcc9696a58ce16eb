import { IconCheck } from '@tabler/icons-react'
import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { longDateText } from '@teamloom/kit/date-text.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/controls/panel.module.css'
import { sheet } from '#web/features/studio/session/sheet.ts'
import { useTrying } from '#web/features/studio/session/use-trying.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { colorFill } from '#web/ui/color-fill.ts'
import { withBreaks } from '#web/ui/with-breaks.ts'

const perRow = 7
const dotsPerRow = 10

/** Chosen by `clearName`: nothing is printed. */
export const clearName = ''

type Props = {
  readonly label: string
  readonly colors: readonly PaletteColor[]
  readonly value: string
  readonly onChange: (name: string) => void
  /** The one under the pointer or the focus, to be shown and named; null ends that. */
  readonly onTry: (name: string | null) => void
  /** Offers to leave the colour out. */
  readonly hasClear?: boolean
  /** Dots without names, as small things need no more. */
  readonly isPicker?: boolean
}

/** Rows of seven, or of ten dots. Colours no longer offered are hidden, except the one in use. */
export function ColorChips({ label, colors, value, onChange, onTry, ...looks }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const inLanguage = useLabel()
  const { hasClear = false, isPicker = false } = looks
  const usual = isPicker ? dotsPerRow : perRow
  const { group, choice } = useTrying(onTry)
  const wordsOf = (color: PaletteColor) => {
    const name = inLanguage(color.label)
    if (!color.disabled) return name
    if (!color.backOn) return t('studio.colorOut', { name })
    const day = longDateText(new Date(color.backOn), locale, { timeZone: 'UTC' })
    return t('studio.colorBackOn', { name, day })
  }
  const shown = colors.filter(color => !color.deprecated || color.name === value)
  return (
    <div {...group}>
      <ChoiceGroup
        label={label}
        value={value}
        onChange={onChange}
        isTried
        columns={sheet.use() ? 0 : usual}
        className={isPicker ? classes.dots : classes.chips}
      >
        {shown.map((color, index) => (
          <Choice
            key={color.name}
            value={color.name}
            isFirst={index === 0}
            isUnavailable={color.disabled}
            className={classes.chip}
            data-deprecated={color.deprecated || undefined}
            aria-label={wordsOf(color)}
            title={color.disabled ? wordsOf(color) : undefined}
            {...(color.disabled ? {} : choice(color.name))}
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
            {!isPicker && (
              <span className={classes.chipName}>{withBreaks(inLanguage(color.shortLabel))}</span>
            )}
          </Choice>
        ))}
        {hasClear && (
          <Choice
            value={clearName}
            className={classes.chip}
            aria-label={t('decoration.clear')}
            title={t('decoration.clearNote')}
            {...choice(clearName)}
          >
            <span className={`${classes.chipColor} ${classes.clear}`}>
              {value === clearName && <IconCheck size={16} stroke={2.2} aria-hidden />}
            </span>
            <span className={classes.chipName}>{t('decoration.clear')}</span>
          </Choice>
        )}
      </ChoiceGroup>
    </div>
  )
}

/** A check mark on it must be dark. */
function isLight(hex: string): boolean {
  const value = Number.parseInt(hex.slice(1), 16)
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255]
  return 0.299 * red + 0.587 * green + 0.114 * blue > 150
}
