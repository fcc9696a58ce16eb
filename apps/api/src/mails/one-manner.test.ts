import { reminderWords } from '@teamloom/commerce/collection/reminder-words.ts'
import { mailNamed, mails } from '@teamloom/commerce/house/mails/index.ts'
import { shareWords } from '@teamloom/commerce/payments/share-words.ts'
import { locales } from '@teamloom/kit/label.ts'
import { describe, expect, test } from 'vitest'
import { factorsTakenMail } from '#api/accounts/factors/mail-factors-taken.ts'
import { deletionMail } from '#api/accounts/mail-deletion.ts'
import { newDeviceMail } from '#api/accounts/mail-new-device.ts'
import { ownDataMail } from '#api/accounts/mail-own-data.ts'
import { resetMail } from '#api/accounts/mail-reset.ts'
import { verificationMail } from '#api/accounts/mail-verification.ts'
import { linkOidcMail } from '#api/accounts/oidc/mail-link.ts'
import { linkMail } from '#api/mails/link-mail.ts'
import { confirmationMail } from '#api/newsletter/mail-confirmation.ts'
import { winnerMail } from '#api/newsletter/mail-winner.ts'
import { secretOf } from '#api/platform/secret.ts'
import { approvalMail } from '#api/review/approval/mail-approval.ts'
import { mentionMail } from '#api/review/mail-mentions.ts'
import { staffInvitationMail } from '#api/staff/mail-invitation.ts'
import { teamDeletionMail } from '#api/teams/mail-deletion.ts'
import { invitationMail } from '#api/teams/mail-invitation.ts'

const provider = {
  name: 'Teamloom',
  supportEmail: 'help@teamloom.example',
  signature: { en: '', fr: '' },
} as never
const config = {
  provider,
  publicUrl: 'https://studio.example',
  sessionSecret: secretOf('secret'),
  mailText: (name: string) => mailNamed(name).built,
}
const day = new Date('2026-12-04T17:00:00Z')

function mailsIn(locale: 'en' | 'fr') {
  const to = { id: 'x', email: 'noah@example.com', firstName: 'Noah', emailVerified: true, language: locale }
  const about = { teamId: 'x', teamName: 'Wolves', askedBy: 'Maya', deletesAt: day }
  const linked = { subject: 'S', heading: 'H', action: 'A', path: '/' }
  const link = { token: 'x', expiresAt: day }
  return {
    reset: resetMail(to, 'x', locale, config),
    verification: verificationMail(to, 'x', locale, config),
    ownData: ownDataMail(to, day.getTime(), config),
    deletion: deletionMail(to, day, locale, config),
    link: linkMail(to, linked, config),
    mention: mentionMail(
      {
        user: { ...to, unverifiedSince: null },
        design: { id: 'x', name: 'Tour hoodie' },
        authors: ['Maya'],
        many: 2,
        threadId: 'x',
        reader: { id: '00000000-0000-4000-8000-000000000001' },
      },
      config,
    ),
    approval: approvalMail(
      { ...to, unverifiedSince: null },
      { projectId: 'x', projectName: 'Spring', askedBy: 'Maya', designs: 2, until: day },
      config,
    ),
    teamDeletion: teamDeletionMail(to, about, config),
    invitation: invitationMail(
      { to: to.email, locale, invitorName: 'Maya', teamName: 'Wolves', link } as never,
      config,
    ),
    stranger: invitationMail({ to: to.email, locale, invitorName: '', teamName: '', link } as never, config),
    confirmation: confirmationMail(to, config),
    factorsTaken: factorsTakenMail(to, locale, config),
    linkOidc: linkOidcMail(to, { token: 'x', label: 'School' }, locale, config),
    newDevice: newDeviceMail(to, { device: 'Firefox, Linux', address: '192.0.2.1', at: day }, config),
    staff: staffInvitationMail(
      {
        to: to.email,
        locale,
        roles: ['designer', 'workshop'],
        invitorName: 'Maya',
        token: 'x',
        expiresAt: day,
      },
      config,
    ),
    winner: winnerMail(to, '2026-11', config),
  }
}

const manner = {
  en: [/\n\nHello( Noah)?, \S/, 'Teamloom. Questions? Answer this mail or write to help@teamloom.example.'],
  fr: [
    /\n\nBonjour( Noah)?, \S/,
    'Teamloom. Des questions? Répondez à ce courriel ou écrivez à help@teamloom.example.',
  ],
} as const

describe.each(locales)('a mail in %s', locale => {
  const mails = Object.entries(mailsIn(locale))

  test.each(mails)('%s greets, and is signed as all are (AC58)', (_, { text }) => {
    const [greets, signed] = manner[locale]
    expect(text).toMatch(greets)
    expect(text).toContain(signed)
  })
})

const french = [
  ...Object.values(mailsIn('fr')).map(({ subject, text }) => `${subject}\n${text}`),
  reminderWords({ organizer: '', team: '', project: 'Kit', closesAt: null, timeZone: 'UTC' }, 'fr')
    .paragraphs,
  shareWords('', 'fr').paragraphs,
  mails.map(({ built }) => `${built.subject.fr} ${built.heading.fr} ${built.text.fr}`),
].flat()

test('French mails say vous, and suit women and men alike (AC58)', () => {
  for (const words of french) {
    expect(words).not.toMatch(/(?<!\p{L})(tu|toi|ton|ta|tes|votre choisi)(?!\p{L})/iu)
    expect(words).not.toMatch(/vous (êtes|avez été|serez) (invité|choisi|connecté)(?!\p{L})/iu)
  }
})
