import { Button } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiKey, useEndKey } from '#web/data/keys.ts'
import classes from '#web/features/doors/key-list.module.css'
import { faultOf } from '#web/lib/fault-of.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { dateText } from '#web/ui/short-date.ts'
import { Tag } from '#web/ui/tag.tsx'
import { TimeAgo } from '#web/ui/time-ago.tsx'
import { useEachSecond } from '#web/ui/use-each-second.ts'

/** Keys that hold, each with what it may, its last use and its end; ending one asks once. */
export function KeyList({ keys }: { readonly keys: readonly ApiKey[] }) {
  const { t } = useTranslation()
  const [ending, setEnding] = useState<ApiKey>()
  return (
    <div className={classes.card}>
      <div className={classes.heads} aria-hidden>
        <span>{t('keys.columns.key')}</span>
        <span>{t('keys.columns.may')}</span>
        <span>{t('keys.columns.used')}</span>
        <span>{t('keys.columns.ends')}</span>
      </div>
      <ul className={classes.list}>
        {keys.map(key => (
          <KeyRow key={key.id} apiKey={key} onEnd={() => setEnding(key)} />
        ))}
      </ul>
      <p className={classes.note}>
        <IconShieldLock size={18} stroke={1.6} aria-hidden />
        {t('keys.note')}
      </p>
      <EndDialog ending={ending} onClose={() => setEnding(undefined)} />
    </div>
  )
}

function KeyRow({ apiKey, onEnd }: { readonly apiKey: ApiKey; readonly onEnd: () => void }) {
  const { t } = useTranslation()
  const { name, prefix, madeBy, scopes, usedAt, endsAt } = apiKey
  return (
    <li className={classes.row}>
      <div>
        <h2 className={classes.name}>{name}</h2>
        <div className={classes.small}>
          {prefix}…, {t('keys.madeBy', { who: madeBy })}
        </div>
      </div>
      <div className={classes.scopes}>
        {scopes.map(scope => (
          <Tag key={scope}>{t(`keys.scopes.${scope}`)}</Tag>
        ))}
      </div>
      <div>
        <Label name="used" />
        {usedAt ? <TimeAgo at={usedAt} /> : t('keys.notUsed')}
      </div>
      <End at={endsAt} />
      <Button
        className={classes.end!}
        variant="subtle"
        color="gray"
        size="xs"
        aria-label={t('keys.endOf', { name })}
        onClick={onEnd}
      >
        {t('keys.end')}
      </Button>
    </li>
  )
}

/** What a column is called, where there are no columns. */
function Label({ name }: { readonly name: 'used' | 'ends' }) {
  const { t } = useTranslation()
  return <span className={classes.label}>{t(`keys.columns.${name}`)} </span>
}

const dayMs = 86_400_000
const soonDays = 14

function End({ at }: { readonly at: string | null }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [now] = useState(() => Date.now())
  const days = at === null ? Number.POSITIVE_INFINITY : Math.floor((Date.parse(at) - now) / dayMs)
  const isSoon = days < soonDays
  const soon = days < 1 ? t('keys.today') : t('keys.soon', { count: days })
  return (
    <div className={classes.ends} data-soon={isSoon}>
      <Label name="ends" />
      {at === null ? t('keys.never') : isSoon ? soon : dateText(new Date(Date.parse(at) - 1), locale)}
    </div>
  )
}

type EndProps = { readonly ending: ApiKey | undefined; readonly onClose: () => void }

function EndDialog({ ending, onClose }: EndProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const end = useEndKey()
  const now = useEachSecond(at => dayTimeText(new Date(ending?.usedAt ?? at), new Date(at), locale))
  const used = ending?.usedAt ? now : t('keys.notUsed')
  const tell = (kind: 'info' | 'error', message: string) => showToast({ key: 'key', kind, message })
  return (
    <ConfirmDialog
      title={ending && t('keys.endQuestion', { name: ending.name })}
      text={t('keys.endText', { used })}
      confirmLabel={t('keys.end')}
      busyLabel={t('keys.ending')}
      isBusy={end.isPending}
      onCancel={onClose}
      onConfirm={() =>
        ending &&
        end.mutate(ending.id, {
          onSuccess: () => tell('info', t('keys.ended', { name: ending.name })),
          onError: error => tell('error', faultOf(error)),
          onSettled: onClose,
        })
      }
    />
  )
}
