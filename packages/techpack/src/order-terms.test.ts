import { expect, test } from 'vitest'
import { factsAbout } from './facts.ts'
import { orderTermKeys, termRows } from './order-terms.ts'

const dates = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'America/Toronto' })

test('TP69: what is not agreed of samples, delivery and freight is said with what may not be begun before', () => {
  const unset = termRows({}, 'en', dates)
  expect(unset).toHaveLength(orderTermKeys.length)
  for (const [label, text] of unset) {
    expect(label).toMatch(/[Ss]ample|Incoterms|Freight/)
    expect(text).toMatch(/not agreed yet: ask|agreed yet: ask before/)
  }
  for (const [, text] of termRows({}, 'fr', dates))
    expect(text).toMatch(/pas encore convenus?\u00a0: demandez/)
})

test('TP69: what is not agreed says who decides it', () => {
  for (const [, text] of termRows({}, 'en', dates, '; who decides: North Press'))
    expect(text).toMatch(/; who decides: North Press$/)
  const [sent] = termRows({ sample: 'one of M' }, 'en', dates, '; who decides: North Press')
  expect(sent?.[1]).toBe('one of M')
})

test('TP69: what is agreed stands instead, a day as a day, and its change is told', () => {
  const terms = { sampleSent: '2027-02-01', delivery: 'DAP Montréal' }
  const rows = new Map(termRows(terms, 'en', dates).map(([label, text]) => [label, text]))
  expect(rows.get('Sample sent by')).toBe('February 1, 2027')
  expect(rows.get('Delivery, Incoterms 2020')).toBe('DAP Montréal')
  expect(rows.get('Freight')).toMatch(/^carrier and who pays it not agreed yet/)
  const about = { projectName: 'A', projectNumber: null, customerName: 'B', approvals: [] }
  expect(factsAbout({ ...about, terms }).map(({ key }) => key)).toEqual(
    expect.arrayContaining(['term/sampleSent', 'term/delivery']),
  )
  expect(factsAbout(about).some(({ key }) => key.startsWith('term/'))).toBe(false)
})
