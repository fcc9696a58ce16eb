import { Checkbox } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { type Currency, currencies } from '@teamloom/kit/money.ts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Customer, useMakeRequest } from '#web/data/quotes.ts'
import { firstDraft, withField, withOwnBilling } from '#web/features/checkout/address-draft.ts'
import { faultsOf } from '#web/features/checkout/address-faults.ts'
import { AddressFields } from '#web/features/checkout/address-fields.tsx'
import { ChooseDesigns } from '#web/features/orders/new-request/choose-designs.tsx'
import { type ChosenDesign, isComplete } from '#web/features/orders/new-request/chosen-designs.ts'
import { Choice } from '#web/features/orders/new-request/make-customer.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import classes from '#web/screens/staff/request-card.module.css'
import { RequestCard } from '#web/screens/staff/request-card.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { Fault } from '#web/ui/fault.tsx'

const sections = ['shipping', 'billing'] as const

/** What the request is of, where it goes, and in which language and currency. */
export function RequestForm({ customer }: { readonly customer: Customer }) {
  const { t } = useTranslation()
  const reading = useLocale()
  const navigate = useNavigate()
  const make = useMakeRequest()
  const [chosen, setChosen] = useState<readonly ChosenDesign[]>([])
  const [draft, setDraft] = useState(() =>
    firstDraft(
      {
        firstName: customer.first_name,
        lastName: customer.last_name,
        email: customer.email,
        organization: customer.teams[0]?.name ?? '',
      },
      customer,
      reading,
    ),
  )
  const [locale, setLocale] = useState(customer.language)
  const [currency, setCurrency] = useState<Currency>(customer.currency)
  const [isTried, setTried] = useState(false)
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const active = sections.filter(section => section === 'shipping' || !draft.isSame)
  const faults = { shipping: faultsOf(draft.shipping), billing: faultsOf(draft.billing) }
  const form: Parameters<typeof AddressFields<'shipping' | 'billing'>>[0]['form'] = {
    draft,
    shownFault: (section, field) =>
      isTried || visited.has(`${section}.${field}`) ? faults[section][field] : undefined,
    setField: (section, field, value, state) =>
      setDraft(before => ({ ...before, [section]: withField(before[section], field, value, state) })),
    visit: (section, field) => setVisited(before => new Set(before).add(`${section}.${field}`)),
  }
  const isFilled = active.every(section => Object.keys(faults[section]).length === 0)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (make.isPending) return
    if (!isComplete(chosen) || !isFilled) {
      const first = event.currentTarget
      requestAnimationFrame(() => first.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      return
    }
    make.mutate(
      {
        userId: customer.id,
        items: chosen.map(({ id, sizes }) => ({ design_id: id, sizes: [...sizes] })),
        shippingAddress: draft.shipping,
        billingAddress: draft.isSame ? draft.shipping : draft.billing,
        locale,
        currency,
      },
      {
        onSuccess: ({ id }) =>
          void navigate({ to: '/purchased/preorder/$preorderId', params: { preorderId: id } }),
      },
    )
  }
  return (
    <form noValidate className={classes.cards} onSubmit={submit}>
      <RequestCard title={t('newRequest.designs')}>
        <ChooseDesigns customer={customer} chosen={chosen} onChosen={setChosen} isTried={isTried} />
      </RequestCard>
      <RequestCard title={t('address.delivery')}>
        <AddressFields form={form} section="shipping" />
        <Checkbox
          label={t('address.sameAsDelivery')}
          checked={draft.isSame}
          onChange={event => {
            const isSame = event.currentTarget.checked
            setDraft(before => (isSame ? { ...before, isSame } : withOwnBilling(before)))
          }}
        />
      </RequestCard>
      {!draft.isSame && (
        <RequestCard title={t('address.billing')}>
          <AddressFields form={form} section="billing" />
        </RequestCard>
      )}
      <RequestCard title={t('newRequest.terms')}>
        <div className={classes.line}>
          <Choice
            name={t('newRequest.person.language')}
            value={locale}
            data={(['en', 'fr'] as const).map(value => ({ value, label: t(`preorder.languages.${value}`) }))}
            onChange={value => setLocale(value === 'fr' ? 'fr' : 'en')}
          />
          <Choice
            name={t('preorder.currency')}
            value={currency}
            data={currencies.map(value => ({ value, label: value.toUpperCase() }))}
            onChange={value => setCurrency(currencies.find(each => each === value) ?? currency)}
          />
        </div>
        {make.error && (
          <div role="alert">
            <Fault>{faultOf(make.error)}</Fault>
          </div>
        )}
        <div className={classes.actions}>
          <BusyButton type="submit" busy={make.isPending} busyLabel={t('common.saving')}>
            {t('newRequest.save')}
          </BusyButton>
          <p className={classes.quiet}>{t('newRequest.next')}</p>
        </div>
      </RequestCard>
    </form>
  )
}
