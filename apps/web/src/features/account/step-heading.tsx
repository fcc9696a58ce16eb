import { type ReactNode, use } from 'react'
import { useTranslation } from 'react-i18next'
import { InDialog } from '#web/features/account/in-dialog.ts'
import classes from '#web/features/account/step-heading.module.css'

type Props = {
  readonly title: string
  /** Which of the steps of signing up this is; none for logging in. */
  readonly signupStep?: 1 | 2 | 3
  readonly signupSteps?: 2 | 3
  readonly children?: ReactNode
}

/** How far one has come, the title and a line below it. */
export function StepHeading({ title, signupStep, signupSteps = 3, children }: Props) {
  const { t } = useTranslation()
  const isInDialog = use(InDialog)
  const steps = [1, 2, 3].slice(0, signupSteps)
  return (
    <div className={classes.root}>
      {signupStep && (
        <div
          className={classes.progress}
          role="img"
          aria-label={t('account.progress', { step: signupStep, total: steps.length })}
        >
          {steps.map(step => (
            <span key={step} data-current={step === signupStep} data-reached={step <= signupStep} />
          ))}
        </div>
      )}
      {isInDialog ? <h2 className={classes.small}>{title}</h2> : <h1 className={classes.title}>{title}</h1>}
      {children && <p className={classes.text}>{children}</p>}
    </div>
  )
}
