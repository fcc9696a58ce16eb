import type { Label } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'

type Kind = {
  readonly label: Label
  /** It stands with the delivery, not in the subtotal. */
  readonly isDelivery?: true
}

/** What may be charged that is no garment. */
const kinds = {
  setup: { label: { en: 'Set-up', fr: 'Mise en route' } },
  digitizing: { label: { en: 'Digitizing', fr: 'Numérisation de broderie' } },
  rush: { label: { en: 'Rush', fr: 'Urgence' } },
  art: { label: { en: 'Art work', fr: 'Graphisme' } },
  sample: { label: { en: 'Sample', fr: 'Échantillon' } },
  shipping: { label: { en: 'Extra shipping', fr: 'Livraison en plus' }, isDelivery: true },
  other: { label: { en: 'Other', fr: 'Autre' } },
} as const satisfies Readonly<Record<string, Kind>>

export type ChargeKind = keyof typeof kinds

export const chargeKinds = Object.keys(kinds) as [ChargeKind, ...ChargeKind[]]

/** A line of a request that is no garment. */
export type Charge = {
  readonly id: string
  readonly kind: ChargeKind
  /** As it is printed; the kind’s own where it is empty. */
  readonly name: string
  /** Cents, of the currency of the request. */
  readonly amount: Cents
  readonly taxed: boolean
  /** Why, for staff alone. */
  readonly reason?: string | undefined
}

const kindOf = (kind: ChargeKind): Kind => kinds[kind]

export const isDelivery = ({ kind }: Pick<Charge, 'kind'>): boolean => kindOf(kind).isDelivery === true

export const chargeKindLabel = (kind: ChargeKind): Label => kinds[kind].label

/** As customers read it. */
export function chargeLabel({ kind, name }: Pick<Charge, 'kind' | 'name'>): Label {
  return name === '' ? chargeKindLabel(kind) : { en: name, fr: name }
}
