import { mostLines } from '@teamloom/commerce/lines/line.ts'
import { assetCalls } from '@teamloom/contract/assets.ts'
import { cartCalls } from '@teamloom/contract/cart.ts'
import { CallError, createClient } from '@teamloom/contract/client.ts'
import { collectionCalls } from '@teamloom/contract/collection.ts'
import { designCalls } from '@teamloom/contract/designs.ts'
import { deskCalls } from '@teamloom/contract/desk.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { preorderCalls } from '@teamloom/contract/preorders.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { versionCalls } from '@teamloom/contract/versions.ts'
import { must } from '@teamloom/kit/assert.ts'
import pg from 'pg'
import { crestSvg } from '#api/testing/artwork-files.ts'
import { type FullOffice, openFullOffice } from '#api/testing/flood/full-office.ts'
import { orderOf } from '#api/testing/orders.ts'
import { goodPassword } from '#api/testing/people.ts'
import { makePersonalDesign } from '#api/testing/personal-designs.ts'

export const many = { designs: 5000, people: 3000, requests: 300, cartItems: 100 } as const

/** Somebody who has much of everything, and staff: what a call can be asked of. */
export type FullHouse = {
  readonly email: string
  readonly userId: string
  readonly token: () => string
  /** Before calls that may have ended it. */
  readonly logIn: () => Promise<void>
  readonly teams: readonly [string, string]
  readonly projects: readonly [string, string]
  readonly designs: readonly string[]
  readonly preorderId: string
  readonly orderId: string
  readonly techpackId: string
  readonly techpackItemId: string
  readonly assetId: string
  readonly assetVersionId: string
  readonly versionId: string
  /** The tokens of the page where sizes are picked, and of the team's link. */
  readonly pageToken: string
  readonly joinToken: string
  readonly cartItems: readonly string[]
  readonly list: FullList
  /** A project of which all is put into the cart; nothing else is done with it. */
  readonly toCart: { readonly projectId: string; readonly designs: readonly string[] }
  readonly roster: readonly string[]
  readonly office: FullOffice
}

/** An item of the cart with as many lines as a list has, each somebody's. */
export type FullList = {
  readonly itemId: string
  /** The words of the list's `index`-th line. */
  readonly wordsOf: (index: number) => Readonly<Record<string, string>>
  /** The list as it is copied from a spreadsheet. */
  readonly pasted: string
}

