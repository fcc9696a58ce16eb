import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { expect, test } from 'vitest'

test('who speaks to a process that was killed ends without a word', () => {
  const child = `import { tellParent } from '#api/platform/tell-parent.ts'
    setInterval(() => tellParent('here'), 1)`
  const parent = `import { spawn } from 'node:child_process'
    const words = ['--input-type=module-typescript', '--eval', ${JSON.stringify(child)}]
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.once('message', () => process.kill(process.pid, 'SIGKILL'))`
  const words = ['--input-type=module-typescript', '--eval', parent]
  // Both hold its output: it closes when both have ended.
  const { signal, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    timeout: 100_000,
  })
  expect([signal, stdout, stderr]).toEqual(['SIGKILL', '', ''])
})
