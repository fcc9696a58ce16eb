import { findProduct, products } from '@teamloom/catalog/products/index.ts'
import type { House } from '@teamloom/commerce/house/house.ts'
import type { Line } from '@teamloom/commerce/lines/line.ts'
import { completeSizes, offeredSizes, type SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import type { Received } from '@teamloom/contract/call.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { ok, refuse } from '@teamloom/kit/result.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { cartRevision } from '#api/cart/cart-revision.ts'
import { cartColumns, linesOfSlots, presentCart } from '#api/cart/load-cart.ts'
import { cartItems, designs, projects, teams } from '#api/db/tables.ts'
import { inSteps } from '#api/http/handler.ts'
import { prepared, type Writer } from '#api/platform/database/database.ts'

const userId = sql.placeholder('userId')

/**
 * Quantities are saved in the statement that reads the cart, as it is called at every keystroke: all of them or none.
 * None where one is taken out of the cart at this moment, which is waited for, or is not of a product that it fits.
 */
const savedCartOf = prepared('saved_cart_of', (tx: Writer) => {
  const saved = tx
    .$with('saved', {
      id: sql<string>``.as('saved_id'),
      sizes: sql<SizeQuantity[]>``.as('saved_sizes'),
      lines: sql<readonly Line[]>``.as('saved_lines'),
    })
    .as(
      sql`with given as (
          select * from jsonb_to_recordset(${sql.placeholder('given')}::jsonb) as each(id uuid, sizes jsonb, fits jsonb)
        ), held as (
          select cart_items.id from cart_items
            join given on given.id = cart_items.id
            join designs on designs.id = cart_items.design_id
          where user_id = ${userId}::uuid and given.fits @> jsonb_build_array(jsonb_build_array(designs.family, designs.product))
          order by cart_items.id for update of cart_items
        )
        update cart_items set lines = with_quantities(cart_items.lines, given.sizes) from given
        where cart_items.id = given.id and user_id = ${userId}::uuid
          and (select count(*) from held) = (select count(*) from given)
        returning cart_items.id as saved_id, cart_items.sizes as saved_sizes,
          cart_items.lines as saved_lines`,
    )
  return tx
    .with(saved)
    .select({
      ...cartColumns,
      isSaved: sql<boolean>`${saved.id} is not null`,
      sizes: sql<SizeQuantity[]>`coalesce(${saved.sizes}, ${cartItems.sizes})`,
      lines: linesOfSlots(sql`coalesce(${saved.lines}, ${cartItems.lines})`),
    })
    .from(cartItems)
    .innerJoin(designs, eq(designs.id, cartItems.designId))
    .leftJoin(projects, eq(projects.id, designs.projectId))
    .leftJoin(teams, eq(teams.id, projects.teamId))
    .leftJoin(saved, eq(saved.id, cartItems.id))
    .where(eq(cartItems.userId, userId))
    .orderBy(desc(cartItems.createdAt), desc(cartItems.id))
})

type SavedRow = Awaited<ReturnType<ReturnType<typeof savedCartOf>['execute']>>[number]

/** The products that come in all of these sizes. */
function fittedBy({ offered }: House, sizes: readonly SizeQuantity[]) {
  return products
    .filter(product => {
      const names = new Set(offeredSizes(offered(product)).map(({ name }) => name))
      return sizes.every(({ name }) => names.has(name))
    })
    .map(({ family, product }) => [family.name, product.name])
}

export const setCartSizes = inSteps(
  cartCalls.setSizes,
  async ({ actor, body, origin, now }, database, services) => {
    const house = await services.house.at(database.read, now)
    const given = new Map(body.map(item => [item.id, item]))
    const list = [...given.values()].map(({ id, sizes }) => ({ id, sizes, fits: fittedBy(house, sizes) }))
    const rows = await savedCartOf(database.alone).execute({ userId: actor.id, given: JSON.stringify(list) })
    if (rows.filter(({ isSaved }) => isSaved).length < given.size) return whyNot(house, rows, body)
    const items = await presentCart(database.read, rows, { currency: actor.currency, origin, house })
    return ok({ revision: cartRevision(rows, house), items })
  },
)

/** A size that the first of them does not come in; else one of them is not, or at this moment no more, in the cart. */
function whyNot(
  { offered }: House,
  rows: readonly SavedRow[],
  body: Received<typeof cartCalls.setSizes>['body'],
) {
  for (const item of body) {
    const row = rows.find(({ itemId }) => itemId === item.id)
    const product = row && findProduct(row.family, row.product)
    if (!product) return refuse('not_found')
    const sizes = completeSizes(offered(product), item.sizes)
    if (!sizes.ok) return sizes
  }
  return refuse('not_found')
}
