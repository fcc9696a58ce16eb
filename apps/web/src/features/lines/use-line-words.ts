import type { ListRow } from '@teamloom/commerce/lines/join-lines.ts'
import type { LongName } from '@teamloom/commerce/lines/long-names.ts'
import { mendOf } from '@teamloom/commerce/lines/mends/index.ts'
import { type Mend, mended } from '@teamloom/commerce/lines/mends/mend.ts'
import type { Finding } from '@teamloom/commerce/lines/problems/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { inchesText } from '@teamloom/kit/length.ts'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/features/lines/columns.ts'
import { nameOf } from '#web/features/lines/columns.ts'
import { useListHeld, useListLooked } from '#web/features/lines/list-context.ts'
import type { RowFault } from '#web/features/lines/row-faults.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

/** What a column is called: of several of a kind the second has its number. */
export function useColumnName(): (column: Pick<Column, 'key' | 'kind'>) => string {
  const { t } = useTranslation()
  const { columns } = useListHeld()
  return ({ key, kind }) => {
    const alike = columns.filter(column => column.kind === kind)
    const n = alike.findIndex(column => column.key === key) + 1
    const name = t(`lines.columns.${kind}`)
    return n > 1 ? t('lines.columns.nth', { name, n }) : name
  }
}

export function useSizeName(): (size: string) => string {
  const label = useLabel()
  const { about } = useListHeld()
  return size => {
    const known = about.sizes.find(({ name }) => name === size)
    return known ? label(known.displayLabel) : size
  }
}

/** Whose a row is, in words: their name, what their piece says, else the line by its number. */
export function useWho(): (row: ListRow) => string {
  const { t } = useTranslation()
  const { session } = useListHeld()
  return row =>
    nameOf(row) ||
    Object.values(row.words).join(' ') ||
    t('lines.line', { n: session.read().rows.findIndex(({ id }) => id === row.id) + 1 })
}

/** Why a row is not kept as it stands here. */
export function useFaultText(): (row: ListRow, fault: RowFault) => string {
  const { t } = useTranslation()
  const { columns } = useListHeld()
  const nameOfColumn = useColumnName()
  return (row, { column, key, letter = '' }) => {
    const own = columns.find(each => each.key === column)
    if (key === 'noSize' && row.size !== '') return t('lines.faults.noSizeTyped', { size: row.size })
    return t(`lines.faults.${key}`, { letter, column: own ? nameOfColumn(own) : '' })
  }
}

/** What is likely a mistake, in words. */
export function useFindingText(): (row: ListRow, finding: Finding) => string {
  const { t } = useTranslation()
  const { lookedRows, list } = useListLooked()
  const sizeName = useSizeName()
  const longText = useLongText()
  return (row, { key, slotId }) => {
    const number = slotId === null ? '' : (row.words[slotId] ?? '')
    const who = nameOf(row)
    if (key === 'number_twice') {
      const other = lookedRows.find(
        each =>
          each.id !== row.id && slotId !== null && each.words[slotId] === number && !isSamePerson(each, row),
      )
      const others = other && (other.person?.last_name || nameOf(other))
      return others
        ? t('lines.problems.number_twice', { number, who: others })
        : t('lines.problems.number_twice_nobody', { number })
    }
    if (key === 'other_band') {
      const size = sizeName(row.size)
      return t(`lines.problems.other_band_${list.bandOf(row.size)}`, { size })
    }
    if (key === 'letter_in_number')
      return t(`lines.problems.${/^[\doO]+$/.test(number) ? 'letter_in_number_o' : key}`)
    if (key === 'number_not_allowed') {
      const { source: rule, year, apart, allows } = must(list.numbers, 'book')
      const other = apart.find(each => each.includes(number))?.find(each => each !== number)
      return other !== undefined && allows(number)
        ? t('lines.problems.number_not_allowed_beside', { rule, year, number, other })
        : t('lines.problems.number_not_allowed', { rule, year, number })
    }
    if (key === 'name_long') {
      const long = list.longName(slotId ?? '', number)
      // It was just changed, and is looked at again at once.
      return long ? longText(long) : ''
    }
    return t(`lines.problems.${key}`, { who })
  }
}

/** What a long name does to the height of all. */
function useLongText(): (name: LongName) => string {
  const { t } = useTranslation()
  const locale = useLocale()
  return ({ words, ownInches, inches, usualInches, leastInches }) => {
    const usual = inchesText(usualInches, locale)
    if (ownInches < leastInches)
      return t('lines.problems.name_long_out', { name: words, least: inchesText(leastInches, locale) })
    return ownInches > inches
      ? t('lines.problems.name_long_too', { own: inchesText(ownInches, locale), usual })
      : t('lines.problems.name_long', { inches: inchesText(inches, locale), usual })
  }
}

const isSamePerson = (one: ListRow, other: ListRow) => nameOf(one) !== '' && nameOf(one) === nameOf(other)

export type OfferedMend = { readonly text: string; readonly next: ListRow | null }

/** What one click would write for a problem, and how it is called; null where nobody but its person can say. */
export function useMend(): (row: ListRow, finding: Finding) => OfferedMend | null {
  const { lookedRows, list } = useListLooked()
  const textOf = useMendText()
  return (row, finding) => {
    const at = lookedRows.findIndex(({ id }) => id === row.id)
    // Whoever had the number first keeps it.
    const isFirst =
      finding.key === 'number_twice' &&
      finding.slotId !== null &&
      lookedRows.findIndex(({ words }) => words[finding.slotId!] === row.words[finding.slotId!]) === at
    const mend = isFirst ? null : mendOf(list, at, finding)
    return mend && { text: textOf(finding, mend), next: mended(row, mend) }
  }
}

function useMendText(): (finding: Finding, mend: Mend) => string {
  const { t } = useTranslation()
  const sizeName = useSizeName()
  return ({ key, slotId }, mend) => {
    if (mend.kind === 'number') return t('lines.mends.number', { number: mend.number })
    if (mend.kind === 'size') return t('lines.mends.size', { size: sizeName(mend.size) })
    if (mend.kind !== 'words') return t(`lines.mends.${mend.kind}`)
    const text = mend.words[slotId ?? ''] ?? ''
    const moved = Object.entries(mend.words).find(([id]) => id !== slotId)
    if (moved) return t('lines.mends.moved', { text, number: moved[1] })
    return t(`lines.mends.${key === 'letter_in_number' ? 'change' : key === 'name_long' ? 'use' : 'words'}`, {
      text,
    })
  }
}
