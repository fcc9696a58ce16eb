import { findSetting } from '@teamloom/commerce/house/areas/index.ts'
import { checkSetting } from '@teamloom/commerce/house/check-setting.ts'
import { findMail } from '@teamloom/commerce/house/mails/index.ts'
import type { MailText } from '@teamloom/commerce/house/mails/mail-text.ts'
import { mailCalls } from '@teamloom/contract/mails.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import type { Actor } from '#api/access/caller.ts'
import type { Config } from '#api/config.ts'
import { invalid } from '#api/house/change-settings.ts'
import { sampleValues } from '#api/house/sample-values.ts'
import { reads, writes } from '#api/http/handler.ts'
import { takeLinkMail } from '#api/http/mails-to.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { fillMail } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Reader } from '#api/platform/database/database.ts'

type Asked = { readonly name: string; readonly language: Locale; readonly value?: unknown }
type Trying = { readonly actor: Actor; readonly body: Asked; readonly now: Date }

/** ST33: what a mail would say to whoever asks, or what is wrong with it. */
async function tryMail(
  tx: Reader,
  { actor, body: { name, language, value }, now }: Trying,
  { provider, mailText }: Pick<Config, 'provider' | 'mailText'>,
) {
  const mail = findMail(name)
  const setting = findSetting(`mails/${name}`)
  if (!mail || !setting) return refuse('not_found')
  const read = checkSetting(setting, value ?? mailText(mail.name))
  if (!('value' in read)) return invalid(read.faults.map(fault => ({ ...fault, key: setting.key })))
  const values = { ...(await sampleValues(tx, actor, language, now)), shop: provider.name }
  return ok({
    ...fillMail(read.value as MailText, language, values),
    action: mail.action[language],
    footer: signature(provider, language),
  })
}

export const previewMail = reads(mailCalls.preview, async (request, tx, { config }) => {
  const tried = await tryMail(tx, request, config)
  if (!tried.ok) return tried
  const from = config.provider.sender || config.mail.from
  return ok({ ...tried.value, from, to: request.actor.email })
})

/** To oneself alone: it is no way to write to others. */
export const sendTestMail = writes(mailCalls.sendTest, async (request, tx, { config, jobs }) => {
  const { actor, body } = request
  const tried = await tryMail(tx, request, config)
  if (!tried.ok) return tried
  if (!(await takeLinkMail(tx, request, config.limits, 'test'))) return refuse('too_many_requests')
  const { action, ...words } = tried.value
  const mail = layOutMail({
    to: actor.email,
    locale: body.language,
    ...words,
    ...(action && { action: { label: action, url: config.publicUrl } }),
    replyTo: config.provider.supportEmail,
  })
  await jobs.add(tx, 'mail', mail)
  return ok({ to: actor.email })
})
