import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openMailer } from '#api/platform/mail/mailer.ts'
import { removeUnfinishedMails, unfinishedName } from '#api/platform/mail/unfinished-mails.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-mails-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

test('half mails that a kill has left go; whole ones and those that are being written stay', async () => {
  const mailer = openMailer({ smtpUrl: undefined, folder, from: 'hello@teamloom.example' })
  await mailer.send({ to: 'maya@example.com', subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
  mailer.close()
  const [whole] = fs.readdirSync(folder)
  const [old, young] = ['old.eml', 'young.eml'].map(unfinishedName)
  for (const name of [old, young]) fs.writeFileSync(path.join(folder, name!), 'Subject: He')
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const name of [whole, old]) fs.utimesSync(path.join(folder, name!), yesterday, yesterday)
  await removeUnfinishedMails(folder, new Date(Date.now() - 3_600_000))
  expect(fs.readdirSync(folder).sort()).toEqual([whole, young].sort())
  await removeUnfinishedMails(path.join(folder, 'nowhere'), new Date())
})
