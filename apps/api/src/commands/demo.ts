import fs from 'node:fs'
import path from 'node:path'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { createClient } from '@teamloom/contract/client.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { must } from '@teamloom/kit/assert.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '#api/app.ts'
import { changesOf, type Recipe, recipes } from '#api/commands/demo/recipes.ts'
import { openCommandDatabase, withClient } from '#api/commands/open-database.ts'
import { CommandProblem, runCommand, say } from '#api/commands/run-command.ts'
import type { Config } from '#api/config.ts'
import { openPictureStudio } from '#api/pictures/picture-studio.ts'
import { openAnalytics } from '#api/platform/analytics/analytics.ts'
import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { openDatabase } from '#api/platform/database/database.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { startJobs } from '#api/platform/jobs/jobs.ts'

const person = {
  email: 'maya@wolves.example',
  password: 'Wolves-2027',
  firstName: 'Maya',
  lastName: 'Tremblay',
}

/** `npm run demo`: fills an empty database with a team, a project and a dozen designs, by the product's own calls. */
async function demo(config: Config): Promise<void> {
  const opened = await openCommandDatabase(config)
  try {
    await withClient(opened.connection, async client => {
      const { rows } = await client.query<{ filled: boolean }>(
        'select exists (select 1 from teams) as filled',
      )
      if (rows[0]?.filled)
        throw new CommandProblem('There are teams already: the demonstration is for an empty database.')
    })
    await fill(config, opened.connection)
    say(`Ready: log in as ${person.email} with the password ${person.password}`)
  } finally {
    await opened.close()
  }
}

async function fill(config: Config, connection: Parameters<typeof openDatabase>[0]): Promise<void> {
  const database = await openDatabase(connection, say)
  const files = openDiskFiles(path.join(config.dataDir, 'files'))
  const jobs = await startJobs(connection, say)
  const artwork = startArtworkReader()
  const pictures = openPictureStudio(files)
  const unlimited = { ...config, limits: { ...config.limits, callsPerSecond: 10_000 } }
  const app = await buildApp({
    config: unlimited,
    now: () => new Date(),
    database,
    files,
    jobs,
    analytics: openAnalytics('off', jobs),
    artwork,
    pictures,
  })
  try {
    await makeTeam(app)
  } finally {
    await app.close()
    await jobs.stop()
    await Promise.all([artwork.close(), pictures.close(), database.close()])
  }
}

async function makeTeam(app: FastifyInstance): Promise<void> {
  let token = ''
  const call = createClient(async ({ method, path: address, body }) => {
    const answer = await app.inject({
      method: method as 'GET',
      url: `/api/v1${address}`,
      headers: { 'access-token': token },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    token = String(answer.headers['access-token'] ?? token)
    return { status: answer.statusCode, json: answer.json() }
  })
  await call(userCalls.signup, {
    body: { ...person, language: 'en', teamName: 'Wolves Rowing', forWho: 'student', projectSize: '50-149' },
  })
  const [team] = await call(teamCalls.list, {})
  const teamId = must(team, 'team').id
  const { id: projectId } = await call(projectCalls.create, { body: { name: '2027 season kit', teamId } })
  const studio: Studio = { app, call, teamId, projectId, artworks: new Map() }
  for (const recipe of recipes) {
    const designId = await makeDesign(studio, recipe)
    say(`  ${recipe.name}`)
    if (recipe.name === 'Tour hoodie' || recipe.name === 'Training tee') await addToCart(studio, designId)
  }
}

type Studio = {
  readonly app: FastifyInstance
  readonly call: ReturnType<typeof createClient>
  readonly teamId: string
  readonly projectId: string
  readonly artworks: Map<string, { assetId: string; assetVersionId: string }>
}

async function makeDesign(studio: Studio, recipe: Recipe): Promise<string> {
  const { call, projectId } = studio
  const { designId } = await call(generatorCalls.create, {
    body: { family: recipe.family, product: recipe.product },
  })
  await call(designCalls.register, { body: { designId, projectId, name: recipe.name } })
  for (const change of changesOf(recipe)) await call(generatorCalls.update, { body: { designId, ...change } })
  for (const { file, positionName, inks = [] } of recipe.prints ?? []) {
    const asset = await upload(studio, file)
    const state = await call(generatorCalls.update, {
      body: { designId, action: 'addDecoration', type: 'screenprint', positionName, ...asset },
    })
    const decorationId = must(state.decorations.at(-1), 'decoration').id
    for (const [indexOfColor, color] of inks.entries()) {
      await call(generatorCalls.update, {
        body: { designId, action: 'updatePrintColor', decorationId, indexOfColor, color },
      })
    }
  }
  return designId
}

async function upload({ app, call, teamId, artworks }: Studio, file: string) {
  const known = artworks.get(file)
  if (known) return known
  const { url, assetId } = await call(assetCalls.uploadUrl, {
    body: { filename: file, team_id: teamId, public: false },
  })
  const { pathname, search } = new URL(url)
  const bytes = fs.readFileSync(path.join(import.meta.dirname, 'demo', file))
  const put = await app.inject({ method: 'PUT', url: pathname + search, payload: bytes })
  const { assetVersionId } = await call(assetCalls.create, {
    body: { asset_id: assetId, asset_type: 'screenprint', etag: String(put.headers.etag) },
  })
  artworks.set(file, { assetId, assetVersionId })
  return { assetId, assetVersionId }
}

async function addToCart({ call }: Studio, designId: string): Promise<void> {
  const sizes = [
    { name: 'S', qty: 8 },
    { name: 'M', qty: 14 },
    { name: 'L', qty: 12 },
    { name: 'XL', qty: 8 },
  ]
  await call(cartCalls.add, { body: { designId, sizes } })
}

await runCommand(demo)
