import { Button, Skeleton, Tabs } from '@mantine/core'
import {
  IconArrowLeft,
  IconCircleCheck,
  IconCloudOff,
  IconEye,
  IconLock,
  IconPackage,
} from '@tabler/icons-react'
import { Link, Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangeSettings, useCollection } from '#web/data/collection.ts'
import { useDesigns } from '#web/data/designs.ts'
import { looksOnlyIn } from '#web/data/may-in.ts'
import { useTeams } from '#web/data/teams.ts'
import { useMe } from '#web/data/user.ts'
import { ByDesignCard } from '#web/features/collection/by-design-card.tsx'
import { ByPersonCard } from '#web/features/collection/by-person-card.tsx'
import { ClosingCard } from '#web/features/collection/closing-card.tsx'
import { DesignsCard } from '#web/features/collection/designs-card.tsx'
import { type Editing, EntryDialog } from '#web/features/collection/entry-dialog.tsx'
import { FillCart } from '#web/features/collection/fill-cart.tsx'
import { LinkCard } from '#web/features/collection/link-card.tsx'
import { MissingCard } from '#web/features/collection/missing-card.tsx'
import { NumbersCard } from '#web/features/collection/numbers-card.tsx'
import { PackingTab } from '#web/features/collection/packing-tab.tsx'
import { PageCard } from '#web/features/collection/page-card.tsx'
import { type Filter, peopleOf } from '#web/features/collection/people-of.ts'
import { RemindCard } from '#web/features/collection/remind-card.tsx'
import { requestSince } from '#web/features/collection/request-since.ts'
import { RosterCard } from '#web/features/collection/roster-card.tsx'
import { AppFrame } from '#web/features/navigation/app-frame.tsx'
import { LooksOnlyNotice } from '#web/features/team/looks-only-notice.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/collection/collection-screen.module.css'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { Tag } from '#web/ui/tag.tsx'

const route = '/guarded/sizesadmin/$projectId'

/** How a project collects sizes, and what came of it. */
export function CollectionScreen() {
  const { t } = useTranslation()
  const { projectId } = useParams({ from: route })
  const { data: collection, error, refetch } = useCollection(projectId)
  // Not one that is told to wait.
  const isGone = error instanceof CallError && [400, 403, 404].includes(error.status)
  usePageTitle(collection ? `${t('collection.title')} · ${collection.project.name}` : t('collection.title'))
  useEffect(() => {
    if (isGone)
      showToast({ key: 'toast.project_not_found', kind: 'warning', message: t('toast.project_not_found') })
  }, [isGone, t])
  if (isGone) return <Navigate to="/home" replace />
  return (
    <AppFrame>
      <div className={classes.page}>
        {collection ? (
          <Loaded collection={collection} />
        ) : error ? (
          <EmptyState
            icon={IconCloudOff}
            title={t('collection.failed.title')}
            text={t('collection.failed.text')}
            action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
          />
        ) : (
          <>
            <Skeleton height={36} width={280} mb={24} />
            <Skeleton height={480} radius={12} />
          </>
        )}
      </div>
    </AppFrame>
  )
}

