import { Switch, type SwitchProps } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/studio/panels/personal/personal.module.css'

/** Whether words are each person's own. */
export function PersonSwitch(props: SwitchProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.head}>
      <IconUsers size={18} stroke={1.6} color="var(--loom-6)" aria-hidden />
      <Switch
        labelPosition="left"
        size="sm"
        label={t('decoration.forEachPerson')}
        classNames={{ body: classes.switchBody!, labelWrapper: classes.switchLabel! }}
        {...props}
      />
    </div>
  )
}
