import pg from 'pg'
import { type Figure, median, percentile, timeRuns } from './figure.ts'
import { ask, type Product, signUp } from './product.ts'

const few = 100
const many = 100_000
const runs = 60

/** What designers type: rare, usual, in most names, two words, nowhere; and the list before anything is typed. */
const searches = ['narwhals', 'wolves', 'team', 'rowing 12', 'zzz', '']

/** The search over all teams, among a hundred and among a hundred thousand. */
export async function benchTeamSearch({ url, connection }: Product): Promise<Figure[]> {
  const staff = await signUp(url)
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`insert into user_roles (user_id, role) values ($1, 'designer')`, [staff.userId])
  const measure = async () => {
    const times: number[][] = []
    for (const search of searches) {
      const address = `/teams/all?search=${encodeURIComponent(search)}`
      times.push(await timeRuns(runs, () => ask(url, staff.token, 'GET', address), 10))
    }
    return { median: median(times.flat()), slowest: Math.max(...times.map(each => percentile(each, 0.95))) }
  }
  await addTeams(client, staff.userId, few)
  const amongFew = await measure()
  await addTeams(client, staff.userId, many - few)
  await client.query('vacuum analyze teams, team_members')
  const amongMany = await measure()
  await client.end()
  return [
    {
      name: 'GET /teams/all?search= among 100,000 teams, against among 100',
      value: amongMany.median / amongFew.median,
      unit: 'ratio',
      most: 3,
      peer: { name: 'among 100', value: amongFew.median },
      detail: { millisecondsAmongMany: amongMany.median, millisecondsAmongFew: amongFew.median },
    },
    {
      name: 'GET /teams/all?search= among 100,000 teams, 95 of 100 of the slowest search',
      value: amongMany.slowest,
      unit: 'ms',
      most: 50,
    },
  ]
}

/** Adds teams of which one in a thousand is called what nobody else is: those that match are not the newest. */
async function addTeams(client: pg.Client, userId: string, count: number): Promise<void> {
  await client.query('drop table if exists added')
  await client.query(
    `create temporary table added as
     select gen_random_uuid() as id, now() - i * interval '1 second' as created_at,
       case when i % 1000 = 999 then 'Narwhals ' else (array['Wolves', 'Otters', 'École', 'Rowing club'])[1 + i % 4] || ' ' end
         || case when i % 5 < 4 then 'team ' else '' end || i % 5000 as name
     from generate_series(1, $1) i`,
    [count],
  )
  await client.query('insert into teams (id, name, created_at) select id, name, created_at from added')
  await client.query(
    'insert into team_members (team_id, user_id) select id, $1 from added order by random() limit $2',
    [userId, Math.ceil(count / 2)],
  )
}
