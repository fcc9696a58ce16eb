import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type Moved, moveFiles } from '#api/commands/move-files.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-move-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const keys = ['artwork/a/original', 'artwork/a/pixels', 'artwork-b', 'pictures/c/d']

test('all files come over, those that are there whole are left, and again nothing is to be done', async () => {
  const source = openDiskFiles(path.join(folder, 'from'))
  const target = openDiskFiles(path.join(folder, 'to'))
  for (const key of keys) await source.write(key, Buffer.from(key))
  await target.write('artwork/a/original', Buffer.from('artwork/a/original'))
  await target.write('artwork/a/pixels', Buffer.from('cut o'))
  await target.write('of-others', Buffer.from('stays'))
  const told: Moved[] = []
  expect(await moveFiles(source, target, moved => told.push(moved))).toEqual({
    files: 3,
    bytes: 'artwork/a/pixelsartwork-bpictures/c/d'.length,
    already: 1,
  })
  expect(told).toHaveLength(keys.length)
  for (const key of keys) expect(String(await target.read(key))).toBe(key)
  expect(await target.exists('of-others')).toBe(true)
  expect(await moveFiles(source, target, () => {})).toEqual({ files: 0, bytes: 0, already: 4 })
})
