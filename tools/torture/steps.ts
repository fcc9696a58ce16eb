import { montreal } from '@teamloom/api/testing/orders.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { makeArtwork } from './artwork.ts'
import { type Member, nameFrom, type ToldDesign, type WantedChange } from './member.ts'
import { expectSame } from './violation.ts'

const tshirt = { family: 'shirt', product: 'tshirt' } as const
const colors = ['1008', '1010', '1014', '1017', '1019', '1021', '1022', '1024']

export async function makeDesign({ caller, random, projectId, told }: Member): Promise<void> {
  const key = { idempotencyKey: nameFrom(random) }
  const { designId } = await caller.call(generatorCalls.create, { body: tshirt }, key)
  await caller.call(designCalls.register, { body: { projectId, designId, name: null } })
  told.designs.push({ id: designId, colors: {}, revision: 1 })
}

async function paint(member: Member, design: ToldDesign): Promise<void> {
  const { random, told, layer } = member
  const before = told.changes.findLast(change => change.design === design)
  const wanted = {
    design,
    key: nameFrom(random),
    color: random.pick(colors),
    // What the other changes since then is another layer.
    ...(before && random.below(2) === 0 ? { basedOn: before.revision } : {}),
  }
  const revision = await send(member, wanted)
  design.colors[layer] = wanted.color
  design.revision++
  told.changes.push({ ...wanted, revision })
}

async function send(
  { caller, layer }: Member,
  { design, key, color, basedOn }: WantedChange,
): Promise<number> {
  const change = {
    action: 'setColor',
    partName: layer,
    elementName: layer,
    layerName: layer,
    color,
  } as const
  const { revision } = await caller.call(generatorCalls.update, {
    body: { designId: design.id, key, ...change, ...(basedOn === undefined ? {} : { revision: basedOn }) },
  })
  return revision
}

async function fillCart({ caller, random, told }: Member): Promise<void> {
  const { id: designId } = random.pick(told.designs)
  const sizes = [{ name: 'M', qty: 1 + random.below(90) }]
  const { id } = await caller.call(cartCalls.add, { body: { designId, sizes: [] } })
  await caller.call(cartCalls.setSizes, { body: [{ id, sizes }] })
  told.cart.set(designId, { id, sizes })
}

async function upload({ caller, random, teamId, told }: Member): Promise<void> {
  const { filename, bytes } = await makeArtwork(random)
  const { url, assetId } = await caller.call(assetCalls.uploadUrl, { body: { filename, team_id: teamId } })
  const etag = await caller.put(url, bytes)
  const { assetVersionId } = await caller.call(assetCalls.create, {
    body: { asset_id: assetId, asset_type: 'detailedprint', etag },
  })
  told.artworks.push({ assetId, assetVersionId })
}

async function order({ caller, random, told }: Member): Promise<void> {
  const { id: designId } = random.pick(told.designs)
  const sizes = [{ name: 'L', qty: 24 + random.below(50) }]
  const address = { ...montreal, address: `${1 + random.below(2000)} Atwater Street` }
  const body = {
    shippingAddress: address,
    billingAddress: address,
    items: [{ design_id: designId, sizes }],
    locale: 'en' as const,
    currency: 'cad' as const,
  }
  const key = { idempotencyKey: nameFrom(random) }
  // Somebody impatient presses three times.
  const presses = await Promise.all([1, 2, 3].map(() => caller.call(preorderCalls.create, { body }, key)))
  const ids = new Set(presses.map(({ id }) => id))
  expectSame('what one key has placed', 1, ids.size)
  for (const id of ids) told.orders.push({ id, designId, sizes })
  told.cart.delete(designId)
  told.street = address.address
}

async function rename({ caller, random, told }: Member): Promise<void> {
  const firstName = `Maya ${random.below(1000)}`
  await caller.call(userCalls.updateMe, { body: { firstName } })
  told.firstName = firstName
}

/** Each kind of write, and how often it is made. */
const mix: readonly (readonly [number, (member: Member) => Promise<void>])[] = [
  [1, member => member.newcomer()],
  [1, makeDesign],
  [6, member => paint(member, member.random.pick(member.told.designs))],
  // The one that both change at once.
  [6, member => paint(member, (member.others[0] ?? member.told.designs[0])!)],
  [
    2,
    async member => {
      const before = member.told.changes.at(-1)
      // The same once more, as whoever has not seen the answer sends it.
      if (before) await send(member, before)
    },
  ],
  [4, fillCart],
  [1, rename],
  [3, upload],
  [2, order],
]
const steps = mix.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

/** Writes of every kind, one after another; each is repeated until it is acknowledged. */
export async function work(member: Member, isOver: () => boolean): Promise<void> {
  while (!isOver()) await member.random.pick(steps)(member)
}
