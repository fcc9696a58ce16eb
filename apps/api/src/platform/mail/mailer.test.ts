import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { openMailer } from '#api/platform/mail/mailer.ts'

const mail = {
  to: 'maya@wolves.example',
  subject: 'Commande reçue – 40 chandails',
  text: 'Merci, Maya!',
  html: '<p>Merci, Maya!</p>',
  replyTo: 'ventes@teamloom.example',
}
const invoice = {
  filename: 'facture-20001-1.pdf',
  contentType: 'application/pdf',
  content: Buffer.from('%PDF-1.7 what is due'),
}
const from = 'Teamloom <bonjour@teamloom.example>'
const closers: (() => unknown)[] = []

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function startPostOffice(onMail: (from: string, to: string[], message: string) => Error | undefined) {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: async (stream, session, answer) => {
      const message = await text(stream)
      const sender = session.envelope.mailFrom
      const addresses = session.envelope.rcptTo.map(recipient => recipient.address)
      answer(onMail(sender ? sender.address : '', addresses, message))
    },
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  return `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`
}

function openTestMailer(smtpUrl: string | undefined, folder = '/nowhere') {
  const mailer = openMailer({ smtpUrl, folder, from })
  closers.push(() => mailer.close())
  return mailer
}

describe('by SMTP', () => {
  test('a mail goes to whom it is for, in text and in HTML', async () => {
    const taken: { from: string; to: string[]; message: string }[] = []
    const url = await startPostOffice((sender, to, message) => {
      taken.push({ from: sender, to, message })
      return undefined
    })
    await openTestMailer(url).send(mail)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ from: 'bonjour@teamloom.example', to: ['maya@wolves.example'] })
    expect(taken[0]?.message).toContain('Reply-To: ventes@teamloom.example')
    expect(taken[0]?.message).toMatch(/text\/plain[\s\S]*text\/html/)
  })

  test('what is attached goes with it', async () => {
    const taken: string[] = []
    const url = await startPostOffice((_, __, message) => {
      taken.push(message)
      return undefined
    })
    await openTestMailer(url).send({ ...mail, attachments: [invoice] })
    expect(taken[0]).toMatch(/Content-Type: application\/pdf; name=facture-20001-1\.pdf/)
    expect(taken[0]).toContain(invoice.content.toString('base64'))
    expect(taken[0]).toMatch(/text\/plain[\s\S]*text\/html[\s\S]*application\/pdf/)
  })

  test('a refused mail is an error, so that it is tried again', async () => {
    const url = await startPostOffice(() => new Error('the box is full'))
    await expect(openTestMailer(url).send(mail)).rejects.toThrow('the box is full')
  })
})

test('without SMTP a mail is a file that a mail program opens', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mails-'))
  closers.push(() => fs.rmSync(folder, { recursive: true }))
  await openTestMailer(undefined, path.join(folder, 'mail')).send({ ...mail, attachments: [invoice] })
  const [name, ...others] = fs.readdirSync(path.join(folder, 'mail'))
  expect(others).toEqual([])
  expect(name).toMatch(/\.eml$/)
  const message = fs.readFileSync(path.join(folder, 'mail', name!), 'utf8')
  expect(message).toContain('To: maya@wolves.example')
  expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(message).toContain(invoice.content.toString('base64'))
})
