import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clearIncoming, openDiskFiles } from '#api/platform/files/disk-files.ts'
import { type Files, FileTooBig } from '#api/platform/files/files.ts'
import { Outage } from '#api/platform/outage.ts'

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
    expect(fs.readFileSync((await files.find('a/b.txt'))!, 'utf8')).toBe('two')
    expect(await text((await files.open('a/b.txt'))!)).toBe('two')
    expect(incoming()).toEqual([])
  })

  test('that is not there is undefined', async () => {
    expect([await files.read('no'), await files.find('no'), await files.open('no')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await files.remove('no')
  })

  test('is listed where it lies, with when it came', async () => {
    await files.write('a/b', bytes('one'))
    await files.write('a/c/d', bytes('two'))
    const listed = await files.list('a')
    expect(listed.map(({ name }) => name).sort()).toEqual(['b', 'c'])
    for (const { changedAt } of listed)
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000)
    expect(await files.list('e')).toEqual([])
  })

  test('is removed, with all that is below', async () => {
    await files.write('a/b', bytes('one'))
    await files.write('c/d', bytes('two'))
    await files.remove('a')
    expect(await files.read('a/b')).toBeUndefined()
    expect(String(await files.read('c/d'))).toBe('two')
  })

  test.each(['', '/etc/passwd', '../a', 'a/../b', 'a//b', 'a/', './a', 'a b', 'a\u0000', 'a/.hidden', 'ä'])(
    'is not called %j',
    async key => {
      await expect(files.write(key, bytes('a'))).rejects.toThrow('not a file key')
    },
  )
})

describe('what cannot be written', () => {
  test('leaves nothing behind', async () => {
    await files.write('a', bytes('a file'))
    await expect(files.write('a/b', bytes('one'))).rejects.toThrow('EEXIST')
    const received = await files.receive(Readable.from([bytes('wolf')]), 4)
    await expect(received.keep('a/b')).rejects.toThrow('EEXIST')
    await received.discard()
    expect(incoming()).toEqual([])
  })

  test('because the disk was taken away is an outage, until it is back', async () => {
    await files.write('a', bytes('before'))
    expect(await files.isWritable()).toBe(true)
    fs.renameSync(folder, `${folder}-away`)
    expect(await files.isWritable()).toBe(false)
    await expect(files.write('a', bytes('after'))).rejects.toThrow(Outage)
    await expect(files.receive(Readable.from([bytes('after')]), 9)).rejects.toThrow(Outage)
    // Nor is anything said to be gone for ever.
    const readings = [
      () => files.read('a'),
      () => files.find('a'),
      () => files.open('a'),
      () => files.list('b'),
    ]
    for (const read of readings) await expect(read()).rejects.toThrow(Outage)
    fs.renameSync(`${folder}-away`, folder)
    expect(await files.isWritable()).toBe(true)
    expect(String(await files.read('a'))).toBe('before')
    expect(incoming()).toEqual([])
  })
})

describe('a stream', () => {
  test('is put where it belongs once its length and hash are known', async () => {
    const received = await files.receive(Readable.from([bytes('wo'), bytes('lf')]), 4)
    expect([received.bytes, received.hash]).toEqual([4, createHash('sha256').update('wolf').digest('hex')])
    expect(await files.read('a')).toBeUndefined()
    await received.keep('a')
    await received.discard()
    expect(String(await files.read('a'))).toBe('wolf')
    expect(incoming()).toEqual([])
  })

  test('is thrown away', async () => {
    const received = await files.receive(Readable.from([bytes('wolf')]), 4)
    await received.discard()
    expect(incoming()).toEqual([])
  })

  test('past the most is cut off, and leaves nothing', async () => {
    await expect(files.receive(Readable.from([bytes('wolves')]), 5)).rejects.toThrow(FileTooBig)
    expect(incoming()).toEqual([])
  })

  test('that breaks leaves nothing', async () => {
    const broken = Readable.from(
      (async function* () {
        yield bytes('wo')
        throw new Error('gone')
      })(),
    )
    await expect(files.receive(broken, 100)).rejects.toThrow('gone')
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
