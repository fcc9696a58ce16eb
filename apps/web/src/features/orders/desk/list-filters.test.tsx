import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffList } from '#web/data/desk.ts'
import { ListFilters } from '#web/features/orders/desk/list-filters.tsx'
import type { ListSearch } from '#web/features/orders/desk/list-search.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const sam = '00000000-0000-4000-8000-000000000001'
const list = {
  counts: { intent: 1200, shipped: 2 },
  countsAtLeast: false,
  staff: [{ id: sam, first_name: 'Sam', last_name: 'Keller' }],
} as unknown as StaffList

const onSearch = vi.fn<(change: ListSearch, how?: 'typed') => void>()

beforeEach(() => onSearch.mockReset())

type Props = {
  readonly first: ListSearch
  /** Where another address leads. */
  readonly next?: ListSearch
  readonly of: StaffList | undefined
}

function Page({ first, next = {}, of }: Props) {
  const [search, setSearch] = useState(first)
  const change = (changed: ListSearch, how?: 'typed') => {
    onSearch(changed, how)
    setSearch(before => ({ ...before, ...changed }))
  }
  return (
    <>
      <button type="button" onClick={() => setSearch(next)}>
        Go
      </button>
      <ListFilters search={search} list={of} onSearch={change} />
    </>
  )
}

const open = (first: ListSearch = {}, next?: ListSearch) =>
  openPage(<Page first={first} {...(next && { next })} of={list} />)
const go = () => screen.getByRole('button', { name: 'Go' })
const field = () => screen.getByRole('searchbox', { name: 'Search the orders' }) as HTMLInputElement
const chips = () => within(screen.getByRole('group', { name: 'Status' })).getAllByRole('button')
const chip = (name: RegExp) => screen.getByRole('button', { name })

test('each filter narrows by what is chosen, and by nothing where it is any again', async () => {
  const { user } = open()
  for (const [label, option, change, none] of [
    ['Time', '30', { days: 30 }, { days: undefined }],
    ['Province', 'QC', { province: 'QC' }, { province: undefined }],
    ['In charge', sam, { staff: sam }, { staff: undefined }],
    ['Payment', 'overdue', { money: 'overdue' }, { money: undefined }],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(label), option)
    expect(onSearch).toHaveBeenLastCalledWith(change, undefined)
    await user.selectOptions(screen.getByLabelText(label), '')
    expect(onSearch).toHaveBeenLastCalledWith(none, undefined)
  }
})

test('the newest come first without a word of it in the address', async () => {
  const { user } = open()
  const sort = screen.getByLabelText('Sort') as HTMLSelectElement
  expect(sort.value).toBe('newest')
  await user.selectOptions(sort, 'due')
  expect(onSearch).toHaveBeenLastCalledWith({ sort: 'due' }, undefined)
  await user.selectOptions(sort, 'newest')
  expect(onSearch).toHaveBeenLastCalledWith({ sort: undefined }, undefined)
})

test('what is typed is searched once it rests, without its spaces; `/` leads to it', async () => {
  const { user } = open()
  await user.keyboard('/')
  expect(document.activeElement).toBe(field())
  await user.type(field(), ' maya ')
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ q: 'maya' }, 'typed'))
  expect(field().value).toBe(' maya ')
  await user.clear(field())
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith({ q: undefined }, 'typed'))
})

test('another address is followed by the field', async () => {
  const { user } = open({ q: 'maya' }, { q: 'noah' })
  expect(field().value).toBe('maya')
  await user.click(go())
  expect(field().value).toBe('noah')
})

test('statuses have their counts, are chosen several at once, and all at once by none', async () => {
  const { user } = open()
  const pressed = () => chips().filter(each => each.getAttribute('aria-pressed') === 'true')
  expect(pressed().map(each => each.textContent)).toEqual(['All 1,202'])
  await user.click(chip(/ 1,200$/))
  expect(onSearch).toHaveBeenLastCalledWith({ status: 'intent' }, undefined)
  await user.click(chip(/ 2$/))
  expect(onSearch).toHaveBeenLastCalledWith({ status: 'intent,shipped' }, undefined)
  expect(pressed()).toHaveLength(2)
  await user.click(chip(/ 1,200$/))
  expect(onSearch).toHaveBeenLastCalledWith({ status: 'shipped' }, undefined)
  await user.click(chip(/^All/))
  expect(onSearch).toHaveBeenLastCalledWith({ status: undefined }, undefined)
})

test('counts that are at least so many say so, and none are told before the list is there', () => {
  openPage(<Page first={{}} of={{ ...list, countsAtLeast: true } as StaffList} />)
  expect(chip(/^All/).textContent).toBe('All 1,202+')
})

test('before the list is there nothing is counted', () => {
  openPage(<Page first={{}} of={undefined} />)
  expect(chip(/^All/).textContent).toBe('All ')
})

test('all that narrows is cleared at once, the order stays', async () => {
  const { user } = open({ sort: 'due' }, { sort: 'due', q: 'maya', money: 'due' })
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await user.click(go())
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  const cleared = ['q', 'status', 'days', 'province', 'staff', 'money'].map(name => [name, undefined])
  expect(onSearch).toHaveBeenLastCalledWith(Object.fromEntries(cleared), undefined)
})
