import { Button, Checkbox, Modal, TextInput } from '@mantine/core'
import { type StaffRole, staffRoles } from '@teamloom/commerce/access/access.ts'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvite } from '#web/data/staff.ts'
import classes from '#web/features/people/invite-dialog.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { showToast } from '#web/lib/toast.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'

type Props = { readonly opened: boolean; readonly onClose: () => void }

/** Has a link mailed by which somebody becomes staff. */
export function InviteDialog({ opened, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('people.invite.title')}
      size={480}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <InviteForm onDone={onClose} />
    </Modal>
  )
}

function InviteForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation()
  const invite = useInvite()
  const [email, setEmail] = useState('')
  const [roles, setRoles] = useState<readonly StaffRole[]>([])
  const [isTried, setTried] = useState(false)
  const read = emailSchema.safeParse(email)
  const fault =
    email.trim() === ''
      ? t('common.required')
      : t(hasForeignLetters(email) ? 'account.faults.emailLetters' : 'account.faults.emailInvalid')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!read.success || roles.length === 0 || invite.isPending) return
    const address = read.data
    invite.mutate(
      { email: address, roles: [...roles] },
      {
        onSuccess: () => {
          showToast({ key: 'invited', kind: 'info', message: t('people.invite.sent', { email: address }) })
          onDone()
        },
      },
    )
  }
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <TextInput
        type="email"
        label={t('people.invite.email')}
        data-autofocus
        autoComplete="off"
        maxLength={254}
        value={email}
        error={isTried && !read.success && <Fault>{fault}</Fault>}
        onChange={event => {
          invite.reset()
          setEmail(event.currentTarget.value)
        }}
      />
      <Checkbox.Group
        label={t('people.invite.roles')}
        value={[...roles]}
        error={isTried && roles.length === 0 && <Fault>{t('common.required')}</Fault>}
        onChange={chosen => setRoles(staffRoles.filter(role => chosen.includes(role)))}
      >
        <div className={classes.roles}>
          {staffRoles.map(role => (
            <Checkbox
              key={role}
              value={role}
              label={t(`people.roles.${role}`)}
              description={t(`people.roleTexts.${role}`)}
            />
          ))}
        </div>
      </Checkbox.Group>
      {invite.isError && <Notice kind="error" title={faultOf(invite.error)} />}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {t('common.cancel')}
        </Button>
        <BusyButton type="submit" busy={invite.isPending} busyLabel={t('people.invite.busy')}>
          {t('people.invite.submit')}
        </BusyButton>
      </div>
    </form>
  )
}
