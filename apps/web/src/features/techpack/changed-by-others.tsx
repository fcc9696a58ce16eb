import { Button } from '@mantine/core'
import type { Techpack } from '@teamloom/contract/techpack-shape.ts'
import { useTranslation } from 'react-i18next'
import { useMe } from '#web/data/user.ts'
import { changedField } from '#web/features/techpack/changed-field.ts'
import classes from '#web/features/techpack/releases.module.css'
import sheet from '#web/features/techpack/techpack-sheet.module.css'
import { useLocale } from '#web/lib/i18n.ts'

type Props = { readonly techpack: Techpack; readonly since: number; readonly onSeen: () => void }

/** Who changed what since the page was opened, or since that was seen. */
export function ChangedByOthers({ techpack, since, onSeen }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: me } = useMe()
  const changes = techpack.changed_by.flatMap(({ field, revision, user_id, user }) => {
    const what = changedField(field, techpack, t, locale)
    if (!me || !what || revision <= since || user_id === me.id) return []
    return [{ field, revision, what, who: `${user.first_name} ${user.last_name}` }]
  })
  return (
    <div role="status">
      {changes.length > 0 && (
        <section aria-label={t('techpack.changedByOthers')}>
          <strong>{t('techpack.changedByOthers')}</strong>
          <ul className={classes.list}>
            {changes
              .toSorted((a, b) => b.revision - a.revision)
              .map(({ field, what, who }) => (
                <li key={field}>
                  {what} <span className={sheet.soft}>{who}</span>
                </li>
              ))}
          </ul>
          <Button variant="subtle" size="compact-sm" onClick={onSeen}>
            {t('techpack.seen')}
          </Button>
        </section>
      )}
    </div>
  )
}
