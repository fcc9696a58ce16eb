import { type CartItem, cartCalls } from '@teamloom/contract/cart.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { CartScreen } from '#web/screens/cart/cart-screen.tsx'
import { cartItemOf, tshirt } from '#web/screens/testing/cart-item.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas, shirt } from '#web/screens/testing/people.ts'

const open = () => openScreen(<CartScreen />, { path: '/cart' })

/** The cart is as it was set last. */
function cartHas(...items: CartItem[]): void {
  let cart = { revision: 1, items }
  serverHas()
  answer(generatorCalls.productDefinition, describeProduct(tshirt, false))
  answer(cartCalls.items, () => cart)
  answer(cartCalls.setSizes, ({ body }) => {
    const [{ sizes = [] } = {}] = body as { readonly sizes: CartItem['sizes'] }[]
    const quantities = Object.fromEntries(sizes.map(({ name, qty }) => [name, qty]))
    cart = { revision: cart.revision + 1, items: [cartItemOf(quantities)] }
    return cart
  })
  answer(designCalls.setQuantity, { quantity: 50 })
}

const field = (size: string) => screen.findByRole('spinbutton', { name: size })
const goOn = () => screen.findByRole('button', { name: 'Continue to shipping' })

describe('the cart', () => {
  test('is awaited, and not called empty meanwhile', async () => {
    serverHas()
    open()
    expect(await screen.findByRole('heading', { name: 'My cart' })).toBeTruthy()
    expect(screen.queryByText('Your cart is empty')).toBeNull()
  })

  test('says what to do where it is empty', async () => {
    cartHas()
    open()
    expect(await screen.findByText('Your cart is empty')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Continue to shipping' })).toBeNull()
    const way = screen.getByRole('link', { name: 'Back to designs' })
    expect(way.getAttribute('href')).toBe('/home')
  })

  test('is there by another try where it did not load', async () => {
    refuse(cartCalls.items, 'internalError', 500)
    const { user } = open()
    expect(await screen.findByText('We cannot show your cart right now')).toBeTruthy()
    cartHas(cartItemOf({ M: 20 }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Camp shirt' })).toBeTruthy()
  })

  test('prices what is typed at once, and keeps it', async () => {
    cartHas(cartItemOf({ M: 20 }))
    const { user } = open()
    const large = await field('L')
    const item = screen.getByRole('article', { name: /^Camp shirt/ })
    expect(within(item).getByText('$494.00')).toBeTruthy()
    await user.clear(large)
    await user.type(large, '30')
    expect(within(item).getByText('$1,005.00')).toBeTruthy()
    const kept = () => heardOf(cartCalls.setSizes).flatMap(({ body }) => body as Pick<CartItem, 'sizes'>[])
    await waitFor(() =>
      expect(
        kept()
          .at(-1)
          ?.sizes.filter(({ qty }) => qty > 0),
      ).toEqual([
        { name: 'M', qty: 20 },
        { name: 'L', qty: 30 },
      ]),
    )
  })

  test('leads on where all is enough', async () => {
    cartHas(cartItemOf({ M: 20 }))
    const { user, at } = open()
    await user.click(await goOn())
    await waitFor(() => expect(at()).toBe('/cart/address'))
  })

  test('is held below the least quantity, says so and leads to the field', async () => {
    cartHas(cartItemOf({ M: 5 }))
    const { user, at } = open()
    const button = await goOn()
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toContain('At least one of the products does not meet the minimum quantity.')
    await user.click(button)
    expect([at(), document.activeElement?.getAttribute('role')]).toEqual(['/cart', 'spinbutton'])
    expect(screen.getByText(/^5 of at least 20 pieces\. Add 15 more\./)).toBeTruthy()
  })

  test('is held where a quantity is none, which stays to be corrected', async () => {
    cartHas(cartItemOf({ M: 20 }))
    const { user } = open()
    const medium = await field('M')
    await user.clear(medium)
    await user.type(medium, '2x')
    expect(medium.getAttribute('aria-invalid')).toBe('true')
    const button = await goOn()
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(reason?.textContent).toBe('Correct the quantities marked in red to continue.')
    await user.click(medium)
    await user.keyboard('{Escape}')
    expect(medium.getAttribute('aria-invalid')).toBeNull()
  })

  test('has back what was removed, with its quantities, by undo in its place', async () => {
    const item = cartItemOf({ M: 20 })
    cartHas(item)
    answer(cartCalls.remove, {})
    answer(cartCalls.add, item)
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Camp shirt from the cart' }))
    answer(cartCalls.items, { revision: 2, items: [] })
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(screen.getByText('Camp shirt was removed from your cart.')).toBeTruthy()
    await waitFor(() => expect(heardOf(cartCalls.remove)).toHaveLength(1))
    answer(cartCalls.items, { revision: 3, items: [item] })
    await user.click(undo)
    expect(await field('M')).toHaveProperty('value', '20')
    expect(heardOf(cartCalls.add).map(({ body }) => body)).toMatchObject([{ designId: shirt.id }])
  })

  test('has a row of a sheet pasted over sizes', async () => {
    cartHas(cartItemOf({}))
    const { user } = open()
    await user.click(await field('S'))
    await user.paste('10\t12\t14')
    const values = await Promise.all(
      ['S', 'M', 'L'].map(async size => (await field(size)) as HTMLInputElement),
    )
    expect(values.map(({ value }) => value)).toEqual(['10', '12', '14'])
  })
})
