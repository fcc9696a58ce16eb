import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheck } from '@tabler/icons-react'
import { passwordRules } from '@teamloom/contract/password-rules.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/ui/password-rules.module.css'

const rules = ['length', 'lowercase', 'uppercase', 'digit'] as const

export function isPasswordMeetingRules(password: string): boolean {
  return rules.every(rule => passwordRules[rule](password))
}

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ id, password }: { readonly id: string; readonly password: string }) {
  const { t } = useTranslation()
  return (
    <ul id={id} className={classes.root} aria-label={t('account.rules.title')}>
      {rules.map(rule => {
        const isMet = passwordRules[rule](password)
        const Mark = isMet ? IconCircleCheck : IconCircle
        return (
          <li key={rule} data-met={isMet}>
            <Mark size={16} stroke={1.6} aria-hidden />
            <span>
              {t(`account.rules.${rule}`)}
              <VisuallyHidden>, {t(isMet ? 'account.rules.met' : 'account.rules.unmet')}</VisuallyHidden>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
