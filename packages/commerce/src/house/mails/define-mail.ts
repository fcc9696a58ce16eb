import type { TwoLanguages } from '../setting-words.ts'
import type { MailField, MailText } from './mail-text.ts'

type Words = {
  readonly subject: string
  readonly heading: string
  readonly text: readonly [string, ...string[]]
  /** What its button says, where it has one. */
  readonly action?: string
}

export type MailDefinition<Name extends string = string> = {
  readonly name: Name
  /** What its text may name. */
  readonly fields: readonly MailField[]
  /** What it says where the house has set nothing. */
  readonly built: MailText
  /** What its button says, which the house does not set; empty: it has none, or one that follows from what is told. */
  readonly action: TwoLanguages
}

/** Fields that every mail has: its greeting, and what the house is called. */
const always = ['hello', 'shop'] as const

export function defineMail<const Name extends string>(
  name: Name,
  fields: readonly MailField[],
  { en, fr }: { readonly en: Words; readonly fr: Words },
): MailDefinition<Name> {
  return {
    name,
    fields: [...always, ...fields],
    built: {
      subject: { en: en.subject, fr: fr.subject },
      heading: { en: en.heading, fr: fr.heading },
      text: { en: en.text.join('\n'), fr: fr.text.join('\n') },
    },
    action: { en: en.action ?? '', fr: fr.action ?? '' },
  }
}
