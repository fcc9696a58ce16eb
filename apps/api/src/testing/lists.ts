import { cartCalls } from '@teamloom/contract/cart.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { orderOf } from '#api/testing/orders.ts'
import type { Person } from '#api/testing/people.ts'
import type { PersonalDesign } from '#api/testing/personal-designs.ts'

/** Size, name, number, pieces; empty words are left out. */
export type ListedPerson = readonly [size: string, name: string, number: string, pieces?: number]

/** A request of a design for these people, and so many spares by size. */
export async function orderList(
  customer: Person,
  { designId, nameId, numberId }: PersonalDesign,
  people: readonly ListedPerson[],
  spares: Readonly<Record<string, number>> = {},
): Promise<{ readonly id: string }> {
  const item = await customer.call(cartCalls.add, { body: { designId } })
  const held = people.map(([size, name, number, qty = 1], i) => ({
    size,
    qty,
    person: { first_name: `First${i}`, last_name: name, email: `person${i}@example.com` },
    words: { ...(name ? { [nameId]: name } : {}), ...(number ? { [numberId]: number } : {}) },
  }))
  const nobodys = Object.entries(spares).map(([size, qty]) => ({ size, qty }))
  await customer.call(cartCalls.setLines, { params: { id: item.id }, body: { lines: [...held, ...nobodys] } })
  const sums = new Map<string, number>()
  for (const { size, qty } of [...held, ...nobodys]) sums.set(size, (sums.get(size) ?? 0) + qty)
  const sizes = [...sums].map(([name, qty]) => ({ name, qty }))
  return customer.call(preorderCalls.create, {
    body: orderOf([designId], { items: [{ design_id: designId, sizes }] }),
  })
}
