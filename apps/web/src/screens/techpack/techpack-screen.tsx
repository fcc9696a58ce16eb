import { Button } from '@mantine/core'
import { IconArrowLeft, IconCloudOff, IconFileOff } from '@tabler/icons-react'
import { Link, Navigate, useLocation, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { type TechpackOf, useTechpack } from '#web/data/techpacks.ts'
import { useMe } from '#web/data/user.ts'
import { ProfileMenu } from '#web/features/navigation/profile-menu.tsx'
import { ItemSheet } from '#web/features/techpack/item-sheet.tsx'
import classes from '#web/features/techpack/techpack.module.css'
import { TechpackSide } from '#web/features/techpack/techpack-side.tsx'
import { useTechpackEdits } from '#web/features/techpack/use-techpack-edits.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Logo } from '#web/ui/logo.tsx'
import { PageLoading } from '#web/ui/page-loading.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { SaveState } from '#web/ui/save-state.tsx'

/** The techpack of an order or a request, for staff. */
export function TechpackScreen() {
  const { orderId, preorderId } = useParams({ strict: false })
  const me = useMe()
  const location = useLocation()
  if (!me.data) return <PageLoading />
  if (!me.data.isAdmin && !me.data.isDesigner)
    return <Navigate to="/login" search={{ from: location.href }} replace />
  const of: TechpackOf = orderId ? { type: 'order', id: orderId } : { type: 'preorder', id: preorderId ?? '' }
  return <TechpackPage key={of.id} of={of} />
}

function TechpackPage({ of }: { readonly of: TechpackOf }) {
  const { t } = useTranslation()
  const techpack = useTechpack(of)
  const edits = useTechpackEdits(of)
  usePageTitle(t('techpack.title'))
  const { data } = techpack
  return (
    <div className={classes.root}>
      <a className="skip-link" href="#content">
        {t('common.skipToContent')}
      </a>
      <header className={classes.bar}>
        <Link to="/home" aria-label={t('nav.logo')} className={classes.logo}>
          <Logo mark />
        </Link>
        {data && (
          <a className={classes.back} href={`/purchased/preorder/${data.preorder_id}`}>
            <IconArrowLeft size={18} stroke={1.6} aria-hidden />
            {t('techpack.back', { number: data.preorder_number })}
          </a>
        )}
        <div className={classes.tools}>
          {techpack.isPending ? (
            <span role="status">{t('common.loading')}</span>
          ) : (
            data && <SaveState state={edits.state} />
          )}
          <ProfileMenu />
        </div>
      </header>
      {techpack.isPending && <PageLoading />}
      {techpack.isError && (
        <main id="content" tabIndex={-1}>
          <EmptyState
            icon={IconCloudOff}
            title={t('techpack.failed.title')}
            text={t('techpack.failed.text')}
            action={<Button onClick={() => void techpack.refetch()}>{t('common.retry')}</Button>}
          />
        </main>
      )}
      {data === null && (
        <main id="content" tabIndex={-1}>
          <EmptyState
            icon={IconFileOff}
            title={t('techpack.notFound.title')}
            text={t('techpack.notFound.text')}
          />
        </main>
      )}
      {data && (
        <div className={classes.page} key={edits.conflicts}>
          <TechpackSide of={of} techpack={data} edits={edits} />
          <main id="content" tabIndex={-1} className={classes.sheets}>
            {data.techpackitems.map(item => (
              <ItemSheet key={item.id} techpack={data} item={item} edit={edits.edit} />
            ))}
          </main>
        </div>
      )}
    </div>
  )
}
