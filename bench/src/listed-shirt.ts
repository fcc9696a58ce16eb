import { makeMatchShirt } from '@teamloom/e2e/match-shirt.ts'
import { type Customer, putIntoCart, signUp } from '@teamloom/e2e/shop.ts'

type Given = {
  readonly size: string
  readonly qty: number
  readonly person: { readonly first_name: string; readonly last_name: string; readonly email: string }
  readonly words: Readonly<Record<string, string>>
}

export type ListedShirt = {
  readonly customer: Customer
  readonly designId: string
  readonly itemId: string
  readonly lines: readonly Given[]
}

/**
 * A shirt in a cart for so many people. Names are all alike but for one in twenty, and of numbers hundreds stand twice, as
 * in a club of many teams.
 */
export async function listShirt(url: string, people: number): Promise<ListedShirt> {
  const customer = await signUp(url)
  const designId = await makeMatchShirt(customer)
  const itemId = await putIntoCart(customer, designId, {})
  const slots = await slotsOf(customer, itemId)
  const lines = Array.from({ length: people }, (_, at): Given => {
    const last = nameOf(at)
    return {
      size: ['S', 'M', 'L'][at % 3] ?? 'M',
      qty: 1,
      person: { first_name: 'Player', last_name: last, email: `player-${at}@example.com` },
      words: {
        [slots.name]: at % 20 === 0 ? last : last.toUpperCase(),
        [slots.number]: String(at % 100),
      },
    }
  })
  await customer.call('PUT', `/cart/item/${itemId}/lines`, { lines })
  return { customer, designId, itemId, lines }
}

/** A name of letters alone, another for each number. */
export const nameOf = (at: number) =>
  `T${[...String(at)].map(digit => 'aeioulmnrs'[Number(digit)] ?? '').join('')}y`

async function slotsOf({ call }: Customer, itemId: string): Promise<{ name: string; number: string }> {
  type Decoration = { readonly id: string; readonly personal?: { readonly kind: string } | null }
  const { designState } = await call<{ designState: { decorations: Decoration[] } }>(
    'GET',
    `/cart/item/${itemId}/lines`,
  )
  const idOf = (kind: string) => designState.decorations.find(each => each.personal?.kind === kind)?.id ?? ''
  return { name: idOf('name'), number: idOf('number') }
}
