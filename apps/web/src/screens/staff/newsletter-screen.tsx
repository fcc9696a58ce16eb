import { Button, Skeleton } from '@mantine/core'
import { IconCloudOff, IconLock, IconMail, IconTableExport } from '@tabler/icons-react'
import { numberText } from '@teamloom/kit/money-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { downloadSubscribers, useDraw, useSubscribers } from '#web/data/newsletter.ts'
import { useMe } from '#web/data/user.ts'
import { dateText, monthText } from '#web/features/orders/desk/desk-time.ts'
import tables from '#web/features/orders/promos/promos.module.css'
import { countOf } from '#web/lib/count.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { saveAs } from '#web/lib/save-as.ts'
import { showToast } from '#web/lib/toast.tsx'
import classes from '#web/screens/staff/promos-screen.module.css'
import { StaffFrame } from '#web/screens/staff/staff-frame.tsx'
import { BusyButton } from '#web/ui/busy-button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Tag } from '#web/ui/tag.tsx'

const kinds = { in: 'ok', waiting: 'neutral', left: 'neutral' } as const

/** Who reads the newsletter, for admins: the list, its file, and the monthly draw. */
export function NewsletterScreen() {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: me } = useMe()
  const isAdmin = me?.isAdmin === true
  const list = useSubscribers(isAdmin)
  const draw = useDraw('draw')
  const confirm = useDraw('confirmDraw')
  const [month] = useState(() => new Date().toISOString().slice(0, 7))
  const [telling, setTelling] = useState<{ readonly month: string; readonly email: string }>()
  const [isSaving, setSaving] = useState(false)
  usePageTitle(t('newsletter.title'))
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
  const tell = () => {
    if (!telling || confirm.isPending) return
    confirm.mutate(telling.month, {
      onError: error => showToast({ key: 'draw', kind: 'error', message: faultOf(error) }),
      onSettled: () => setTelling(undefined),
    })
  }
  const drawButton = (of: string, label: string, disabled: boolean) => (
    <BusyButton
      size="sm"
      busy={draw.isPending && draw.variables === of}
      busyLabel={t('common.saving')}
      disabled={disabled}
      onClick={() =>
        draw.mutate(of, {
          onError: error => showToast({ key: 'draw', kind: 'error', message: faultOf(error) }),
        })
      }
    >
      {label}
    </BusyButton>
  )
  const { data } = list
  return (
    <StaffFrame>
      <div className={classes.page}>
        <div className={classes.head}>
          <h1 className={classes.title}>{t('newsletter.title')}</h1>
          {data && (
            <BusyButton
              variant="default"
              size="sm"
              leftSection={<IconTableExport size={18} stroke={1.6} aria-hidden />}
              busy={isSaving}
              busyLabel={t('newsletter.saving')}
              disabled={data.confirmed === 0}
              onClick={() => void save()}
            >
              {t('newsletter.csv', countOf(data.confirmed, locale))}
            </BusyButton>
          )}
        </div>
        {!isAdmin && me && (
          <div className={classes.card}>
            <EmptyState icon={IconLock} title={t('staff.adminsOnly')} />
          </div>
        )}
        {isAdmin && list.isPending && (
          <div role="status" aria-label={t('common.loading')}>
            <section className={tables.form}>
              <h2 className={classes.heading}>{t('newsletter.draws')}</h2>
              <p className={classes.note}>{t('newsletter.drawText')}</p>
              <Skeleton height={34} width={180} />
            </section>
            <Skeleton height={160} radius={12} />
          </div>
        )}
        {list.isError && !data && (
          <div className={classes.card}>
            <EmptyState
              icon={IconCloudOff}
              title={t('newsletter.failed')}
              action={<Button onClick={() => void list.refetch()}>{t('common.retry')}</Button>}
            />
          </div>
        )}
        {data && (
          <section className={tables.form} aria-labelledby="newsletter-draws">
            <h2 id="newsletter-draws" className={classes.heading}>
              {t('newsletter.draws')}
            </h2>
            <p className={classes.note}>{t('newsletter.drawText')}</p>
            {!data.draws.some(each => each.month === month) && (
              <div>
                {drawButton(
                  month,
                  t('newsletter.draw', { month: monthText(month, locale) }),
                  data.confirmed === 0,
                )}
              </div>
            )}
            {data.draws.length > 0 && (
              <ul className={classes.draws}>
                {data.draws.map(each => (
                  <li key={each.month}>
                    <b>{monthText(each.month, locale)}</b>
                    <span>
                      {t('newsletter.winner', {
                        email: each.winner?.email ?? t('newsletter.gone'),
                        ...countOf(each.candidates, locale),
                      })}
                    </span>
                    <div className={classes.seed}>{t('newsletter.seed', { seed: each.seed })}</div>
                    {each.confirmedAt ? (
                      <Tag kind="ok">{t('newsletter.told')}</Tag>
                    ) : each.winner ? (
                      <Button
                        variant="default"
                        size="xs"
                        onClick={() => setTelling({ month: each.month, email: each.winner?.email ?? '' })}
                      >
                        {t('newsletter.confirm')}
                      </Button>
                    ) : (
                      drawButton(each.month, t('newsletter.again'), data.confirmed === 0)
                    )}
                  </li>
                ))}
              </ul>
            )}
          </section>
        )}
        {data?.total === 0 && (
          <div className={classes.card}>
            <EmptyState icon={IconMail} title={t('newsletter.empty')} />
          </div>
        )}
        {data && data.total > 0 && (
          <>
            {data.items.length < data.total && (
              <p className={classes.note}>
                {t('newsletter.shown', {
                  n: numberText(data.items.length, locale),
                  of: numberText(data.total, locale),
                })}
              </p>
            )}
            <div className={tables.scroll}>
              <table className={tables.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('newsletter.email')}</th>
                    <th scope="col">{t('newsletter.language')}</th>
                    <th scope="col">{t('newsletter.since')}</th>
                    <th scope="col">{t('newsletter.state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.items.map(each => (
                    <tr key={each.id}>
                      <th scope="row">{each.email}</th>
                      <td>{each.language.toUpperCase()}</td>
                      <td>{dateText(new Date(each.created_at), locale)}</td>
                      <td>
                        <Tag kind={kinds[each.state]}>{t(`newsletter.states.${each.state}`)}</Tag>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </>
        )}
      </div>
      <ConfirmDialog
        title={telling && t('newsletter.question', { email: telling.email })}
        text={t('newsletter.questionText')}
        confirmLabel={t('newsletter.confirm')}
        busyLabel={t('common.saving')}
        isBusy={confirm.isPending}
        onCancel={() => setTelling(undefined)}
        onConfirm={tell}
      />
    </StaffFrame>
  )
}
