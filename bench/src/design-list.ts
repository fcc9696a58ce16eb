import pg from 'pg'
import { type Figure, median, timeRuns } from './figure.ts'
import { ask, makeDesign, type Product, signUp } from './product.ts'

const mine = 50
const few = 100
const many = 100_000

/** The list of someone with fifty designs, among a hundred and among a hundred thousand. */
export async function benchDesignList({ url, connection }: Product): Promise<Figure[]> {
  const account = await signUp(url)
  const pattern = await makeDesign(url, account)
  const client = new pg.Client(connection)
  await client.connect()
  await copyDesigns(client, pattern, account.projectId, mine - 1)
  const stranger = await signUp(url)
  const measure = async () =>
    median(await timeRuns(60, () => ask(url, account.token, 'GET', '/designs/'), 20))
  await copyDesigns(client, pattern, stranger.projectId, few - mine)
  const amongFew = await measure()
  await spreadDesigns(client, pattern, stranger.userId, many - few)
  await client.query('vacuum analyze designs, projects, teams, team_members')
  const amongMany = await measure()
  await client.end()
  return [
    {
      name: 'GET /designs/ with 50 designs among 100,000, against among 100',
      value: amongMany / amongFew,
      unit: 'ratio',
      most: 1.5,
      peer: { name: 'among 100', value: amongFew },
      detail: { millisecondsAmongMany: amongMany, millisecondsAmongFew: amongFew },
    },
  ]
}

const columns = `maker_id, family, product, document, revision, look_key, created_at, updated_at`

async function copyDesigns(
  client: pg.Client,
  pattern: string,
  projectId: string,
  count: number,
): Promise<void> {
  await client.query(
    `insert into designs (id, project_id, ${columns})
     select gen_random_uuid(), $2, ${columns} from designs, generate_series(1, $3) where id = $1`,
    [pattern, projectId, count],
  )
}

/** Over a thousand other teams of a project each, as they would be. */
async function spreadDesigns(
  client: pg.Client,
  pattern: string,
  userId: string,
  count: number,
): Promise<void> {
  await client.query(`create temporary table spread as select gen_random_uuid() as team, gen_random_uuid() as project
    from generate_series(1, 1000)`)
  await client.query(`insert into teams (id, name) select team, 'Other' from spread`)
  await client.query(`insert into projects (id, team_id, name, shareable_token)
    select project, team, 'Other', project::text from spread`)
  await client.query('insert into team_members (team_id, user_id) select team, $1 from spread limit 20', [
    userId,
  ])
  await client.query(
    `insert into designs (id, project_id, ${columns})
     select gen_random_uuid(), spread.project, ${columns} from designs, spread, generate_series(1, $2) where id = $1`,
    [pattern, Math.ceil(count / 1000)],
  )
}
