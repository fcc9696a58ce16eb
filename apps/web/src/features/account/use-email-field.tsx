import { TextInput } from '@mantine/core'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { hasForeignLetters } from '@teamloom/kit/email-letters.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Fault } from '#web/ui/fault.tsx'

type EmailField = {
  readonly field: ReactNode
  readonly focus: () => void
  /** What was typed, as an email; undefined where it is none, which the field says then. */
  readonly read: () => string | undefined
}

/** The field of a step that asks for the email. `fault`: what the server said of it, in words. */
export function useEmailField(
  email: string,
  fault: string | undefined,
  onEmail: (email: string) => void,
): EmailField {
  const { t } = useTranslation()
  const [isMalformed, setIsMalformed] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const shown = isMalformed
    ? t(hasForeignLetters(email) ? 'account.faults.emailLetters' : 'account.faults.emailInvalid')
    : fault
  const focus = () => input.current?.focus()
  return {
    focus,
    read: () => {
      const { success, data } = emailSchema.safeParse(email)
      setIsMalformed(!success)
      if (!success) focus()
      return data
    },
    field: (
      <TextInput
        ref={input}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus
        label={t('account.fields.email')}
        placeholder={t('account.fields.emailPlaceholder')}
        value={email}
        error={shown && <Fault>{shown}</Fault>}
        onChange={event => {
          setIsMalformed(false)
          onEmail(event.currentTarget.value)
        }}
      />
    ),
  }
}
