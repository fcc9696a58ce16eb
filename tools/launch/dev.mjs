// The API and the web app with reload of both: the page on PORT (3000), the API one above it.
import { spawn } from 'node:child_process'
import process from 'node:process'
import { ensureInstalled, repoNode, root, say } from './prepare.mjs'

await ensureInstalled()
const pagePort = Number(process.env.PORT ?? 3000)
const apiPort = pagePort + 1
const environment = { ...process.env, PORT: String(apiPort), API_URL: `http://127.0.0.1:${apiPort}` }
const start = (args, env) => spawn(repoNode(), args, { cwd: root, stdio: 'inherit', env })
const children = [
  start(
    ['--watch-path=apps/api/src', '--watch-path=packages', '--watch-preserve-output', 'apps/api/src/main.ts'],
    {
      ...environment,
      PUBLIC_URL: process.env.PUBLIC_URL ?? '',
    },
  ),
  start(
    ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(pagePort), '--strictPort'],
    environment,
  ),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) {
  child.once('exit', stop)
  child.on('error', error => {
    say(error.message)
    stop()
  })
}
