import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { CallError } from '@teamloom/contract/client.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasPasskeys, isGivenUp, useLogInByCode, useLogInByPasskey } from '#web/data/factors.ts'
import { BackButton } from '#web/features/account/back-button.tsx'
import { isInvitationRefusal } from '#web/features/account/invitation-notice.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import type { LoggedIn } from '#web/features/account/use-enter.ts'
import { useWordsOfFault } from '#web/features/account/words-of-fault.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** What the right password was answered with, of an account that has a second factor. */
export type Asked = { readonly ticket: string; readonly kinds: readonly string[] }

export function askedOf(error: unknown): Asked | undefined {
  if (!(error instanceof CallError) || error.errorKey !== 'second_factor_required') return undefined
  const { ticket, kinds } = error.facts
  return { ticket: String(ticket), kinds: [kinds ?? []].flat().map(String) }
}

type Props = {
  readonly asked: Asked
  readonly email: string
  readonly inviteToken: string | undefined
  readonly onBack: () => void
  readonly onLoggedIn: (told: LoggedIn) => void
  readonly onInvitationRefused: () => void
}

/** After the password: a code of the authenticator, a recovery code, or a passkey. */
export function FactorStep({ asked, email, inviteToken, onBack, onLoggedIn, onInvitationRefused }: Props) {
  const { t } = useTranslation()
  const wordsOf = useWordsOfFault()
  const byCode = useLogInByCode()
  const byPasskey = useLogInByPasskey()
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(!asked.kinds.includes('totp'))
  const [isEmpty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  usePageTitle(t('account.factor.title'))
  const onError = (error: Error) => {
    if (isInvitationRefusal(error)) onInvitationRefused()
    field.current?.focus()
    field.current?.select()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (byCode.isPending) return
    setEmpty(code.trim() === '')
    if (code.trim() === '') return field.current?.focus()
    byCode.mutate({ ticket: asked.ticket, code, inviteToken }, { onSuccess: onLoggedIn, onError })
  }
  const usePasskey = () =>
    byPasskey.mutate(inviteToken, {
      onSuccess: onLoggedIn,
      onError: error => isInvitationRefusal(error) && onInvitationRefused(),
    })
  // Ten minutes have gone, or the password is another one meanwhile.
  const isOver = byCode.error instanceof CallError && byCode.error.errorKey === 'token_expired'
  const fault = isEmpty
    ? t('common.required')
    : isOver
      ? t('account.factor.over')
      : byCode.error
        ? wordsOf(byCode.error)
        : undefined
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <StepHeading title={t('account.factor.title')}>
        {t('account.login.as')} <strong>{email}</strong>
      </StepHeading>
      {asked.kinds.includes('passkey') && hasPasskeys() && (
        <Button
          variant="default"
          size="lg"
          loading={byPasskey.isPending}
          leftSection={<IconFingerprint size={20} stroke={1.6} aria-hidden />}
          onClick={usePasskey}
        >
          {t('account.factor.passkey')}
        </Button>
      )}
      {byPasskey.error && !isGivenUp(byPasskey.error) && (
        <Notice kind="error" title={wordsOf(byPasskey.error)} />
      )}
      <TextInput
        ref={field}
        label={t(isRecovery ? 'account.factor.recoveryCode' : 'account.factor.code')}
        description={t(isRecovery ? 'account.factor.recoveryText' : 'account.factor.codeText')}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoFocus
        spellCheck={false}
        maxLength={40}
        value={code}
        error={fault && <Fault>{fault}</Fault>}
        onChange={event => {
          setEmpty(false)
          byCode.reset()
          setCode(event.currentTarget.value)
        }}
      />
      {asked.kinds.includes('totp') && asked.kinds.includes('recovery') && (
        <UnstyledButton
          className={classes.forgot}
          onClick={() => {
            byCode.reset()
            setCode('')
            setRecovery(!isRecovery)
            field.current?.focus()
          }}
        >
          {t(isRecovery ? 'account.factor.useCode' : 'account.factor.useRecovery')}
        </UnstyledButton>
      )}
      <BusyButton
        type="submit"
        size="lg"
        busy={byCode.isPending || byCode.isSuccess}
        busyLabel={t('account.login.submitting')}
      >
        {t('account.login.submit')}
      </BusyButton>
      <BackButton label={t('account.factor.back')} onClick={onBack} centered />
    </form>
  )
}