function Loaded({ collection }: { readonly collection: Collection }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const locale = useLocale()
  const { tab } = useSearch({ from: route })
  const { project, settings } = collection
  const { data: me } = useMe()
  const isLooking = looksOnlyIn(
    me,
    useTeams().data?.find(({ id }) => id === project.team_id),
  )
  const settingsChange = useChangeSettings(project.id)
  const designs = useDesigns(project.id).data ?? []
  const [filter, setFilter] = useState<Filter>('all')
  const [editing, setEditing] = useState<Editing>()
  const { answers, roster } = collection
  const people = useMemo(() => peopleOf({ answers, roster }), [answers, roster])
  const answered = people.filter(({ entries }) => entries.length > 0).length
  const show = (next: string | null) =>
    void navigate({
      from: '/sizesadmin/$projectId',
      search: next === 'answers' || next === 'packing' ? { tab: next } : {},
    })
  const onPage = collection.designs.filter(design => design.collectable_since)
  const isAllRequested = onPage.every(design => requestSince(design, designs))
  const n = (value: number) => numberText(value, locale)
  const kind = settings.isOpen ? 'ok' : 'neutral'
  const state = settings.isOpen ? 'open' : settings.isSwitchedOn ? 'notYet' : 'closed'
  return (
    <>
      <Link className={classes.back} to="/projects/$projectId/designs" params={{ projectId: project.id }}>
        <IconArrowLeft size={18} stroke={1.6} aria-hidden />
        {project.name}
      </Link>
      <header className={classes.head}>
        <h1>{t('collection.title')}</h1>
        <Tag kind={kind} icon={settings.isOpen ? IconCircleCheck : IconLock}>
          {t(`collection.${state}`)}
        </Tag>
        {settings.isOpen && settings.closesAt && (
          <span className={classes.when}>
            {t('collection.closes', { when: timeLeft(settings.closesAt, locale) })}
          </span>
        )}
        <span className={classes.actions}>
          <SaveState
            state={settingsChange.isPending ? 'saving' : settingsChange.isPaused ? 'offline' : 'saved'}
          />
          <Button
            variant="default"
            component="a"
            href={`/sizes/${project.token}`}
            target="_blank"
            leftSection={<IconEye size={18} stroke={1.6} aria-hidden />}
          >
            {t('collection.preview')}
          </Button>
          <FillCart collection={collection} />
        </span>
      </header>
      {isLooking && <LooksOnlyNotice />}
      {settings.isOpen && isAllRequested && (
        <div className={classes.notice}>
          <Notice
            kind="info"
            icon={IconPackage}
            text={t('collection.ordered')}
            action={
              <button type="button" onClick={() => settingsChange.mutate({ isOpen: false })}>
                {t('collection.closeNow')}
              </button>
            }
          />
        </div>
      )}
      <Tabs value={tab ?? 'setup'} onChange={show} keepMounted={false}>
        <Tabs.List className={classes.tabs!}>
          <Tabs.Tab value="setup">{t('collection.tabs.setUp')}</Tabs.Tab>
          <Tabs.Tab value="answers">
            {t('collection.tabs.answers')}{' '}
            <span className={classes.count}>
              {answered === people.length
                ? t('collection.answeredAll', countOf(answered, locale))
                : t('collection.answeredOf', { answered: n(answered), all: n(people.length) })}
            </span>
          </Tabs.Tab>
          <Tabs.Tab value="packing">{t('collection.tabs.packing')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="setup">
          <div className={classes.columns}>
            <div className={classes.column}>
              <PageCard collection={collection} onChange={change => settingsChange.mutateAsync(change)} />
              <DesignsCard collection={collection} designs={designs} />
            </div>
            <div className={classes.column} data-side>
              <LinkCard projectId={project.id} token={project.token} isOpen={settings.isOpen} />
              <ClosingCard collection={collection} onChange={change => settingsChange.mutate(change)} />
              <NumbersCard collection={collection} onChange={change => settingsChange.mutateAsync(change)} />
              <div className={classes.missing}>
                <MissingCard
                  collection={collection}
                  onAll={() => {
                    setFilter('missing')
                    show('answers')
                  }}
                />
              </div>
            </div>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="answers">
          <div className={classes.columns}>
            <div className={classes.column}>
              <ByDesignCard
                collection={collection}
                onAdd={() => setEditing({ person: undefined, designId: undefined })}
              />
              <ByPersonCard
                collection={collection}
                people={people}
                filter={filter}
                onFilter={setFilter}
                onEdit={setEditing}
              />
            </div>
            <div className={classes.column} data-side>
              <RosterCard collection={collection} />
              <RemindCard collection={collection} />
            </div>
          </div>
        </Tabs.Panel>
        <Tabs.Panel value="packing">
          <PackingTab collection={collection} />
        </Tabs.Panel>
      </Tabs>
      {editing && (
        <EntryDialog
          key={`${editing.person?.key} ${editing.designId}`}
          collection={collection}
          editing={editing}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  )
}

const dayMs = 86_400_000

function timeLeft(at: string, locale: 'en' | 'fr'): string {
  const left = new Date(at).getTime() - Date.now()
  const words = new Intl.RelativeTimeFormat(`${locale}-CA`, { numeric: 'always' })
  return left >= dayMs
    ? words.format(Math.floor(left / dayMs), 'day')
    : words.format(Math.max(1, Math.floor(left / 3_600_000)), 'hour')
}
