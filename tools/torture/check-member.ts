import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { addressCalls, preorderCalls } from '@teamloom/contract/preorders.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { Member, Sizes, ToldDesign } from './member.ts'
import { expectSame } from './violation.ts'

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id)

/** Whether the member sees all that they were told, once, and nothing else. */
export async function checkMember(member: Member): Promise<void> {
  await checkDesigns(member)
  await checkCart(member)
  await checkOrders(member)
  await checkArtworks(member)
  const { caller, told } = member
  expectSame('a name', told.firstName, (await caller.call(userCalls.me, {})).firstName)
}

async function checkDesigns({ caller, told, others }: Member): Promise<void> {
  const list = await caller.call(designCalls.list, { query: { include: 'state' } })
  const toldDesigns = [...told.designs, ...others]
  const colorsOf = new Map(toldDesigns.map(({ id, colors }) => [id, Object.keys(colors)]))
  const seen = list.map(({ id, state }): ToldDesign => {
    const { revision, design } = must(state, 'state')
    const colorOf = (name: string) =>
      design.parts
        .find(part => part.name === name)
        ?.elements.find(element => element.name === name)
        ?.style.layers.find(layer => layer.name === name)?.colorName
    const colors = (colorsOf.get(id) ?? []).map(name => [name, colorOf(name)] as const)
    return { id, revision, colors: Object.fromEntries(colors) as ToldDesign['colors'] }
  })
  expectSame('a team’s designs', toldDesigns.map(each => ({ ...each })).sort(byId), seen.sort(byId))
}

const asked = (sizes: Sizes) => sizes.filter(({ qty }) => qty > 0)

async function checkCart({ caller, told }: Member): Promise<void> {
  const { items } = await caller.call(cartCalls.items, {})
  expectSame(
    'a cart',
    [...told.cart].map(([designId, { id, sizes }]) => ({ id, designId, sizes })).sort(byId),
    items.map(({ id, design_id, sizes }) => ({ id, designId: design_id, sizes: asked(sizes) })).sort(byId),
  )
}

async function checkOrders({ caller, told }: Member): Promise<void> {
  const orders = await caller.call(preorderCalls.list, {})
  expectSame(
    'what was ordered',
    told.orders.map(({ id, designId, sizes }) => ({ id, items: [{ designId, sizes }] })).sort(byId),
    orders
      .map(({ preorder, purchasedItems }) => ({
        id: preorder.id,
        items: purchasedItems.map(({ original_design_id, sizes }) => ({
          designId: original_design_id,
          sizes: asked(sizes),
        })),
      }))
      .sort(byId),
  )
  const { shippingAddress } = await caller.call(addressCalls.mine, {})
  expectSame('the last address', told.street, shippingAddress?.address.line1 ?? null)
}

/** Each with pictures that can be drawn of it. */
async function checkArtworks({ caller, told, teamId }: Member): Promise<void> {
  for (const { assetId, assetVersionId } of told.artworks) {
    const { fullSizeUrl, platesUrl } = await caller.call(assetCalls.read, {
      params: { type: 'detailedprint' },
      query: { asset_id: assetId, asset_version_id: assetVersionId, team_id: teamId, size: 256 },
    })
    for (const address of [fullSizeUrl, platesUrl]) expectSame('artwork', 200, await caller.look(address))
  }
}
