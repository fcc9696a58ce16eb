import { IconPlus } from '@tabler/icons-react'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import { sameInk } from '@teamloom/artwork/extract-colors.ts'
import { useTranslation } from 'react-i18next'
import { usualTextColors } from '#web/features/studio/artwork/text-fill.ts'
import classes from '#web/features/studio/artwork/text-panel.module.css'
import { useTeamColors } from '#web/features/studio/session/use-team-colors.ts'
import { Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'

const shownColors = 6

type Props = { readonly label: string; readonly value: string; readonly onChange: (hex: string) => void }

/** The team's colours first, then the usual ones, then any. */
export function TextColor({ label, value, onChange }: Props) {
  const { t } = useTranslation()
  const team = useTeamColors()
  const others = usualTextColors.filter(hex => team.every(own => colorDifference(own, hex) >= sameInk))
  const offered = [...new Set([...team, ...others])].slice(0, shownColors)
  const shown = offered.includes(value) ? offered : [...offered.slice(0, -1), value]
  return (
    <span className={classes.colors}>
      <ChoiceGroup
        label={label}
        value={value}
        onChange={onChange}
        columns={shownColors}
        className={classes.chips}
      >
        {shown.map(hex => (
          <Choice
            key={hex}
            value={hex}
            className={classes.chip}
            style={{ background: hex }}
            aria-label={hex}
          />
        ))}
      </ChoiceGroup>
      <label className={classes.other}>
        <IconPlus size={14} stroke={1.8} aria-hidden />
        <input
          type="color"
          value={value}
          aria-label={t('artwork.write.otherColour', { name: label })}
          onChange={event => onChange(event.currentTarget.value.toUpperCase())}
        />
      </label>
    </span>
  )
}
