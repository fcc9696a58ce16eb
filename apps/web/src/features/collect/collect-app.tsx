import { lazy, Suspense, useEffect, useState } from 'react'
import { ChangePage } from '#web/features/collect/change-page.tsx'
import { LoadingPage } from '#web/features/collect/closed-message.tsx'
import { CollectPage } from '#web/features/collect/collect-page.tsx'
import { OneButtonPage } from '#web/features/collect/one-button-page.tsx'
import {
  confirmNewsletter,
  leaveNewsletter,
  leaveRoster,
  resumeCommentMails,
  stopCommentMails,
  stopReminders,
} from '#web/features/collect/server.ts'
import { ThanksPage } from '#web/features/collect/thanks-page.tsx'
import { loadCode } from '#web/lib/load-code.ts'

// Whoever gives a size needs nothing of it.
const ReviewPage = lazy(async () => ({
  default: (await loadCode(() => import('#web/features/collect/review/review-page.tsx'))).ReviewPage,
}))

/** The pages of a size link lead to each other without being loaded anew; the back button goes back. */
export function CollectApp() {
  const [path, setPath] = useState(window.location.pathname)
  useEffect(() => {
    const onMove = () => setPath(window.location.pathname)
    window.addEventListener('popstate', onMove)
    return () => window.removeEventListener('popstate', onMove)
  }, [])
  const goTo = (next: string) => {
    window.history.pushState(null, '', next)
    setPath(next)
    window.scrollTo(0, 0)
  }
  const [area, first = '', second = '', third = ''] = path.split('/').filter(Boolean).map(readPart)
  if (area === 'newsletter') {
    const isConfirming = first === 'confirm'
    return (
      <OneButtonPage
        key={path}
        words={isConfirming ? 'confirm' : 'leave'}
        act={() => (isConfirming ? confirmNewsletter(second) : leaveNewsletter(second))}
      />
    )
  }
  if (area === 'review')
    return (
      <Suspense fallback={<LoadingPage />}>
        <ReviewPage key={path} token={first} />
      </Suspense>
    )
  if (area === 'comments')
    return (
      <OneButtonPage
        key={path}
        words="comments"
        act={() => stopCommentMails(second)}
        next={{ words: 'commentsAgain', act: () => resumeCommentMails(second) }}
      />
    )
  if (first === 'stop')
    return (
      <OneButtonPage
        key={path}
        words="reminders"
        act={() => stopReminders(second)}
        next={{ words: 'roster', act: () => leaveRoster(second) }}
      />
    )
  if (first === 'success') return <ThanksPage key={path} token={second} goTo={goTo} />
  if (second === 'change') return <ChangePage key={path} secret={third} />
  return <CollectPage key={path} token={first} goTo={goTo} />
}

function readPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
