import { TextInput } from '@mantine/core'
import type { Delivery } from '@teamloom/commerce/house/delivery.ts'
import type { SettingFault } from '@teamloom/commerce/house/setting-fault.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLabel } from '#web/lib/i18n.ts'
import type { SettingDrafts } from '#web/shown/settings/use-setting-drafts.ts'
import classes from '#web/ui/settings.module.css'

type Props = {
  readonly products: DataOf<typeof generatorCalls.products>
  readonly drafts: SettingDrafts
  readonly check: (value: unknown) => readonly SettingFault[]
  readonly isReadOnly: boolean
}

/** From how many to how many weeks each product takes. */
export function WeeksTable({ products, drafts, check, isReadOnly }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  return (
    <section className={classes.card} aria-label={t('shop.delivery.weeks')}>
      <h2 className={classes.heading}>{t('shop.delivery.weeks')}</h2>
      <p className={classes.fieldHint}>{t('shop.delivery.weeksHint')}</p>
      <table className={classes.weeks}>
        <thead>
          <tr>
            <th scope="col">{t('shop.offer.product')}</th>
            <th scope="col">{t('shop.delivery.minWeeks')}</th>
            <th scope="col">{t('shop.delivery.maxWeeks')}</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ product }) => {
            const key = `delivery/${product.name}`
            const value = drafts.valueOf(key) as Delivery
            const was = drafts.wasOf(key) as Delivery
            const isWrong = check(value).length > 0
            return (
              <tr key={key}>
                <th scope="row">
                  {label(product.label)}
                  {isWrong && (
                    <small role="status" className={classes.waits}>
                      {t('shop.delivery.weeksFault')}
                    </small>
                  )}
                </th>
                {(['minWeeks', 'maxWeeks'] as const).map(name => (
                  <td key={name}>
                    <Weeks
                      label={`${label(product.label)}, ${t(`shop.delivery.${name}`)}`}
                      value={value[name]}
                      isChanged={value[name] !== was[name]}
                      isWrong={isWrong}
                      isReadOnly={isReadOnly}
                      onChange={weeks => drafts.set(key, { ...value, [name]: weeks })}
                    />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

type WeeksProps = {
  readonly label: string
  readonly value: number
  readonly isChanged: boolean
  readonly isWrong: boolean
  readonly isReadOnly: boolean
  readonly onChange: (weeks: number) => void
}

function Weeks({ label, value, isChanged, isWrong, isReadOnly, onChange }: WeeksProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      size="sm"
      aria-label={label}
      inputMode="numeric"
      maxLength={2}
      className={classes.field!}
      data-changed={isChanged || undefined}
      readOnly={isReadOnly}
      error={isWrong}
      value={typed ?? (Number.isNaN(value) ? '' : `${value}`)}
      onBlur={() => {
        if (!Number.isNaN(value)) setTyped(undefined)
      }}
      onChange={event => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(/^\d{1,2}$/.test(text.trim()) ? Number(text) : Number.NaN)
      }}
    />
  )
}
