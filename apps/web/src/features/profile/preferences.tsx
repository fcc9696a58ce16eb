import { Checkbox, SegmentedControl } from '@mantine/core'
import type { User } from '@teamloom/contract/user.ts'
import { locales } from '@teamloom/kit/label.ts'
import { currencies } from '@teamloom/kit/money.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCurrency, useSetCurrency, useSetLanguage, useUpdateMe } from '#web/data/user.ts'
import classes from '#web/features/profile/preferences.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { languageNames } from '#web/lib/language-names.ts'

/** Language, currency and newsletter: kept as soon as they are chosen. */
export function Preferences({ me }: { readonly me: User }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const currency = useCurrency()
  const setLanguage = useSetLanguage()
  const setCurrency = useSetCurrency()
  const update = useUpdateMe()
  const id = useId()
  const [isOn, setIsOn] = useState(me.optNewsletter)
  return (
    <>
      <div>
        <div id={`${id}-language`} className={classes.label}>
          {t('nav.language')}
        </div>
        <SegmentedControl
          aria-labelledby={`${id}-language`}
          classNames={{ root: classes.control!, indicator: classes.indicator!, label: classes.choice! }}
          value={locale}
          data={locales.map(value => ({ value, label: languageNames[value] }))}
          onChange={value => {
            const next = locales.find(known => known === value)
            if (next) setLanguage.mutate(next)
          }}
        />
      </div>
      <div>
        <div id={`${id}-currency`} className={classes.label}>
          {t('nav.currency')}
        </div>
        <SegmentedControl
          aria-labelledby={`${id}-currency`}
          classNames={{ root: classes.control!, indicator: classes.indicator!, label: classes.choice! }}
          value={currency}
          data={currencies.map(value => ({ value, label: t(`nav.currencies.${value}`) }))}
          onChange={value => {
            const next = currencies.find(known => known === value)
            if (next) setCurrency.mutate(next)
          }}
        />
      </div>
      <Checkbox
        label={t('profile.newsletter')}
        checked={isOn}
        onChange={event => {
          const optNewsletter = event.currentTarget.checked
          setIsOn(optNewsletter)
          update.mutate(
            { optNewsletter },
            {
              onError: error => {
                setIsOn(!optNewsletter)
                toastError(error)
              },
            },
          )
        }}
      />
    </>
  )
}
