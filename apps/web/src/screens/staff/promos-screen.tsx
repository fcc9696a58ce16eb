import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconDiscount, IconLock, IconPlus } from '@tabler/icons-react'
import type { Promo } from '@teamloom/contract/promos.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePromos, useRemovePromo } from '#web/data/promos.ts'
import { useMe } from '#web/data/user.ts'
import { PromoForm } from '#web/features/orders/promos/promo-form.tsx'
import { PromoTable } from '#web/features/orders/promos/promo-table.tsx'
import { faultOf } from '#web/lib/fault-of.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/staff/promos-screen.module.css'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** The promo codes, for admins: made, changed, and offered no more. */
export function PromosScreen() {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const isAdmin = me?.isAdmin === true
  const promos = usePromos(isAdmin)
  const remove = useRemovePromo()
  const [now] = useState(() => new Date())
  /** `new`, or the one that is changed. */
  const [edited, setEdited] = useState<Promo | 'new'>()
  const [closing, setClosing] = useState<Promo>()
  usePageTitle(t('promos.title'))
  const close = () => {
    if (!closing || remove.isPending) return
    remove.mutate(closing.id, {
      onSuccess: () =>
        showToast({
          key: 'promo-closed',
          kind: 'info',
          message: t('promos.closed', { code: closing.code }),
        }),
      onError: error => showToast({ key: 'promo-closed', kind: 'error', message: faultOf(error) }),
      onSettled: () => setClosing(undefined),
    })
  }
  return (
    <StaffFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t('promos.title')}</h1>
          {isAdmin && edited === undefined && (
            <Button
              leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
              onClick={() => setEdited('new')}
            >
              {t('promos.create')}
            </Button>
          )}
        </div>
        {!isAdmin && (
          <div className={classes.card}>
            <EmptyState icon={IconLock} title={t('staff.adminsOnly')} />
          </div>
        )}
        {edited !== undefined && (
          <PromoForm
            key={edited === 'new' ? edited : edited.id}
            promo={edited === 'new' ? undefined : edited}
            onDone={() => setEdited(undefined)}
          />
        )}
        {isAdmin && promos.isPending && (
          <div role="status" aria-label={t('common.loading')}>
            <Skeleton height={220} radius={12} />
          </div>
        )}
        {promos.isError && !promos.data && (
          <div className={classes.card}>
            <EmptyState
              icon={IconCloudOff}
              title={t('promos.failed')}
              action={<Button onClick={() => void promos.refetch()}>{t('common.retry')}</Button>}
            />
          </div>
        )}
        {promos.data?.length === 0 && edited === undefined && (
          <div className={classes.card}>
            <EmptyState icon={IconDiscount} title={t('promos.empty')} text={t('promos.emptyText')} />
          </div>
        )}
        {promos.data && promos.data.length > 0 && (
          <PromoTable promos={promos.data} now={now} onEdit={setEdited} onClose={setClosing} />
        )}
      </div>
      <ConfirmDialog
        title={closing && t('promos.closeQuestion', { code: closing.code })}
        text={t('promos.closeText')}
        confirmLabel={t('promos.close')}
        busyLabel={t('common.saving')}
        isBusy={remove.isPending}
        onCancel={() => setClosing(undefined)}
        onConfirm={close}
      />
    </StaffFrame>
  )
}
