import { isErasedEmail } from '@teamloom/commerce/access/deletion.ts'
import { logoUrl } from '#api/house/logo-files.ts'
import { brandedMail } from '#api/mails/branded.ts'
import { attachInvoice } from '#api/payments/documents/load-invoice.ts'
import type { JobWorkers } from '#api/platform/jobs/jobs.ts'
import type { Mailer } from '#api/platform/mail/mailer.ts'
import type { Dependencies } from '#api/services.ts'

/** Sends what was written, with its invoice and in the house's look; what was bought goes on without its buyer. */
export function mailWorker(mailer: Pick<Mailer, 'send'>, dependencies: Dependencies): JobWorkers['mail'] {
  const { config, database, house, now } = dependencies
  return async ({ invoice, ...mail }) => {
    if (isErasedEmail(mail.to)) return
    const { valueOf } = await house.at(database.read, now())
    const attachments = invoice ? await attachInvoice(invoice, dependencies) : []
    const logo = valueOf('logo', 'light')
    // Few mail programs show drawings.
    const picture = logo?.kind === 'png' ? logoUrl(config.publicUrl, 'light', logo) : null
    const look = { logo: picture, from: config.mail.from }
    await mailer.send({ ...brandedMail(mail, config.provider, look), attachments })
  }
}
