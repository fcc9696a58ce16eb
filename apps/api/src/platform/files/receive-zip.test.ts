import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, expect, test } from 'vitest'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { FileTooBig } from '#api/platform/files/files.ts'
import { receiveZip, type Zip } from '#api/platform/files/receive-zip.ts'
import { unzip } from '#api/testing/unzip.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-zip-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))
const files = openDiskFiles(folder)
const stored = { mtime: new Date('2026-11-21T12:00:00Z'), compress: false }

const write = (fill: (zip: Zip) => Promise<void>, mostBytes = 1_000_000) => receiveZip(files, mostBytes, fill)

const open = async (key: string) => must(await files.open(key), key)
const incoming = () => fs.readdirSync(path.join(folder, 'incoming'))

await files.write('large', Buffer.alloc(500_000, 'large '))
await files.write('small', Buffer.from('small'))
fs.mkdirSync(path.join(folder, 'no-file'))

test('an archive has what was put into it', async () => {
  const file = await write(async zip => {
    zip.add('words', 'words.txt', stored)
    await zip.addStream(await open('small'), 'small.txt', stored)
    await zip.addStream(await open('large'), 'large.txt', stored)
  })
  await file.keep('archive')
  const found = unzip(Buffer.from(must(await files.read('archive'), 'archive')))
  expect(Object.keys(found)).toEqual(['words.txt', 'small.txt', 'large.txt'])
  expect(String(found['small.txt'])).toBe('small')
  expect(await text(await open('small'))).toBe('small')
})

test.each([
  [
    'a file that cannot be read',
    'EISDIR',
    (zip: Zip) => open('no-file').then(file => zip.addStream(file, 'a', stored)),
  ],
  ['what makes it', 'nothing is drawn', () => Promise.reject(new Error('nothing is drawn'))],
])('%s ends it, and nothing is left of it', async (_, message, fail) => {
  const failed = write(async zip => {
    await zip.addStream(await open('large'), 'large.txt', stored)
    await fail(zip)
  })
  await expect(failed).rejects.toThrow(message)
  expect(incoming()).toEqual([])
})

test('where it cannot go, what is put into it waits for nobody', async () => {
  const failed = write(async zip => {
    for (const name of ['one', 'two', 'three']) await zip.addStream(await open('large'), name, stored)
  }, 1000)
  await expect(failed).rejects.toBeInstanceOf(FileTooBig)
  expect(incoming()).toEqual([])
})
