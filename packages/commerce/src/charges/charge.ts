import type { Label } from '@teamloom/kit/label.ts'
import type { Cents } from '@teamloom/kit/money.ts'
import type { KindOfCharge } from './kind-of-charge.ts'
import { kindsOfCharge } from './kinds/index.ts'

export type ChargeKind = keyof typeof kindsOfCharge

export const chargeKinds = Object.keys(kindsOfCharge) as [ChargeKind, ...ChargeKind[]]

/** A line of a request that is no garment, as its customer sees it. */
export type Charge = {
  readonly id: string
  readonly kind: ChargeKind
  /** The words that are printed; those of the kind where it is empty. */
  readonly name: string
  /** Cents, of whichever currency the request has. */
  readonly amount: Cents
  readonly taxed: boolean
}

/** A charge with its reason, which staff alone are told. */
export type NotedCharge = Charge & { readonly reason?: string | undefined }

export function isDelivery({ kind }: Pick<Charge, 'kind'>): boolean {
  const { isDelivery: is }: KindOfCharge = kindsOfCharge[kind]
  return is === true
}

export function chargeKindLabel(kind: ChargeKind): Label {
  return kindsOfCharge[kind].label
}

/** The words of a charge that customers read. */
export function chargeLabel({ kind, name }: Pick<Charge, 'kind' | 'name'>): Label {
  return name === '' ? chargeKindLabel(kind) : { en: name, fr: name }
}

/** Charges without what staff alone are told. */
export function shownCharges(charges: readonly NotedCharge[]): Charge[] {
  return charges.map(({ id, kind, name, amount, taxed }) => ({ id, kind, name, amount, taxed }))
}
