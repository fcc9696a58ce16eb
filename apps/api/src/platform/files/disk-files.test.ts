import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clearIncoming, openDiskFiles } from '#api/platform/files/disk-files.ts'
import { type Files, FileTooBig } from '#api/platform/files/files.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-files-'))
let folder: string
let files: Files

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(parent, 'files-'))
  files = openDiskFiles(folder)
})
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

const bytes = (words: string) => new TextEncoder().encode(words)
const incoming = () => fs.readdirSync(path.join(folder, 'incoming'))

describe('a file', () => {
  test('is read as it was written, and replaced whole', async () => {
    await files.write('a/b.txt', bytes('one'))
    await files.write('a/b.txt', bytes('two'))
    expect(String(await files.read('a/b.txt'))).toBe('two')
    expect(await files.size('a/b.txt')).toBe(3)
    expect(await text((await files.open('a/b.txt'))!)).toBe('two')
    expect(incoming()).toEqual([])
  })

  test('that is not there is undefined', async () => {
    expect([await files.read('no'), await files.size('no'), await files.open('no')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await files.remove('no')
    await expect(files.copy('no', 'yes')).rejects.toThrow('ENOENT')
  })

  test('is copied and removed, with all that is below', async () => {
    await files.write('a/b', bytes('one'))
    await files.copy('a/b', 'c/d')
    await files.remove('a')
    expect(await files.read('a/b')).toBeUndefined()
    expect(String(await files.read('c/d'))).toBe('one')
  })

  test.each(['', '/etc/passwd', '../a', 'a/../b', 'a//b', 'a/', './a', 'a b', 'a\u0000', 'a/.hidden', 'ä'])(
    'is not called %j',
    async key => {
      await expect(files.write(key, bytes('a'))).rejects.toThrow('not a file key')
    },
  )
})

describe('a stream', () => {
  test('is kept with its length and etag', async () => {
    const kept = await files.writeStream('a', Readable.from([bytes('wo'), bytes('lf')]), 4)
    expect(kept).toEqual({ bytes: 4, etag: createHash('md5').update('wolf').digest('hex') })
    expect(String(await files.read('a'))).toBe('wolf')
  })

  test('past the most is cut off, and leaves what was there', async () => {
    await files.write('a', bytes('before'))
    await expect(files.writeStream('a', Readable.from([bytes('wolves')]), 5)).rejects.toThrow(FileTooBig)
    expect(String(await files.read('a'))).toBe('before')
    expect(incoming()).toEqual([])
  })

  test('that breaks leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes('wo')
        throw new Error('gone')
      })(),
    )
    await expect(files.writeStream('a', broken, 100)).rejects.toThrow('gone')
    expect(await files.read('a')).toBeUndefined()
    expect(incoming()).toEqual([])
  })
})

test('what was on its way when the server was killed is swept away at the next start', async () => {
  fs.writeFileSync(path.join(folder, 'incoming', 'half'), 'ha')
  await files.write('a', bytes('whole'))
  clearIncoming(folder)
  const again = openDiskFiles(folder)
  expect(incoming()).toEqual([])
  expect(String(await again.read('a'))).toBe('whole')
})
