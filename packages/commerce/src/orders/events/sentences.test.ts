import { describe, expect, it } from 'vitest'
import { type OrderEventName, orderEventNames, sentenceOf } from './index.ts'

const labels = { en: 'XL', fr: 'TG' } as const

function words(name: OrderEventName, data: Readonly<Record<string, unknown>>, locale: 'en' | 'fr' = 'en') {
  return sentenceOf(
    { name, data },
    {
      locale,
      currency: 'cad',
      sizeLabel: (_, size) => (size === 'XL' ? labels[locale] : size),
      untitled: { en: 'Untitled', fr: 'Sans titre' }[locale],
      statusLabel: status => `<${status}>`,
      methodLabel: method => `<${method}>`,
      exemptionLabel: from => `<${from}>`,
    },
  )
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

  it('tells what became of money, and which part of it by which way', () => {
    const paid = { amount: 5000, method: 'interac', currency: 'cad' }
    expect(words('payment_recorded', paid)).toBe('booked a payment of $50.00, <interac>')
    const back = { ...paid, amount: -5000 }
    expect(words('payment_recorded', back, 'fr')).toBe(
      'a inscrit un remboursement de 50,00\u00a0$, <interac>',
    )
    expect(words('payment_recorded', { ...back, state: 'pending' })).toBe(
      'asked for $50.00 to be paid back to the card',
    )
    expect(words('payment_recorded', { ...back, reverses: 'e' })).toBe(
      'took back a booking of $50.00 that was a mistake, <interac>',
    )
    expect(words('refund_settled', { ...paid, state: 'failed' })).toBe(
      'could not pay back $50.00 to the card',
    )
    const deposit = { old: null, new: { percent: 30, amount: 1000 }, currency: 'usd' }
    expect(words('deposit_updated', deposit, 'fr')).toBe(
      'a demandé un acompte de 30\u00a0%, 10,00\u00a0$\u00a0US',
    )
  })

  it('tells of numbers that were noted and taken off, and of where a parcel goes', () => {
    expect(words('invoice_updated', { new: { invoice_number: 'F-9' } })).toBe('set the invoice number to F-9')
    expect(words('invoice_updated', { new: { externalQuoteNumber: null } }, 'fr')).toBe(
      'a retiré la soumission externe',
    )
    const called = { en: 'the badge number', fr: 'le numéro d’insigne' }
    expect(words('number_updated', { called, new: { number: '7' } })).toBe('set the badge number to 7')
    expect(words('number_updated', { called, new: { number: null } }, 'fr')).toBe(
      'a retiré le numéro d’insigne',
    )
    expect(
      words('status_updated', { new: { status: 'shipped' }, carrier: 'Post', trackingNumber: '12' }),
    ).toBe('set the status to <shipped>, Post, 12')
    expect(words('status_updated', { new: { status: 'cancelled' }, declined: 'Too dear' }, 'fr')).toBe(
      'a refusé la soumission\u00a0: Too dear',
    )
  })

  it.each(orderEventNames)('words %s in both languages whatever was kept of it', name => {
    for (const data of [
      {},
      { old: null, new: null },
      { old: 1, new: [], words: 'x', sizes: null, ids: [] },
    ]) {
      expect(words(name, data)).toMatch(/^[a-z].{3}/)
      expect(words(name, data, 'fr')).not.toBe(words(name, data))
    }
  })
})
