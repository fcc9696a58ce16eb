import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** The journeys run on the built web app: build it when a source changed. */
export default function setup(): void {
  const build = path.join(import.meta.dirname, '../../tools/launch/build.mjs')
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
  if (status !== 0) throw new Error('the web app does not build')
}
