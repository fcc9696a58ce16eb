import { Button, Skeleton } from '@mantine/core'
import {
  type Icon,
  IconDatabaseExport,
  IconHistory,
  IconLogin2,
  IconPlugConnected,
  IconSettings,
  IconUser,
} from '@tabler/icons-react'
import { type AuditFamily, auditKinds } from '@teamloom/commerce/access/audit-kinds.ts'
import type { AuditEntry } from '@teamloom/contract/staff.ts'
import { Trans, useTranslation } from 'react-i18next'
import { type AuditFilter, useAudit, useStaffAbility } from '#web/data/staff.ts'
import classes from '#web/features/people/activity-list.module.css'
import { dayTitle } from '#web/features/people/day-title.ts'
import { useEntryWords } from '#web/features/people/entry-words.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useEachSecond } from '#web/ui/use-each-second.ts'

const icons = {
  signIns: IconLogin2,
  people: IconUser,
  settings: IconSettings,
  data: IconDatabaseExport,
  doors: IconPlugConnected,
} as const satisfies Record<AuditFamily, Icon>

type Props = {
  readonly filter: AuditFilter
  /** How many are shown at most; left out, as many as are asked for. */
  readonly most?: number
}

/** What staff did, by the day, newest first. */
export function ActivityList({ filter, most }: Props) {
  const { t } = useTranslation()
  const isOpen = useStaffAbility('managePeople') === true
  const audit = useAudit(filter, isOpen)
  const all = audit.data?.pages.flatMap(page => page.items) ?? []
  const entries = most === undefined ? all : all.slice(0, most)
  if (audit.isPending)
    return (
      <div role="status" aria-label={t('common.loading')}>
        <Skeleton height={240} radius={8} />
      </div>
    )
  if (audit.isError && !audit.data)
    return (
      <Notice
        kind="error"
        title={faultOf(audit.error)}
        action={
          <Button variant="default" size="xs" onClick={() => void audit.refetch()}>
            {t('common.retry')}
          </Button>
        }
      />
    )
  if (entries.length === 0) return <EmptyState icon={IconHistory} title={t('people.activity.none')} />
  return (
    <div className={audit.isPlaceholderData ? classes.former : undefined}>
      <ByDay entries={entries} />
      {most === undefined && audit.hasNextPage && (
        <Button
          variant="default"
          loading={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {t('people.activity.older')}
        </Button>
      )}
    </div>
  )
}

function ByDay({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const locale = useLocale()
  const today = useEachSecond(now => new Date(now).toDateString())
  const days = Map.groupBy(entries, ({ at }) => new Date(at).toDateString())
  return [...days].map(([day, ofDay]) => (
    <section key={day}>
      <h3 className={classes.day}>{dayTitle(new Date(day), new Date(today), locale)}</h3>
      <ul className={classes.list}>
        {ofDay.map(entry => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  ))
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const Mark = icons[auditKinds[entry.kind]]
  const { who, key, values, details } = useEntryWords(entry)
  return (
    <li className={classes.entry} data-kind={entry.kind}>
      <span className={classes.icon}>
        <Mark size={16} stroke={1.6} aria-hidden />
      </span>
      <div>
        <div className={classes.words}>
          <Trans i18nKey={key} values={{ ...values, who }} components={{ b: <b /> }} />
        </div>
        <div className={classes.details}>{details}</div>
      </div>
    </li>
  )
}
