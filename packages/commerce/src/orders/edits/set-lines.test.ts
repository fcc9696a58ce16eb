import { must } from '@teamloom/kit/assert.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSpare, type Line } from '../../lines/line.ts'
import { quantitiesOf } from '../../lines/quantities-of.ts'
import { withQuantities } from '../../lines/with-quantities.ts'
import { completeNames } from '../../pricing/size-quantities.ts'
import { anyLines, lineSizes } from '../../testing/any-lines.ts'
import { sentenceOf } from '../events/index.ts'
import type { OrderDocument } from '../order-document.ts'
import { applyEdit, inverseOf, type OrderEdit } from './index.ts'

const sizeNames = ['XS', ...lineSizes]
const slots = [
  { id: 'name', kind: 'name', linkedIds: [] },
  { id: 'number', kind: 'number', linkedIds: [] },
] as const

/** A document with a list as it is kept: a spare of each size, then what people have. */
function documentWith(lines: readonly Line[]): OrderDocument {
  const held = lines.filter(line => !isSpare(line))
  const sums = completeNames(sizeNames, quantitiesOf(held))
  const kept = sums.ok ? withQuantities(held, sums.value) : []
  const item = { id: 'i', designId: 'd', designName: 'Match shirt', projectName: '', lines: kept }
  const terms = { pricing: {}, sizeNames, creditsUsed: 0, slots } as unknown
  return { items: [{ ...item, terms }], currency: 'cad' } as unknown as OrderDocument
}

const set = (lines: readonly Line[]): OrderEdit => ({ kind: 'setLines', designId: 'd', lines })
const edited = (document: OrderDocument, edit: OrderEdit) => {
  const outcome = applyEdit(document, edit, { hasPayments: false })
  if (!outcome.ok) throw new Error(outcome.refusal.code)
  return outcome.value
}

const rivera = (change: Partial<Line> = {}): Line => ({
  id: 'a',
  size: 'M',
  qty: 1,
  person: { first_name: 'Mateo', last_name: 'Rivera', email: null },
  words: { name: 'RIVERA', number: '10' },
  ...change,
})

function words(before: readonly Line[], after: readonly Line[], locale: 'en' | 'fr' = 'en') {
  const { events } = edited(documentWith(before), set(after))
  const about = {
    locale,
    currency: 'cad',
    sizeLabel: (_: string, size: string) => size,
    untitled: '',
  } as const
  const nameless = { statusLabel: String, methodLabel: String, exemptionLabel: String }
  const { name, data } = must(events[0], 'event')
  return sentenceOf({ name, data }, { ...about, ...nameless }).replaceAll('\u00a0', ' ')
}

describe('a whole list that staff set', () => {
  it('is told by what became otherwise, and whose it is, in both languages (NN12)', () => {
    const ana: Line = { id: 'b', size: 'L', qty: 2, person: null, words: { name: 'ROY' } }
    expect(words([rivera()], [rivera({ words: { name: 'RIVERA', number: '12' } })])).toBe(
      'changed the list of Match shirt: number of Mateo Rivera: 10 → 12',
    )
    expect(words([rivera()], [rivera({ words: { name: 'RIVERA' } })], 'fr')).toBe(
      'a modifié la liste de Match shirt : numéro de Mateo Rivera : 10 → aucun',
    )
    expect(words([rivera(), ana], [rivera({ size: 'L', qty: 3 })])).toBe(
      'changed the list of Match shirt: removed ROY, L × 2; size of Mateo Rivera: M → L; pieces of Mateo Rivera: 1 → 3',
    )
    expect(words([rivera()], [rivera(), ana, { id: 'XS', size: 'XS', qty: 2 }], 'fr')).toBe(
      'a modifié la liste de Match shirt : pièces en plus en XS : 0 → 2; ajout de ROY, L × 2',
    )
    const person = { first_name: 'Matéo', last_name: 'Rivera', email: null }
    expect(words([rivera()], [rivera({ person })])).toBe(
      'changed the list of Match shirt: person: Mateo Rivera → Matéo Rivera',
    )
  })

  it('is told by the first thirty changes, and how many more there are (NN12)', () => {
    const many = Array.from({ length: 200 }, (_, at) => rivera({ id: `line ${at}` }))
    expect(words([], many)).toMatch(/; and 170 more$/)
  })

  it('leaves what it was when it is set back, whatever it was and became; the same list is no edit (NN12, OR29)', () => {
    fc.assert(
      fc.property(anyLines, anyLines, (was, is) => {
        const before = documentWith(was)
        const edit = set(is.map(line => ({ ...line, qty: Math.max(0, line.qty) })))
        const { document, events } = edited(before, edit)
        const { document: back } = edited(document, must(inverseOf(before, edit), 'inverse'))
        expect(back.items).toEqual(before.items)
        expect(edited(document, set(must(document.items[0], 'item').lines)).events).toEqual([])
        expect(events.length > 0).toBe(document !== before)
      }),
    )
  })

  it('is refused in a size that the design has not, and where fewer are ordered than people have', () => {
    const refused = (lines: readonly Line[]) => {
      const outcome = applyEdit(documentWith([rivera()]), set(lines), { hasPayments: false })
      return outcome.ok ? null : outcome.refusal
    }
    expect(refused([rivera({ size: 'huge' })])).toMatchObject({ code: 'unknownSize', size: 'huge' })
    expect(refused([rivera(), { id: 'M', size: 'M', qty: -1 }])).toMatchObject({
      code: 'held_by_people',
      who: 'Mateo Rivera',
    })
  })
})
