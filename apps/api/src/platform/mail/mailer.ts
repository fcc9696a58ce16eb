import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import nodemailer from 'nodemailer'
import { unfinishedName } from '#api/platform/mail/unfinished-mails.ts'

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

export type Attachment = {
  readonly filename: string
  readonly contentType: string
  readonly content: Uint8Array
}

/** A mail with what goes with it. */
export type Letter = Mail & {
  readonly attachments?: readonly Attachment[]
  /** Whom it is from; absent: whom all are from. */
  readonly from?: string
}

export type Mailer = { readonly send: (letter: Letter) => Promise<void>; readonly close: () => void }

export type MailSettings = {
  readonly smtpUrl: string | undefined
  readonly folder: string
  readonly from: string
}

/** By SMTP, or as `.eml` files in a folder. */
export function openMailer(settings: MailSettings): Mailer {
  return settings.smtpUrl ? smtpMailer(settings.smtpUrl, settings.from) : folderMailer(settings)
}

function messageOf({ unsubscribeUrl, attachments = [], ...mail }: Letter) {
  const headers = unsubscribeUrl && {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    ...mail,
    ...(headers ? { headers } : {}),
    attachments: attachments.map(({ content, ...each }) => ({ ...each, content: Buffer.from(content) })),
  }
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from })
  // Whoever sends is told.
  transport.on('error', () => {})
  return {
    send: async letter => {
      await transport.sendMail(messageOf(letter))
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
    send: async letter => {
      const { message } = await transport.sendMail(messageOf(letter))
      await fs.promises.mkdir(folder, { recursive: true })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const unfinished = path.join(folder, unfinishedName(name))
      try {
        await fs.promises.writeFile(unfinished, message as Buffer, { flush: true })
        await fs.promises.rename(unfinished, path.join(folder, name))
      } catch (error) {
        await fs.promises.rm(unfinished, { force: true })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
