import type { Locale } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import { greeting, recipientOf } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import type { LoadedRequest } from '#api/requests/load-requests.ts'
import { instructionsInMail } from '#api/requests/payment-instructions.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    subject: (number: number) => `Request ${number}: a deposit to pay`,
    heading: 'A deposit to pay',
    text: (hello: string) =>
      `${hello}, we ask for a deposit before we go on with your request. It counts towards the total.`,
    open: 'View my request',
  },
  fr: {
    subject: (number: number) => `Demande ${number}\u00a0: un acompte à payer`,
    heading: 'Un acompte à payer',
    text: (hello: string) =>
      `${hello}, nous demandons un acompte avant de poursuivre votre demande. Il est déduit du total.`,
    open: 'Voir ma demande',
  },
} as const satisfies Record<Locale, unknown>

/** Tells the customer of the deposit that is asked for, and how to pay it. */
export async function mailDeposit(
  tx: Tx,
  loaded: LoadedRequest,
  due: Cents,
  { jobs, config }: Services,
): Promise<void> {
  const { preorder, user } = loaded
  const locale = preorder.locale as Locale
  const words = texts[locale]
  const { paragraphs, rows } = instructionsInMail(loaded, due, config)
  const mail = layOutMail({
    to: user.email,
    locale,
    subject: words.subject(preorder.number),
    heading: words.heading,
    paragraphs: [words.text(greeting(recipientOf(user), locale)), ...paragraphs],
    rows,
    action: { label: words.open, url: `${config.publicUrl}/orders/request/${preorder.id}` },
    footer: signature(config.provider, locale),
    replyTo: config.provider.salesEmail,
  })
  await jobs.add(tx, 'mail', mail)
}
