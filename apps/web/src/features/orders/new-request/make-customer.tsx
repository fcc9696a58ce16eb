import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { emailSchema } from '@teamloom/commerce/addresses/email-schema.ts'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMakeCustomer } from '#web/data/quotes.ts'
import classes from '#web/features/orders/new-request/new-request.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

type Props = {
  /** What was searched for: an email is not typed again. */
  readonly words: string
  readonly onMade: (userId: string) => void
  readonly onCancel: () => void
}

const fields = ['firstName', 'lastName', 'email', 'teamName'] as const
const languages = ['en', 'fr'] as const

/** A customer without an account: who they are, and in what they are written to and charged. */
export function MakeCustomer({ words, onMade, onCancel }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const make = useMakeCustomer()
  const [draft, setDraft] = useState<Readonly<Record<(typeof fields)[number], string>>>({
    firstName: '',
    lastName: '',
    email: words.includes('@') ? words : '',
    teamName: '',
  })
  const [language, setLanguage] = useState<'en' | 'fr'>(locale)
  const [currency, setCurrency] = useState<Currency>('cad')
  const [isTried, setTried] = useState(false)
  const faultAt = (field: (typeof fields)[number]) => {
    if (draft[field].trim() === '') return 'required'
    return field === 'email' && !emailSchema.safeParse(draft.email).success ? 'email' : undefined
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (make.isPending || fields.some(field => faultAt(field))) return
    make.mutate({ ...draft, language, currency }, { onSuccess: ({ id }) => onMade(id) })
  }
  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {fields.map((field, index) => {
        const fault = isTried ? faultAt(field) : undefined
        return (
          <TextInput
            key={field}
            autoFocus={index === 0}
            label={t(`newRequest.person.${field}`)}
            description={field === 'email' ? t('newRequest.person.emailHint') : undefined}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            maxLength={field === 'email' ? 254 : 60}
            autoComplete="off"
            value={draft[field]}
            error={fault && <Fault>{t(`newRequest.faults.${fault}`)}</Fault>}
            onChange={event => {
              const { value } = event.currentTarget
              setDraft(before => ({ ...before, [field]: value }))
              make.reset()
            }}
          />
        )
      })}
      <Choice
        name={t('newRequest.person.language')}
        value={language}
        data={languages.map(value => ({ value, label: t(`preorder.languages.${value}`) }))}
        onChange={value => setLanguage(value === 'fr' ? 'fr' : 'en')}
      />
      <Choice
        name={t('preorder.currency')}
        value={currency}
        data={currencies.map(value => ({ value, label: value.toUpperCase() }))}
        onChange={value => setCurrency(currencies.find(each => each === value) ?? currency)}
      />
      {make.error && (
        <div role="alert" className={classes.wide}>
          <Fault>{faultOf(make.error)}</Fault>
        </div>
      )}
      <div className={classes.actions}>
        <BusyButton type="submit" busy={make.isPending} busyLabel={t('common.saving')}>
          {t('newRequest.person.save')}
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly value: string
  readonly data: { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** Two or three of a kind, with a name. */
export function Choice({ name, ...rest }: ChoiceProps) {
  return (
    <div className={classes.choice}>
      <span className={classes.label}>{name}</span>
      <SegmentedControl size="sm" aria-label={name} {...rest} />
    </div>
  )
}
