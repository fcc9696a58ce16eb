import { Button } from '@mantine/core'
import { IconCloudOff, IconFileOff } from '@tabler/icons-react'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTechpackNews } from '#web/data/techpack-news.ts'
import { type TechpackOf, useTechpack } from '#web/data/techpacks.ts'
import { useMe } from '#web/data/user.ts'
import { Company } from '#web/features/orders/preorder/company.tsx'
import { ItemSheet } from '#web/features/techpack/item-sheet.tsx'
import { MakeTechpackButton } from '#web/features/techpack/make-techpack-button.tsx'
import { TechpackSide } from '#web/features/techpack/techpack-side.tsx'
import { useTechpackEdits } from '#web/features/techpack/use-techpack-edits.ts'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import classes from '#web/screens/techpack/techpack-screen.module.css'
import { BackLink } from '#web/ui/back-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'

/** The techpack of an order or a request, for staff. */
export function TechpackScreen() {
  const { orderId, preorderId } = useParams({ strict: false })
  const of: TechpackOf = orderId ? { type: 'order', id: orderId } : { type: 'preorder', id: preorderId ?? '' }
  return <TechpackPage key={of.id} of={of} />
}

function TechpackPage({ of }: { readonly of: TechpackOf }) {
  const { t } = useTranslation()
  const techpack = useTechpack(of)
  const edits = useTechpackEdits(of)
  const { data } = techpack
  const followers = useTechpackNews(of, data?.preorder_id, edits.state === 'saved')
  const { data: me } = useMe()
  const [since, setSince] = useState<number>()
  // As it was when the page was opened.
  if (data && since === undefined) setSince(data.revision)
  usePageTitle(data ? `${t('techpack.title')}, ${data.project_name}` : t('techpack.title'))
  return (
    <StaffFrame
      start={
        data ? (
          <BackLink
            to="/purchased/preorder/$preorderId"
            params={{ preorderId: data.preorder_id }}
            text={t('desk.list.preorder', { number: data.preorder_number })}
          />
        ) : (
          <BackLink to="/purchased/orders" text={t('desk.list.title')} />
        )
      }
      tools={
        techpack.isPending ? (
          <span role="status" className={classes.soft}>
            {t('common.loading')}
          </span>
        ) : (
          data && (
            <>
              <Company colleagues={followers.filter(({ userId }) => me && userId !== me.id)} />
              <SaveState state={edits.state} />
            </>
          )
        )
      }
    >
      {techpack.isPending && <PageLoading />}
      {techpack.isError && !data && (
        <EmptyState
          icon={IconCloudOff}
          title={t('techpack.failed.title')}
          text={t('techpack.failed.text')}
          action={<Button onClick={() => void techpack.refetch()}>{t('common.retry')}</Button>}
        />
      )}
      {data === null && (
        <EmptyState
          icon={IconFileOff}
          title={t('techpack.notFound.title')}
          text={t('techpack.notFound.text')}
          action={<MakeTechpackButton of={of} />}
        />
      )}
      {data && (
        <div className={classes.page}>
          <TechpackSide
            of={of}
            techpack={data}
            edits={edits}
            since={since ?? data.revision}
            onSeen={() => setSince(data.revision)}
          />
          <div className={classes.sheets}>
            {data.techpackitems.map(item => (
              <ItemSheet key={item.id} of={of} techpack={data} item={item} edit={edits.edit} />
            ))}
          </div>
        </div>
      )}
    </StaffFrame>
  )
}
