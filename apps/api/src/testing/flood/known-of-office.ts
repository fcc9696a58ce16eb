import { sides } from '@teamloom/bakes/side.ts'
import { staffAbilities } from '@teamloom/commerce/access/staff-abilities.ts'
import { allSettings } from '@teamloom/commerce/house/areas/index.ts'
import { defaultsAsBuilt } from '@teamloom/commerce/house/house-defaults.ts'
import { webhookEvents } from '@teamloom/commerce/webhooks/webhook-events.ts'
import { scopes } from '@teamloom/contract/scopes.ts'
import type { FullOffice } from '#api/testing/flood/full-office.ts'

const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

type Values = Readonly<Record<string, (index: number) => unknown>>

/** Every setting as it was built. */
const everySetting = allSettings.map(({ key, area, subject }) => ({
  key,
  value: area.defaultOf(subject, defaultsAsBuilt),
}))

/** What the fields of a call stand for, by the first word of its name; `number`: of the sixty. */
export function knownOfOffice(name: string, office: FullOffice, number: number): Values {
  const { review, threads } = office
  const decorationId = () => office.decorationId
  const spoken = {
    anchor: () => ({ side: 'front', x: 1, y: 1 }),
    key: () => `${name} ${number}`,
    name: () => 'Ana',
  }
  const families: Readonly<Record<string, Values>> = {
    settings: {
      changes: () => everySetting,
      changeId: () => office.changeId,
      after: () => office.changeId,
      key: () => 'prices/tshirt',
    },
    staff: {
      userId: () => office.colleagueId,
      id: () => office.invitationId,
      token: () => office.invitationToken,
      roles: () => ['designer', 'bookkeeper', 'workshop'],
      abilities: () => [...staffAbilities],
      after: () => 2 ** 31 - 1,
      // Of what was done, not of products.
      family: () => undefined,
    },
    accounting: { from: () => dayBefore(390), to: () => dayBefore(2), currency: () => 'cad' },
    webhooks: {
      id: () => (name === 'webhooks.sendAgain' ? office.deliveryId : office.webhookId),
      events: () => [...webhookEvents],
      url: () => 'https://books.example/hook',
      isActive: () => false,
      isOpen: () => 'true',
      after: () => 2 ** 31 - 1,
    },
    keys: { id: () => office.keyId, scopes: () => [...scopes] },
    generator: name.startsWith('generator.mockup') ? { sides: () => [...sides], format: () => 'pdf' } : {},
    comments: {
      ...spoken,
      decorationId,
      designId: () => office.designId,
      commentId: () => office.threadId,
      after: () => threads[0],
      id: () => (name === 'comments.remove' ? threads[number % threads.length] : office.designId),
    },
    approval: {
      asked: () => ['everyone'],
      blocks: () => false,
      designId: index => review.designs[(number + index) % review.designs.length],
    },
    review: {
      ...spoken,
      token: () => review.token,
      designId: index => review.designs[index % review.designs.length],
      secret: () => review.secret,
      commentId: () => review.commentId,
      ...(name === 'review.removeVisitor' ? { id: () => review.visitorId } : {}),
      votes: () => 'answers',
      vote: () => 'yes',
    },
  }
  return families[name.slice(0, name.indexOf('.'))] ?? {}
}
