import { type Figure, median, percentile } from './figure.ts'
import { type ListedShirt, listShirt } from './listed-shirt.ts'
import type { Product } from './product.ts'

const people = 200
/** How many a browser asks one server for at once. */
const together = 6

/** Two hundred people's backs in their words, as small pictures. */
export async function benchLineBacks({ url }: Product): Promise<Figure[]> {
  const shirt = await listShirt(url, people)
  const { lines } = await shirt.customer.call<{ lines: { id: string }[] }>(
    'GET',
    `/cart/item/${shirt.itemId}/lines`,
  )
  const ids = lines.map(({ id }) => id)
  // Garment and letters are opened once.
  await drawAll(url, shirt, ids.slice(0, together))
  const start = performance.now()
  const waits = await drawAll(url, shirt, ids)
  const value = performance.now() - start
  return [
    {
      name: `${people} people’s backs as small pictures, ${together} always asked for`,
      value,
      unit: 'ms',
      most: 2000,
      detail: { one: median(waits), one95: percentile(waits, 0.95) },
    },
  ]
}

/** Milliseconds that each took. */
async function drawAll(url: string, { customer, itemId }: ListedShirt, ids: readonly string[]) {
  const waits: number[] = []
  const left = ids.values()
  const keepAsking = async () => {
    for (const id of left) {
      const start = performance.now()
      const answer = await fetch(
        `${url}/api/v1/cart/item/${itemId}/lines/${encodeURIComponent(id)}/picture?side=back&w=300`,
        { headers: { 'access-token': customer.token } },
      )
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${answer.status} of a back`)
      waits.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: together }, keepAsking))
  return waits
}
