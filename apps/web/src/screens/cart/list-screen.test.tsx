import { withChanges } from '@teamloom/commerce/lines/list-changes.ts'
import type { LongName } from '@teamloom/commerce/lines/long-names.ts'
import { type ClaimedNumber, cartCalls, type ListedLine } from '@teamloom/contract/cart.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { type EarlierLine, type EarlierList, earlierCalls } from '@teamloom/contract/earlier-lists.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { ListScreen } from '#web/screens/cart/list-screen.tsx'
import { cartItemOf, tshirt } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, serverHas } from '#web/screens/testing/people.ts'

const nameId = '00000000-0000-4000-8000-000000000051'
const numberId = '00000000-0000-4000-8000-000000000052'
const slot = (id: string, kind: 'name' | 'number', mayBeEmpty: boolean) => ({
  id,
  active: true,
  type: 'cutletters',
  assetId: 'artwork',
  location: { selectedLocation: { positionName: 'upperBack', planeAngle: 0 } },
  personal: { kind, sample: 'RIVERA', mayBeEmpty, heights: { adult: 2, youth: 2 } },
})

let count = 0
const line = (first: string, last: string, number: string, more: Partial<ListedLine> = {}): ListedLine => ({
  id: `line-${count++}`,
  size: 'M',
  qty: 1,
  person: first || last ? { first_name: first, last_name: last, email: null } : null,
  words: {
    ...(last ? { [nameId]: last.toUpperCase() } : {}),
    ...(number ? { [numberId]: number } : {}),
  },
  problems: [],
  ...more,
})

type Given = { readonly lines: ListedLine[]; readonly removed: string[] }

let listPlays: (sport: string) => void
let kept: readonly ListedLine[] = []
let listId: string
let listMeasures: (longNames: LongName[]) => void
let listClaims: (claimed: ClaimedNumber[]) => void

/** The list is as it was changed last. */
function listHas(lines: ListedLine[]): void {
  kept = lines
  // What another test left behind to be saved is none of it.
  const id = `item-${count++}`
  listId = id
  const item = { ...cartItemOf({}), id, projectId: camp.id, sport: null as string | null }
  const state = {
    ...item.designState,
    decorations: [slot(nameId, 'name', false), slot(numberId, 'number', true)],
  }
  let list = { ...item, designState: state, lines, revision: 1, claimed: [] } as never as typeof item & {
    lines: ListedLine[]
    revision: number
    claimed: ClaimedNumber[]
  }
  listPlays = sport => {
    list = { ...list, sport }
  }
  listMeasures = longNames => {
    list = { ...list, longNames }
  }
  listClaims = claimed => {
    list = { ...list, claimed }
  }
  serverHas()
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  answer(cartCalls.items, { revision: 1, items: [list] })
  answer(cartCalls.readLines, () => list)
  answer(cartCalls.changeLines, ({ body, params }) => {
    const { lines: given, removed } = params.id === item.id ? (body as Given) : { lines: [], removed: [] }
    const changed = given.map(each => ({ ...each, problems: [] }))
    list = {
      ...list,
      lines: withChanges(list.lines, { lines: changed, removed }),
      revision: list.revision + 1,
    }
    kept = list.lines
    const { sizes, pricing, revision, longNames = [], claimed } = list
    return { sizes, pricing, revision, offending: [], longNames, claimed }
  })
}

const open = () =>
  openScreen(<ListScreen />, { path: '/cart/$itemId/list', address: '/cart/item/list', below: [] })
const saved = () => kept
const sentOfList = () => heardOf(cartCalls.changeLines).filter(({ params }) => params.id === listId)
const rowOf = async (name: RegExp) => {
  const found = (await screen.findAllByRole('row')).find(each => name.test(each.textContent ?? ''))
  if (!found) throw new Error(`no row ${name}`)
  return found
}
const cell = async (row: RegExp, at: number) => within(await rowOf(row)).getAllByRole('gridcell')[at]!

