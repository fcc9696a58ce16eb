import { IconAlertTriangle } from '@tabler/icons-react'
import { findColor } from '@teamloom/catalog/colors/index.ts'
import { sportOf } from '@teamloom/catalog/sports/index.ts'
import { leastNumeralInches } from '@teamloom/catalog/sports/least-height.ts'
import type { NumberRules } from '@teamloom/catalog/sports/sport.ts'
import type { DecorationView } from '@teamloom/design/design-state.ts'
import { inkContrast } from '@teamloom/design/ink-contrast.ts'
import { findDecoration, findLocation } from '@teamloom/design/lookup.ts'
import { lostOnCloth } from '@teamloom/design/lost-on-cloth.ts'
import { exactText } from '@teamloom/kit/length.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeams } from '#web/data/teams.ts'
import { useBands } from '#web/features/studio/panels/personal/letter-heights.tsx'
import classes from '#web/features/studio/panels/personal/personal.module.css'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = { readonly decoration: DecorationView }

/** NN16: what the book of what the team plays has otherwise of numerals, with its rule and year. */
export function NumeralsByBook({ decoration }: Props) {
  const { teamId } = useStudio()
  const { numbers } = sportOf(useTeams().data?.find(({ id }) => id === teamId)?.sport ?? null)
  if (decoration.personal?.kind !== 'number' || !numbers) return null
  return (
    <>
      <LowNumerals decoration={decoration} numbers={numbers} />
      {numbers.contrast && <PaleNumerals decoration={decoration} numbers={numbers} />}
    </>
  )
}

type ByBook = Props & { readonly numbers: NumberRules }

/** Numerals that are lower than the book has them. */
function LowNumerals({ decoration: { personal, location }, numbers }: ByBook) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const { product } = useStudio()
  const bands = useBands()
  const place = findLocation(product, location.selectedLocation.positionName)
  const least = place && leastNumeralInches({ numbers }, place)
  if (!place || least === undefined) return null
  if (bands.every(band => (personal?.heights[band] ?? 0) >= least)) return null
  const { source, year } = numbers
  const inches = exactText(least, locale)
  return <Told>{t('personal.panel.lowNumerals', { place: label(place.label), inches, source, year })}</Told>
}

/** Numerals whose colour is near that of the cloth they lie on. */
function PaleNumerals({ decoration: { id, location }, numbers }: ByBook) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const { document } = useDesign()
  const state = findDecoration(document, id)
  const place = findLocation(product, location.selectedLocation.positionName)
  const pale = state && lostOnCloth(document, product, state, inkContrast)
  const cloth = pale && findColor(pale.clothColorName)
  if (!place || !cloth) return null
  const { source, year } = numbers
  const names = { place: label(place.label), cloth: label(cloth.label) }
  return <Told>{t('personal.panel.paleNumerals', { ...names, source, year })}</Told>
}

function Told({ children }: { readonly children: ReactNode }) {
  return (
    <p className={classes.tooLong}>
      <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
      <span>{children}</span>
    </p>
  )
}
