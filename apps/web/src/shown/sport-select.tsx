import { NativeSelect } from '@mantine/core'
import { sportOf, sports } from '@teamloom/catalog/sports/index.ts'
import { useTranslation } from 'react-i18next'
import { useSetSport } from '#web/data/teams.ts'
import { useLabel } from '#web/lib/i18n.ts'

type Props = {
  readonly teamId: string
  /** Null where nobody chose. */
  readonly sport: string | null
  readonly isFixed?: boolean
}

/** `none` comes last: it is the choice of who found no other. */
const offered = sports.toSorted((a, b) => Number(a.numbers === null) - Number(b.numbers === null))

/** What a team plays, kept as soon as it is chosen, with the book whose rules are told of its numbers. */
export function SportSelect({ teamId, sport, isFixed = false }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const setting = useSetSport()
  const shown = setting.isPending ? setting.variables.sport : sport
  const { numbers } = sportOf(shown)
  const about = numbers
    ? t('team.sport.book', { source: numbers.source, year: numbers.year })
    : t(shown === null ? 'team.sport.open' : 'team.sport.noBook')
  return (
    <NativeSelect
      label={t('team.sport.label')}
      description={about}
      inputWrapperOrder={['label', 'input', 'description']}
      value={shown ?? ''}
      disabled={isFixed}
      onChange={event => setting.mutate({ id: teamId, sport: event.currentTarget.value })}
    >
      {shown === null && <option value="">{t('team.sport.choose')}</option>}
      {offered.map(each => (
        <option key={each.name} value={each.name}>
          {label(each.label)}
        </option>
      ))}
    </NativeSelect>
  )
}
