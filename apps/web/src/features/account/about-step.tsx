import { TextInput } from '@mantine/core'
import { IconBuilding, IconSchool, IconSparkles } from '@tabler/icons-react'
import { type ProjectSize, projectSizes } from '@teamloom/commerce/pricing/planned-quantity.ts'
import { type FormEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BackButton } from '#web/features/account/back-button.tsx'
import { ChoiceTiles } from '#web/features/account/choice-tiles.tsx'
import { EventDateField } from '#web/features/account/event-date-field.tsx'
import { SignupConsent } from '#web/features/account/signup-consent.tsx'
import { SignupFault } from '#web/features/account/signup-fault.tsx'
import classes from '#web/features/account/step-form.module.css'
import { StepHeading } from '#web/features/account/step-heading.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

const forWhom = ['company', 'student', 'personal'] as const
const icons = { company: IconBuilding, student: IconSchool, personal: IconSparkles }

/** What is said of the first team and project. */
export type FirstProject = {
  readonly teamName: string
  readonly forWho: (typeof forWhom)[number] | undefined
  readonly projectSize: ProjectSize | undefined
  readonly eventDate: string | null
}

type Props = {
  readonly project: FirstProject
  readonly onProject: (project: FirstProject) => void
  readonly isBusy: boolean
  /** What went wrong, in words. */
  readonly fault: string | undefined
  readonly isEventPast: boolean
  /** The email has an account by now: the way there. */
  readonly onLogIn: (() => void) | undefined
  readonly onBack: () => void
  readonly onDone: () => void
}

/** What the first team and project are about. */
export function AboutStep(props: Props) {
  const { project, onProject, isBusy, fault, isEventPast, onLogIn, onBack, onDone } = props
  const { t } = useTranslation()
  const reasonId = useId()
  const form = useRef<HTMLFormElement>(null)
  usePageTitle(t('account.about.pageTitle'))

  const missing = [
    ...(project.teamName.trim() ? [] : [{ name: 'teamName', label: t('account.about.missingTeamName') }]),
    ...(project.forWho ? [] : [{ name: 'forWho', label: t('account.about.missingForWho') }]),
    ...(project.projectSize ? [] : [{ name: 'projectSize', label: t('account.about.missingProjectSize') }]),
  ]
  const isReady = missing.length === 0

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) onDone()
    else form.current?.querySelector<HTMLInputElement>(`[name="${missing[0]?.name}"]`)?.focus()
  }

  return (
    <form ref={form} className={`${classes.form} ${classes.wide}`} noValidate onSubmit={submit}>
      <StepHeading title={t('account.about.title')} signupStep={3}>
        {t('account.about.text')}
      </StepHeading>
      <TextInput
        name="teamName"
        autoComplete="organization"
        autoFocus
        maxLength={200}
        label={t('account.fields.teamName')}
        value={project.teamName}
        // What stands there to begin with goes at the first letter.
        onFocus={event => event.currentTarget.select()}
        onChange={event => onProject({ ...project, teamName: event.currentTarget.value })}
      />
      <ChoiceTiles
        name="forWho"
        legend={t('account.about.forWho')}
        options={forWhom.map(value => ({
          value,
          label: t(`account.about.${value}`),
          icon: icons[value],
          ...(value === 'personal' ? { note: t('account.about.personalNote') } : {}),
        }))}
        value={project.forWho}
        onChange={forWho => onProject({ ...project, forWho })}
      />
      <ChoiceTiles
        name="projectSize"
        legend={`${t('account.about.projectSize')}, ${t('account.about.projectSizeUnit')}`}
        options={projectSizes.map(value => ({ value, label: t(`account.about.sizes.${value}`) }))}
        value={project.projectSize}
        onChange={projectSize => onProject({ ...project, projectSize })}
      />
      <EventDateField
        value={project.eventDate}
        isPast={isEventPast}
        onChange={eventDate => onProject({ ...project, eventDate })}
      />
      {fault && <SignupFault fault={fault} onLogIn={onLogIn} />}
      <div className={classes.actions}>
        <BusyButton
          type="submit"
          size="lg"
          data-disabled={!isReady}
          aria-disabled={!isReady}
          aria-describedby={reasonId}
          busy={isBusy}
          busyLabel={t('account.about.submitting')}
        >
          {t('account.about.submit')}
        </BusyButton>
        <BackButton label={t('common.back')} onClick={onBack} />
      </div>
      <p id={reasonId} className={classes.small}>
        {isReady ? (
          <SignupConsent />
        ) : (
          t('account.about.missing', { fields: missing.map(({ label }) => label).join(', ') })
        )}
      </p>
    </form>
  )
}
