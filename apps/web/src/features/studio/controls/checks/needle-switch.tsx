import { Switch } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { needleGrid } from '#web/features/studio/controls/checks/shared-switch.ts'
import panel from '#web/features/studio/controls/panel.module.css'

/** Shows the needles and courses that the artwork is knitted on. */
export function NeedleSwitch() {
  const { t } = useTranslation()
  const isShown = needleGrid.use()
  useEffect(() => () => needleGrid.set(false), [])
  return (
    <section className={panel.section}>
      <Switch
        label={t('decoration.needles')}
        description={t('decoration.needlesNote')}
        checked={isShown}
        onChange={event => needleGrid.set(event.currentTarget.checked)}
      />
    </section>
  )
}
