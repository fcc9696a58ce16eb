import { Button, Skeleton } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import type { Version } from '@teamloom/contract/versions.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevision, useVersions } from '#web/data/versions.ts'
import panel from '#web/features/studio/controls/panel.module.css'
import { inTime, type Look, pickLook } from '#web/features/studio/session/look.ts'
import { useDesign, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { type People, useNames } from '#web/features/studio/shell/versions/use-names.ts'
import { daysOf, dayText, timeText } from '#web/features/studio/shell/versions/version-days.ts'
import { type RowTag, VersionRow } from '#web/features/studio/shell/versions/version-row.tsx'
import classes from '#web/features/studio/shell/versions/versions.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Props = {
  readonly designId: string
  readonly picked: readonly Look[]
  readonly onPick: (picked: readonly Look[]) => void
}

type Row = {
  readonly at: string
  readonly look: Look
  /** Null: it has no name, and is told by its time. */
  readonly title: string | null
  readonly words: string
  readonly people: People
  readonly tag?: RowTag | undefined
}

/** What the design is, was and began as, by day, newest first; older ones come when they are scrolled to. */
export function Timeline({ designId, picked, onPick }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const versions = useVersions(designId)
  useWhenChanged(() => void versions.refetch())
  const now = useNow(designId, versions)
  const rowOf = useVersionRow()
  const start = useStart(versions.start)
  const [today] = useState(() => new Date())
  const looks = inTime(picked)
  const letterOf = ({ id }: Look) => {
    const place = looks.findIndex(look => look.id === id)
    return place < 0 ? null : (['A', 'B'] as const)[place]!
  }
  const rows = [now, ...(versions.items ?? []).map(rowOf), ...(start ? [start] : [])]
  return (
    <div
      className={panel.body}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        const isNearEnd = scrollHeight - scrollTop - clientHeight < 300
        if (isNearEnd && versions.hasNextPage && !versions.isFetchingNextPage) void versions.fetchNextPage()
      }}
    >
      {daysOf(rows).map(day => (
        <section key={day.key} aria-label={dayText(day.at, today, locale)}>
          <h3 className={classes.day}>{dayText(day.at, today, locale)}</h3>
          <ul className={classes.rows}>
            {day.items.map(({ at, look, ...row }) => (
              <VersionRow
                key={look.id}
                {...row}
                time={timeText(new Date(at), locale)}
                image={look.images[0]?.url}
                letter={letterOf(look)}
                onPick={() => onPick(pickLook(picked, look))}
              />
            ))}
          </ul>
        </section>
      ))}
      {versions.isError && (
        <LoadFailed text={t('live.versions.failed')} onRetry={() => void versions.refetch()} />
      )}
      {versions.isPending && [1, 2, 3].map(each => <Skeleton key={each} h={76} m={12} radius={10} />)}
      {versions.items?.length === 0 && <p className={classes.none}>{t('live.versions.none')}</p>}
      {versions.hasNextPage && (
        <Button
          variant="subtle"
          m={12}
          loading={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {t('live.versions.more')}
        </Button>
      )}
    </div>
  )
}

/** The revision that a design begins with, an order's copy too: it is asked for as it was ordered. */
const startRevision = 1

const restMs = 1500

/** Once the design has come to rest after a change, by whomever. */
function useWhenChanged(run: () => void): void {
  const { revision } = useDesign().state
  const [opened] = useState(revision)
  const changed = useEffectEvent(run)
  useEffect(() => {
    if (revision === opened) return
    const timer = setTimeout(() => changed(), restMs)
    return () => clearTimeout(timer)
  }, [revision, opened])
}

/** What the design is now, who has changed it since the newest version, and how. */
function useNow(designId: string, { items, start, peopleSince }: ReturnType<typeof useVersions>): Row {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { document, state } = useDesign()
  const namesOf = useNames()
  const [today] = useState(() => new Date())
  const before = items?.[0]?.revision ?? (start ? startRevision : null)
  const then = useRevision(designId, before)?.document
  const words = then && differenceWords(then, document, product)
  const at = new Date(state.timestamp)
  const when = `${dayText(at, today, locale)}, ${timeText(at, locale)}`
  return {
    at: state.timestamp,
    title: t('live.versions.now'),
    words:
      words === undefined
        ? ''
        : words.length > 0
          ? words.map(each => each[locale]).join(' ')
          : t('live.versions.asNewest'),
    people: peopleSince,
    look: {
      id: 'now',
      revision: state.revision,
      title: t('live.versions.now'),
      caption: [when, namesOf(peopleSince)].filter(Boolean).join(', '),
      images: state.images,
    },
  }
}

/** `Nov 19, 16:42`. */
function useWhen(): (at: string) => string {
  const locale = useLocale()
  return at => {
    const day = new Intl.DateTimeFormat(`${locale}-CA`, { month: 'short', day: 'numeric' })
    return `${day.format(new Date(at))}, ${timeText(new Date(at), locale)}`
  }
}

function useRequestWords(): (order: NonNullable<Version['order']>) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ number, pieces }) =>
    pieces > 0
      ? t('live.versions.request', { number, ...countOf(pieces, locale) })
      : t('live.versions.requestAlone', { number })
}

function useVersionRow(): (version: Version) => Row {
  const { t } = useTranslation()
  const locale = useLocale()
  const namesOf = useNames()
  const whenOf = useWhen()
  const requestWords = useRequestWords()
  const tagOf = ({ reason, order }: Version): RowTag | undefined => {
    if (order) return { kind: 'ok', icon: IconPackage, words: t('live.versions.ordered') }
    if (reason === 'collection') return { kind: 'neutral', words: t('live.versions.onSizePage') }
    if (reason === 'teammate') return { kind: 'neutral', words: t('live.versions.beforeTeammate') }
    return reason === 'restore' ? { kind: 'neutral', words: t('live.versions.beforeRestore') } : undefined
  }
  return version => {
    const { id, revision, name, at, images, user, order, words } = version
    const people = version.people.length > 0 ? version.people : user ? [user] : []
    const when = whenOf(at)
    return {
      at,
      title: name,
      words: [order && requestWords(order), ...words.map(each => each[locale])].filter(Boolean).join(' '),
      people,
      tag: tagOf(version),
      look: {
        id,
        revision,
        title: name ?? when,
        caption: [name !== null && when, namesOf(people)].filter(Boolean).join(', '),
        images,
      },
    }
  }
}

/** What it was made as, or, of an order's copy, as it was ordered. */
function useStart(start: ReturnType<typeof useVersions>['start']): Row | undefined {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const namesOf = useNames()
  const whenOf = useWhen()
  const requestWords = useRequestWords()
  if (!start) return undefined
  const { at, images, order, user } = start
  const title = order
    ? t('live.versions.asOrdered')
    : t('live.versions.startedFrom', { product: product.product.label[locale] })
  const people = user ? [user] : []
  return {
    at,
    title: null,
    words: order ? `${title} ${requestWords(order)}` : title,
    people,
    look: {
      id: 'start',
      revision: startRevision,
      title: title.replace(/\.$/, ''),
      caption: [whenOf(at), namesOf(people)].filter(Boolean).join(', '),
      images,
    },
  }
}
