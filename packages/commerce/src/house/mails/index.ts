import { must } from '@teamloom/kit/assert.ts'
import {
  deletion,
  madeAccount,
  newDevice,
  oidcLink,
  ownData,
  reset,
  secondStepTaken,
  verification,
} from './account-mails.ts'
import type { MailDefinition } from './define-mail.ts'
import { drawWon, newsletterConfirm } from './newsletter-mails.ts'
import { delivered, inProduction, orderCancelled, orderConfirmed, shipped } from './order-mails.ts'
import {
  depositDue,
  designersAtWork,
  proofReady,
  quoteReady,
  requestCancelled,
  requestPlaced,
} from './request-mails.ts'
import { inCharge, note, staffInvitation } from './staff-mails.ts'
import { sizesIn, teamDeletion, teamInvitation } from './team-mails.ts'

/** Every mail whose words the house sets, by whom it is for, in the order of its screen. */
const all = {
  orders: [
    requestPlaced,
    designersAtWork,
    quoteReady,
    proofReady,
    depositDue,
    orderConfirmed,
    inProduction,
    shipped,
    delivered,
    requestCancelled,
    orderCancelled,
  ],
  teams: [teamInvitation, teamDeletion, sizesIn],
  accounts: [verification, reset, madeAccount, ownData, deletion, oidcLink],
  newsletter: [newsletterConfirm, drawWon],
  staff: [staffInvitation, inCharge, note, newDevice, secondStepTaken],
} as const

export type MailGroup = keyof typeof all
export type MailName = (typeof all)[MailGroup][number]['name']

export const mailGroups = all as Readonly<Record<MailGroup, readonly MailDefinition<MailName>[]>>

export const mails: readonly MailDefinition<MailName>[] = Object.values(mailGroups).flat()

const byName = new Map<string, MailDefinition<MailName>>(mails.map(mail => [mail.name, mail]))

export function findMail(name: string): MailDefinition<MailName> | undefined {
  return byName.get(name)
}

export function mailNamed(name: string): MailDefinition<MailName> {
  return must(findMail(name), name)
}
