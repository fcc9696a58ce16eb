import type { CollectedDesign, Collection } from '@teamloom/contract/collection-shape.ts'
import { camp, shirt, wolves } from '#web/screens/testing/people.ts'

const label = (text: string) => ({ en: text, fr: text })
const at = '2026-11-24T09:00:00.000Z'

const collectedShirt: CollectedDesign = {
  id: shirt.id,
  name: shirt.name,
  description: null,
  product: { ...shirt.product, label: label('T-shirt'), soldAs: 'piece' },
  images: [],
  decoratedSides: [],
  collectable_since: at,
  sizes: ['S', 'M'].map(name => ({ name, qty: name === 'M' ? 2 : 0, displayLabel: label(name) })),
  total: 2,
  progress: { qty: 2, minQty: 20, priceOfPiece: 2290, next: null, marks: [20] },
  minQtyPerSize: 0,
  ordered: null,
  inCart: null,
  inCartAdded: null,
}

const lea = { first_name: 'Léa', last_name: 'Roy', email: 'lea@example.com' }
const kim = { first_name: 'Kim', last_name: 'Ng', email: 'kim@example.com' }
const onRoster = {
  number: null,
  language: 'en' as const,
  remindedAt: null,
  isBeingReminded: false,
  isSilent: false,
  addedAt: at,
}

/** The camp's: Léa takes two in M, Kim has not answered. */
export const collected: Collection = {
  project: {
    id: camp.id,
    name: camp.name,
    team_id: wolves.id,
    teamName: wolves.name,
    token: 'token',
    iconUrl: null,
    coverUrl: null,
  },
  settings: {
    isOpen: true,
    isSwitchedOn: true,
    closesAt: null,
    timeZone: 'America/Toronto',
    message: null,
    language: 'en',
    showAnswered: false,
    numbers: { from: 0, to: 99, reserved: [] },
  },
  currency: 'cad',
  designs: [collectedShirt],
  answers: [
    { ...lea, id: 'answer', design_id: shirt.id, size: 'M', quantity: 2, created_at: at, note: null },
  ],
  roster: [
    { ...onRoster, ...lea, id: 'lea', answeredAt: at },
    { ...onRoster, ...kim, id: 'kim', answeredAt: null },
  ],
}
