import { deskCalls } from '@teamloom/contract/desk.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { preorderItems, preorders } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { takeLinkMail } from '#api/http/mails-to.ts'
import { linkMail } from '#api/mails/link-mail.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Asked = z.output<typeof deskCalls.mailLink.body>

/** What has no room on a phone, to who looks at it there. */
export const mailLink = writes(deskCalls.mailLink, async (request, tx, { config, jobs }) => {
  const { actor, body } = request
  const [preorder] = await tx
    .select({ number: preorders.number })
    .from(preorders)
    .where(eq(preorders.id, body.preorderId))
  if (!preorder) return refuse('preorder_not_found')
  if (body.page === 'design' && !(await isOrdered(tx, body))) return refuse('designIdDoesntExist')
  if (!(await takeLinkMail(tx, request, config.limits))) return refuse('too_many_requests')
  const words = texts[actor.language]
  const linked = {
    subject: words.subject(preorder.number, config.provider.name),
    heading: words[body.page](preorder.number),
    action: words.action,
    path: pathOf(body),
  }
  await jobs.add(tx, 'mail', linkMail(actor, linked, config))
  return ok({})
})

async function isOrdered(tx: Reader, { preorderId, designId }: Asked): Promise<boolean> {
  if (!designId) return false
  const items = await tx
    .select({ id: preorderItems.id })
    .from(preorderItems)
    .where(and(eq(preorderItems.preorderId, preorderId), eq(preorderItems.designId, designId)))
  return items.length > 0
}

const pathOf = ({ preorderId, page, designId }: Asked): string =>
  ({
    preorder: `/purchased/preorder/${preorderId}`,
    techpack: `/techpack/preorder/${preorderId}`,
    design: `/purchased/preorder/${preorderId}/design/${designId}/from/preorder`,
  })[page]

const texts = {
  en: {
    subject: (number: number, provider: string) => `Pre-order ${number} on ${provider}`,
    preorder: (number: number) => `Go on with pre-order ${number}`,
    techpack: (number: number) => `Go on with the techpack of pre-order ${number}`,
    design: (number: number) => `Go on with a design of pre-order ${number}`,
    action: 'Open it',
  },
  fr: {
    subject: (number: number, provider: string) => `Précommande ${number} sur ${provider}`,
    preorder: (number: number) => `Poursuivez la précommande ${number}`,
    techpack: (number: number) => `Poursuivez la fiche technique de la précommande ${number}`,
    design: (number: number) => `Poursuivez un design de la précommande ${number}`,
    action: 'Ouvrir',
  },
} as const satisfies Record<Locale, unknown>
