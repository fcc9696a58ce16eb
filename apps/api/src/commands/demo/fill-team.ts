import fs from 'node:fs'
import path from 'node:path'
import { findProduct } from '@teamloom/catalog/products/index.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { createClient } from '@teamloom/contract/client.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { FastifyInstance } from 'fastify'
import { collectSizes } from '#api/commands/demo/collect-sizes.ts'
import { cart, projects, requested, teamColors } from '#api/commands/demo/designs.ts'
import { jonas, maya } from '#api/commands/demo/people.ts'
import { colorChanges, type Print, type Recipe, styleChanges } from '#api/commands/demo/recipes.ts'

type Call = ReturnType<typeof createClient>

type Studio = {
  readonly app: FastifyInstance
  readonly call: Call
  readonly teamId: string
  readonly artworks: Map<string, { assetId: string; assetVersionId: string }>
}

/** A team of two with projects full of designs, a cart and an order request: made by the product's own calls. */
export async function fillTeam(app: FastifyInstance, say: (line: string) => void): Promise<void> {
  const call = visitor(app)
  const about = { teamName: 'Wolves Rowing', forWho: 'student', projectSize: '50-149' } as const
  const { newProject } = await call(userCalls.signup, { body: { ...maya, ...about } })
  const [team] = await call(teamCalls.list, {})
  const teamId = must(team, 'team').id
  await call(teamCalls.setColors, { body: { id: teamId, colors: teamColors } })
  const inviteToken = await call(teamCalls.link, { query: { teamId } })
  await visitor(app)(userCalls.signup, { body: { ...jonas, inviteToken } })

  const studio: Studio = { app, call, teamId, artworks: new Map() }
  const made = new Map<string, string>()
  for (const { name, recipes, collects } of projects) {
    const { id: projectId } = await call(projectCalls.create, { body: { name, teamId } })
    for (const recipe of recipes) {
      made.set(recipe.name, await makeDesign(studio, recipe, projectId))
      say(`  ${name}: ${recipe.name}`)
    }
    if (collects)
      await collectSizes(call, projectId, {
        tee: must(made.get(collects.tee), collects.tee),
        beanie: must(made.get(collects.beanie), collects.beanie),
      })
  }
  // The first project is empty.
  await call(projectCalls.delete, { params: { id: must(newProject, 'first project').id } })

  const ordered = requested.map(name => ({ design_id: must(made.get(name), name), sizes: sizesOf(name) }))
  await call(preorderCalls.create, {
    body: {
      shippingAddress: boathouse,
      billingAddress: boathouse,
      items: ordered,
      locale: 'en',
      currency: 'cad',
    },
  })
  // The last that is put there stands first.
  for (const name of cart.toReversed())
    await call(cartCalls.add, { body: { designId: must(made.get(name), name), sizes: sizesOf(name) } })
}

/** Someone who calls the API; who signs up is logged in from then on. */
function visitor(app: FastifyInstance): Call {
  let token = ''
  return createClient(async ({ method, path: address, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/v1${address}`,
      headers: { 'access-token': token },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    token = String(answer.headers['access-token'] ?? token)
    return { status: answer.statusCode, json: answer.json() }
  })
}

async function makeDesign(studio: Studio, recipe: Recipe, projectId: string): Promise<string> {
  const { call } = studio
  const { family, product, name } = recipe
  const { designId } = await call(generatorCalls.create, { body: { family, product } })
  await call(designCalls.register, { body: { designId, projectId, name } })
  for (const change of styleChanges(recipe))
    await call(generatorCalls.update, { body: { designId, ...change } })
  const { document } = await call(generatorCalls.readRecord, { params: { id: designId } })
  for (const change of colorChanges(recipe, document, must(findProduct(family, product), product)))
    await call(generatorCalls.update, { body: { designId, ...change } })
  for (const print of recipe.prints ?? []) await addPrint(studio, designId, print)
  return designId
}

async function addPrint(
  studio: Studio,
  designId: string,
  { file, type = 'screenprint', positionName, inks = [], options, isLargest }: Print,
) {
  const { call } = studio
  const asset = await upload(studio, file)
  const state = await call(generatorCalls.update, {
    body: { designId, action: 'addDecoration', type, positionName, ...asset },
  })
  const { id: decorationId } = must(state.decorations.at(-1), 'decoration')
  const { decorations } = options
    ? await call(generatorCalls.update, {
        body: { designId, action: 'setDecorationOptions', decorationId, options },
      })
    : state
  if (isLargest) {
    const size = must(decorations.at(-1)?.assetSize.availableSizes.at(-1), 'size').id
    await call(generatorCalls.update, { body: { designId, action: 'setDecorationSize', decorationId, size } })
  }
  for (const [indexOfColor, color] of inks.entries()) {
    await call(generatorCalls.update, {
      body: { designId, action: 'updatePrintColor', decorationId, indexOfColor, color },
    })
  }
}

async function upload({ app, call, teamId, artworks }: Studio, file: string) {
  const known = artworks.get(file)
  if (known) return known
  const { url, assetId } = await call(assetCalls.uploadUrl, {
    body: { filename: file, team_id: teamId, public: false },
  })
  const { pathname, search } = new URL(url)
  const bytes = fs.readFileSync(path.join(import.meta.dirname, file))
  const put = await app.inject({ method: 'PUT', url: pathname + search, payload: bytes })
  const { assetVersionId } = await call(assetCalls.create, {
    body: { asset_id: assetId, asset_type: 'screenprint', etag: String(put.headers.etag) },
  })
  artworks.set(file, { assetId, assetVersionId })
  return { assetId, assetVersionId }
}

/** A crew of fifty and its coaches, in the sizes that the product comes in. */
function sizesOf(name: string) {
  if (name.endsWith('beanie')) return [{ name: 'one size', qty: 54 }]
  if (name.endsWith('socks'))
    return [
      { name: 'S', qty: 18 },
      { name: 'M', qty: 54 },
      { name: 'L', qty: 36 },
    ]
  return [
    { name: 'S', qty: 10 },
    { name: 'M', qty: 18 },
    { name: 'L', qty: 16 },
    { name: 'XL', qty: 8 },
    { name: '2XL', qty: 2 },
  ]
}

const boathouse = {
  organization: 'Wolves Rowing',
  firstName: maya.firstName,
  lastName: maya.lastName,
  address: '1200 Atwater Street',
  appartment: 'Boathouse',
  city: 'Montréal',
  country: 'CA',
  state: 'QC',
  zipcode: 'H3K 1A5',
  phone: '514-555-0123',
  email: maya.email,
} as const
