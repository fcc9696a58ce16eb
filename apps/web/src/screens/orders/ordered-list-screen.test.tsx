import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { ListedLine } from '@teamloom/contract/cart.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { orderCalls } from '@teamloom/contract/orders.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, refuse } from '#web/lib/testing/server.ts'
import { OrderedListScreen } from '#web/screens/orders/ordered-list-screen.tsx'
import { cartItemOf } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas } from '#web/screens/testing/people.ts'

const tshirt = must(findProduct('shirt', 'tshirt'), 'tshirt')
const back = '00000000-0000-4000-8000-000000000051'
const line = (id: string, name: string): ListedLine => ({
  id,
  size: 'M',
  qty: 1,
  person: { first_name: id, last_name: name, email: null },
  words: { [back]: name.toUpperCase() },
  problems: [],
})

function requestHas(lines: readonly ListedLine[]): void {
  const { pricing, sizes } = cartItemOf({ M: lines.length })
  const slot = { id: back, kind: 'name', sample: 'RIVERA', mayBeEmpty: false, linkedIds: [] }
  serverHas()
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  answer(generatorCalls.products, [{ family: { name: 'shirt' }, product: { name: 'tshirt' } }] as never)
  answer(orderCalls.list, [])
  answer(preorderCalls.list, [
    {
      preorder: { id: 'request', number: 7, status: 'intent', created_at: '2026-11-21T10:00:00.000Z' },
      invoice: { currency: 'cad', discounts: [], charges: [], subtotal: null, shipping: null, total: null },
      user: { first_name: 'Maya', last_name: 'Tremblay', email: 'maya@example.com' },
      purchasedItems: [
        {
          id: 'item',
          design_id: 'design',
          designName: 'Match shirt',
          sizes,
          lines,
          slots: [{ ...slot, type: 'cutletters', positionName: 'upperBack' }],
          pricing,
          designState: { product: { name: 'tshirt', soldAs: 'piece' }, decoratedSides: [] },
        },
      ],
    },
  ] as never)
}

const open = (address = '/orders/list/request/design') =>
  openScreen(<OrderedListScreen />, { path: '/orders/list/$preorderId/$designId', address })

describe('the list of what was ordered', () => {
  test('is looked at by its customer, who changes nothing there', async () => {
    requestHas([line('Ana', 'Rivera'), line('Noah', 'Roy')])
    const { user } = open()
    const cells = await screen.findAllByRole('gridcell')
    expect(screen.getByRole('grid').getAttribute('aria-readonly')).toBe('true')
    expect(screen.getByRole('heading', { name: 'Who wears what' })).toBeTruthy()
    await user.click(must(cells[2], 'cell'))
    await user.keyboard('X{Enter}{Delete}')
    expect(screen.getAllByRole('gridcell')[2]?.textContent).toBe('RIVERA')
    expect(screen.queryByRole('button', { name: /Paste|Add|Undo|Remove/ })).toBeNull()
  })

  test('says so where there is none', async () => {
    requestHas([line('Ana', 'Rivera')])
    open('/orders/list/request/other')
    expect(await screen.findByText('There is no such list among your orders')).toBeTruthy()
  })

  test('can be asked for again where it did not load', async () => {
    requestHas([line('Ana', 'Rivera')])
    refuse(preorderCalls.list, 'internalError', 500)
    const { user } = open()
    const again = await screen.findByRole('button', { name: 'Try again' })
    requestHas([line('Ana', 'Rivera')])
    await user.click(again)
    expect(await screen.findByText('RIVERA')).toBeTruthy()
  })
})
