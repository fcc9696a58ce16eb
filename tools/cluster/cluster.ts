import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@teamloom/api/testing/free-port.ts'
import { hasPooler, startPooler } from '@teamloom/api/testing/pooler.ts'
import { hasSentinel, startSentinels } from '@teamloom/api/testing/sentinels.ts'
import { hasBalancer, startBalancer } from './balancer.ts'
import { type MemberProcess, openProcess } from './member-process.ts'

/** What is missing here for a cluster, by the names of Debian's packages. */
export const missingPackages: readonly string[] = [
  ...(hasPooler ? [] : ['pgbouncer']),
  ...(hasSentinel ? [] : ['redis-server', 'redis-sentinel']),
  ...(hasBalancer ? [] : ['haproxy']),
]

/** A product of several processes on engines of its own: PgBouncer, Redis with its replica and sentinels, HAProxy. */
export type Cluster = {
  /** The balancer's. */
  readonly url: string
  readonly web: readonly MemberProcess[]
  readonly processes: readonly MemberProcess[]
  readonly killRedis: () => void
  readonly close: () => Promise<void>
}

const limits = {
  // What is tried here is not how fast one may call.
  CALLS_PER_SECOND: '1000000',
  FILES_PER_SECOND: '1000000',
  CALLS_AT_ONCE: '100000',
  CALLS_WAITING: '100000',
  LOOP_MS_PER_SECOND: '1000000',
  SIGNUPS_PER_10_MINUTES: '1000000',
  LOGINS_PER_10_MINUTES: '1000000',
}

/** `environment` names the database and the folder of files. */
export async function openCluster(environment: Readonly<Record<string, string>>): Promise<Cluster> {
  const closing = new AsyncDisposableStack()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-cluster-'))
  closing.defer(() => fs.rmSync(folder, { recursive: true, force: true }))
  try {
    const database = new URL(environment.DATABASE_URL ?? '')
    const pooler = await startPooler(
      {
        host: database.hostname,
        port: Number(database.port || 5432),
        user: decodeURIComponent(database.username),
        password: decodeURIComponent(database.password),
        database: database.pathname.slice(1),
      },
      [`connect_query='set statement_timeout = 12000; set idle_in_transaction_session_timeout = 60000'`],
    )
    closing.defer(pooler.close)
    const sentinels = await startSentinels()
    closing.defer(sentinels.close)
    const [edge = 0, drawing = 0, working = 0, ...webPorts] = await Promise.all(
      Array.from({ length: 5 }, freePort),
    )
    const { host, port, user, database: name } = pooler.connection
    const url = `http://127.0.0.1:${edge}`
    const all = {
      LOG_LEVEL: 'warn',
      PUBLIC_URL: url,
      TRUST_PROXY: 'loopback',
      ...limits,
      ...environment,
      DATABASE_URL: `postgres://${user}@${host}:${port}/${name}`,
      DATABASE_DIRECT_URL: database.href,
      REDIS_URL: sentinels.address,
    }
    const web = webPorts.map(at =>
      openProcess('web', at, { ...all, DRAW_URL: `http://127.0.0.1:${drawing}` }),
    )
    const processes = [...web, openProcess('draw', drawing, all), openProcess('work', working, all)]
    for (const { kill } of processes) closing.defer(kill)
    // The first brings the database up to date.
    const [first, ...others] = processes
    await first?.start()
    await Promise.all(others.map(each => each.start()))
    const balancer = startBalancer(folder, edge, webPorts)
    closing.defer(balancer.close)
    const failed = balancer.ended.then(said => Promise.reject(new Error(said)))
    while (!(await Promise.race([isReady(url), failed]))) await sleep(50)
    failed.catch(() => {})
    return { url, web, processes, killRedis: sentinels.killPrimary, close: () => closing.disposeAsync() }
  } catch (error) {
    await closing.disposeAsync()
    throw error
  }
}

async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/v1/ready`).catch(() => undefined)
  await answer?.body?.cancel()
  return answer?.ok ?? false
}
