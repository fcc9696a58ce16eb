import { Switch } from '@mantine/core'
import type { Settings } from '@teamloom/contract/settings.ts'
import { useTranslation } from 'react-i18next'
import { useChangeSettings } from '#web/data/house.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/ui/settings.module.css'

type Props = {
  readonly settings: Settings
  /** The product's name. */
  readonly product: string
  readonly isReadOnly: boolean
}

/** ST16: whether a product that can be cut for youths comes in their sizes; set at once. */
export function YouthSizes({ settings, product, isReadOnly }: Props) {
  const { t } = useTranslation()
  const change = useChangeSettings()
  const key = `youthSizes/${product}`
  const setting = settings.settings.find(each => each.key === key)
  if (!setting) return null
  const isOffered = setting.value === true
  const set = (value: boolean) =>
    change.mutate(
      { changes: [{ key, value }], revision: settings.revision },
      {
        onSuccess: () =>
          showToast({
            key: 'youth-sizes',
            kind: 'info',
            message: t(value ? 'prices.youths.offered' : 'prices.youths.notOffered'),
          }),
        onError: toastError,
      },
    )
  return (
    <section className={classes.card} aria-label={t('prices.youths.title')}>
      <h2 className={classes.heading}>{t('prices.youths.title')}</h2>
      <Switch
        checked={change.isPending ? !isOffered : isOffered}
        disabled={isReadOnly || change.isPending}
        label={t('prices.youths.offer')}
        description={t('prices.youths.about')}
        onChange={event => set(event.currentTarget.checked)}
      />
    </section>
  )
}
