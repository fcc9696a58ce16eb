import { IconLock, IconMapOff } from '@tabler/icons-react'
import type { ReviewPage as Page } from '@teamloom/contract/review.ts'
import i18next from 'i18next'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailedPage, LoadingPage } from '#web/features/collect/closed-message.tsx'
import { PageFrame } from '#web/features/collect/page-frame.tsx'
import { PlainMessage } from '#web/features/collect/plain-message.tsx'
import { NearSheet } from '#web/features/collect/review/near-sheet.tsx'
import { ReviewDesigns } from '#web/features/collect/review/review-designs.tsx'
import classes from '#web/features/collect/review/review-page.module.css'
import { type Loading, loadReview } from '#web/features/collect/review/review-server.ts'
import { SaidSoFar } from '#web/features/collect/review/said-so-far.tsx'
import { type Pin, useSpeaking } from '#web/features/collect/review/use-speaking.ts'
import { WordForm } from '#web/features/collect/review/word-form.tsx'
import { SizeChartSheet } from '#web/features/collect/size-chart-sheet.tsx'
import { useShownLocale } from '#web/features/collect/texts.ts'
import { review as en } from '#web/locales/en/review.ts'
import { review as fr } from '#web/locales/fr/review.ts'

i18next.addResourceBundle('en', 'translation', { review: en }, true)
i18next.addResourceBundle('fr', 'translation', { review: fr }, true)

/** A link to look at designs and say what one thinks, without an account. */
export function ReviewPage({ token }: { readonly token: string }) {
  const { t } = useTranslation()
  const [loading, setLoading] = useState<Loading>({ state: 'loading' })
  const show = (next: Loading) => {
    // What is shown stays while the line is away.
    setLoading(before => (next.state === 'failed' && before.state === 'loaded' ? before : next))
  }
  const load = () => loadReview(token).then(show)
  const first = useEffectEvent(show)
  useEffect(() => {
    void loadReview(token).then(first)
  }, [token])
  if (loading.state === 'loaded') return <OpenReview token={token} page={loading.page} reload={load} />
  if (loading.state === 'failed') return <FailedPage onAgain={() => void load()} />
  if (loading.state === 'loading') return <LoadingPage />
  const { organizer } = loading
  return (
    <PageFrame title={t(organizer ? 'review.ended' : 'review.unknown')}>
      <PlainMessage
        isHeading
        icon={
          organizer ? (
            <IconLock size={26} stroke={1.6} aria-hidden />
          ) : (
            <IconMapOff size={26} stroke={1.6} aria-hidden />
          )
        }
        title={t(organizer ? 'review.ended' : 'review.unknown')}
      >
        <p dir="auto">{organizer ? t('review.endedText', { name: organizer }) : t('review.unknownText')}</p>
      </PlainMessage>
    </PageFrame>
  )
}

type OpenProps = { readonly token: string; readonly page: Page; readonly reload: () => Promise<void> }

const dates = {
  en: new Intl.DateTimeFormat('en-CA', { weekday: 'long', month: 'long', day: 'numeric' }),
  fr: new Intl.DateTimeFormat('fr-CA', { weekday: 'long', month: 'long', day: 'numeric' }),
}

/** A design that is looked at from near, and where what is read about it was said. */
type Near = { readonly designId: string; readonly side: string; readonly spot: Pin | null }

function OpenReview({ token, page, reload }: OpenProps) {
  const { t } = useTranslation()
  const locale = useShownLocale()
  const speaking = useSpeaking(token, page, reload)
  const { organizer, endsAt, designs } = page
  const [near, setNear] = useState<Near | null>(null)
  const nearDesign = designs.find(({ id }) => id === near?.designId)
  const lookNear = (next: Near) => {
    speaking.choose(next.designId)
    setNear(next)
  }
  const until = endsAt && dates[locale].format(new Date(endsAt))
  return (
    <PageFrame title={page.project.name}>
      <div className={classes.head}>
        <h1 dir="auto">{page.project.name}</h1>
        <p dir="auto">
          {until
            ? t('review.asksUntil', { name: organizer, date: until })
            : t('review.asks', { name: organizer })}
        </p>
      </div>
      <div className={classes.all} data-alone={designs.length === 1 || undefined}>
        <ReviewDesigns
          page={page}
          speaking={speaking}
          chart={<SizeChartSheet designs={designs} />}
          onNear={(designId, side) => lookNear({ designId, side, spot: null })}
        />
        <div className={classes.words}>
          <WordForm
            page={page}
            speaking={speaking}
            until={until}
            onMovePin={({ side }) => lookNear({ designId: speaking.designId, side, spot: null })}
          />
          <SaidSoFar
            page={page}
            speaking={speaking}
            onSpot={(designId, spot) => lookNear({ designId, side: spot.side, spot })}
          />
        </div>
      </div>
      {near && nearDesign && (
        <NearSheet
          key={near.designId}
          design={nearDesign}
          side={near.side}
          pin={speaking.pin}
          spot={near.spot}
          onPin={speaking.setPin}
          onClose={() => setNear(null)}
        />
      )}
    </PageFrame>
  )
}
