import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFileSpreadsheet, IconSearch } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { auditFamilies } from '@teamloom/commerce/access/audit-kinds.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditFilter, downloadAudit } from '#web/data/staff.ts'
import { ActivityList } from '#web/features/people/activity-list.tsx'
import { toastError } from '#web/lib/error-toast.ts'
import { saveAs } from '#web/lib/save-as.ts'
import classes from '#web/screens/settings/activity-screen.module.css'
import { SettingsFrame } from '#web/screens/settings/settings-frame.tsx'

const typingMs = 300

/** What staff did outside of orders; what it is narrowed to stands in the address. */
export function ActivityScreen() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const filter = useSearch({ from: '/guarded/staff/settings/activity' })
  const [typed, setTyped] = useState(filter.search ?? '')
  const narrow = (change: AuditFilter) =>
    navigate({ to: '/settings/activity', search: { ...filter, ...change }, replace: true })
  const search = useDebouncedCallback(
    (text: string) => void narrow({ search: text.trim() || undefined }),
    typingMs,
  )
  const save = async () => {
    try {
      saveAs(await downloadAudit(filter), 'activity.csv')
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <SettingsFrame
      title={t('settings.pages.activity')}
      ability="managePeople"
      tools={
        <Button
          variant="default"
          leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
          onClick={save}
        >
          {t('people.activity.csv')}
        </Button>
      }
    >
      <div className={classes.card}>
        <div className={classes.filter}>
          <TextInput
            type="search"
            aria-label={t('people.activity.search')}
            placeholder={t('people.activity.search')}
            leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
            maxLength={100}
            value={typed}
            onChange={event => {
              setTyped(event.currentTarget.value)
              search(event.currentTarget.value)
            }}
          />
          <NativeSelect
            aria-label={t('people.activity.family')}
            value={filter.family ?? ''}
            data={[
              { value: '', label: t('people.activity.families.all') },
              ...auditFamilies.map(family => ({
                value: family,
                label: t(`people.activity.families.${family}`),
              })),
            ]}
            onChange={event =>
              void narrow({ family: auditFamilies.find(each => each === event.currentTarget.value) })
            }
          />
        </div>
        <ActivityList filter={filter} />
        <p className={classes.note}>{t('people.activity.kept')}</p>
      </div>
    </SettingsFrame>
  )
}
