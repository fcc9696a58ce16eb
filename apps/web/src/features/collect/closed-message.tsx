import { IconLock, IconMapOff, IconWifiOff } from '@tabler/icons-react'
import { closingText } from '@teamloom/commerce/collection/closing-words.ts'
import type { CollectSizeInfo } from '@teamloom/contract/collection-shape.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/collect/page-frame.module.css'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { PlainMessage } from '#web/features/collect/plain-message.tsx'
import { useShownLocale } from '#web/features/collect/texts.ts'

const stroke = 1.6

export function ClosedPage({ project }: { readonly project: CollectSizeInfo['project'] }) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const { closesAt, timeZone, organizer } = project
  const [now] = useState(Date.now)
  const hasPassed = closesAt !== null && new Date(closesAt).getTime() <= now
  return (
    <PageFrame title={project.name} project={project}>
      <PlainMessage
        icon={<IconLock size={26} stroke={stroke} aria-hidden />}
        title={t('collect.closed.title')}
      >
        <p>
          {hasPassed
            ? t('collect.closed.since', { date: closingText(new Date(closesAt), timeZone, locale) })
            : t('collect.closed.kept')}
        </p>
        {organizer && (
          <p dir="auto">
            {t('collect.closed.ask', { name: `${organizer.firstName} ${organizer.lastName}` })}
          </p>
        )}
      </PlainMessage>
    </PageFrame>
  )
}

export function UnknownPage() {
  const { t } = useTranslation()
  return (
    <PageFrame title={t('collect.closed.unknown')}>
      <PlainMessage
        isHeading
        icon={<IconMapOff size={26} stroke={stroke} aria-hidden />}
        title={t('collect.closed.unknown')}
      >
        <p>{t('collect.closed.unknownText')}</p>
      </PlainMessage>
    </PageFrame>
  )
}

/** A private link that opens nothing: removed, or copied in part. */
export function NoAnswerPage() {
  const { t } = useTranslation()
  return (
    <PageFrame title={t('collect.change.unknown')}>
      <PlainMessage
        isHeading
        icon={<IconMapOff size={26} stroke={stroke} aria-hidden />}
        title={t('collect.change.unknown')}
      >
        <p>{t('collect.change.unknownText')}</p>
      </PlainMessage>
    </PageFrame>
  )
}

export function FailedPage({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation()
  return (
    <PageFrame title="">
      <PlainMessage
        isHeading
        icon={<IconWifiOff size={26} stroke={stroke} aria-hidden />}
        title={t('collect.load.failed')}
      >
        <button type="button" className="button" onClick={onAgain}>
          {t('collect.load.again')}
        </button>
      </PlainMessage>
    </PageFrame>
  )
}

/** Whose page it is, and what for, is not known yet. */
export function LoadingPage() {
  const { t } = useTranslation()
  return (
    <PageFrame title="">
      <div className={classes.loading} role="status" aria-label={t('collect.load.loading')}>
        <span />
        <span />
        <span />
      </div>
    </PageFrame>
  )
}
