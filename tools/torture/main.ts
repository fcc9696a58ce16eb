/**
 * `npm run torture [-- scenario …] [--rounds 20] [--seed 1] [--on embedded|server]`: the real server is killed, its
 * database and its disk are taken away and given back, and strangers send it what they like, while many write; every
 * acknowledged answer is looked for afterwards; `flood` looks how long others wait while one caller asks much, and
 * `cluster` strikes at several processes behind HAProxy, PgBouncer and sentinels of Redis. On the
 * embedded database, with TEST_DATABASE_URL on that server too, unless one of them is named.
 */
import process from 'node:process'
import { parseArgs } from 'node:util'
import { onTold } from '../cluster/on-told.ts'
import { cluster } from './cluster.ts'
import { flood } from './flood.ts'
import { openEmbedded, openOnServer } from './place.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { Stopped, torture } from './torture.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    on: { type: 'string' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 2 ** 32)) },
  },
})
const known: Readonly<Record<string, Scenario>> = { ...scenarios, flood, cluster }
const wanted = positionals.length > 0 ? positionals : Object.keys(known)
const unknown = wanted.filter(name => !(name in known))
if (unknown.length > 0)
  throw new Error(`no scenario ${unknown.join(', ')}; there are ${Object.keys(known).join(', ')}`)

const url = process.env.TEST_DATABASE_URL
const places = { embedded: openEmbedded, ...(url ? { server: () => openOnServer(url) } : {}) }
if (values.on && !(values.on in places)) throw new Error(`there is no ${values.on} to try it on`)
const stop = new AbortController()
onTold(() => stop.abort())
try {
  const report = await torture({
    scenarios: wanted.map(name => known[name]!),
    places: Object.entries(places).flatMap(([name, open]) => (name === (values.on ?? name) ? [open] : [])),
    rounds: Number(values.rounds),
    seed: Number(values.seed),
    say: line => process.stderr.write(`teamloom: ${line}\n`),
    stop: stop.signal,
  })
  process.stdout.write(`${JSON.stringify(report, null, 2)}\n`)
  process.exitCode = report.violation === undefined ? 0 : 1
} catch (error) {
  if (!(error instanceof Stopped)) throw error
  // What was left goes on calling a product that has ended.
  process.exit(130)
}