/** `connection`: to fill the house by statements; people by thousands are put in as an organiser does. */
export async function openFullHouse(url: string, connection: pg.ClientConfig): Promise<FullHouse> {
  let token = ''
  const call = createClient(async ({ method, path, body }) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        ...(token ? { 'access-token': token } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const json: unknown = await answer.json()
    token = answer.headers.get('access-token') ?? token
    return { status: answer.status, json }
  })
  const email = `flood-${crypto.randomUUID()}@example.com`
  const { newUser, newProject } = await call(userCalls.signup, {
    body: {
      email,
      firstName: 'Maya',
      lastName: 'Tremblay',
      password: goodPassword,
      language: 'en',
      teamName: 'Wolves Rowing',
      forWho: 'company',
      projectSize: '5000-',
    },
  })
  const logIn = async () => {
    const isIn = await call(userCalls.me, {}).then(
      () => true,
      (error: unknown) => {
        if (error instanceof CallError && error.status === 401) return false
        throw error
      },
    )
    if (isIn) return
    token = ''
    await call(userCalls.login, { body: { email, password: goodPassword } })
  }
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (const role of ['admin', 'designer'])
      await client.query(
        `insert into user_roles (user_id, role) values ($1, '${role}') on conflict do nothing`,
        [newUser.id],
      )

    const project = must(newProject, 'project').id
    const [team] = (await call(teamCalls.list, {})).map(({ id }) => id)
    const teams = [
      must(team, 'team'),
      (await call(teamCalls.create, { body: { name: 'Otters' } })).id,
    ] as const
    const other = (await call(projectCalls.create, { body: { name: 'Other', teamId: teams[0] } })).id
    const projects = [project, other] as const
    const make = async () => {
      const { designId } = await call(generatorCalls.create, {
        body: { family: 'hoodie', product: 'hoodie' },
      })
      await call(designCalls.register, { body: { projectId: project, designId, name: 'Hoodie' } })
      return designId
    }
    const art = await upload(call, url, teams[0])
    const first = await make()
    await call(generatorCalls.update, {
      body: { action: 'addDecoration', designId: first, type: 'detailedprint', ...art },
    })
    const { id: preorderId } = await call(preorderCalls.create, { body: orderOf([first]) })
    const { id: boughtId } = await call(preorderCalls.create, { body: orderOf([first]) })
    await call(deskCalls.setStatus, { body: { preorderId: boughtId, status: 'purchased' } })
    const techpack = await call(techpackCalls.make, { body: { preorderId: boughtId } })
    const { id: cartItem } = await call(cartCalls.add, {
      body: { designId: first, sizes: [{ name: 'M', qty: 30 }] },
    })
    await call(designCalls.setCollectable, { body: { designId: first, collectable: true } })
    const { id: versionId } = await call(versionCalls.keep, { body: { designId: first, name: 'First' } })
    await copyRows(client, 'designs', `id = '${first}'`, many.designs - 1, {})
    await copyRows(client, 'designs', `id = '${first}'`, 100, { project_id: `'${other}'`, name: `'Hundred'` })
    const toCart = (await call(projectCalls.create, { body: { name: 'For the cart', teamId: teams[0] } })).id
    await copyRows(client, 'designs', `id = '${first}'`, 500, { project_id: `'${toCart}'` })
    await copyRequests(client, preorderId)
    await client.query(
      `insert into cart_items (id, user_id, design_id, lines, created_at)
       select gen_random_uuid(), item.user_id, designs.id, item.lines, item.created_at
       from cart_items item, (select id from designs where project_id = $2 and id <> $3 limit ${many.cartItems - 1}) designs
       where item.id = $1`,
      [cartItem, project, first],
    )
    const list = await makeList({ call, projectId: project, teamId: teams[0] })
    for (const projectId of projects)
      await call(collectionCalls.addToRoster, {
        body: {
          projectId,
          people: Array.from({ length: many.people }, (_, index) => ({
            firstName: 'Person',
            lastName: `${index}`,
            email: `person-${index}@example.com`,
          })),
        },
      })
    await answer(client, project, first)
    const ids = async (statement: string) =>
      (await client.query<{ id: string }>(statement)).rows.map(({ id }) => id)
    const designs = await ids(`select id from designs where project_id = '${project}' order by id`)
    const office = await openFullOffice({
      call,
      client,
      userId: newUser.id,
      projectId: project,
      designs: [first, ...designs.filter(id => id !== first)],
    })
    await client.query('vacuum analyze')
    const collection = await call(collectionCalls.read, { params: { projectId: project } })
    const orders = await ids(`select id from orders where preorder_id = '${boughtId}'`)
    return {
      email,
      userId: newUser.id,
      token: () => token,
      logIn,
      teams,
      projects,
      designs,
      preorderId,
      orderId: must(orders[0], 'order'),
      techpackId: techpack.id,
      techpackItemId: must(techpack.techpackitems[0], 'item').id,
      ...art,
      versionId,
      pageToken: collection.project.token,
      joinToken: await call(teamCalls.link, { query: { teamId: teams[0] } }),
      cartItems: await ids('select id from cart_items'),
      list,
      toCart: {
        projectId: toCart,
        designs: await ids(`select id from designs where project_id = '${toCart}' order by id`),
      },
      roster: await ids(`select id from collection_roster where project_id = '${project}'`),
      office,
    }
  } finally {
    await client.end()
  }
}

