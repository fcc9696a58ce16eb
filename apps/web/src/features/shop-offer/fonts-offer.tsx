import { Checkbox } from '@mantine/core'
import { fonts } from '@teamloom/artwork/fonts.ts'
import type { Settings } from '@teamloom/contract/settings.ts'
import { useTranslation } from 'react-i18next'
import { useChangeSettings } from '#web/data/house.ts'
import own from '#web/features/shop-offer/offer.module.css'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/ui/settings.module.css'

type Props = { readonly settings: Settings; readonly isReadOnly: boolean }

/** ST31: in which fonts new words are written; set at once. */
export function FontsOffer({ settings, isReadOnly }: Props) {
  const { t } = useTranslation()
  const change = useChangeSettings()
  const setting = settings.settings.find(({ key }) => key === 'fonts')
  if (!setting) return null
  const { retired } = setting.value as { readonly retired: readonly string[] }
  const set = (font: string, name: string, isOffered: boolean) => {
    const next = isOffered ? retired.filter(each => each !== font) : [...retired, font]
    change.mutate(
      { changes: [{ key: 'fonts', value: { retired: next } }], revision: settings.revision },
      {
        onSuccess: () =>
          showToast({
            key: 'fonts-offer',
            kind: 'info',
            message: t(isOffered ? 'shop.offer.fonts.offered' : 'shop.offer.fonts.retired', { name }),
          }),
        onError: toastError,
      },
    )
  }
  const isLast = fonts.length - retired.length === 1
  return (
    <section className={`${classes.card} ${own.apart}`} aria-label={t('shop.offer.fonts.title')}>
      <h2 className={classes.heading}>{t('shop.offer.fonts.title')}</h2>
      <p className={own.about}>{t('shop.offer.fonts.about')}</p>
      <ul className={own.fonts}>
        {fonts.map(({ id, name }) => {
          const isOffered = !retired.includes(id)
          return (
            <li key={id}>
              <Checkbox
                size="sm"
                label={name}
                checked={isOffered}
                disabled={isReadOnly || change.isPending || (isOffered && isLast)}
                onChange={event => set(id, name, event.currentTarget.checked)}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
