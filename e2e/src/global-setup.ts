import { spawnSync } from 'node:child_process'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareBrowser } from './browser.ts'
import { startServer } from './server.ts'

/** The journeys run on the built web app: build it when a source changed, and serve it to all of them at once. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const build = path.join(import.meta.dirname, '../../tools/launch/build.mjs')
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the web app does not build')
  // Once, before journeys that begin together would each do it.
  prepareBrowser()
  // All journeys come from one address.
  const { url, dataDir, stop } = await startServer({
    SIGNUPS_PER_10_MINUTES: '10000',
    LOGINS_PER_10_MINUTES: '10000',
    GUESTS_PER_HOUR: '10000',
  })
  project.provide('product', { url, dataDir })
  return stop
}
