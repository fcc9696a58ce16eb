import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { type Mailer, openMailer } from '#api/platform/mail/mailer.ts'

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

type Taken = { readonly to: readonly string[]; readonly message: string }

/** Each form of the port, with what has arrived by it. */
const forms: readonly {
  readonly form: string
  readonly open: () => Promise<{ mailer: Mailer; taken: () => readonly Taken[] }>
}[] = [
  {
    form: 'SMTP',
    open: async () => {
      const taken: Taken[] = []
      const url = await startPostOffice((_, to, message) => {
        taken.push({ to, message: message.replaceAll('\r\n', '\n') })
        return undefined
      })
      return { mailer: openTestMailer(url), taken: () => taken }
    },
  },
  {
    form: 'a folder',
    open: async () => {
      const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mails-'))
      closers.push(() => fs.rmSync(parent, { recursive: true }))
      const folder = path.join(parent, 'mail')
      const taken = () =>
        fs.readdirSync(folder).map(name => {
          expect(name).toMatch(/\.eml$/)
          const message = fs.readFileSync(path.join(folder, name), 'utf8')
          return { to: [/^To: (.+)$/m.exec(message)?.[1] ?? ''], message }
        })
      return { mailer: openTestMailer(undefined, folder), taken }
    },
  },
]

describe.each(forms)('a mail by $form', ({ open }) => {
  test('goes to whom it is for, in text and in HTML, with its sender and where to answer', async () => {
    const { mailer, taken } = await open()
    await mailer.send(mail)
    const [{ to, message } = { to: [], message: '' }, ...others] = taken()
    expect(others).toEqual([])
    expect(to).toEqual(['maya@wolves.example'])
    expect(message).toMatch(/^From: Teamloom <bonjour@teamloom\.example>$/m)
    expect(message).toMatch(/^Reply-To: ventes@teamloom\.example$/m)
    expect(message).toMatch(/^Subject: =\?UTF-8\?/m)
    expect(message).toMatch(/text\/plain[\s\S]*text\/html/)
    expect(message).not.toContain('List-Unsubscribe')
  })

  test('takes with it what is attached', async () => {
    const { mailer, taken } = await open()
    await mailer.send({ ...mail, attachments: [invoice] })
    const message = taken()[0]?.message
    expect(message).toMatch(/Content-Type: application\/pdf; name=facture-20001-1\.pdf/)
    expect(message).toContain(invoice.content.toString('base64'))
    expect(message).toMatch(/text\/plain[\s\S]*text\/html[\s\S]*application\/pdf/)
  })

  test('says how to receive no more of these, by one click', async () => {
    const { mailer, taken } = await open()
    await mailer.send({ ...mail, unsubscribeUrl: 'https://studio.example/stop/secret' })
    expect(taken()[0]?.message).toMatch(/^List-Unsubscribe: <https:\/\/studio\.example\/stop\/secret>$/m)
    expect(taken()[0]?.message).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
  })

  test('is one of several, each whole', async () => {
    const { mailer, taken } = await open()
    await Promise.all(
      ['a', 'b', 'c'].map(name =>
        mailer.send({ ...mail, to: `${name}@wolves.example`, text: `Merci, ${name}!` }),
      ),
    )
    const told = taken().map(({ to, message }) => [to[0], /Merci, (\w)!/.exec(message)?.[1]])
    expect(told.toSorted()).toEqual(['a', 'b', 'c'].map(name => [`${name}@wolves.example`, name]))
  })
})

test('a refused mail is an error, so that it is tried again', async () => {
  const url = await startPostOffice(() => new Error('the box is full'))
  await expect(openTestMailer(url).send(mail)).rejects.toThrow('the box is full')
})

test('a mail that no folder takes is an error too, and leaves nothing behind', async () => {
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'mails-'))
  closers.push(() => fs.rmSync(parent, { recursive: true }))
  fs.writeFileSync(path.join(parent, 'mail'), 'no folder')
  await expect(openTestMailer(undefined, path.join(parent, 'mail')).send(mail)).rejects.toThrow('EEXIST')
  expect(fs.readdirSync(parent)).toEqual(['mail'])
})
