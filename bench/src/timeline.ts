import pg from 'pg'
import { type Figure, percentile, timeRuns } from './figure.ts'
import { ask, makeDesign, type Product, signUp } from './product.ts'

const changes = 5000
const versionEvery = 25
const snapshotEvery = 50
const limitMs = 300

/** The versions of a design that was changed five thousand times: the first that are shown, older ones, one of its states. */
export async function benchTimeline({ url, connection }: Product): Promise<Figure[]> {
  const account = await signUp(url)
  const designId = await makeDesign(url, account)
  for (const color of ['1010', '1022', '1010', '1022']) {
    await ask(url, account.token, 'POST', '/generator/design', {
      designId,
      action: 'setColor',
      partName: 'body',
      elementName: 'body',
      layerName: 'body',
      color,
    })
  }
  const client = new pg.Client(connection)
  await client.connect()
  await goOn(client, designId)
  await client.end()
  const get = (address: string) =>
    ask<Page>(url, account.token, 'GET', `/designs/design/${designId}${address}`)
  const { next } = await get('/versions?limit=100')
  const timeOf = async (address: string) => percentile(await timeRuns(40, () => get(address)), 0.95)
  return [
    {
      name: `GET /designs/design/:id/versions of ${changes} changes, 95 of 100`,
      value: await timeOf('/versions'),
      unit: 'ms',
      most: limitMs,
      detail: {
        olderMs: await timeOf(`/versions?after=${next}`),
        hundredMs: await timeOf('/versions?limit=100'),
        oneStateMs: await timeOf(`/revision/${changes / 2 - 1}`),
      },
    },
  ]
}

type Page = { readonly next: string | null }

/** The last two changes again and again, each taking the other back, with the snapshots and versions that there would be. */
async function goOn(client: pg.Client, designId: string): Promise<void> {
  await client.query(
    `insert into design_changes (design_id, revision, user_id, change, inverse, created_at)
     select design_id, number, user_id, change, inverse, now() - ($2 - number) * interval '1 minute'
     from generate_series(6, $2::int) as number
     join design_changes on design_id = $1 and revision = 4 + number % 2`,
    [designId, changes],
  )
  await client.query('update designs set revision = $2 where id = $1', [designId, changes])
  await client.query(
    `insert into design_snapshots (design_id, revision, document)
     select id, number, document from designs, generate_series(${snapshotEvery}, $2::int, ${versionEvery}) as number
     where id = $1 on conflict do nothing`,
    [designId, changes],
  )
  await client.query(
    `insert into design_versions (id, design_id, revision, reason, user_id, look_key, created_at)
     select gen_random_uuid(), id, number, 'quiet', maker_id, look_key, now() - ($2 - number) * interval '1 minute'
     from designs, generate_series(${snapshotEvery}, $2::int, ${versionEvery}) as number where id = $1`,
    [designId, changes],
  )
  await client.query('vacuum analyze design_changes, design_snapshots, design_versions')
}
