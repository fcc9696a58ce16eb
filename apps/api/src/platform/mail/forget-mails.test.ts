import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { forgetMails } from '#api/platform/mail/forget-mails.ts'
import { openMailer } from '#api/platform/mail/mailer.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-mails-'))
const mailer = openMailer({ smtpUrl: undefined, folder, from: 'shop@example.com' })
afterAll(() => {
  mailer.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const long = `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`

test('who is forgotten takes the mails to and from their address along, and none of another’s (OD5)', async () => {
  const kept = [
    ['zoe@example.com', 'an address that ends so'],
    ['e@example.com.au', 'one that begins so'],
    ['noah@example.com', 'one whose mail says e@example.com'],
  ]
  const gone = [
    ['e@example.com', 'theirs'],
    ['E@Example.com', 'as it was typed once'],
    [long, 'a long one'],
  ]
  for (const [to = '', words = ''] of [...kept, ...gone])
    await mailer.send({ to, subject: words, text: words, html: `<p>${words}</p>` })
  const about = { subject: 'about them', text: 'about them', html: '<p>about them</p>' }
  await mailer.send({ ...about, to: 'shop@example.com', replyTo: 'e@example.com' })
  await forgetMails(folder, ['e@example.com', long])
  const left = fs.readdirSync(folder).map(name => fs.readFileSync(path.join(folder, name), 'utf8'))
  const subjects = left.map(mail => /^Subject: (.+)$/m.exec(mail)?.[1])
  expect(subjects.toSorted()).toEqual(kept.map(([, words]) => words).toSorted())
})
