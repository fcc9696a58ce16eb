import { Button, ColorInput, Textarea } from '@mantine/core'
import { type Brand, contrastWithWhite } from '@teamloom/commerce/house/brand.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/shop-brand/brand.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { TextField, ToggleField, TwoLanguageField } from '#web/shown/settings/setting-fields.tsx'
import type { SettingForm } from '#web/shown/settings/setting-form.ts'
import { Fault } from '#web/ui/fault.tsx'
import sheet from '#web/ui/settings.module.css'

type Props = {
  readonly form: SettingForm<Brand>
  /** The logos. */
  readonly children: ReactNode
}

/** The house's name and address, links, look and mails. */
export function BrandEditor({ form, children }: Props) {
  const { t } = useTranslation()
  const fault = form.faultAt('address')
  return (
    <>
      <section className={sheet.card} aria-label={t('shop.brand.who')}>
        <h2 className={sheet.heading}>{t('shop.brand.who')}</h2>
        <div className={sheet.fields}>
          <TextField form={form} name="name" label={t('shop.brand.name')} most={60} />
          <Textarea
            label={t('shop.brand.address')}
            description={t('shop.brand.addressHint')}
            autosize
            minRows={2}
            maxLength={300}
            readOnly={form.isReadOnly}
            value={form.value.address}
            error={fault && <Fault>{fault}</Fault>}
            onChange={event => form.set({ address: event.currentTarget.value })}
          />
          <TextField form={form} name="supportEmail" type="email" label={t('shop.brand.supportEmail')} />
          <TextField form={form} name="salesEmail" type="email" label={t('shop.brand.salesEmail')} />
        </div>
      </section>
      <section className={sheet.card} aria-label={t('shop.brand.look')}>
        <h2 className={sheet.heading}>{t('shop.brand.look')}</h2>
        <Accent form={form} />
        <p className={sheet.fieldHint}>{t('shop.brand.logoHint')}</p>
        <div className={sheet.fields}>{children}</div>
        <ToggleField form={form} name="showsStars" label={t('shop.brand.showsStars')} />
      </section>
      <section className={sheet.card} aria-label={t('shop.brand.links')}>
        <h2 className={sheet.heading}>{t('shop.brand.links')}</h2>
        <div className={sheet.fields}>
          {(['helpUrl', 'designerUrl', 'termsUrl', 'privacyUrl'] as const).map(name => (
            <TextField key={name} form={form} name={name} label={t(`shop.brand.${name}`)} most={300} />
          ))}
        </div>
      </section>
      <section className={sheet.card} aria-label={t('shop.brand.mails')}>
        <h2 className={sheet.heading}>{t('shop.brand.mails')}</h2>
        <div className={sheet.fields}>
          <TextField
            form={form}
            name="sender"
            most={60}
            label={t('shop.brand.sender')}
            hint={t('shop.brand.senderHint')}
          />
        </div>
        <TwoLanguageField
          form={form}
          name="signature"
          label={t('shop.brand.signature')}
          hint={t('shop.brand.signatureHint')}
          rows={2}
        />
      </section>
    </>
  )
}

/** The house's colour, with how well white is read on it. */
function Accent({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { accent } = form.value
  const fault = form.faultAt('accent')
  const isColor = /^#[0-9a-f]{6}$/.test(accent)
  const ratio = isColor
    ? new Intl.NumberFormat(`${locale}-CA`, { maximumFractionDigits: 1 }).format(
        Math.floor(contrastWithWhite(accent) * 10) / 10,
      )
    : undefined
  return (
    <div className={classes.accent}>
      <ColorInput
        format="hex"
        label={t('shop.brand.accent')}
        description={t('shop.brand.accentHint')}
        readOnly={form.isReadOnly}
        withEyeDropper={false}
        value={accent}
        error={fault && <Fault>{fault}</Fault>}
        onChange={value => form.set({ accent: value.trim().toLowerCase() })}
      />
      {ratio !== undefined && (
        <p role="status" className={sheet.fieldHint}>
          <span className={classes.sample} style={{ background: accent }}>
            {t('shop.brand.sample')}
          </span>
          {t('shop.brand.contrast', { n: ratio })}
        </p>
      )}
      {accent !== '' && !form.isReadOnly && (
        <Button variant="subtle" size="sm" onClick={() => form.set({ accent: '' })}>
          {t('shop.brand.usualAccent')}
        </Button>
      )}
    </div>
  )
}
