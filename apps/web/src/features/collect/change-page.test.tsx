import { collectionCalls } from '@teamloom/contract/collection.ts'
import type { CollectSizeInfo, OwnAnswer } from '@teamloom/contract/collection-shape.ts'
import { pieceCalls } from '@teamloom/contract/pieces.ts'
import { screen, waitFor, within } from '@testing-library/react'
import i18next from 'i18next'
import { beforeAll, describe, expect, test } from 'vitest'
import { ChangePage } from '#web/features/collect/change-page.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { collect } from '#web/locales/en/collect.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const design = (id: string, name: string): CollectSizeInfo['designs'][number] => ({
  id,
  name,
  description: null,
  family: { name: 'shirt', version: '1.0' },
  product: { name: 'tshirt', version: '1.0', label: { en: 'T-shirt', fr: 'T-shirt' }, soldAs: 'piece' },
  images: [],
  decoratedSides: [],
  requestedAt: null,
  sizes: ['S', 'M'].map(size => ({ name: size, displayLabel: { en: size, fr: size } })),
  measurements: [],
})
const project: CollectSizeInfo['project'] = {
  id: 'camp',
  name: 'Camp',
  projectName: 'Camp',
  teamName: 'Wolves',
  organizer: { firstName: 'Maya', lastName: 'Tremblay' },
  pictureUrl: null,
  iconUrl: null,
  coverUrl: null,
  message: null,
  language: 'en',
  closesAt: null,
  timeZone: 'America/Toronto',
  isOpen: true,
  answered: null,
}
const info: CollectSizeInfo = { project, designs: [design('shirt', 'Camp shirt'), design('cap', 'Camp cap')] }

type Line = OwnAnswer['selection'][number]
const line = (id: string, size: string, more: Partial<Line> = {}): Line => ({
  id,
  name: id === 'shirt' ? 'Camp shirt' : id === 'cap' ? 'Camp cap' : 'Old hoodie',
  image: null,
  size,
  displayLabel: { en: size, fr: size },
  quantity: 1,
  words: null as never,
  created_at: '2026-11-20T10:00:00.000Z',
  ...more,
})
const own = (more: Partial<OwnAnswer> = {}): OwnAnswer => ({
  details: { firstName: 'Léa', lastName: 'Roy', email: 'lea@example.com' },
  token: 'token',
  isOpen: true,
  isWhole: false,
  isExpected: false,
  selection: [line('shirt', 'M')],
  ...more,
})

function serverHas(mine: OwnAnswer, page = info): void {
  answer(collectionCalls.ownAnswer, mine)
  answer(collectionCalls.info, page)
  answer(collectionCalls.changeAnswer, ({ body }) => {
    const { selection } = body as { selection: { id: string; size: string; quantity: number }[] }
    return { ...mine, selection: selection.map(({ id, size, quantity }) => line(id, size, { quantity })) }
  })
}
const open = () => openPage(<ChangePage secret="secret" />)
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save my sizes' })
const saved = () =>
  heardOf(collectionCalls.changeAnswer).map(({ body }) =>
    (body as { selection: { id: string; size: string; quantity: number }[] }).selection.map(
      each => `${each.id} ${each.size} ${each.quantity}`,
    ),
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })

beforeAll(() => {
  i18next.addResourceBundle('en', 'translation', { collect }, true)
})

