/**
 * `npm run cluster`: two processes that answer, one that draws and one that works, behind HAProxy, PgBouncer and a Redis
 * with sentinels, on a database of its own of the server that TEST_DATABASE_URL names; until it is told to end.
 */
import process from 'node:process'
import { openOnServer } from '../torture/place.ts'
import { missingPackages, openCluster } from './cluster.ts'
import { onTold } from './on-told.ts'

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
  const opening = openCluster(place.environment)
  place.closing.defer(async () => (await opening.catch(() => undefined))?.close())
  let isEnding = false
  const end = async (code: number) => {
    isEnding = true
    await place.close()
    process.exit(code)
  }
  onTold(() => void end(0))
  try {
    const cluster = await opening
    process.stdout.write(`Teamloom is ready at ${cluster.url}, of ${cluster.processes.length} processes\n`)
  } catch (error) {
    // What was told to end while it was begun does not come up.
    if (!isEnding) {
      process.stderr.write(`teamloom: ${String(error)}\n`)
      await end(1)
    }
  }
}
