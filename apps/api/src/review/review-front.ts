import { reviewFiles } from '@teamloom/contract/review.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { eq } from 'drizzle-orm'
import { users } from '#api/db/tables.ts'
import { answers, type OpenRawHandlers } from '#api/http/raw-handler.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'
import { escapeHtml } from '#api/mails/layout.ts'
import { pictureUrl } from '#api/pictures/picture-urls.ts'
import type { Reader } from '#api/platform/database/database.ts'
import { findOpenReview, organizerOf } from '#api/review/find-review.ts'
import { loadReviewed } from '#api/review/review-page.ts'
import type { Dependencies } from '#api/services.ts'

/** The front of a link's first design, by an address that leads to its picture as long as the link is open. */
export const reviewPictures: OpenRawHandlers = ({ database, now }) => [
  answers(reviewFiles.picture, async ({ params }, _, reply) => {
    const front = await findFront(database.read, params.token, now())
    return front
      ? reply.header('cache-control', 'no-store').redirect(`${front.picture}?w=1200`)
      : sendRefusal(reply, 'not_found')
  }),
]

const texts = {
  en: (organizer: string) => `${organizer} asks what you think. No account needed.`,
  fr: (organizer: string) => `${organizer} vous demande votre avis. Aucun compte requis.`,
} as const satisfies Record<Locale, unknown>

const tokenOf = (path: string) => /^\/review\/([\w-]{1,200})\/?$/.exec(path)?.[1]

/** RV24: what messengers show of an open link, for the head of its page; nothing of closed, ended and unknown ones. */
export function openReviewHead({ database, config, now }: Pick<Dependencies, 'database' | 'config' | 'now'>) {
  return async (path: string): Promise<string> => {
    const token = tokenOf(path)
    const front = token && (await findFront(database.read, token, now()).catch(() => undefined))
    if (!front) return ''
    const address = `${config.publicUrl}/api/v1${reviewFiles.picture.path.replace(':token', token)}`
    const facts = {
      'og:title': front.title,
      'og:description': texts[front.locale](front.organizer),
      'og:image': address,
      'og:url': `${config.publicUrl}/review/${token}`,
      'twitter:card': 'summary_large_image',
    }
    return Object.entries(facts)
      .map(([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`)
      .join('')
  }
}

/** What the page asks for first, told with it: on slow phones each round trip that is saved is seen. */
export function openReviewHints({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  return async (path: string): Promise<readonly string[]> => {
    const token = tokenOf(path)
    const front = token && (await findFront(database.read, token, now()).catch(() => undefined))
    return front
      ? [
          `</api/v1/review/${token}>; rel=preload; as=fetch; crossorigin`,
          `<${front.picture}?w=600>; rel=preload; as=image; fetchpriority=high`,
        ]
      : []
  }
}

async function findFront(tx: Reader, token: string, now: Date) {
  const found = await findOpenReview(tx, token, now)
  const [first] = found.ok ? await loadReviewed(tx, found.value) : []
  if (!found.ok || !first) return undefined
  const { makerId, projectName } = found.value
  const [maker] = makerId
    ? await tx.select({ language: users.language }).from(users).where(eq(users.id, makerId))
    : []
  const locale: Locale = maker?.language === 'fr' ? 'fr' : 'en'
  return {
    title: projectName,
    organizer: await organizerOf(tx, found.value),
    locale,
    picture: pictureUrl('', first.lookKey, 'front'),
  }
}
