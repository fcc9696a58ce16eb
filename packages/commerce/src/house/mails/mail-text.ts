import { z } from 'zod/mini'
import type { SettingFault } from '../setting-fault.ts'
import { type TwoLanguages, twoLanguages } from '../setting-words.ts'

/** ST32: what a mail says, but for tables, buttons and what is written at its foot. */
export type MailText = {
  readonly subject: TwoLanguages
  readonly heading: TwoLanguages
  /** A paragraph a line; empty lines are left out. */
  readonly text: TwoLanguages
}

/** What stands in braces, `{order}`, and is filled in when the mail is written. */
export const mailFields = [
  'hello',
  'shop',
  'request',
  'order',
  'date',
  'who',
  'team',
  'theTeam',
  'project',
  'roles',
  'service',
  'month',
] as const
export type MailField = (typeof mailFields)[number]

export const mailTextKinds = ['subject', 'heading', 'text'] as const

const line = (most: number) =>
  z.strictObject({
    en: z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u)),
    fr: z.string().check(z.maxLength(most), z.regex(/^[^\p{Cc}]*$/u)),
  })

const schema = z.strictObject({ subject: line(150), heading: line(150), text: twoLanguages(3000) })
export const mailTextSchema = schema as unknown as z.ZodMiniType<MailText>

/** Whatever stands in braces, and braces by themselves. */
const inBraces = /\{([^{}]*)\}|[{}]/g
/** Neither a tag nor an entity would be more than letters in a mail. */
const markup = /<[a-z/!?]|&(?:[a-z]+|#\d+|#x[\da-f]+);|\]\(\w+:|\*\*/i

/** ST32: all that is wrong with what a mail is to say, which has these fields; one that it has not is told in its place. */
export function faultsOfMail(fields: readonly MailField[]): (value: MailText) => SettingFault[] {
  return value =>
    mailTextKinds.flatMap(kind =>
      (['en', 'fr'] as const).flatMap((language): SettingFault[] => {
        const said = value[kind][language]
        const field = `${kind}.${language}`
        if (said.trim() === '') return [{ field, rule: 'both_languages' }]
        const unknown = [...said.matchAll(inBraces)].find(([, name]) => !fields.some(each => each === name))
        if (unknown) return [{ field: `${field}.${unknown[0].slice(0, 60)}`, rule: 'unknown_field' }]
        if (markup.test(said)) return [{ field, rule: 'markup' }]
        if (kind === 'text' && !said.includes('{hello}')) return [{ field, rule: 'greets_nobody' }]
        return []
      }),
    )
}

export type FieldValues = Readonly<Partial<Record<MailField, string | number>>>

/** The text with its fields filled in; what is filled in is never looked at again. */
export function fillIn(text: string, values: FieldValues): string {
  return text.replace(inBraces, (all, name: MailField) => String(values[name] ?? all))
}
