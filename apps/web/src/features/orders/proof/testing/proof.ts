import type { Proof } from '@teamloom/contract/proofs.ts'

type Item = Proof['items'][number]

const lookOf = (name: string): Item['proposed'] => ({
  images: (['front', 'back'] as const).map(side => ({
    side,
    url: `/api/v1/pictures/${name}/${side}`,
  })) as never,
  sizes: [{ name: 'M', qty: 20, label: { en: 'M', fr: 'M' } }],
  pricePerPiece: 2000,
  personal: [],
  total: 40_000,
  decorations: [],
})

/** A design of a proof that was asked for, and is proposed as another. */
export function proofItem(designId: string, more: Partial<Item> = {}): Item {
  return {
    designId,
    designName: designId,
    projectName: 'Camp',
    product: { name: 'tshirt', label: { en: 'T-shirt', fr: 'T-shirt' }, soldAs: 'piece' },
    asked: lookOf(`${designId}-asked`),
    proposed: lookOf(designId),
    differences: [],
    alike: [],
    askedAgain: null,
    changeAsked: null,
    pieces: null,
    state: 'open',
    answer: null,
    ...more,
  }
}

export function proofOf(items: readonly Item[], more: Partial<Proof> = {}): Proof {
  return {
    preorderId: 'request',
    preorderNumber: 12,
    userId: 'maya',
    proofNumber: 3,
    sentAt: '2026-11-20T10:00:00.000Z',
    sentBy: { first_name: 'Sam', last_name: 'Keller', role: 'designer' },
    note: null,
    quote: null,
    items: [...items],
    removed: [],
    currency: 'cad',
    discounts: [],
    charges: [],
    asked: null,
    subtotal: 40_000,
    shipping: 0,
    total: 40_000,
    approved: false,
    ...more,
  }
}
