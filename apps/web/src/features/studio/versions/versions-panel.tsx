import { ActionIcon, Button, Skeleton, TextInput, Tooltip } from '@mantine/core'
import { IconBookmarkPlus, IconX } from '@tabler/icons-react'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import type { Version } from '@teamloom/contract/versions.ts'
import { differenceWords } from '@teamloom/design/difference-words.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNameVersion, useRevision, useVersions } from '#web/data/versions.ts'
import panel from '#web/features/studio/panel/panel.module.css'
import { useDesign, useStudio } from '#web/features/studio/studio-context.tsx'
import { Compared } from '#web/features/studio/versions/compared.tsx'
import { inTime, type Look, pickLook } from '#web/features/studio/versions/look.ts'
import { daysOf, dayText, timeText } from '#web/features/studio/versions/version-days.ts'
import { VersionRow } from '#web/features/studio/versions/version-row.tsx'
import classes from '#web/features/studio/versions/versions.module.css'
import { useLocale } from '#web/lib/i18n.ts'
import { LoadFailed } from '#web/ui/load-failed.tsx'

type Props = {
  readonly design: DesignItem
  readonly picked: readonly Look[]
  readonly onPick: (picked: readonly Look[]) => void
  readonly onClose: () => void
}

/** What the design was, by day: one version is looked at, two are compared; looking changes nothing. */
export function VersionsPanel({ design, picked, onPick, onClose }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { state } = useDesign()
  const versions = useVersions(design.id)
  const sinceNewest = useWordsSince(design.id, versions.items?.[0])
  const [today] = useState(() => new Date())
  const [isNaming, setNaming] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const looks = inTime(picked)
  const letterOf = (versionId: string | null) => {
    const place = looks.findIndex(look => look.versionId === versionId)
    return place < 0 ? null : (['A', 'B'] as const)[place]!
  }
  const chosen = looks[0]?.versionId ?? null
  const now: Look = {
    versionId: null,
    revision: state.revision,
    title: t('live.versions.now'),
    caption: timeText(new Date(state.timestamp), locale),
    images: state.images,
  }
  const lookOf = (version: Version): Look => {
    const at = new Date(version.at)
    const day = new Intl.DateTimeFormat(`${locale}-CA`, { month: 'short', day: 'numeric' }).format(at)
    const when = `${day}, ${timeText(at, locale)}`
    return {
      versionId: version.id,
      revision: version.revision,
      title: version.name ?? when,
      caption: [version.name === null ? null : when, version.user?.name].filter(Boolean).join(', '),
      images: version.images,
    }
  }
  return (
    <>
      <header className={panel.head}>
        <div>
          <p className={panel.eyebrow}>{design.name ?? t('common.untitled')}</p>
          <h2 ref={heading} tabIndex={-1} className={panel.title}>
            {t('live.versions.title')}
          </h2>
        </div>
        <div className={panel.actions}>
          <Button
            variant="default"
            size="xs"
            h={36}
            leftSection={<IconBookmarkPlus size={17} stroke={1.6} aria-hidden />}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            {t('live.versions.nameThis')}
          </Button>
          <Tooltip label={t('live.versions.close')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('live.versions.close')}
              onClick={onClose}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </div>
      </header>
      {isNaming && <NameForm designId={design.id} versionId={chosen} onDone={() => setNaming(false)} />}
      {looks.length > 0 && <Compared design={design} looks={looks} onDone={() => onPick([])} />}
      <div
        className={panel.body}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNearEnd = scrollHeight - scrollTop - clientHeight < 300
          if (isNearEnd && versions.hasNextPage && !versions.isFetchingNextPage) void versions.fetchNextPage()
        }}
      >
        <ul className={classes.rows}>
          <VersionRow
            title={t('live.versions.now')}
            time={timeText(new Date(state.timestamp), locale)}
            image={state.images[0]?.url}
            words={sinceNewest}
            people={[]}
            letter={letterOf(null)}
            onPick={() => onPick(pickLook(picked, now))}
          />
        </ul>
        {versions.isError && (
          <LoadFailed text={t('live.versions.failed')} onRetry={() => void versions.refetch()} />
        )}
        {versions.isPending && [1, 2, 3].map(each => <Skeleton key={each} h={76} m={12} radius={10} />)}
        {versions.items?.length === 0 && <p className={classes.none}>{t('live.versions.none')}</p>}
        {daysOf(versions.items ?? []).map(day => (
          <section key={day.key} aria-label={dayText(day.at, today, locale)}>
            <h3 className={classes.day}>{dayText(day.at, today, locale)}</h3>
            <ul className={classes.rows}>
              {day.items.map(version => (
                <VersionRow
                  key={version.id}
                  title={version.name}
                  time={timeText(new Date(version.at), locale)}
                  image={version.images[0]?.url}
                  words={version.words.map(words => words[locale]).join(' ')}
                  people={version.people.length > 0 ? version.people : version.user ? [version.user] : []}
                  tag={tagOf(version)}
                  letter={letterOf(version.id)}
                  onPick={() => onPick(pickLook(picked, lookOf(version)))}
                />
              ))}
            </ul>
          </section>
        ))}
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
    </>
  )

  function tagOf({ reason, order }: Version) {
    if (order) return { kind: 'ok' as const, words: t('live.versions.ordered', { number: order.number }) }
    if (reason === 'collection') return { kind: 'neutral' as const, words: t('live.versions.onSizePage') }
    return reason === 'restore'
      ? { kind: 'neutral' as const, words: t('live.versions.beforeRestore') }
      : undefined
  }
}

/** How the design has changed since a version; nothing while that is not known. */
function useWordsSince(designId: string, version: Version | undefined): string {
  const { t } = useTranslation()
  const locale = useLocale()
  const { product } = useStudio()
  const { document } = useDesign()
  const then = useRevision(designId, version?.revision ?? null)?.document
  if (!then) return ''
  const words = differenceWords(then, document, product)
  return words.length > 0 ? words.map(each => each[locale]).join(' ') : t('live.versions.asNewest')
}

type NameProps = {
  readonly designId: string
  /** Null: what the design is now. */
  readonly versionId: string | null
  readonly onDone: () => void
}

function NameForm({ designId, versionId, onDone }: NameProps) {
  const { t } = useTranslation()
  const naming = useNameVersion(designId)
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') naming.mutate({ versionId, name: name.trim() }, { onSuccess: onDone })
  }
  return (
    <form className={classes.naming} onSubmit={submit}>
      <TextInput
        autoFocus
        label={t(versionId === null ? 'live.versions.nameOfNow' : 'live.versions.nameOfPicked')}
        placeholder={t('live.versions.nameExample')}
        maxLength={200}
        value={name}
        onChange={event => setName(event.currentTarget.value)}
        onKeyDown={event => {
          if (event.key === 'Escape') onDone()
        }}
      />
      <Button type="submit" loading={naming.isPending} disabled={name.trim() === ''}>
        {t('common.save')}
      </Button>
    </form>
  )
}
