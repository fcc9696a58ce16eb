import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import nodemailer from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** An address to answer to, when it is not the sender's. */
  readonly replyTo?: string
  /** One click to receive no more of these (RFC 8058). */
  readonly unsubscribeUrl?: string
}

export type Mailer = { readonly send: (mail: Mail) => Promise<void>; readonly close: () => void }

export type MailSettings = {
  readonly smtpUrl: string | undefined
  readonly folder: string
  readonly from: string
}

/** By SMTP, or as `.eml` files in a folder. */
export function openMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.from) : folderMailer(settings)
}

function withHeaders({ unsubscribeUrl, ...mail }: Mail) {
  if (!unsubscribeUrl) return mail
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...mail, headers }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  return {
    send: async mail => {
      await transport.sendMail(withHeaders(mail))
    },
    close: () => transport.close(),
  }
}

function folderMailer({ folder, from }: MailSettings): Mailer {
  const transport = nodemailer.createTransport(
    { streamTransport: true, buffer: true, newline: 'unix' },
    { from },
  )
  return {
    send: async mail => {
      const { message } = await transport.sendMail(withHeaders(mail))
      await fs.promises.mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = path.join(folder, `${name}.part`)
      await fs.promises.writeFile(unfinished, message as Buffer, { flush: true })
      await fs.promises.rename(unfinished, path.join(folder, name))
    },
    close: () => transport.close(),
  }
}
