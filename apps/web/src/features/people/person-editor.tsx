import { Button, Checkbox } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { type StaffRole, staffRoles } from '@teamloom/commerce/access/access.ts'
import {
  type StaffAbility,
  staffAbilities,
  staffAbilitiesOf,
} from '@teamloom/commerce/access/staff-abilities.ts'
import type { StaffPerson } from '@teamloom/contract/staff.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useEndSessions, useRemoveFactors, useSetPerson } from '#web/data/staff.ts'
import classes from '#web/features/people/person-editor.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly person: StaffPerson; readonly name: string }

type Draft = { readonly roles: readonly StaffRole[]; readonly chosen: readonly StaffAbility[] | null }

const toggled = <Each,>(list: readonly Each[], each: Each): Each[] =>
  list.includes(each) ? list.filter(other => other !== each) : [...list, each]

/** What somebody may, kept once it is set; their devices; and the way out. */
export function PersonEditor({ person, name }: Props) {
  const { t } = useTranslation()
  const set = useSetPerson()
  const end = useEndSessions()
  const take = useRemoveFactors()
  const [draft, setDraft] = useState<Draft>(() => draftOf(person))
  const [isLeaving, setLeaving] = useState(false)
  const [isTaking, setTaking] = useState(false)
  const isAdmin = draft.roles.includes('admin')
  const held = staffAbilitiesOf({ roles: draft.roles, chosenAbilities: draft.chosen })
  const isChanged =
    draft.roles.toSorted().join() !== person.roles.toSorted().join() ||
    held.join() !== person.abilities.join()
  const change = (next: Partial<Draft>) => {
    set.reset()
    setDraft({ ...draft, ...next })
  }
  const save = () => {
    const abilities = draft.chosen === null ? null : [...held]
    const roles = [...draft.roles]
    set.mutate({ userId: person.id, roles, abilities, revision: person.revision })
  }
  const withdraw = () =>
    set.mutate(
      { userId: person.id, roles: [], revision: person.revision },
      { onSettled: () => setLeaving(false) },
    )
  const endAll = () =>
    end.mutate(person.id, {
      onSuccess: () =>
        showToast({ key: 'sessions-ended', kind: 'info', message: t('people.sessionsEnded', { name }) }),
      onError: error => showToast({ key: 'sessions-ended', kind: 'error', message: faultOf(error) }),
    })
  return (
    <div className={classes.root}>
      <fieldset className={classes.set}>
        <legend>{t('people.rolesOf', { name })}</legend>
        <div className={classes.roles}>
          {staffRoles.map(role => (
            <Checkbox
              key={role}
              label={t(`people.roles.${role}`)}
              checked={draft.roles.includes(role)}
              disabled={person.isLastAdmin && role === 'admin'}
              onChange={() => change({ roles: toggled(draft.roles, role), chosen: null })}
            />
          ))}
        </div>
        {person.isLastAdmin && <p className={classes.hint}>{t('toast.last_admin')}</p>}
      </fieldset>
      <fieldset className={classes.set}>
        <legend>{t('people.mayOf', { name })}</legend>
        <div className={classes.abilities}>
          {staffAbilities.map(ability => (
            <Checkbox
              key={ability}
              label={t(`people.abilities.${ability}`)}
              description={t(`people.abilityTexts.${ability}`)}
              checked={held.includes(ability)}
              disabled={isAdmin || draft.roles.length === 0}
              onChange={() => change({ chosen: toggled(held, ability) })}
            />
          ))}
        </div>
        {isAdmin && <p className={classes.hint}>{t('people.adminsHoldAll')}</p>}
      </fieldset>
      {set.isError && <Notice kind="error" title={faultOf(set.error)} />}
      {isChanged && (
        <div className={classes.actions}>
          <BusyButton busy={set.isPending} busyLabel={t('common.saving')} onClick={save}>
            {t('people.set')}
          </BusyButton>
          <Button variant="default" onClick={() => change(draftOf(person))}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
      <div className={classes.foot}>
        <IconDevices size={18} stroke={1.6} aria-hidden />
        <span className={classes.devices}>
          <b>{t('people.devices', { count: person.devices.length })}</b>{' '}
          {person.devices
            .map(({ device }) => device)
            .filter(Boolean)
            .join('; ')}
        </span>
        <BusyButton
          variant="default"
          size="sm"
          busy={end.isPending}
          busyLabel={t('common.saving')}
          disabled={person.devices.every(({ isThis }) => isThis)}
          onClick={endAll}
        >
          {t('people.endSessions')}
        </BusyButton>
        {person.factors.length > 0 && (
          <Button variant="default" size="sm" onClick={() => setTaking(true)}>
            {t('people.removeFactors')}
          </Button>
        )}
        {!person.isLastAdmin && (
          <Button variant="default" size="sm" className={classes.danger!} onClick={() => setLeaving(true)}>
            {t('people.withdraw')}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={isLeaving ? t('people.withdrawQuestion', { name }) : undefined}
        text={t('people.withdrawText', { count: person.devices.length })}
        confirmLabel={t('people.withdraw')}
        busyLabel={t('common.saving')}
        isBusy={set.isPending}
        onCancel={() => setLeaving(false)}
        onConfirm={withdraw}
      />
      <ConfirmDialog
        title={isTaking ? t('people.removeFactorsQuestion', { name }) : undefined}
        text={t('people.removeFactorsText')}
        confirmLabel={t('people.removeFactors')}
        busyLabel={t('common.saving')}
        isBusy={take.isPending}
        onCancel={() => setTaking(false)}
        onConfirm={() =>
          take.mutate(person.id, {
            onSuccess: () =>
              showToast({ key: 'factors', kind: 'info', message: t('people.factorsRemoved', { name }) }),
            onError: error => showToast({ key: 'factors', kind: 'error', message: faultOf(error) }),
            onSettled: () => setTaking(false),
          })
        }
      />
    </div>
  )
}

function draftOf({ roles, abilities, isChosen }: StaffPerson): Draft {
  return { roles, chosen: isChosen ? abilities : null }
}
