import { Checkbox, Textarea, TextInput } from '@mantine/core'
import type { TwoLanguages } from '@teamloom/commerce/house/setting-words.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SettingForm } from '#web/shown/settings/setting-form.ts'
import { Fault } from '#web/ui/fault.tsx'
import classes from '#web/ui/settings.module.css'

type Named<Value, Kind> = {
  readonly [Name in keyof Value]: Value[Name] extends Kind ? Name : never
}[keyof Value] &
  string

type Props<Value, Kind> = {
  readonly form: SettingForm<Value>
  readonly name: Named<Value, Kind>
  readonly label: string
  readonly hint?: string
}

/** A line of text. */
export function TextField<Value extends object>({
  form,
  name,
  label,
  hint,
  type = 'text',
  most = 200,
}: Props<Value, string> & { readonly type?: 'text' | 'email' | 'url'; readonly most?: number }) {
  const { value, was, isReadOnly, set, faultAt } = form
  const [now, before] = [value[name] as string, was[name] as string]
  const fault = faultAt(name)
  return (
    <TextInput
      label={label}
      description={hint}
      type={type}
      inputMode={type === 'text' ? undefined : type}
      maxLength={most}
      readOnly={isReadOnly}
      value={now}
      data-changed={now !== before || undefined}
      error={fault && <Fault>{fault}</Fault>}
      onChange={event => set({ [name]: event.currentTarget.value } as Partial<Value>)}
    />
  )
}

/** A whole number, or none where `mayBeNone`. */
export function NumberField<Value extends object>({
  form,
  name,
  label,
  hint,
  mayBeNone = false,
}: Props<Value, number | null> & { readonly mayBeNone?: boolean }) {
  const { value, was, isReadOnly, set, faultAt } = form
  const now = value[name] as number | null
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (now === null || Number.isNaN(now) ? '' : `${now}`)
  const fault = faultAt(name)
  return (
    <TextInput
      label={label}
      description={hint}
      inputMode="numeric"
      maxLength={6}
      readOnly={isReadOnly}
      value={shown}
      data-changed={!Object.is(now, was[name]) || undefined}
      error={fault && <Fault>{fault}</Fault>}
      onBlur={() => {
        if (!Number.isNaN(now)) setTyped(undefined)
      }}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        const plain = text.replace(/[\s%\u00a0]/g, '')
        const read = plain === '' && mayBeNone ? null : /^\d{1,5}$/.test(plain) ? Number(plain) : Number.NaN
        set({ [name]: read } as Partial<Value>)
      }}
    />
  )
}

/** On or off. */
export function ToggleField<Value extends object>({ form, name, label, hint }: Props<Value, boolean>) {
  return (
    <Checkbox
      label={label}
      description={hint}
      disabled={form.isReadOnly}
      checked={form.value[name] as boolean}
      onChange={event => form.set({ [name]: event.currentTarget.checked } as Partial<Value>)}
    />
  )
}

/** A text in both languages, beside one another. */
export function TwoLanguageField<Value extends object>({
  form,
  name,
  label,
  hint,
  rows = 1,
  most = 300,
}: Props<Value, TwoLanguages> & { readonly rows?: number; readonly most?: number }) {
  const { t } = useTranslation()
  const now = form.value[name] as TwoLanguages
  return (
    <fieldset className={classes.languages}>
      <legend>{label}</legend>
      {hint && <p className={classes.fieldHint}>{hint}</p>}
      <div className={classes.both}>
        {(['en', 'fr'] as const).map(language => {
          const fault = form.faultAt(`${name}.${language}`)
          const shared = {
            label: t(`shop.languages.${language}`),
            lang: `${language}-CA`,
            maxLength: most,
            readOnly: form.isReadOnly,
            value: now[language],
            error: fault && <Fault>{fault}</Fault>,
            onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
              form.set({ [name]: { ...now, [language]: event.currentTarget.value } } as Partial<Value>),
          }
          return rows > 1 ? (
            <Textarea key={language} autosize minRows={rows} maxRows={14} {...shared} />
          ) : (
            <TextInput key={language} {...shared} />
          )
        })}
      </div>
    </fieldset>
  )
}
