import { IconMoodEmpty } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { CallError } from '@teamloom/contract/client.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preorderKey, usePreorderDetail } from '#web/data/desk.ts'
import { type PreorderEdit, useSaveEdit } from '#web/data/desk-edits.ts'
import { usePreorderNews } from '#web/data/preorder-news.ts'
import { LeaveGuard } from '#web/features/lines/leave-guard.tsx'
import { ListBoard } from '#web/features/lines/list-board.tsx'
import { type ListAbout, useList } from '#web/features/lines/list-context.ts'
import { ListHead, ListWaits } from '#web/features/lines/list-head.tsx'
import { ListPage } from '#web/features/lines/list-page.tsx'
import { ListProvider } from '#web/features/lines/list-provider.tsx'
import { type KeptList, ListSession, offendingIn } from '#web/features/lines/list-session.ts'
import { ListSide } from '#web/features/lines/list-side.tsx'
import { useOrderedAbout } from '#web/features/lines/use-ordered-about.ts'
import { call } from '#web/lib/api.ts'
import { ListChanges } from '#web/screens/staff/list-changes.tsx'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { useListPreview } from '#web/screens/staff/use-list-preview.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'
import { Tag } from '#web/ui/tag.tsx'
import { usePhone } from '#web/ui/use-phone.ts'

const itemOf = (detail: PreorderDetail | undefined, designId: string) =>
  detail?.purchasedItems.find(item => item.design_id === designId && item.lines)

/** Who wears what of a design of a customer's request, which staff change as all else of it. */
export function RequestListScreen() {
  const { t } = useTranslation()
  const { preorderId = '', designId = '' } = useParams({ strict: false })
  const { data: detail, error, refetch } = usePreorderDetail(preorderId)
  usePreorderNews(preorderId)
  const item = itemOf(detail, designId)
  const about = useOrderedAbout(item, false)
  const name = item && (item.designName ?? t('common.untitled'))
  usePageTitle(name ? `${t('lines.title')} · ${name}` : t('lines.title'))
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400)
  const isGone = (detail && !item) || isUnknown
  const isPhone = usePhone()
  const back = (
    <BackLink
      to="/purchased/preorder/$preorderId"
      params={{ preorderId }}
      text={detail ? t('desk.list.preorder', { number: detail.preorder.number }) : t('desk.list.title')}
    />
  )
  return (
    <StaffFrame start={!isPhone && back}>
      <ListPage before={isPhone && back} hasFailed={error !== null} onRetry={() => void refetch()}>
        {isGone ? (
          <EmptyState
            icon={IconMoodEmpty}
            title={t(isUnknown ? 'preorder.notFound' : 'preorder.list.gone')}
          />
        ) : (
          detail && about && <Loaded key={designId} detail={detail} designId={designId} about={about} />
        )}
      </ListPage>
    </StaffFrame>
  )
}

type LoadedProps = {
  readonly detail: PreorderDetail
  readonly designId: string
  readonly about: ListAbout
}

/** Throws a `CallError` where the design was taken out. */
function listIn(detail: PreorderDetail, designId: string): KeptList {
  const item = itemOf(detail, designId)
  if (!item?.lines) throw new CallError('designIdDoesntExist', 404)
  return { lines: item.lines, revision: detail.preorder.revision, longNames: item.longNames }
}

function Loaded({ detail, designId, about }: LoadedProps) {
  const client = useQueryClient()
  const { id: preorderId, revision } = detail.preorder
  const { mutateAsync } = useSaveEdit(preorderId)
  const [session] = useState(
    () =>
      new ListSession({
        slots: about.slots,
        sizeNames: about.sizes.map(({ name }) => name),
        first: listIn(detail, designId),
        intervalMs: null,
        save: async ({ lines, revision: base }) => {
          const edit: PreorderEdit = { kind: 'setLines', designId, lines: [...lines] }
          const detailed = await mutateAsync({ edit, ...(base === undefined ? {} : { revision: base }) })
          const saved = listIn(detailed, designId)
          const offending = offendingIn(saved.lines, about.slots)
          return { revision: saved.revision, offending, longNames: saved.longNames }
        },
        reload: async () => {
          const newest = await call(deskCalls.read, { body: { preorderId } })
          client.setQueryData(preorderKey(preorderId), newest)
          return listIn(newest, designId)
        },
      }),
  )
  useEffect(() => {
    // What another has saved meanwhile.
    if (revision > (session.revision ?? 0)) session.take(listIn(detail, designId))
  }, [session, detail, revision, designId])
  return (
    <ListProvider about={about} session={session}>
      <Edited detail={detail} designId={designId} />
      <LeaveGuard />
    </ListProvider>
  )
}

function Edited({ detail, designId }: Omit<LoadedProps, 'about'>) {
  const { t } = useTranslation()
  const { saving, isChanged } = useList().state
  const preview = useListPreview(detail, designId)
  const item = itemOf(preview.shown ?? detail, designId)
  if (!item) return null
  const { pricing, sizes, designState } = item
  return (
    <>
      <ListHead
        name={item.designName ?? t('common.untitled')}
        state={
          saving === 'waits' ? (
            <ListWaits />
          ) : saving === 'saved' && isChanged ? (
            <span role="status">
              <Tag>{t('lines.unsaved')}</Tag>
            </span>
          ) : (
            <SaveState state={saving} />
          )
        }
      />
      <ListBoard
        side={
          <ListSide
            item={{ pricing, sizes, soldAs: designState.product.soldAs }}
            changes={<ListChanges detail={detail} {...preview} />}
          />
        }
      />
    </>
  )
}
