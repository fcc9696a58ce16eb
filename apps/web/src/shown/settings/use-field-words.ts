import { useTranslation } from 'react-i18next'
import type { ChangeWords } from '#web/shown/settings/setting-history.tsx'

const mostTold = 3
const longest = 40

/** What two values of a setting differ in, by its fields' names: the first of it, and how much else. */
export function useFieldWords(nameOf: (field: string) => string): ChangeWords {
  const { t } = useTranslation()
  const textOf = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–'
    if (typeof value === 'boolean') return t(value ? 'shop.yes' : 'shop.no')
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
    return text.length > longest ? `${text.slice(0, longest)}…` : text
  }
  return (was, is) => {
    const [before, after] = [fieldsOf(was), fieldsOf(is)]
    const told = [...new Set([...before.keys(), ...after.keys()])].flatMap(field => {
      const [old, now] = [before.get(field), after.get(field)]
      return JSON.stringify(old) === JSON.stringify(now)
        ? []
        : [`${nameOf(field)} ${textOf(old)} → ${textOf(now)}`]
    })
    const more = told.length - mostTold
    return more > 0 ? [...told.slice(0, mostTold), t('shop.history.others', { count: more })] : told
  }
}

/** One level deep: both languages of a text are a field each. */
function fieldsOf(value: unknown): Map<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map([['', value]])
  return new Map(
    Object.entries(value).flatMap(([name, own]: [string, unknown]) =>
      typeof own === 'object' && own !== null && !Array.isArray(own)
        ? Object.entries(own).map(([inner, of]): [string, unknown] => [`${name}.${inner}`, of])
        : [[name, own] as [string, unknown]],
    ),
  )
}
