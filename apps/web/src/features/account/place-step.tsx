import { Select } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBringInto } from '#web/data/guest.ts'
import { mayIn } from '#web/data/may-in.ts'
import { useProjects } from '#web/data/projects.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import type { TakenOver } from '#web/features/account/use-enter.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

type Props = {
  readonly takenOver: TakenOver
  /** With the project that they are in from now on. */
  readonly onDone: (projectId: string) => void
}

/** After a guest has logged in: their designs are in a new project, or go to one that is chosen. */
export function PlaceStep({ takenOver, onDone }: Props) {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const teams = useTeams().data
  const projects = useProjects().data
  const bring = useBringInto()
  const [chosen, setChosen] = useState(takenOver.projectId)
  usePageTitle(t('guest.place.title'))
  const name = projects?.find(({ id }) => id === takenOver.projectId)?.name ?? '…'
  const groups = (teams ?? [])
    .filter(team => mayIn(me, team).canAddDesign)
    .map(team => ({
      group: team.name,
      items: (projects ?? [])
        .filter(project => project.team_id === team.id)
        .map(({ id, name: label }) => ({
          value: id,
          label: id === takenOver.projectId ? t('guest.place.fresh', { project: label }) : label,
        })),
    }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!bring.isPending) bring.mutate({ from: takenOver.projectId, into: chosen }, { onSuccess: onDone })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <StepHeading title={t('guest.place.title')}>
        {t('guest.place.text', { count: takenOver.designs, project: name })}
      </StepHeading>
      <Select
        label={t('guest.place.label')}
        data={groups}
        value={chosen}
        allowDeselect={false}
        disabled={bring.isPending}
        onChange={value => value && setChosen(value)}
      />
      {bring.isError && <Notice kind="error" title={t('guest.place.failed', { project: name })} />}
      <BusyButton
        type="submit"
        size="lg"
        busy={bring.isPending || bring.isSuccess}
        busyLabel={t('guest.place.submitting')}
      >
        {t('guest.place.submit')}
      </BusyButton>
    </form>
  )
}