/** Artwork of a team, put where a browser puts it. */
async function upload(call: Parameters<typeof makePersonalDesign>[0]['call'], url: string, team: string) {
  const { url: place, assetId } = await call(assetCalls.uploadUrl, {
    body: { filename: 'crest.svg', team_id: team },
  })
  const { pathname, search } = new URL(place)
  const put = await fetch(`${url}${pathname}${search}`, { method: 'PUT', body: crestSvg })
  const etag = must(put.headers.get('etag'), 'etag')
  const made = await call(assetCalls.create, {
    body: { asset_id: assetId, asset_type: 'detailedprint', etag },
  })
  return { assetId, assetVersionId: made.assetVersionId }
}

async function makeList(person: Parameters<typeof makePersonalDesign>[0]): Promise<FullList> {
  const { designId, nameId, numberId } = await makePersonalDesign(person)
  const { id: itemId } = await person.call(cartCalls.add, { body: { designId } })
  const wordsOf = (index: number) => ({ [nameId]: `RIVERA ${index}`, [numberId]: String(index % 100) })
  const lines = Array.from({ length: mostLines }, (_, index) => ({
    id: `line-${index}`,
    size: 'M',
    qty: 1,
    person: { first_name: 'Ana', last_name: `Rivera ${index}`, email: `ana-${index}@example.com` },
    words: wordsOf(index),
  }))
  await person.call(cartCalls.setLines, { params: { id: itemId }, body: { lines } })
  const rows = lines.map(
    ({ size, person: { first_name, last_name, email } }, index) =>
      `${first_name}\t${last_name}\t${email}\t${size}\t${Object.values(wordsOf(index)).join('\t')}`,
  )
  return { itemId, wordsOf, pasted: rows.join('\n').slice(0, 200_000) }
}

/** Has as many people as are expected pick a piece. */
async function answer(client: pg.Client, projectId: string, designId: string): Promise<void> {
  await client.query(
    `with people as (
      insert into collection_people (id, project_id, email, name_key, language)
      select gen_random_uuid(), $1, 'answer-' || i || '@example.com', 'person ' || i, 'en' from generate_series(1, ${many.people}) i
      returning id, email)
    insert into collection_entries (id, project_id, design_id, person_id, first_name, last_name, size, quantity)
    select gen_random_uuid(), $1, $2, id, 'Person', email, 'M', 1 from people`,
    [projectId, designId],
  )
}

/** Makes so many copies of the rows that `where` names, under new ids; `set`: what is otherwise in them, as SQL. */
async function copyRows(
  client: pg.Client,
  table: string,
  where: string,
  count: number,
  set: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const columns = rows.map(({ column }) => column)
  const valueOf = (column: string) => set[column] ?? (column === 'id' ? 'gen_random_uuid()' : `t.${column}`)
  await client.query(
    `insert into ${table} (${columns.join(', ')})
     select ${columns.map(valueOf).join(', ')} from ${table} t, generate_series(1, ${count}) i where ${where}`,
  )
}

/** The customer's own list is whole: a house that has asked for years. */
async function copyRequests(client: pg.Client, pattern: string): Promise<void> {
  await copyRows(client, 'preorders', `t.id = '${pattern}'`, many.requests, {
    number: '100000 + i',
    created_at: `t.created_at - i * interval '1 day'`,
  })
  await client.query(
    `create temporary table copied as
     select preorders.id as preorder_id, gen_random_uuid() as design_id from preorders where number > 100000`,
  )
  const design = `id = (select design_id from preorder_items where preorder_id = '${pattern}' limit 1)`
  const joined = async (table: string, where: string, set: Readonly<Record<string, string>>) => {
    const { rows } = await client.query<{ column: string }>(
      `select column_name as column from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const columns = rows.map(({ column }) => column)
    await client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map(column => set[column] ?? `t.${column}`).join(', ')} from ${table} t, copied where ${where}`,
    )
  }
  await joined('designs', `t.${design}`, { id: 'copied.design_id', preorder_id: 'copied.preorder_id' })
  await joined('preorder_items', `t.preorder_id = '${pattern}'`, {
    id: 'gen_random_uuid()',
    preorder_id: 'copied.preorder_id',
    design_id: 'copied.design_id',
  })
}
