import { deskCalls } from '@teamloom/contract/desk.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { eq } from 'drizzle-orm'
import { preorders, type users } from '#api/db/tables.ts'
import { writes } from '#api/http/handler.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import { editRequest } from '#api/orders/edit-request.ts'
import { findPerson, findStaff } from '#api/orders/load-staff.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { Services } from '#api/services.ts'

/** OR50: who answers for a request; mailed where somebody else puts them in charge. */
export const setInCharge = writes(
  deskCalls.setInCharge,
  async ({ actor, body, now, origin }, tx, services) => {
    const { preorderId, revision, dryRun, userId } = body
    const person = await findStaff(tx, userId)
    if (!person) return refuse('not_found')
    const name = `${person.firstName} ${person.lastName}`
    return editRequest(
      tx,
      services,
      { actor, now, origin, preorderId, revision, dryRun },
      async ({ preorder }) => {
        const before = await findPerson(tx, preorder.inChargeId)
        const old = before && { userId: before.id, name: `${before.first_name} ${before.last_name}` }
        return ok({
          edit: { kind: 'inCharge', old, new: { userId, name } },
          write: async () => {
            await tx.update(preorders).set({ inChargeId: userId }).where(eq(preorders.id, preorderId))
            if (userId !== actor.id) await mailInCharge(tx, preorder, person, services)
          },
        })
      },
    )
  },
)

const texts = {
  en: {
    subject: (number: number) => `You are in charge of pre-order ${number}`,
    heading: 'You are in charge',
    text: (hello: string, number: number) =>
      `${hello}, a colleague has put you in charge of pre-order ${number}.`,
    open: 'Open the pre-order',
  },
  fr: {
    subject: (number: number) => `Vous êtes responsable de la précommande ${number}`,
    heading: 'Vous êtes responsable',
    text: (hello: string, number: number) => `${hello}, un collègue vous a confié la précommande ${number}.`,
    open: 'Ouvrir la précommande',
  },
} as const satisfies Record<Locale, unknown>

/** In their own language, and without anybody's words. */
async function mailInCharge(
  tx: Tx,
  { id, number }: Pick<typeof preorders.$inferSelect, 'id' | 'number'>,
  person: typeof users.$inferSelect,
  { jobs, config }: Services,
): Promise<void> {
  const locale = person.language as Locale
  const words = texts[locale]
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: person.email,
      locale,
      subject: words.subject(number),
      heading: words.heading,
      paragraphs: [words.text(greeting(recipientOf(person), locale), number)],
      rows: [],
      action: { label: words.open, url: `${config.publicUrl}/purchased/preorder/${id}` },
      footer: signature(config.provider, locale),
      replyTo: config.provider.salesEmail,
    }),
  )
}
