import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { phoneForShow } from '@teamloom/commerce/addresses/phone.ts'
import { type Country, countries } from '@teamloom/commerce/addresses/regions.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from '#web/features/checkout/flag.tsx'
import classes from '#web/features/checkout/phone-field.module.css'
import { countryOfPhone, phoneAsTyped } from '#web/features/checkout/phone-text.ts'
import { useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly name: string
  readonly value: string
  readonly autoComplete: string
  readonly error: ReactNode
  readonly onChange: (phone: string) => void
  readonly onBlur: () => void
}

/** A number of Canada or the United States, spaced while it is typed, with whose it is. */
export function PhoneField({ name, value, autoComplete, error, onChange, onBlur }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [country, setCountry] = useState<Country>(() => countryOfPhone(value) ?? 'CA')
  const input = useRef<HTMLInputElement>(null)

  const type = (text: string, isAtEnd: boolean) => {
    // In the middle of a number, and while deleting, spacing would move the caret away.
    onChange(isAtEnd ? phoneAsTyped(text, country) : text)
    const known = countryOfPhone(text)
    if (known) setCountry(known)
  }

  return (
    <TextInput
      ref={input}
      label={t('address.phone')}
      type="tel"
      inputMode="tel"
      required
      withAsterisk={false}
      name={name}
      autoComplete={autoComplete}
      value={value}
      placeholder={t('address.phoneHint')}
      error={error}
      leftSectionWidth={72}
      leftSectionPointerEvents="all"
      leftSection={
        <span className={classes.country}>
          <Flag country={country} />
          <IconChevronDown size={14} stroke={1.6} aria-hidden />
          <select
            className={classes.choice}
            aria-label={t('address.phoneCountry')}
            value={country}
            onChange={event => {
              setCountry(event.currentTarget.value as Country)
              input.current?.focus()
            }}
          >
            {countries.map(code => (
              <option key={code} value={code}>
                {`${t(`address.countries.${code}`)} +1`}
              </option>
            ))}
          </select>
        </span>
      }
      onChange={event => {
        const { value: text, selectionEnd } = event.currentTarget
        const { inputType } = event.nativeEvent as InputEvent
        const isDeleting = inputType?.startsWith('delete') ?? false
        type(text, !isDeleting && selectionEnd === text.length)
      }}
      onBlur={() => {
        const shown = phoneForShow(value, locale)
        if (shown !== value) onChange(shown)
        onBlur()
      }}
    />
  )
}
