import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconLock, IconMail, IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadSubscribers, useSubscribers } from '#web/data/newsletter.ts'
import { useMe } from '#web/data/user.ts'
import { countOf } from '#web/lib/count.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { NewsletterDraws } from '#web/screens/staff/newsletter-draws.tsx'
import { NewsletterTable } from '#web/screens/staff/newsletter-table.tsx'
import classes from '#web/screens/staff/promos-screen.module.css'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'

/** Who reads the newsletter, for admins: the list, its file, and the monthly draw. */
export function NewsletterScreen() {
  const { t } = useTranslation()
  const { data: me } = useMe()
  const isAdmin = me?.isAdmin === true
  const list = useSubscribers(isAdmin)
  usePageTitle(t('newsletter.title'))
  const { data } = list
  return (
    <StaffFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t('newsletter.title')}</h1>
          {data && <SubscribersFile confirmed={data.confirmed} />}
        </div>
        {!isAdmin && me && (
          <div className={classes.card}>
            <EmptyState icon={IconLock} title={t('staff.adminsOnly')} />
          </div>
        )}
        {isAdmin && list.isPending && <NewsletterLoading />}
        {list.isError && !data && (
          <div className={classes.card}>
            <EmptyState
              icon={IconCloudOff}
              title={t('newsletter.failed')}
              action={<Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>}
            />
          </div>
        )}
        {data && <NewsletterDraws list={data} />}
        {data?.total === 0 && (
          <div className={classes.card}>
            <EmptyState icon={IconMail} title={t('newsletter.empty')} />
          </div>
        )}
        {data && data.total > 0 && <NewsletterTable list={data} />}
      </div>
    </StaffFrame>
  )
}

function SubscribersFile({ confirmed }: { readonly confirmed: number }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isSaving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      saveAs(await downloadSubscribers(), 'newsletter.csv')
    } catch (error) {
      toastError(error)
    } finally {
      setSaving(false)
    }
  }
  return (
    <BusyButton
      variant="default"
      size="sm"
      leftSection={<IconTableExport size={18} stroke={1.6} aria-hidden />}
      busy={isSaving}
      busyLabel={t('newsletter.saving')}
      disabled={confirmed === 0}
      onClick={() => void save()}
    >
      {t('newsletter.csv', countOf(confirmed, locale))}
    </BusyButton>
  )
}

function NewsletterLoading() {
  const { t } = useTranslation()
  return (
    <div role="status" aria-label={t('common.loading')}>
      <section className={classes.section}>
        <h2 className={classes.heading}>{t('newsletter.draws')}</h2>
        <p className={classes.note}>{t('newsletter.drawText')}</p>
        <Skeleton height={34} width={180} />
      </section>
      <Skeleton height={160} radius={12} />
    </div>
  )
}
