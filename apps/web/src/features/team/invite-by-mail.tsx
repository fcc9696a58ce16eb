import { Textarea } from '@mantine/core'
import { IconCircleCheck, IconSend } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInvite } from '#web/data/teams.ts'
import classes from '#web/features/team/invite-dialog.module.css'
import { readEmails } from '#web/features/team/read-emails.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Tag } from '#web/ui/tag.tsx'

const most = 20

/** Mails the invitation to whom it is for. */
export function InviteByMail({ teamId }: { readonly teamId: string }) {
  const { t } = useTranslation()
  const invite = useInvite()
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const { emails, wrong } = readEmails(text)

  const fail = (words: string) => {
    setFault(words)
    field.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    const words = wrong.slice(0, 3).join(', ')
    if (wrong.some(hasForeignLetters)) return fail(t('team.invite.letters', { words }))
    if (wrong.length > 0) return fail(t('team.invite.wrong', { words }))
    if (emails.length === 0) return fail(t('team.invite.none'))
    if (emails.length > most) return fail(t('team.invite.tooMany', { most }))
    invite.mutate(
      { teamId, emails: [...emails] },
      {
        onSuccess: () => setText(''),
        onError: error =>
          fail(
            error instanceof CallError && error.errorKey === 'too_many_requests'
              ? t('team.invite.tooOften')
              : t('team.invite.failed'),
          ),
      },
    )
  }
  return (
    <form className={classes.mail} noValidate onSubmit={submit}>
      <Textarea
        ref={field}
        label={t('team.invite.mail')}
        description={t('team.invite.mailHint', { most })}
        placeholder={t('team.invite.placeholder')}
        size="md"
        autosize
        minRows={2}
        maxRows={6}
        value={text}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setFault(undefined)
          invite.reset()
          setText(event.currentTarget.value)
        }}
      />
      <div className={classes.actions}>
        <div className={classes.sent} role="status">
          {invite.isSuccess && (
            <Tag kind="ok" icon={IconCircleCheck}>
              {t('team.invite.sent', { count: invite.variables.emails.length })}
            </Tag>
          )}
        </div>
        <BusyButton
          type="submit"
          leftSection={<IconSend size={18} stroke={1.6} aria-hidden />}
          busy={invite.isPending}
          busyLabel={t('team.invite.sending')}
        >
          {t('team.invite.send')}
        </BusyButton>
      </div>
    </form>
  )
}
