import type { HistoryEntry } from '@teamloom/contract/history.ts'
import i18next from 'i18next'
import { beforeAll, describe, expect, it } from 'vitest'
import { historyWords } from '#web/features/orders/preorder/history-words.ts'
import { enPages } from '#web/locales/en/pages-index.ts'
import { enStaff } from '#web/locales/en/staff-index.ts'
import { frPages } from '#web/locales/fr/pages-index.ts'
import { frStaff } from '#web/locales/fr/staff-index.ts'

const instance = i18next.createInstance()

beforeAll(() =>
  instance.init({
    resources: {
      en: { translation: { ...enPages, ...enStaff } },
      fr: { translation: { ...frPages, ...frStaff } },
    },
    interpolation: { escapeValue: false },
  }),
)

const labels = { en: 'XL', fr: 'TG' } as const

function words(name: HistoryEntry['event']['name'], data: object, locale: 'en' | 'fr' = 'en'): string {
  const entry = { event: { name, data } } as unknown as HistoryEntry
  return historyWords(entry, {
    currency: 'cad',
    sizeLabel: (_, size) => (size === 'XL' ? labels[locale] : size),
    t: instance.getFixedT(locale),
    locale,
  })
}

const sizes = (...quantities: readonly [string, number][]) => ({
  sizes: quantities.map(([name, qty]) => ({ name, qty })),
})

describe('the history in words (OR21)', () => {
  it('tells each size whose quantity is another, also where all of them are as many as before', () => {
    const about = { designId: 'd', designName: 'Crew', old: sizes(['L', 7], ['XL', 3]) }
    expect(words('size_updated', { ...about, new: sizes(['L', 6], ['XL', 4]) })).toBe(
      'changed the sizes of Crew: L 7 to 6, XL 3 to 4',
    )
    expect(words('size_updated', { ...about, new: sizes(['M', 2], ['L', 7], ['XL', 4]) }, 'fr')).toBe(
      'a changé les tailles de Crew, de 10 à 13 pièces\u00a0: TG de 3 à 4, M de 0 à 2',
    )
  })

  it('writes the numbers of orders and proofs as they are written elsewhere (OR32)', () => {
    expect(words('order_created', { number: 20_003 })).toBe('made it order 20003')
    expect(words('order_created', { number: 20_003 }, 'fr')).toBe('en a fait la commande 20003')
    expect(words('proof_sent', { proofNumber: 2 })).toBe('sent proof 2')
  })

  it('tells why an approval holds no more (OR31)', () => {
    const about = { designName: 'Crew', proofNumber: 2 }
    expect(words('approval_voided', { ...about, reason: 'discounts' })).toBe(
      'voided the approval of Crew, proof 2: the discounts were changed',
    )
    expect(words('approval_voided', { ...about, reason: 'quantities' }, 'fr')).toBe(
      'a annulé l’approbation de Crew, épreuve 2\u00a0: les quantités ont été modifiées',
    )
  })

  it('calls the server’s discounts by name, and tells of another order of them', () => {
    const amount = (name: string) => ({ name, amount: 5000 })
    expect(words('discount_updated', { old: null, new: amount('referral_credit') })).toBe(
      'added the discount Referral credit, $50.00',
    )
    expect(words('discount_removed', { old: amount('referral') }, 'fr')).toBe(
      'a retiré le rabais Recommandation, 50,00\u00a0$',
    )
    expect(words('discount_updated', { ids: ['a', 'b'] })).toBe('changed the order of the discounts')
  })
})
