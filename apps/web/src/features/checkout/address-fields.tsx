import { NativeSelect, TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { isPostalCodeOf } from '@teamloom/commerce/addresses/address.ts'
import {
  type Country,
  countries,
  isByPost,
  otherRegionsOf,
  regions,
} from '@teamloom/commerce/addresses/regions.ts'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressDraft, AddressField, AddressSection } from '#web/features/checkout/address-draft.ts'
import type { AddressFault } from '#web/features/checkout/address-faults.ts'
import classes from '#web/features/checkout/address-fields.module.css'
import { PhoneField } from '#web/features/checkout/phone-field.tsx'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Fault } from '#web/ui/fault.tsx'

type Props<Section extends AddressSection> = {
  readonly form: {
    readonly draft: Readonly<Record<Section, AddressDraft>>
    readonly shownFault: (section: Section, field: AddressField) => AddressFault | undefined
    /** `state`: with another country, the one that was chosen of it before. */
    readonly setField: (section: Section, field: AddressField, value: string, state?: string) => void
    readonly visit: (section: Section, field: AddressField) => void
  }
  readonly section: Section
  /** Below the country. */
  readonly countryHint?: ReactNode
  readonly onCountry?: (country: string) => void
}

const selectLook = { size: 'md', rightSection: <IconChevronDown size={16} stroke={1.6} /> } as const

/** One address: delivery or billing. */
export function AddressFields<Section extends AddressSection>({
  form,
  section,
  countryHint,
  onCountry,
}: Props<Section>) {
  const { t } = useTranslation()
  const label = useLabel()
  const locale = useLocale()
  const draft = form.draft[section]
  const isUs = draft.country === 'US'
  const elsewhere = isPostalCodeOf(draft.country, draft.zipcode)
    ? otherRegionsOf(draft.country, draft.zipcode, draft.state).map(region => label(region.label))
    : []
  const either = new Intl.ListFormat(`${locale}-CA`, { type: 'disjunction' })
  /** The province or state that was chosen of each country, while this is open. */
  const chosen = useRef<Partial<Record<Country, string>>>({})
  const errorOf = (field: AddressField) => {
    const fault = form.shownFault(section, field)
    return fault && <Fault>{t(`address.faults.${fault}`)}</Fault>
  }
  const bind = (field: AddressField, autoComplete: string) => ({
    name: `${section}.${field}`,
    value: draft[field],
    autoComplete: `${section} ${autoComplete}`,
    error: errorOf(field),
    onBlur: () => form.visit(section, field),
  })
  const text = (field: AddressField, autoComplete: string, more: ComponentProps<typeof TextInput> = {}) => (
    <TextInput
      label={t(`address.${field as 'city'}`)}
      required
      withAsterisk={false}
      {...bind(field, autoComplete)}
      onChange={event => form.setField(section, field, event.currentTarget.value)}
      {...more}
    />
  )

  return (
    <div className={classes.root}>
      {text('organization', 'organization', { className: classes.wide! })}
      {text('firstName', 'given-name')}
      {text('lastName', 'family-name')}
      {text('address', 'address-line1', { className: classes.wide! })}
      {text('appartment', 'address-line2', {
        required: false,
        placeholder: t('address.appartmentHint'),
        label: (
          <span className={classes.label}>
            {t('address.appartment')}
            <span className={classes.optional}>{t('common.optional')}</span>
          </span>
        ),
      })}
      {text('city', 'address-level2')}
      <NativeSelect
        {...selectLook}
        label={t('address.country')}
        {...bind('country', 'country')}
        data={countries.map(code => ({ value: code, label: t(`address.countries.${code}`) }))}
        description={countryHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={event => {
          const country = event.currentTarget.value as Country
          chosen.current[draft.country] = draft.state
          form.setField(section, 'country', country, chosen.current[country])
          onCountry?.(event.currentTarget.value)
        }}
      />
      <NativeSelect
        {...selectLook}
        label={t(isUs ? 'address.state' : 'address.province')}
        {...bind('state', 'address-level1')}
        data={[
          ...(draft.state === ''
            ? [
                {
                  value: '',
                  label: t(isUs ? 'address.chooseState' : 'address.chooseProvince'),
                  disabled: true,
                },
              ]
            : []),
          ...regions[draft.country].map(region => ({ value: region.code, label: label(region.label) })),
        ]}
        description={isByPost(draft.country, draft.state) && t('address.byPost')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        onChange={event => form.setField(section, 'state', event.currentTarget.value)}
      />
      {text('zipcode', 'postal-code', {
        label: t(isUs ? 'address.zipCode' : 'address.postalCode'),
        description:
          elsewhere.length > 0 &&
          t(isUs ? 'address.zipElsewhere' : 'address.codeElsewhere', { province: either.format(elsewhere) }),
        inputWrapperOrder: ['label', 'input', 'description', 'error'],
      })}
      <PhoneField {...bind('phone', 'tel')} onChange={phone => form.setField(section, 'phone', phone)} />
      {text('email', 'email', { type: 'email', className: classes.wide! })}
    </div>
  )
}
