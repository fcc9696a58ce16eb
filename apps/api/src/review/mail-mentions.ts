import type { Locale } from '@teamloom/kit/label.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { commentMentions, commentReaders, comments, type designs, users } from '#api/db/tables.ts'
import { findDesign } from '#api/designs/load-design.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { greeting, nameFor, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Mail } from '#api/platform/mail/mailer.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'
import type { Dependencies, Services } from '#api/services.ts'

/** AC47: to one address in a day, whoever names them. */
const perDay = { name: 'mentions', most: 40 }

type Reader = typeof commentReaders.$inferSelect

/** RV7: one mail of all in which somebody was named since, of what they have not read; none to who is not in the team any more. */
export async function mailMentions(
  { readerId }: { readonly readerId: string },
  { database, now, ...services }: Pick<Dependencies, 'database' | 'now' | 'jobs' | 'config'>,
): Promise<void> {
  await database.write(async tx => {
    const [reader] = await tx
      .select()
      .from(commentReaders)
      .where(eq(commentReaders.id, readerId))
      .for('update')
    if (!reader) return
    const isMailed = await mailUnread(tx, reader, now(), services)
    await tx
      .update(commentReaders)
      .set({ mailDueAt: null, ...(isMailed ? { mailedAt: now() } : {}) })
      .where(eq(commentReaders.id, readerId))
  })
}

async function mailUnread(
  tx: Tx,
  reader: Reader,
  now: Date,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
): Promise<boolean> {
  const { designId, userId, seenAt, silentSince } = reader
  const isOpen = and(
    eq(commentMentions.designId, designId),
    eq(commentMentions.userId, userId),
    isNull(commentMentions.settledAt),
  )
  const named = await tx
    .select({ id: comments.id, threadId: comments.threadId, at: comments.createdAt, author: users.firstName })
    .from(commentMentions)
    .innerJoin(comments, eq(comments.id, commentMentions.commentId))
    .leftJoin(users, eq(users.id, comments.authorId))
    .where(and(isOpen, isNull(comments.deletedAt)))
    .orderBy(asc(comments.createdAt))
  await tx.update(commentMentions).set({ settledAt: now }).where(isOpen)
  const unread = named.filter(({ at }) => !seenAt || at > seenAt)
  const [first] = unread
  if (!first || silentSince) return false
  const design = await findDesign(tx, designId, { kind: 'person', id: userId })
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
  if (!design || !user) return false
  const allowed = await takeMails(tx, [user], perDay, config.limits, now)
  if (allowed.length === 0) return false
  const authors = [...new Set(unread.flatMap(({ author }) => author ?? []))]
  const about = { user, design, authors, many: unread.length, threadId: first.threadId ?? first.id, reader }
  await jobs.add(tx, 'mail', mentionMail(about, config), { isOneOfMany: true })
  return true
}

const texts = {
  en: {
    subject: (design: string) =>
      design ? `You are mentioned on ${design}` : 'You are mentioned on a design',
    heading: 'Somebody asks for your word',
    text: (hello: string, who: string, many: number) =>
      `${hello}, ${who || 'a teammate'} ${many === 1 ? 'mentions you in a comment' : `mentioned you in ${many} comments`} on a design of your team.`,
    and: 'and',
    open: 'Read and answer',
    reason: 'You receive this mail because a teammate wrote your name in a comment.',
    stop: 'No more mails about comments on this design',
  },
  fr: {
    subject: (design: string) =>
      design ? `On vous mentionne à propos de ${design}` : 'On vous mentionne à propos d’un design',
    heading: 'On demande votre avis',
    text: (hello: string, who: string, many: number) =>
      `${hello}, votre nom a été mentionné ${many === 1 ? 'dans un commentaire' : `dans ${many} commentaires`}${who ? ` de ${who}` : ''} à propos d’un design de votre équipe.`,
    and: 'et',
    open: 'Lire et répondre',
    reason: 'Vous recevez ce courriel parce que votre nom figure dans un commentaire de votre équipe.',
    stop: 'Plus de courriels sur les commentaires de ce design',
  },
} as const satisfies Record<Locale, unknown>

type Mentioned = {
  readonly user: Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'language' | 'unverifiedSince'>
  readonly design: Pick<typeof designs.$inferSelect, 'id' | 'name'>
  readonly authors: readonly string[]
  readonly many: number
  readonly threadId: string
  readonly reader: Pick<Reader, 'id'>
}

/** How many of those who wrote are named. */
const mostNamed = 3

/** AC46: none of the words themselves; names only to an address that is confirmed. */
export function mentionMail(
  { user, design, authors, many, threadId, reader }: Mentioned,
  {
    provider,
    publicUrl,
    sessionSecret,
  }: Pick<Services['config'], 'provider' | 'publicUrl' | 'sessionSecret'>,
): Mail {
  const locale = user.language as Locale
  const words = texts[locale]
  const to = recipientOf(user)
  const names = authors.slice(0, mostNamed).flatMap(name => nameFor(to, name) || [])
  const who =
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${words.and} ${names.at(-1)}`
  const secret = privateSecretOf(reader.id, 'comment mails', sessionSecret)
  return layOutMail({
    to: user.email,
    locale,
    subject: words.subject(nameFor(to, design.name)),
    heading: words.heading,
    paragraphs: [words.text(greeting(to, locale), who, many)],
    action: { label: words.open, url: `${publicUrl}/design/${design.id}?comment=${threadId}` },
    footer: signature(provider, locale, words.reason),
    replyTo: provider.supportEmail,
    leave: {
      label: words.stop,
      page: `${publicUrl}/comments/stop/${secret}?lang=${locale}`,
      oneClick: `${publicUrl}/api/v1/designs/comment/stop/${secret}`,
    },
  })
}
