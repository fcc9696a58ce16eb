import { type MailName, mailNamed } from '@teamloom/commerce/house/mails/index.ts'
import { type FieldValues, fillIn, type MailText } from '@teamloom/commerce/house/mails/mail-text.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { Config } from '#api/config.ts'

export type MailWords = {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  /** What its button says; empty where that follows from what is told. */
  readonly action: string
}

/** What words of a mail are of: whom it greets, and what is told. */
export type WordsOf = FieldValues & { readonly hello: string }

/** ST32: what a mail says, as the house sets it. */
export function mailWords(
  name: MailName,
  locale: Locale,
  values: WordsOf,
  { provider, mailText }: Pick<Config, 'provider' | 'mailText'>,
): MailWords {
  return {
    ...fillMail(mailText(name), locale, { ...values, shop: provider.name }),
    action: mailNamed(name).action[locale],
  }
}

/** A text with its fields filled in, in one language. */
export function fillMail({ subject, heading, text }: MailText, locale: Locale, values: FieldValues) {
  return {
    subject: fillIn(subject[locale], values),
    heading: fillIn(heading[locale], values),
    paragraphs: text[locale]
      .split('\n')
      .filter(line => line.trim() !== '')
      .map(line => fillIn(line, values)),
  }
}
