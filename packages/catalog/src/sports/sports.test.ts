import { describe, expect, test } from 'vitest'
import { sportOf, sports } from './index.ts'

const written = ['', '0', '00', '07', '7', '6', '16', '23', '55', '67', '99', '100', '1A']
const allowed = (name: string) => written.filter(number => sportOf(name).numbers?.allows(number))

describe('the rules of sports', () => {
  test.each([
    ['basketball_fiba', ['0', '00', '7', '6', '16', '23', '55', '67', '99']],
    ['basketball_nfhs', ['0', '00', '23', '55']],
    ['ice_hockey', ['7', '6', '16', '23', '55', '67', '99']],
    ['soccer', ['7', '6', '16', '23', '55', '67', '99']],
    ['volleyball', ['7', '6', '16', '23', '55', '67', '99']],
    ['baseball', ['0', '00', '7', '6', '16', '23', '55', '67', '99']],
    ['american_football', ['0', '7', '6', '16', '23', '55', '67', '99']],
    ['lacrosse', ['0', '7', '6', '16', '23', '55', '67', '99']],
    ['none', []],
  ])('%s: which numbers shirts may have', (name, numbers) => {
    expect(allowed(name)).toEqual(numbers)
  })

  test('have a name each, and each book its year and rule', () => {
    expect(new Set(sports.map(({ name }) => name)).size).toBe(sports.length)
    for (const { numbers } of sports.filter(sport => sport.numbers)) {
      expect(numbers?.source).toMatch(/^\S.{5,}/)
      expect(numbers?.year).toBeGreaterThan(2010)
      for (const inches of Object.values(numbers?.leastInches ?? {})) {
        expect(inches).toBeGreaterThanOrEqual(3)
        expect(inches).toBeLessThanOrEqual(12)
      }
    }
  })

  test('let 0 and 00 stand side by side, but in a school’s basketball', () => {
    expect(sportOf('basketball_nfhs').numbers?.apart).toEqual([['0', '00']])
    expect(sportOf('basketball_fiba').numbers?.apart).toEqual([])
    expect(sportOf('quidditch').numbers).toBeNull()
  })
})
