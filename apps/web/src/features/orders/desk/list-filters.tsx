import { Button, TextInput } from '@mantine/core'
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks'
import { IconCheck, IconChevronDown, IconSearch } from '@tabler/icons-react'
import { countries, regions } from '@teamloom/commerce/addresses/regions.ts'
import { preorderStatuses } from '@teamloom/commerce/preorders/status.ts'
import { staffListMoney, staffListSorts } from '@teamloom/contract/staff-list-sorts.ts'
import { numberText } from '@teamloom/kit/money-text.ts'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { StaffList } from '#web/data/desk.ts'
import classes from '#web/features/orders/desk/list-filters.module.css'
import {
  isFiltered,
  type ListSearch,
  type ListSort,
  listedDays,
  statusesIn,
} from '#web/features/orders/desk/list-search.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'

type Props = {
  readonly search: ListSearch
  readonly list: StaffList | undefined
  /** `typed`: still being written, so that going back does not stop at each letter. */
  readonly onSearch: (change: ListSearch, how?: 'typed') => void
}

/** What the list is narrowed by, with how many there are of each status. */
export function ListFilters({ search, list, onSearch }: Props) {
  const { t } = useTranslation()
  const label = useLabel()
  const staff = list?.staff ?? []
  return (
    <>
      <div className={classes.line}>
        <SearchField key="search" search={search} onSearch={onSearch} />
        <Filter
          label={t('desk.list.time')}
          value={String(search.days ?? '')}
          onChange={value => onSearch({ days: Number(value) || undefined })}
        >
          <option value="">{t('desk.list.anyTime')}</option>
          {listedDays.map(days => (
            <option key={days} value={days}>
              {t('desk.list.lastDays', { days })}
            </option>
          ))}
        </Filter>
        <Filter
          label={t('desk.list.province')}
          value={search.province ?? ''}
          onChange={province => onSearch({ province: province || undefined })}
        >
          <option value="">{t('desk.list.anyProvince')}</option>
          {countries.map(country => (
            <optgroup key={country} label={t(`address.countries.${country}`)}>
              {regions[country].map(region => (
                <option key={region.code} value={region.code}>
                  {label(region.label)}
                </option>
              ))}
            </optgroup>
          ))}
        </Filter>
        <Filter
          label={t('desk.list.staff')}
          value={search.staff ?? ''}
          onChange={id => onSearch({ staff: id || undefined })}
        >
          <option value="">{t('desk.list.anyone')}</option>
          {staff.map(person => (
            <option key={person.id} value={person.id}>{`${person.first_name} ${person.last_name}`}</option>
          ))}
        </Filter>
        <Filter
          label={t('desk.list.money')}
          value={search.money ?? ''}
          onChange={value => onSearch({ money: staffListMoney.find(money => money === value) })}
        >
          <option value="">{t('desk.list.anyMoney')}</option>
          {staffListMoney.map(money => (
            <option key={money} value={money}>
              {t(`desk.list.monies.${money}`)}
            </option>
          ))}
        </Filter>
        <span className={classes.space} />
        <Filter
          label={t('desk.list.sort')}
          isQuiet
          value={search.sort ?? 'newest'}
          onChange={sort => onSearch({ sort: sort === 'newest' ? undefined : (sort as ListSort) })}
        >
          {staffListSorts.map(sort => (
            <option key={sort} value={sort}>
              {t(`desk.list.sorts.${sort}`)}
            </option>
          ))}
        </Filter>
      </div>
      <StatusFilter search={search} list={list} onSearch={onSearch} />
    </>
  )
}

function SearchField({ search, onSearch }: Pick<Props, 'search' | 'onSearch'>) {
  const { t } = useTranslation()
  const asked = search.q ?? ''
  const [text, setText] = useState(asked)
  // Another address, not the one that was typed here: the field follows it.
  const [sent, setSent] = useState(asked)
  if (asked !== sent) {
    setSent(asked)
    setText(asked)
  }
  const send = useDebouncedCallback((typed: string) => {
    setSent(typed.trim())
    onSearch({ q: typed.trim() || undefined }, 'typed')
  }, 250)
  const field = useRef<HTMLInputElement>(null)
  useHotkeys([['/', () => field.current?.focus()]])
  return (
    <TextInput
      ref={field}
      className={classes.search!}
      type="search"
      size="sm"
      maxLength={200}
      aria-label={t('desk.list.search')}
      placeholder={t('desk.list.searchHint')}
      leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
      rightSection={<kbd className={classes.key}>/</kbd>}
      value={text}
      onChange={event => {
        setText(event.currentTarget.value)
        send(event.currentTarget.value)
      }}
    />
  )
}

type FilterProps = {
  readonly label: string
  readonly value: string
  /** Whether the filter narrows nothing. */
  readonly isQuiet?: boolean
  readonly onChange: (value: string) => void
  readonly children: ReactNode
}

function Filter({ label, value, isQuiet = false, onChange, children }: FilterProps) {
  return (
    <label className={classes.filter} data-active={!isQuiet && value !== ''}>
      <span>{label}</span>
      <select value={value} onChange={event => onChange(event.currentTarget.value)}>
        {children}
      </select>
      <IconChevronDown size={16} stroke={1.6} aria-hidden />
    </label>
  )
}

function StatusFilter({ search, list, onSearch }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const chosen = new Set<string>(statusesIn(search))
  const counts: Partial<Record<string, number>> = list?.counts ?? {}
  const n = (count: number) => `${numberText(count, locale)}${list?.countsAtLeast ? '+' : ''}`
  const all = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const toggle = (status: string) =>
    onSearch({ status: [...chosen.symmetricDifference(new Set([status]))].join(',') || undefined })
  return (
    <div className={classes.statuses} role="group" aria-label={t('desk.list.status')}>
      <StatusChip
        text={t('desk.list.all')}
        count={list && n(all)}
        isChosen={chosen.size === 0}
        onClick={() => onSearch({ status: undefined })}
      />
      {preorderStatuses.map(status => (
        <StatusChip
          key={status}
          text={t(`desk.statuses.${status}`)}
          count={list && n(counts[status] ?? 0)}
          isChosen={chosen.has(status)}
          onClick={() => toggle(status)}
        />
      ))}
      {isFiltered(search) && (
        <Button
          variant="subtle"
          size="xs"
          ml="auto"
          onClick={() =>
            onSearch({
              q: undefined,
              status: undefined,
              days: undefined,
              province: undefined,
              staff: undefined,
              money: undefined,
            })
          }
        >
          {t('desk.list.clear')}
        </Button>
      )}
    </div>
  )
}

type ChipProps = {
  readonly text: string
  readonly count: string | undefined
  readonly isChosen: boolean
  readonly onClick: () => void
}

function StatusChip({ text, count, isChosen, onClick }: ChipProps) {
  return (
    <button type="button" className={classes.chip} aria-pressed={isChosen} onClick={onClick}>
      {isChosen && <IconCheck size={14} stroke={2} aria-hidden />}
      {text} <span className={classes.count}>{count ?? ''}</span>
    </button>
  )
}
