import { sizeLabel } from '@teamloom/catalog/size-label.ts'
import { nameInMail } from '@teamloom/commerce/access/name-in-mail.ts'
import { closingText } from '@teamloom/commerce/collection/closing-words.ts'
import type { Picked } from '@teamloom/commerce/collection/merge-selection.ts'
import { pageName } from '@teamloom/commerce/collection/page-name.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { CollectionRow } from '#api/collection/find-collection.ts'
import type { PickedDesign } from '#api/collection/keep-selection.ts'
import { untitled } from '#api/designs/untitled.ts'
import { takeMails } from '#api/http/mails-to.ts'
import { greeting } from '#api/mails/greeting.ts'
import { layOutMail } from '#api/mails/layout.ts'
import { mailWords } from '#api/mails/mail-words.ts'
import { signature } from '#api/mails/signature.ts'
import type { Tx } from '#api/platform/database/database.ts'
import { privateSecretOf } from '#api/platform/private-links.ts'
import type { Services } from '#api/services.ts'

const texts = {
  en: {
    unnamed: 'Team Swag',
    again:
      'Sizes were sent with your address before. They still count, beside these. With the link below you see both, and can keep only the latest.',
    until: (date: string) =>
      `With this link, which is yours alone, you change or withdraw them until ${date}.`,
    always: 'With this link, which is yours alone, you change or withdraw them until the collection closes.',
    row: (design: string, size: string) => `${design}, ${size}`,
    reason:
      'You receive this mail because your address was given with these sizes. If that was not you, withdraw them with the link.',
  },
  fr: {
    unnamed: 'Team Swag',
    again:
      'Des tailles avaient déjà été envoyées avec votre adresse. Elles comptent toujours, en plus de celles-ci. Le lien ci-dessous montre les deux et permet de ne garder que les dernières.',
    until: (date: string) =>
      `Avec ce lien, qui n’est qu’à vous, vous les modifiez ou les retirez jusqu’au ${date}.`,
    always:
      'Avec ce lien, qui n’est qu’à vous, vous les modifiez ou les retirez jusqu’à la fermeture de la collecte.',
    row: (design: string, size: string) => `${design}, ${size}`,
    reason:
      'Vous recevez ce courriel parce que votre adresse a été donnée avec ces tailles. Si ce n’était pas vous, retirez-les avec le lien.',
  },
} as const satisfies Record<Locale, unknown>

type Answer = {
  readonly row: CollectionRow
  readonly personId: string
  readonly details: { readonly firstName: string; readonly email: string }
  readonly language: Locale
  readonly selection: readonly Picked[]
  readonly designs: ReadonlyMap<string, Pick<PickedDesign, 'name' | 'family' | 'product'>>
  /** Whether the person has entries that still count beside these. */
  readonly hadAnswered: boolean
  readonly now: Date
}

const mostADay = 3

/** SC15: a confirmation with the private link; the fourth of a day is not sent. */
export async function mailAnswer(tx: Tx, answer: Answer, { config, jobs }: Services): Promise<void> {
  const { row, details, language, now } = answer
  const words = texts[language]
  const kind = { name: `sizes mail ${row.projectId}`, most: mostADay }
  if ((await takeMails(tx, [details], kind, config.limits, now)).length === 0) return
  const secret = privateSecretOf(answer.personId, 'size answer', config.sessionSecret)
  const project = nameInMail(pageName({ project: row.name, team: row.teamName })) || words.unnamed
  const hello = greeting({ firstName: details.firstName, emailVerified: true }, language)
  const { subject, heading, paragraphs, action } = mailWords('sizesIn', language, { hello, project }, config)
  const until = row.closesAt && closingText(row.closesAt, row.timeZone, language)
  await jobs.add(
    tx,
    'mail',
    layOutMail({
      to: details.email,
      locale: language,
      subject,
      heading,
      paragraphs: [
        ...paragraphs,
        ...(answer.hadAnswered ? [words.again] : []),
        until ? words.until(until) : words.always,
      ],
      rows: answer.selection.map(({ id, size, quantity }) => {
        const design = answer.designs.get(id)
        const label = design ? sizeLabel(design, size)[language] : size
        return [words.row(nameInMail(design?.name ?? '') || untitled[language], label), String(quantity)]
      }),
      action: { label: action, url: `${config.publicUrl}/sizes/${row.token}/change/${secret}` },
      footer: signature(config.provider, language, words.reason),
      replyTo: config.provider.supportEmail,
    }),
    { isOneOfMany: true },
  )
}
