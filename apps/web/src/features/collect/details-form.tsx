import { IconAlertCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { emailFault } from '#web/features/collect/check-email.ts'
import classes from '#web/features/collect/details-form.module.css'
import type { Details } from '#web/features/collect/server.ts'

type Props = {
  readonly details: Details
  readonly onChange: (details: Details) => void
  readonly hasPieces: boolean
  /** Whether all can be made that the pieces say. */
  readonly canBeMade: boolean
  readonly organizer: string | undefined
  readonly isSending: boolean
  readonly fault: string | undefined
  readonly onSend: (website: string) => void
}

/** Who it is for. What is missing is said beside the button that waits for it. */
export function DetailsForm(props: Props) {
  const { details, onChange, hasPieces, canBeMade, organizer, isSending, fault, onSend } = props
  const { t } = useTranslation()
  const [left, setLeft] = useState(false)
  const [website, setWebsite] = useState('')
  const isFilled = [details.firstName, details.lastName, details.email].every(text => text.trim() !== '')
  const wrong = details.email.trim() ? emailFault(details.email) : null
  const reason = !hasPieces
    ? 'pickFirst'
    : !canBeMade
      ? 'correctWords'
      : !isFilled
        ? 'fillFirst'
        : wrong
          ? 'correctEmail'
          : null
  const change = (name: keyof Details) => (value: string) => onChange({ ...details, [name]: value })
  return (
    <form
      className={classes.root}
      noValidate
      onSubmit={event => {
        event.preventDefault()
        setLeft(true)
        if (!reason && !isSending) onSend(website)
      }}
    >
      <h2>{t('collect.details.title')}</h2>
      <div className={classes.names}>
        <Field
          label={t('collect.details.firstName')}
          autoComplete="given-name"
          value={details.firstName}
          onChange={change('firstName')}
        />
        <Field
          label={t('collect.details.lastName')}
          autoComplete="family-name"
          value={details.lastName}
          onChange={change('lastName')}
        />
      </div>
      <Field
        label={t('collect.details.email')}
        type="email"
        autoComplete="email"
        placeholder={t('collect.details.example')}
        value={details.email}
        onChange={change('email')}
        onBlur={() => setLeft(true)}
        fault={left && wrong ? t(`collect.details.${wrong}`) : undefined}
      />
      <div className="hidden" aria-hidden>
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={event => setWebsite(event.target.value)}
        />
      </div>
      {fault && (
        <p className={classes.failed} role="alert">
          <IconAlertCircle size={18} stroke={1.6} aria-hidden />
          {fault}
        </p>
      )}
      <button type="submit" className="button primary large" disabled={reason !== null || isSending}>
        {isSending ? t('collect.details.sending') : t('collect.details.send')}
      </button>
      <p className={classes.note}>
        {reason && <span>{t(`collect.details.${reason}`)}</span>}
        <span dir="auto">
          {organizer
            ? t('collect.details.noPayment', { name: organizer })
            : t('collect.details.noPaymentNobody')}
        </span>
      </p>
    </form>
  )
}

type FieldProps = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly type?: string
  readonly autoComplete: string
  readonly placeholder?: string
  readonly fault?: string | undefined
}

function Field({ label, value, onChange, fault, type = 'text', ...rest }: FieldProps) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        required
        dir="auto"
        maxLength={200}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={event => onChange(event.target.value)}
        {...rest}
      />
      {fault && (
        <p id={`${id}-fault`} className={classes.fault}>
          <IconAlertCircle size={16} stroke={1.6} aria-hidden />
          {fault}
        </p>
      )}
    </div>
  )
}
