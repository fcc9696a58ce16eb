import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { instructionsInMail } from '#api/requests/payment-instructions.ts'
import type { Services } from '#api/services.ts'

/** Tells the customer of the deposit that is asked for, and how to pay it. */
export async function mailDeposit(
  tx: Tx,
  loaded: LoadedRequest,
  due: Cents,
  { jobs, config }: Services,
): Promise<void> {
  const { preorder, user } = loaded
  const locale = preorder.locale as Locale
  const hello = greeting(recipientOf(user), locale)
  const words = mailWords('depositDue', locale, { hello, request: preorder.number }, config)
  const { paragraphs, rows } = instructionsInMail(loaded, due, config)
  const mail = layOutMail({
    to: user.email,
    locale,
    subject: words.subject,
    heading: words.heading,
    paragraphs: [...words.paragraphs, ...paragraphs],
    rows,
    action: { label: words.action, url: `${config.publicUrl}/orders/request/${preorder.id}` },
    footer: signature(config.provider, locale),
    replyTo: config.provider.salesEmail,
  })
  await jobs.add(tx, 'mail', mail)
}
