import type { Label } from '@teamloom/kit/label.ts'

const labels = {
  design: { en: 'the design was changed', fr: 'le design a été modifié' },
  quantities: { en: 'the quantities were changed', fr: 'les quantités ont été modifiées' },
  words: { en: 'names or numbers were changed', fr: 'des noms ou des numéros ont été modifiés' },
  price: { en: 'the price was changed', fr: 'le prix a été modifié' },
  removed: { en: 'the design was taken out', fr: 'le design a été retiré' },
  discounts: { en: 'the discounts were changed', fr: 'les rabais ont été modifiés' },
  charges: { en: 'the charges were changed', fr: 'les frais ont été modifiés' },
  currency: { en: 'the currency was changed', fr: 'la devise a été modifiée' },
  address: { en: 'the delivery address was changed', fr: 'l’adresse de livraison a été modifiée' },
} as const satisfies Record<string, Label>

export type VoidReason = keyof typeof labels

/** OR31: why an approval holds no more. */
export const voidReasons = Object.keys(labels) as [VoidReason, ...VoidReason[]]

/** OR31: the reason as it was kept, in words that end a sentence. */
export function labelOfVoidReason(reason: unknown): Label {
  const known = voidReasons.find(each => each === reason)
  return known ? labels[known] : { en: 'something was changed', fr: 'quelque chose a été modifié' }
}