describe('a list in the cart', () => {
  test('is walked by arrows, edited by letters and kept', async () => {
    listHas([line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')])
    const { user } = open()
    await user.click(await cell(/Rivera/, 0))
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}07{Enter}')
    expect((await cell(/Rivera/, 3)).textContent).toBe('07')
    // Enter went to the line below.
    expect(document.activeElement).toBe(await cell(/Roy/, 3))
    await user.keyboard('{F2}1{Escape}')
    expect((await cell(/Roy/, 3)).textContent).toBe('7')
    await user.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}xl{Tab}')
    expect((await cell(/Roy/, 1)).textContent).toBe('XL')
    await waitFor(() =>
      expect(saved().map(({ words, size }) => [words[numberId], size])).toEqual([
        ['07', 'M'],
        ['7', 'XL'],
      ]),
    )
    expect(await screen.findByText('Saved')).toBeTruthy()
    await user.keyboard('{Control>}z{/Control}')
    expect((await cell(/Roy/, 1)).textContent).toBe('M')
  })

  test('tells what is likely a mistake, and one click mends it', async () => {
    listHas([line('Mateo', 'Rivera', '10'), line('Noah', 'Bélanger', '10'), line('Jade', 'Roy', '2O')])
    const { user } = open()
    expect(within(await rowOf(/Noah/)).getByText('Number 10 is Rivera’s too')).toBeTruthy()
    expect(within(await rowOf(/Mateo/)).queryByRole('button', { name: /^Give/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Give 11, free' }))
    expect(within(await rowOf(/Noah/)).queryByText(/Rivera/)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change to 20' }))
    expect((await cell(/Jade/, 3)).textContent).toBe('20')
    expect(await screen.findByRole('radio', { name: '0 to look at' })).toBeTruthy()
  })

  test('asks what the team plays where nobody said it, and names the rule that a number breaks (NN16)', async () => {
    listHas([line('Ana', 'Rivera', '0'), line('Noah', 'Roy', '00'), line('Jade', 'Côté', '67')])
    answer(teamCalls.setSport, ({ body }) => {
      listPlays((body as { sport: string }).sport)
      return {}
    })
    const { user } = open()
    expect(within(await rowOf(/Ana/)).queryByText(/NFHS/)).toBeNull()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sport' }), 'Basketball (NFHS)')
    const rule = 'NFHS Basketball Rules Book, 3-4-3 (2013)'
    expect(await screen.findByText(`${rule}: no 0 beside 00`)).toBeTruthy()
    expect(within(await rowOf(/Jade/)).getByText(`${rule}: no 67 here`)).toBeTruthy()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Sport' }), 'No sport')
    await waitFor(() => expect(screen.queryByText(/no 67 here/)).toBeNull())
  })

  test('tells which of its numbers others have chosen on the size page, as long as the list has them (SC36)', async () => {
    listHas([line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')])
    listClaims([{ slotId: numberId, number: '10', first_name: 'Jade', last_name: 'Diallo' }])
    const { user } = open()
    const note = await screen.findByText(/Chosen on the size page/)
    expect(note.textContent).toContain('10 by Jade Diallo. Two would wear one number')
    await user.click(await cell(/Rivera/, 3))
    await user.keyboard('11{Enter}')
    await waitFor(() => expect(screen.queryByText(/Chosen on the size page/)).toBeNull())
  })

  test('tells what long names do to all, as it was measured, and offers a shorter one (NN18)', async () => {
    listHas([
      line('Ana', 'Montplaisir-Desrochers', '1'),
      line('Noah', 'Wolfeschlegel', '2'),
      line('Jade', 'Roy', '3'),
      line('Li', 'Wwwwwwwwwwwww', '4'),
    ])
    const long = (words: string, ownInches: number, shorter: string | null = null) => ({
      slotId: nameId,
      words,
      ownInches,
      inches: 1.625,
      usualInches: 2,
      leastInches: 0.5,
      shorter,
    })
    listMeasures([
      long('MONTPLAISIR-DESROCHERS', 1.625, 'MONTPLAISIR'),
      long('WOLFESCHLEGEL', 1.875),
      long('WWWWWWWWWWWWW', 0.4),
    ])
    const { user } = open()
    const says = async (who: RegExp) => (await rowOf(who)).textContent
    expect(await says(/Ana/)).toContain('All names become 1 5/8\u00a0in high, not 2\u00a0in')
    expect(await says(/Noah/)).toContain(
      'Would on its own make all names 1 7/8\u00a0in high instead of 2\u00a0in',
    )
    expect(await says(/Li/)).toContain('is too long even 1/2\u00a0in high, the lowest, and would be left out')
    expect(await says(/Jade/)).not.toContain('high')
    await user.click(await cell(/Li/, 2))
    const whole = await screen.findByRole('list', { name: 'To look at' })
    expect(whole.textContent).toContain('is too long even 1/2\u00a0in high')
    await user.click(within(await rowOf(/Ana/)).getByRole('button', { name: 'Use MONTPLAISIR' }))
    expect(await says(/Ana/)).not.toContain('high')
  })

  test('tells what is refused in place, saves all else, and is not done with before', async () => {
    listHas([line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')])
    const { user, at } = open()
    await user.click(await cell(/Noah/, 2))
    await user.keyboard('{Delete}')
    expect(within(await rowOf(/Noah/)).getByText('Name must not be empty.')).toBeTruthy()
    await user.click(await cell(/Ana/, 3))
    await user.keyboard('11{Enter}')
    await waitFor(() =>
      expect(saved().map(({ words }) => [words[nameId], words[numberId]])).toEqual([
        ['RIVERA', '11'],
        ['ROY', '7'],
      ]),
    )
    const done = screen.getByRole('button', { name: 'Done' })
    expect(document.getElementById(done.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Correct what is marked in red first.',
    )
    await user.click(done)
    expect(at()).toBe('/cart/item/list')
    const sums = screen.getByRole('region', { name: 'Pieces and price' })
    expect(
      within(sums).getByText('1 line is not saved before what is marked in red is corrected.'),
    ).toBeTruthy()
    expect(within(sums).queryByText(/stops/)).toBeNull()
    await user.click(await cell(/Noah/, 2))
    await user.keyboard('ROI{Enter}')
    expect(await within(sums).findByText('Nothing to look at.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(at()).toBe('/cart'))
    expect(saved().map(({ words }) => words[nameId])).toEqual(['RIVERA', 'ROI'])
  })

  test('tells of a refused line what else is likely a mistake in it, and mends that', async () => {
    listHas([line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '10')])
    const { user } = open()
    await user.click(await cell(/Noah/, 2))
    await user.keyboard('{Delete}')
    expect(within(await rowOf(/Noah/)).getByText('Name must not be empty.')).toBeTruthy()
    expect(within(await rowOf(/Noah/)).getByText(/Number 10 is Rivera’s too/)).toBeTruthy()
    await user.click(within(await rowOf(/Noah/)).getByRole('button', { name: 'Give 11, free' }))
    expect((await cell(/Noah/, 3)).textContent).toBe('11')
    expect(within(await rowOf(/Noah/)).getByText('Name must not be empty.')).toBeTruthy()
  })

  test('has sides to turn to once there is a garment, and tells of what was pasted only what was done', async () => {
    listHas([])
    const { user } = open()
    expect(await screen.findByText('Choose a line to see its garment.')).toBeTruthy()
    expect(screen.queryByRole('radiogroup', { name: 'Side' })).toBeNull()
    fireEvent.paste(document.body, {
      clipboardData: { getData: () => 'Name\tNo.\tSize\nNoah Roy\t7\tM\n' },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Paste a list' })
    await user.click(await within(dialog).findByRole('button', { name: 'Add 1 line' }))
    expect(await screen.findByText('The list was pasted. 1 added.')).toBeTruthy()
    await waitFor(() => expect(heardOf(cartCalls.changeLines)).toHaveLength(1))
  })

  test('takes a list that is pasted, its columns corrected, people who are there filled in', async () => {
    listHas([line('Ana', 'Rivera', '')])
    const { user } = open()
    await user.click(await cell(/Rivera/, 0))
    fireEvent.paste(document.activeElement!, {
      clipboardData: { getData: () => 'Name\tNo.\tSize\nAna Rivera\t07\tL\nNoah Roy\t0\tHuge\n' },
    })
    const dialog = await screen.findByRole('dialog', { name: 'Paste a list' })
    expect(await within(dialog).findByText('2 lines recognised')).toBeTruthy()
    expect(within(dialog).getByText('1 is there already and is filled in')).toBeTruthy()
    expect(within(dialog).getByText(/“Huge” is none of this garment/)).toBeTruthy()
    expect(sentOfList()).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Add 1 line' }))
    expect((await cell(/Rivera/, 3)).textContent).toBe('07')
    expect(within(await rowOf(/Noah/)).getByText('Choose a size.')).toBeTruthy()
    await waitFor(() =>
      expect(saved().map(({ size, words }) => [size, words[numberId]])).toEqual([['L', '07']]),
    )
  })

  test('takes people over from last season: who leaves is ticked off, sizes and numbers stay or change (NN21)', async () => {
    listHas([line('Ana', 'Rivera', '10')])
    const lists: EarlierList[] = [1, 2].map(n => ({
      designId: `00000000-0000-4000-8000-00000000006${n}`,
      designName: `Season ${n}`,
      number: 1000 + n,
      placedAt: '2025-11-12T15:00:00.000Z',
      isOwn: true,
      people: 3,
      pieces: 3,
      kinds: ['name', 'number'],
    }))
    const of = (first: string, last: string, number: string, size: string): EarlierLine => ({
      size,
      sizeThen: size || 'YS',
      qty: 1,
      person: { first_name: first, last_name: last, email: null },
      words: { [nameId]: last.toUpperCase(), [numberId]: number },
    })
    answer(earlierCalls.lists, ({ query }) =>
      query.after
        ? { items: lists.slice(1), next: null }
        : { items: lists.slice(0, 1), next: lists[0]!.designId },
    )
    answer(earlierCalls.lines, {
      lines: [of('Ana', 'Rivera', '12', 'L'), of('Noah', 'Roy', '07', 'M'), of('Li', 'Wu', '3', '')],
      leftOut: ['line'],
    })
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'From last season…' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'From last season' }))
    await user.click(await dialog.findByRole('button', { name: 'Show older ones' }))
    await user.click(await dialog.findByRole('button', { name: /Season 2/ }))
    expect(await dialog.findByText(/Free words of then are left out/)).toBeTruthy()
    await user.click(dialog.getByRole('checkbox', { name: 'Noah Roy' }))
    expect(dialog.getByText('2 of 3 stay')).toBeTruthy()
    expect(dialog.getByText('1 is there already and is filled in')).toBeTruthy()
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Size of Ana Rivera' }), 'XL')
    expect(sentOfList()).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Add 2 people' }))
    expect(await screen.findByText('2 people of request 1002 are in the list.')).toBeTruthy()
    expect(within(await rowOf(/Li Wu/)).getByText('Choose a size.')).toBeTruthy()
    await waitFor(() =>
      expect(saved().map(({ size, words }) => [size, words[nameId], words[numberId]])).toEqual([
        ['XL', 'RIVERA', '12'],
      ]),
    )
  })

  test('is joined with what another window saved, and asks where both changed a cell', async () => {
    const [ana, noah] = [line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')]
    listHas([ana, noah])
    const { user } = open()
    await user.click(await cell(/Ana/, 3))
    refuse(cartCalls.changeLines, 'conflict', 409)
    const theirs = { ...ana, words: { ...ana.words, [numberId]: '44' } }
    const item = cartItemOf({})
    answer(cartCalls.readLines, { ...item, lines: [theirs, noah], revision: 7 } as never)
    await user.keyboard('12{Enter}')
    expect(await screen.findByText('Ana Rivera, Number: yours 12, theirs 44')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Take theirs' }))
    expect((await cell(/Ana/, 3)).textContent).toBe('44')
  })

  test('draws of three thousand lines those that are seen', async () => {
    listHas(Array.from({ length: 3000 }, (_, at) => line(`P${at}`, `Name${at}`, String(at))))
    const { user } = open()
    await user.click(await cell(/P0\b/, 0))
    expect(screen.getAllByRole('row').length).toBeLessThan(60)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('3001')
    await user.keyboard('{Control>}{End}{/Control}')
    expect((await rowOf(/P2999/)).getAttribute('aria-rowindex')).toBe('3001')
  })
})
