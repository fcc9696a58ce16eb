import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { makeScratchFolder, sweepScratchFolders } from '#api/testing/scratch-folder.ts'

test('what killed tests have left is removed a day later, and nothing that is not theirs', () => {
  const place = makeScratchFolder('teamloom-app')
  try {
    for (const name of ['teamloom-app-a', 'teamloom-test-b', 'others']) fs.mkdirSync(path.join(place, name))
    const hour = 3_600_000
    sweepScratchFolders(place, Date.now() + 23 * hour)
    expect(fs.readdirSync(place)).toHaveLength(3)
    sweepScratchFolders(place, Date.now() + 25 * hour)
    expect(fs.readdirSync(place)).toEqual(['others'])
  } finally {
    fs.rmSync(place, { recursive: true })
  }
})
