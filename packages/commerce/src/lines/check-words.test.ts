import { describe, expect, test } from 'vitest'
import { checkWords } from './check-words.ts'
import type { Line } from './line.ts'
import { linesOf } from './quantities-of.ts'

const name = { id: 'back', kind: 'name', mayBeEmpty: false } as const
const number = { id: 'number', kind: 'number', mayBeEmpty: true } as const
const line = (words: Line['words'], qty = 1): Line => ({ id: 'a', size: 'M', qty, words })
/** The letters that a font without Chinese lacks. */
const missing = (_: string, text: string) => [...text].find(letter => letter === '王')
const check = (...lines: readonly Line[]) => checkWords(lines, [name, number], missing)

describe('what is refused of a list (NN4)', () => {
  test('a letter that the font lacks, by that letter', () => {
    expect(check(line({ back: 'RIVERA' }), line({ back: 'A王' }))).toMatchObject({
      ok: false,
      refusal: { code: 'missingLetter', letter: '王', issues: [{ path: 'lines.1.words.back' }] },
    })
  })

  test('more than thirty letters, as people count them', () => {
    expect(check(line({ back: '𝒜'.repeat(30) })).ok).toBe(true)
    expect(check(line({ back: 'A'.repeat(31) }))).toMatchObject({
      ok: false,
      refusal: { code: 'too_long', line: 1, most: 30, issues: [{ path: 'lines.0.words.back' }] },
    })
  })

  test('nothing where somebody’s must not be empty; a spare has none', () => {
    expect(check(...linesOf([{ name: 'M', qty: 3 }])).ok).toBe(true)
    expect(check(line({ back: 'RIVERA' })).ok).toBe(true)
    expect(check(line({}, 0)).ok).toBe(true)
    expect(check(line({ number: '10' }))).toMatchObject({
      ok: false,
      refusal: { code: 'word_required', line: 1, issues: [{ path: 'lines.0.words.back' }] },
    })
  })
})
