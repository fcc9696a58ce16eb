import { ActionIcon, NativeSelect, Skeleton, Tooltip } from '@mantine/core'
import { IconEye, IconUserMinus } from '@tabler/icons-react'
import { canRemoveTeammate, canSetLooking } from '@teamloom/commerce/access/access.ts'
import type { Team } from '@teamloom/contract/teams.ts'
import type { User } from '@teamloom/contract/user.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type useRemoveTeammate, useSetLooking } from '#web/data/teams.ts'
import classes from '#web/features/team/teammate-list.module.css'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { shortName } from '#web/ui/short-name.ts'
import { Tag } from '#web/ui/tag.tsx'

type Teammate = Team['teammates'][number]

type Props = {
  readonly team: Team | undefined
  readonly me: User | undefined
  readonly removal: ReturnType<typeof useRemoveTeammate>
}

const nameOf = ({ first_name, last_name }: Teammate) => `${first_name} ${last_name}`

function isRemovable(person: Teammate, team: Team, me: User): boolean {
  const actor = { id: me.id, roles: me.roles.map(({ role }) => role) }
  return canRemoveTeammate(actor, person.id, { count: team.teammates.length, founderId: team.founder_id })
}

/** Who is in the team, who of them is the provider's, and the way to take someone out. */
export function TeammateList({ team, me, removal }: Props) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<{ person: Teammate; focusBack: () => void }>()
  const isMe = asked?.person.id === me?.id
  const isFounder = team !== undefined && team.founder_id === me?.id

  const confirm = ({ person }: { person: Teammate }) =>
    removal.mutate(
      { teamId: team?.id ?? '', teammateId: person.id },
      {
        onSuccess: () => document.getElementById('content')?.focus(),
        onSettled: () => setAsked(undefined),
      },
    )
  return (
    <section className={classes.root} aria-labelledby="teammates">
      <h2 id="teammates" className={classes.heading}>
        {t('project.teammates')}
      </h2>
      {!(team && me) && (
        <div className={classes.loading} aria-hidden>
          {[164, 128].map(width => (
            <Skeleton key={width} height={14} width={width} radius={4} />
          ))}
        </div>
      )}
      {team && me && (
        <ul className={classes.list}>
          {team.teammates.map(person => {
            const isProvider = person.roles.some(({ role }) => role !== 'user')
            return (
              <li key={person.id} className={classes.person}>
                <InitialAvatar
                  id={person.id}
                  name={person.first_name}
                  imageUrl={person.id === me.id ? me.imageUrl : null}
                  size={36}
                />
                <div className={classes.words}>
                  <div className={classes.name}>
                    <span title={nameOf(person)}>{nameOf(person)}</span>
                    {person.id === me.id && <Tag kind="info">{t('team.you')}</Tag>}
                    {isProvider && <Tag>{t('team.provider')}</Tag>}
                    {person.id === team.founder_id && <Tag>{t('team.founder')}</Tag>}
                    {person.looksOnly && !isFounder && <Tag icon={IconEye}>{t('team.looking.tag')}</Tag>}
                  </div>
                  {!isProvider && person.email && (
                    <div className={classes.email} title={person.email}>
                      {person.email}
                    </div>
                  )}
                  {canSetLooking(me.id, { id: person.id, isStaff: isProvider }, team.founder_id) && (
                    <LookingSelect person={person} teamId={team.id} />
                  )}
                </div>
                {isRemovable(person, team, me) && (
                  <RemoveButton
                    label={
                      person.id === me.id
                        ? t('team.leave.label', { team: team.name })
                        : t('team.remove.label', { name: nameOf(person) })
                    }
                    onAsk={focusBack => setAsked({ person, focusBack })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {team && (
        <ConfirmDialog
          title={
            asked &&
            (isMe
              ? t('team.leave.title', { team: shortName(team.name) })
              : t('team.remove.title', { name: shortName(nameOf(asked.person)), team: shortName(team.name) }))
          }
          text={t(isMe ? 'team.leave.text' : 'team.remove.text')}
          confirmLabel={t(isMe ? 'team.leave.confirm' : 'team.remove.confirm')}
          busyLabel={t('team.remove.busy')}
          isBusy={removal.isPending}
          onCancel={() => {
            setAsked(undefined)
            asked?.focusBack()
          }}
          onConfirm={() => asked && confirm(asked)}
        />
      )}
    </section>
  )
}

/** The founder says whether somebody changes what is the team's, or looks only. */
function LookingSelect({ person, teamId }: { readonly person: Teammate; readonly teamId: string }) {
  const { t } = useTranslation()
  const setting = useSetLooking()
  const looksOnly = setting.isPending ? setting.variables.looksOnly : person.looksOnly
  return (
    <NativeSelect
      size="xs"
      className={classes.looking!}
      aria-label={t('team.looking.label', { name: nameOf(person) })}
      value={looksOnly ? 'looks' : 'changes'}
      data={[
        { value: 'changes', label: t('team.looking.changes') },
        { value: 'looks', label: t('team.looking.looks') },
      ]}
      onChange={event =>
        setting.mutate({ teamId, teammateId: person.id, looksOnly: event.currentTarget.value === 'looks' })
      }
    />
  )
}

type RemoveProps = { readonly label: string; readonly onAsk: (focusBack: () => void) => void }

function RemoveButton({ label, onAsk }: RemoveProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        c="stone.7"
        size={32}
        aria-label={label}
        onClick={event => {
          const button = event.currentTarget
          onAsk(() => button.focus())
        }}
      >
        <IconUserMinus size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}
