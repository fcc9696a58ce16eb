import type { Locale } from '@teamloom/kit/label.ts'
import type { preorders, users } from '#api/db/tables.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { eventRow } from '#api/requests/event-date.ts'
import type { Services } from '#api/services.ts'

/** In their own language, and without anybody's words; with when its event is. */
export async function mailColleague(
  tx: Tx,
  about: 'inCharge' | 'note',
  { id, number }: Pick<typeof preorders.$inferSelect, 'id' | 'number'>,
  person: typeof users.$inferSelect,
  { jobs, config }: Services,
): Promise<void> {
  const locale = person.language as Locale
  const hello = greeting(recipientOf(person), locale)
  const { action, ...words } = mailWords(about, locale, { hello, request: number }, config)
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: person.email,
      locale,
      ...words,
      rows: await eventRow(tx, id, locale),
      action: { label: action, url: `${config.publicUrl}/purchased/preorder/${id}` },
      footer: signature(config.provider, locale),
      replyTo: config.provider.salesEmail,
    }),
  )
}
