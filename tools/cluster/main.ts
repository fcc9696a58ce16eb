/**
 * `npm run cluster`: two processes that answer, one that draws and one that works, behind HAProxy, PgBouncer and a Redis
 * with sentinels, on a database of its own of the server that TEST_DATABASE_URL names; until it is told to end.
 */
import process from 'node:process'
import { openOnServer } from '../torture/place.ts'
import { missingPackages, openCluster } from './cluster.ts'

const url = process.env.TEST_DATABASE_URL
if (missingPackages.length > 0) {
  process.stderr.write(`teamloom: install what is missing first: apt install ${missingPackages.join(' ')}\n`)
  process.exitCode = 1
} else if (!url) {
  process.stderr.write(
    'teamloom: TEST_DATABASE_URL names a PostgreSQL server and a role that may make databases\n',
  )
  process.exitCode = 1
} else {
  const place = await openOnServer(url)
  const cluster = await openCluster(place.environment)
  process.stdout.write(`Teamloom is ready at ${cluster.url}, of ${cluster.processes.length} processes\n`)
  const end = async () => {
    await cluster.close()
    await place.close()
    process.exit()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
}