describe('one’s own answer', () => {
  test('is awaited, and says that it leads nowhere or did not load, with another try', async () => {
    const { user, show } = open()
    expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy()
    refuse(collectionCalls.ownAnswer, 'not_found', 404)
    show(<ChangePage secret="unknown" />)
    expect(await screen.findByText(/It was withdrawn or removed/)).toBeTruthy()
    refuse(collectionCalls.ownAnswer, 'internalError', 500)
    show(<ChangePage secret="failed" />)
    await screen.findByText('The page did not load. Check your connection.')
    serverHas(own())
    await user.click(button('Try again'))
    expect(await screen.findByText(/^Hello Léa\. These are the sizes that you have just sent/)).toBeTruthy()
  })

  test('is changed line by line, and saved as a whole', async () => {
    serverHas(own())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'One Camp shirt in M more' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Size of Camp cap' }), 'S')
    await user.click(button('Add Camp cap'))
    await user.click(button('Add Camp cap'))
    await user.click(save())
    expect(await screen.findByText('Your sizes are saved.')).toBeTruthy()
    expect(saved()).toEqual([['shirt M 2', 'cap S 2']])
    // What is changed after is not saved yet.
    await user.click(button('One Camp cap in S fewer'))
    expect(screen.queryByText('Your sizes are saved.')).toBeNull()
  })

  test('whose last line is taken out cannot be saved, and the line comes back', async () => {
    serverHas(own())
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'One Camp shirt in M fewer' }))
    expect(save().disabled).toBe(true)
    expect(screen.getByText(collect.change.empty)).toBeTruthy()
    await user.click(button('Undo'))
    expect(save().disabled).toBe(false)
    await user.click(save())
    await waitFor(() => expect(saved()).toEqual([['shirt M 1']]))
  })

  test('of which a design is not on the page any more keeps its line', async () => {
    serverHas(own({ selection: [line('shirt', 'M'), line('old', 'L')] }))
    const { user } = open()
    expect(await screen.findByText('Old hoodie')).toBeTruthy()
    expect(screen.queryByRole('combobox', { name: 'Size of Old hoodie' })).toBeNull()
    await user.click(save())
    await waitFor(() => expect(saved()).toEqual([['shirt M 1', 'old L 1']]))
  })

  test('that was sent twice is kept as the latest alone once that is said, and comes back', async () => {
    const later = '2026-11-22T10:00:00.000Z'
    serverHas(own({ selection: [line('shirt', 'S'), line('shirt', 'M', { created_at: later })] }))
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Keep only the latest' }))
    const asked = within(screen.getByRole('group', { name: 'Keep only the latest' }))
    expect(asked.getByText('This takes away what you sent before: Camp shirt (S).')).toBeTruthy()
    await user.click(asked.getByRole('button', { name: 'Take these away' }))
    expect(await screen.findByText('What you sent before is taken away.')).toBeTruthy()
    await user.click(button('Undo'))
    await waitFor(() => expect(saved()).toEqual([['shirt M 1'], ['shirt S 1', 'shirt M 1']]))
    expect(screen.queryByText('What you sent before is taken away.')).toBeNull()
  })

  test('that is not saved says why, and keeps what was picked', async () => {
    serverHas(own())
    refuse(collectionCalls.changeAnswer, 'internalError', 500)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'One Camp shirt in M more' }))
    await user.click(save())
    expect(await screen.findByText(collect.change.unreachable)).toBeTruthy()
    serverHas(own())
    await user.click(save())
    await waitFor(() => expect(saved().at(-1)).toEqual(['shirt M 2']))
  })

  test('is looked at once the collection is closed, and can be withdrawn still', async () => {
    serverHas(own(), { ...info, project: { ...project, isOpen: false } })
    open()
    expect(await screen.findByText(collect.change.late)).toBeTruthy()
    for (const name of ['Save my sizes', 'One Camp shirt in M more', 'Add Camp cap'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.queryByRole('heading', { name: collect.pickSizes })).toBeNull()
    expect(button('Withdraw my answer')).toBeTruthy()
  })

  test('is withdrawn once that was asked twice; the list of who is expected keeps the name', async () => {
    serverHas(own({ isWhole: true, isExpected: true }))
    answer(pieceCalls.own, { orderedBy: { firstName: 'Maya', lastName: 'Tremblay' }, pieces: [] })
    answer(collectionCalls.withdrawAnswer, {} as never)
    const { user } = open()
    expect(await screen.findByText(/^Hello Léa\. What you see here is what counts for lea@/)).toBeTruthy()
    await user.click(button('Withdraw my answer'))
    expect(heardOf(collectionCalls.withdrawAnswer)).toEqual([])
    await user.click(button('Withdraw all'))
    expect(await screen.findByText(/^Your answer is withdrawn\. Only your name and email stay/)).toBeTruthy()
    expect(heardOf(collectionCalls.withdrawAnswer).map(({ query }) => query)).toEqual([{}])
  })

  test('is withdrawn with the name on that list', async () => {
    serverHas(own({ isExpected: true }))
    answer(collectionCalls.withdrawAnswer, {} as never)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Withdraw my answer' }))
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Withdraw all'))
    expect(await screen.findByText('Your answer is withdrawn. Nothing of it is kept.')).toBeTruthy()
    expect(heardOf(collectionCalls.withdrawAnswer).map(({ query }) => query)).toEqual([{ roster: 'true' }])
  })

  test('is not changed to a letter that the garment’s font lacks, which is told where it is typed (SC33)', async () => {
    const slot = {
      id: 'name',
      kind: 'name' as const,
      label: { en: 'Name', fr: 'Nom' },
      sample: 'RIVERA',
      mayBeEmpty: false,
      mostLetters: 30,
      letters: 'LÉAROY',
      sides: ['back'],
    }
    const mine = own({ selection: [line('shirt', 'M', { words: { name: 'ROY' } })] })
    serverHas(mine, { project, designs: [{ ...design('shirt', 'Camp shirt'), slots: [slot] }] })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Change what Camp shirt says: ROY' }))
    const field = within(screen.getByRole('complementary')).getByRole('textbox', { name: 'Name' })
    await user.type(field, '狼')
    expect(screen.getByText(/^The letters of this garment have no “狼”/)).toBeTruthy()
    const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' })
    expect(done.disabled).toBe(true)
    await user.clear(field)
    await user.type(field, 'LÉA')
    await user.click(done)
    await user.click(save())
    await waitFor(() => expect(saved()).toEqual([['shirt M 1']]))
  })
})
