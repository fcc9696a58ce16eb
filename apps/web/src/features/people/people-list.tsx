import { Button, UnstyledButton } from '@mantine/core'
import { IconAlertTriangle, IconChevronDown, IconMail } from '@tabler/icons-react'
import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import type { StaffInvitation, StaffPeople, StaffPerson } from '@teamloom/contract/staff.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInviteAgain, useTakeBackInvitation } from '#web/data/staff.ts'
import { useMe } from '#web/data/user.ts'
import classes from '#web/features/people/people-list.module.css'
import { PersonEditor } from '#web/features/people/person-editor.tsx'
import { useRoleNames } from '#web/features/people/role-names.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { InitialAvatar } from '#web/ui/initial-avatar.tsx'
import { dateText } from '#web/ui/short-date.ts'
import { TimeAgo } from '#web/ui/time-ago.tsx'

/** Staff, each opening to what they may; below them who is invited. */
export function PeopleList({ people, invitations }: StaffPeople) {
  const { t } = useTranslation()
  const [openId, setOpenId] = useState<string>()
  return (
    <div className={classes.card}>
      <div className={classes.heads} aria-hidden>
        <span>{t('people.columns.person')}</span>
        <span>{t('people.columns.role')}</span>
        <span>{t('people.columns.factor')}</span>
        <span>{t('people.columns.seen')}</span>
      </div>
      <ul className={classes.list}>
        {people.map(person => (
          <PersonRow
            key={person.id}
            person={person}
            isOpen={openId === person.id}
            onToggle={() => setOpenId(openId === person.id ? undefined : person.id)}
          />
        ))}
        {invitations.map(invitation => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </div>
  )
}

type RowProps = {
  readonly person: StaffPerson
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function PersonRow({ person, isOpen, onToggle }: RowProps) {
  const { t } = useTranslation()
  const namesOf = useRoleNames()
  const { data: me } = useMe()
  const editorId = useId()
  const name = `${person.firstName} ${person.lastName}`.trim()
  return (
    <li className={classes.person} data-open={isOpen}>
      <UnstyledButton
        className={classes.row}
        aria-expanded={isOpen}
        aria-controls={editorId}
        onClick={onToggle}
      >
        <InitialAvatar id={person.id} name={name} size={32} />
        <span className={classes.who}>
          <span className={classes.name}>
            {name} {me?.id === person.id && <span className={classes.you}>{t('people.you')}</span>}
          </span>
          <span className={classes.small}>{person.email}</span>
        </span>
        <span className={classes.role}>
          <span className={classes.name}>{namesOf(person.roles)}</span>
          {person.isChosen && (
            <span className={classes.small}>
              {t('people.someAbilities', { n: person.abilities.length, of: staffAbilities.length })}
            </span>
          )}
        </span>
        <span className={classes.factor} data-none={person.factors.length === 0}>
          {person.factors.length === 0 && <IconAlertTriangle size={16} stroke={1.6} aria-hidden />}
          {t(`people.factors.${person.factors.length > 1 ? 'both' : (person.factors[0] ?? 'none')}`)}
        </span>
        <span className={classes.seen}>
          {person.seenAt ? <TimeAgo at={person.seenAt} /> : t('people.notSeen')}
        </span>
        <IconChevronDown className={classes.mark} size={18} stroke={1.6} aria-hidden />
      </UnstyledButton>
      <div id={editorId}>{isOpen && <PersonEditor key={person.revision} person={person} name={name} />}</div>
    </li>
  )
}

function InvitationRow({ invitation }: { readonly invitation: StaffInvitation }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const namesOf = useRoleNames()
  const again = useInviteAgain()
  const takeBack = useTakeBackInvitation()
  const { id, email, roles, invitedBy, expiresAt } = invitation
  const tell = (kind: 'info' | 'error', message: string) =>
    showToast({ key: `invitation ${id}`, kind, message })
  return (
    <li className={classes.invitation}>
      <span className={classes.mail}>
        <IconMail size={16} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.invited}>
        <b>{email}</b>{' '}
        {t('people.invite.row', {
          roles: namesOf(roles),
          who: invitedBy,
          until: dateText(new Date(expiresAt), locale),
        })}
      </span>
      <Button
        variant="subtle"
        size="xs"
        loading={again.isPending}
        aria-label={t('people.invite.againTo', { email })}
        onClick={() =>
          again.mutate(id, {
            onSuccess: () => tell('info', t('people.invite.sent', { email })),
            onError: error => tell('error', faultOf(error)),
          })
        }
      >
        {t('people.invite.again')}
      </Button>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        loading={takeBack.isPending}
        aria-label={t('people.invite.takeBackOf', { email })}
        onClick={() =>
          takeBack.mutate(id, {
            onSuccess: () => tell('info', t('people.invite.takenBack', { email })),
            onError: error => tell('error', faultOf(error)),
          })
        }
      >
        {t('people.invite.takeBack')}
      </Button>
    </li>
  )
}
