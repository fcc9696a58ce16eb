import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openBrowser } from '@teamloom/e2e/browser.ts'
import { openVisitor } from '@teamloom/e2e/driver.ts'
import { logIn } from '@teamloom/e2e/shop.ts'
import pg from 'pg'
import type { Browser } from 'playwright'
import { type Figure, median, percentile, timeRuns } from './figure.ts'
import { type Account, ask, makeDesign, type Product, signUp } from './product.ts'
import { slowDown } from './slow-line.ts'

const dist = path.resolve(import.meta.dirname, '../../apps/web/dist')
const answers = 2000
const others = 100_000
const sent = 300
/** Four times as dense as three hundred a minute. */
const pauseMs = 50
const visits = 5

type Collection = { readonly account: Account; readonly designId: string; readonly token: string }

/** The organiser's page with two thousand answers, sizes sent from one address, and the same among a hundred thousand projects. */
export async function benchCollection({ url, connection }: Product): Promise<Figure[]> {
  const client = new pg.Client(connection)
  await client.connect()
  const [full, busy] = [await openCollection(url), await openCollection(url)]
  await fill(client, full)
  const read = async () =>
    median(
      await timeRuns(20, () =>
        ask(url, full.account.token, 'GET', `/projects/collection/${full.account.projectId}`),
      ),
    )
  const amongFew = { read: await read(), send: await send(url, busy) }
  await addOthers(client, busy)
  await client.query('vacuum analyze projects, teams, collection_people, collection_entries')
  const amongMany = { read: await read(), send: await send(url, busy) }
  await client.end()
  const browser = await openBrowser()
  try {
    return [
      {
        name: `the organiser's page with ${answers} answers, median`,
        value: median(await openings(browser, url, full)),
        unit: 'ms',
        most: 1000,
        detail: { serverMs: amongMany.read },
      },
      {
        name: `GET /projects/collection/:id with ${answers} answers among 100,000 projects, against among two`,
        value: amongMany.read / amongFew.read,
        unit: 'ratio',
        most: 1.5,
        peer: { name: 'among two', value: amongFew.read },
      },
      {
        name: `${sent} answers from one address in 15 s among 100,000 projects, 95 of 100`,
        value: percentile(amongMany.send, 0.95),
        unit: 'ms',
        most: 150,
        detail: { median: median(amongMany.send), amongTwo: percentile(amongFew.send, 0.95) },
      },
      {
        name: 'first garment of the page where sizes are picked, at 1.6 Mbit/s and 150 ms, nothing kept',
        value: median(await firstGarments(browser, url, full.token)),
        unit: 'ms',
        most: 1500,
      },
      {
        name: 'JavaScript of the page where sizes are picked, gzipped',
        value: await scriptBytes(browser, url, full.token),
        unit: 'kB',
        most: 120,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function openCollection(url: string): Promise<Collection> {
  const account = await signUp(url)
  const designId = await makeDesign(url, account)
  await ask(url, account.token, 'PUT', '/designs/design/collectable', { designId, collectable: true })
  const { project } = await ask<{ project: { token: string } }>(
    url,
    account.token,
    'GET',
    `/projects/collection/${account.projectId}`,
  )
  return { account, designId, token: project.token }
}

async function fill(client: pg.Client, { account, designId }: Collection): Promise<void> {
  await client.query(
    `with people as (
      insert into collection_people (id, project_id, email, name_key, language)
      select gen_random_uuid(), $1, 'person-' || i || '@example.com', 'person ' || i, 'en' from generate_series(1, $3) i
      returning id, email)
    insert into collection_entries (id, project_id, design_id, person_id, first_name, last_name, size, quantity)
    select gen_random_uuid(), $1, $2, id, 'Person', email, 'M', 1 from people`,
    [account.projectId, designId, answers],
  )
}

/** Each project with an answer, of a thousand teams. */
async function addOthers(client: pg.Client, { designId }: Collection): Promise<void> {
  await client.query(
    `create temporary table others as select gen_random_uuid() as project, i % 1000 as team
     from generate_series(1, $1) i`,
    [others],
  )
  await client.query(`create temporary table other_teams as
    select i as number, gen_random_uuid() as team from generate_series(0, 999) i`)
  await client.query(`insert into teams (id, name) select team, 'Other' from other_teams`)
  await client.query(`insert into projects (id, team_id, name, shareable_token)
    select project, other_teams.team, 'Other', project::text from others join other_teams on number = others.team`)
  await client.query(
    `insert into collection_entries (id, project_id, design_id, first_name, last_name, size, quantity)
     select gen_random_uuid(), project, $1, 'Somebody', 'Else', 'M', 1 from others`,
    [designId],
  )
}

/** Sent at their times, whether those before are answered or not; the milliseconds of each. */
async function send(url: string, { designId, token }: Collection): Promise<number[]> {
  const times: Promise<number>[] = []
  for (let index = 0; index < sent; index++) {
    times.push(sendOne(url, designId, token))
    await sleep(pauseMs)
  }
  return Promise.all(times)
}

async function sendOne(url: string, id: string, token: string): Promise<number> {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  const start = performance.now()
  await ask(url, '', 'POST', '/designs/collectSize', {
    details: { firstName: 'Noah', lastName: 'Roy', email },
    selection: [{ id, size: 'M', quantity: 1 }],
    token,
  })
  return performance.now() - start
}

/** Milliseconds from the visit until answers are seen. */
async function openings(browser: Browser, url: string, { account }: Collection): Promise<number[]> {
  const { page, context } = await openVisitor(browser, url)
  await logIn(context, { token: account.token, email: 'bench@example.com' })
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    await page.goto(`/sizesadmin/${account.projectId}?tab=answers`, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() =>
      document.querySelector('[aria-label^="Change "]') ? performance.now() : undefined,
    )
    times.push(Number(await seen.jsonValue()))
  }
  return times
}

/** Milliseconds from the visit on a phone until its first garment is whole, each in a browser that has kept nothing. */
async function firstGarments(browser: Browser, url: string, token: string): Promise<number[]> {
  const times: number[] = []
  for (let visit = 0; visit < visits; visit++) {
    const { page, context } = await openVisitor(browser, url, { width: 360, height: 740 })
    await slowDown(page)
    await page.goto(`/sizes/${token}`, { waitUntil: 'commit' })
    const seen = await page.waitForFunction(() => {
      const garment = document.querySelector<HTMLImageElement>('img[src*="front.webp"]')
      return garment?.complete && garment.naturalWidth > 0 ? performance.now() : undefined
    })
    times.push(Number(await seen.jsonValue()))
    await context.close()
  }
  return times
}

/** What a visitor's page loads of scripts until it rests, as it comes compressed. */
async function scriptBytes(browser: Browser, url: string, token: string): Promise<number> {
  const { page } = await openVisitor(browser, url)
  await page.goto(`/sizes/${token}`)
  await page.waitForLoadState('networkidle')
  const names = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(entry => new URL(entry.name).pathname)
      .filter(name => name.endsWith('.js')),
  )
  if (names.length === 0) throw new Error('the page has loaded no script')
  const bytes = [...new Set(names)].map(name => {
    const packed = path.join(dist, `${name}.gz`)
    return fs.statSync(fs.existsSync(packed) ? packed : path.join(dist, name)).size
  })
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}
