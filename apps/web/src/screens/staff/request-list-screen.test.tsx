import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { ListedLine } from '@teamloom/contract/cart.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { deskCalls, type PreorderDetail } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { RequestListScreen } from '#web/screens/staff/request-list-screen.tsx'
import { cartItemOf } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas } from '#web/screens/testing/people.ts'

const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const designId = '00000000-0000-4000-8000-000000000061'
const back = '00000000-0000-4000-8000-000000000051'
const number = '00000000-0000-4000-8000-000000000052'
const slot = (id: string, kind: 'name' | 'number', mayBeEmpty: boolean) => ({
  id,
  kind,
  sample: 'RIVERA',
  mayBeEmpty,
  type: 'cutletters',
  positionName: 'upperBack',
  linkedIds: [],
})
const line = (id: string, name: string, digits: string): ListedLine => ({
  id,
  size: 'M',
  qty: 1,
  person: { first_name: id, last_name: name, email: null },
  words: { [back]: name.toUpperCase(), [number]: digits },
  problems: [],
})

/** A request of one shirt with a list, at a revision and a total. */
function detailOf(lines: readonly ListedLine[], revision: number, total: number): PreorderDetail {
  const { pricing, sizes } = cartItemOf({ M: lines.length })
  return {
    preorder: { id: 'request', number: 1024, revision },
    invoice: { currency: 'cad', total },
    user: { first_name: 'Maya' },
    purchasedItems: [
      {
        id: 'item',
        design_id: designId,
        designName: 'Match shirt',
        sizes,
        lines,
        slots: [slot(back, 'name', false), slot(number, 'number', true)],
        pricing,
        designState: { product: { name: 'tshirt', soldAs: 'piece' }, decoratedSides: [] },
      },
    ],
    proof: null,
    order: null,
    atWorkshop: null,
    history: [],
  } as unknown as PreorderDetail
}

type Asked = { readonly lines: ListedLine[]; readonly revision?: number; readonly dryRun?: boolean }

const keptOf = ({ lines }: Asked) => lines.map(each => ({ ...each, problems: [] }))

/** The request is as it was saved last; a trial keeps nothing, and an older revision is a conflict. */
function requestHas(lines: readonly ListedLine[], total = 12_000): void {
  let detail = detailOf(lines, 1, 10_000)
  serverHas()
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  answer(generatorCalls.products, [{ family: { name: 'shirt' }, product: { name: 'tshirt' } }] as never)
  answer(deskCalls.read, () => detail)
  answer(deskCalls.setLines, ({ body }) => {
    const asked = body as Asked
    const next = detailOf(keptOf(asked), detail.preorder.revision + 1, total)
    if (!asked.dryRun) detail = next
    return next
  })
}

const open = () =>
  openScreen(<RequestListScreen />, {
    path: '/purchased/preorder/$preorderId/list/$designId',
    address: `/purchased/preorder/request/list/${designId}`,
  })
const asked = () => heardOf(deskCalls.setLines).map(({ body }) => body as Asked)
const saves = () => asked().filter(({ dryRun }) => !dryRun)
const rowOf = async (name: RegExp) => {
  const found = (await screen.findAllByRole('row')).find(each => name.test(each.textContent ?? ''))
  return must(found, String(name))
}
const cell = async (row: RegExp, at: number) => within(await rowOf(row)).getAllByRole('gridcell')[at]!

describe('the list of a request at the desk', () => {
  test('tells what a change would cost, and keeps it once it is asked for, on its revision', async () => {
    requestHas([line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')])
    const { user } = open()
    await user.click(await cell(/Ana/, 3))
    await user.keyboard('12{Enter}')
    expect((await screen.findAllByText('Not saved yet')).length).toBeGreaterThan(0)
    expect(await screen.findByText('$120.00')).toBeTruthy()
    expect(saves()).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Save the list' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saves().map(({ revision, lines }) => [revision, lines.map(({ words }) => words[number])])).toEqual(
      [[1, ['12', '7']]],
    )
    expect(screen.queryByRole('button', { name: 'Save the list' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Pre-order 1024' }).getAttribute('href')).toBe(
      '/purchased/preorder/request',
    )
  })

  test('says that the total stays where nothing costs otherwise', async () => {
    requestHas([line('Ana', 'Rivera', '10')], 10_000)
    const { user } = open()
    await user.click(await cell(/Ana/, 3))
    await user.keyboard('12{Enter}')
    const card = within(await screen.findByRole('region', { name: 'Not saved yet' }))
    expect((await card.findByRole('status')).textContent).toBe(
      'If you save the total stays as it is: $100.00 before taxes, nothing is kept yet',
    )
  })

  test('goes back to what is kept, and asks before it is left unsaved', async () => {
    requestHas([line('Ana', 'Rivera', '10')])
    const { user, at } = open()
    await user.click(await cell(/Ana/, 3))
    await user.keyboard('12{Enter}')
    await user.click(screen.getByRole('link', { name: 'Pre-order 1024' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    expect(within(dialog).getByText('What you changed is not saved. It would be lost.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Take back all changes' }))
    expect((await cell(/Ana/, 3)).textContent).toBe('10')
    expect(screen.queryByText('Not saved yet')).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Pre-order 1024' }))
    await waitFor(() => expect(at()).toBe('/purchased/preorder/request'))
    expect(saves()).toEqual([])
  })

  test('marks what a trial of it was refused for, and is not saved before', async () => {
    requestHas([line('Ana', 'Rivera', '10')])
    const { user } = open()
    await user.click(await cell(/Ana/, 2))
    refuse(deskCalls.setLines, 'missingLetter', 422, {
      facts: { letter: 'Ж' },
      issues: [{ path: `lines.0.words.${back}`, message: '' }],
    })
    await user.keyboard('Ж{Enter}')
    expect(await screen.findByText('The font has no “Ж”. Write it another way.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the list' }).disabled).toBe(true)
    expect(saves()).toEqual([])
  })

  test('waits for a choice where another has saved the same cell', async () => {
    const [ana, noah] = [line('Ana', 'Rivera', '10'), line('Noah', 'Roy', '7')]
    requestHas([ana, noah])
    const { user } = open()
    await user.click(await cell(/Ana/, 3))
    await user.keyboard('12{Enter}')
    const theirs = { ...ana, words: { ...ana.words, [number]: '44' } }
    answer(deskCalls.read, detailOf([theirs, noah], 5, 10_000))
    refuse(deskCalls.setLines, 'conflict', 409)
    await user.click(await screen.findByRole('button', { name: 'Save the list' }))
    expect(await screen.findByText('Ana Rivera, Number: yours 12, theirs 44')).toBeTruthy()
    answer(deskCalls.setLines, ({ body }) => detailOf(keptOf(body as Asked), 6, 10_000))
    await user.click(screen.getByRole('button', { name: 'Keep mine' }))
    await user.click(await screen.findByRole('button', { name: 'Save the list' }))
    expect(await screen.findByText('Saved')).toBeTruthy()
    expect(saves().at(-1)).toMatchObject({ revision: 5 })
    expect(saves().at(-1)?.lines[0]?.words[number]).toBe('12')
  })

  test('says that there is none where the design was taken out', async () => {
    requestHas([])
    answer(deskCalls.read, { ...detailOf([], 2, 0), purchasedItems: [] })
    open()
    expect(await screen.findByText('This design has no list in this pre-order any more')).toBeTruthy()
  })
})
