import { IconAlertTriangle } from '@tabler/icons-react'
import { sportOf } from '@teamloom/catalog/sports/index.ts'
import { leastNumeralInches } from '@teamloom/catalog/sports/least-height.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { exactText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import { useTeams } from '#web/data/teams.ts'
import { useBands } from '#web/features/studio/panels/personal/letter-heights.tsx'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** NN16: numerals that are lower than the book of what the team plays has them, with its rule and year. */
export function LowNumerals({ decoration: { personal, location } }: { readonly decoration: DecorationView }) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product, teamId } = useStudio()
  const bands = useBands()
  const sport = sportOf(useTeams().data?.find(({ id }) => id === teamId)?.sport ?? null)
  const place = findLocation(product, location.selectedLocation.positionName)
  const least = place && leastNumeralInches(sport, place)
  if (personal?.kind !== 'number' || !sport.numbers || !place || least === undefined) return null
  if (bands.every(band => personal.heights[band] >= least)) return null
  const { source, year } = sport.numbers
  return (
    <p className={classes.tooLong}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      <span>
        {t('personal.panel.lowNumerals', {
          place: label(place.label),
          inches: exactText(least, locale),
          source,
          year,
        })}
      </span>
    </p>
  )
}
