import { Button, CloseButton, Modal, Skeleton, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconCloudOff, IconRefresh, IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import type { FoundTeam } from '@teamloom/contract/teams.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddMyself, useTeamSearch } from '#web/data/teams.ts'
import classes from '#web/features/navigation/team-search-dialog.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tag } from '#web/ui/tag.tsx'

type Props = { readonly isOpen: boolean; readonly onClose: () => void }

/** Staff look for any team and add themselves to it. */
export function TeamSearchDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={t('nav.search.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      classNames={{
        content: classes.content!,
        header: classes.header!,
        title: classes.title!,
        body: classes.body!,
      }}
    >
      <Search onClose={onClose} />
    </Modal>
  )
}

/** Begins anew each time the dialog opens. */
function Search({ onClose }: Pick<Props, 'onClose'>) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const addMyself = useAddMyself()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 150)
  const [chosen, setChosen] = useState<string>()
  const found = useTeamSearch(search, true)
  const teams = found.data?.pages.flatMap(page => page.items)
  // What was chosen and is not in the list any more is not chosen.
  const isChosen = teams?.some(({ id }) => id === chosen) ?? false

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!chosen || !isChosen || addMyself.isPending) return
    addMyself.mutate(chosen, {
      onSuccess: teamId => {
        onClose()
        void navigate({ to: '/team/$teamId/projects', params: { teamId } })
      },
    })
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <div className={classes.search}>
        <TextInput
          data-autofocus
          type="search"
          aria-label={t('nav.search.label')}
          placeholder={t('nav.search.placeholder')}
          maxLength={200}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          rightSection={
            typed && <CloseButton size="sm" aria-label={t('nav.search.clear')} onClick={() => setTyped('')} />
          }
          value={typed}
          onChange={event => setTyped(event.currentTarget.value)}
        />
      </div>
      <div className={classes.results} aria-busy={found.isFetching}>
        <VisuallyHidden role="status">
          {teams && search && t('nav.search.found', { count: teams.length })}
        </VisuallyHidden>
        {found.isError && !teams && (
          <EmptyState
            icon={IconCloudOff}
            title={t('nav.search.failed')}
            action={
              <Button
                variant="default"
                size="sm"
                leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
                onClick={() => found.refetch()}
              >
                {t('common.retry')}
              </Button>
            }
          />
        )}
        {found.isPending && (
          <div className={classes.loading} aria-hidden>
            {[1, 2, 3, 4].map(place => (
              <Skeleton key={place} height={40} radius={8} />
            ))}
          </div>
        )}
        {teams?.length === 0 && <EmptyState icon={IconSearch} title={t('nav.search.nothing', { search })} />}
        {teams && teams.length > 0 && (
          <fieldset className={classes.list}>
            <VisuallyHidden component="legend">{t('nav.teams')}</VisuallyHidden>
            {teams.map(team => (
              <TeamOption
                key={team.id}
                team={team}
                isChosen={team.id === chosen}
                onChoose={() => setChosen(team.id)}
              />
            ))}
          </fieldset>
        )}
        {found.hasNextPage && (
          <div className={classes.more}>
            <BusyButton
              variant="subtle"
              size="sm"
              busy={found.isFetchingNextPage}
              busyLabel={t('common.loading')}
              onClick={() => found.fetchNextPage()}
            >
              {t('nav.search.more')}
            </BusyButton>
          </div>
        )}
      </div>
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          type="submit"
          busy={addMyself.isPending}
          busyLabel={t('nav.search.adding')}
          disabled={!isChosen && !addMyself.isPending}
        >
          {t('nav.search.add')}
        </BusyButton>
      </div>
    </form>
  )
}

type OptionProps = { readonly team: FoundTeam; readonly isChosen: boolean; readonly onChoose: () => void }

function TeamOption({ team, isChosen, onChoose }: OptionProps) {
  const { t } = useTranslation()
  const first = team.firstTeammate
  return (
    <label className={classes.option}>
      <input
        type="radio"
        name="team"
        value={team.id}
        checked={isChosen}
        disabled={team.isMember}
        onChange={onChoose}
      />
      <span className={classes.words}>
        <span className={classes.name} title={team.name}>
          {team.name}
        </span>
        <span className={classes.facts}>
          {[
            t('team.members', { count: team.teammatesCount }),
            ...(first ? [`${first.first_name} ${first.last_name}`, first.email] : []),
          ].join(', ')}
        </span>
      </span>
      {team.isMember && <Tag>{t('nav.search.member')}</Tag>}
    </label>
  )
}
