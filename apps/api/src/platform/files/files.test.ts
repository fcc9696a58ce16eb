import { createHash, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { must } from '@teamloom/kit/assert.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clearIncoming, openDiskFiles } from '#api/platform/files/disk-files.ts'
import { type Files, FileTooBig, type Listed } from '#api/platform/files/files.ts'
import { openS3Client, type S3Place } from '#api/platform/files/s3-client.ts'
import { openS3Files } from '#api/platform/files/s3-files.ts'
import { Outage } from '#api/platform/outage.ts'
import { testStore } from '#api/testing/test-store.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-files-'))
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

const gather = (listed: AsyncIterable<Listed>): Promise<Listed[]> => Readable.from(listed).toArray()

const bytes = (words: string) => new TextEncoder().encode(words)

const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

type Form = {
  readonly name: string
  /** Opens a place without files; `folder` holds what is on its way there. */
  readonly open: (folder: string) => Files | Promise<Files>
}

const store = testStore('files')

const forms: readonly Form[] = [
  { name: 'on a disk', open: openDiskFiles },
  ...(store
    ? [{ name: 'in an object store', open: (folder: string) => openEmptyBucket(store, folder) }]
    : []),
]

async function openEmptyBucket(place: S3Place, folder: string): Promise<Files> {
  const client = openS3Client(place)
  if (!(await client.bucketExists())) await client.createBucket()
  const files = openS3Files(client, folder)
  for await (const { key } of files.list()) await files.remove(key)
  return files
}

describe.each(forms)('files $name', ({ open }) => {
  let folder: string
  let files: Files

  beforeEach(async () => {
    folder = fs.mkdtempSync(path.join(parent, 'files-'))
    files = await open(folder)
  })

  const incoming = () => fs.readdirSync(path.join(folder, 'incoming'))
  const keysIn = async (...where: Parameters<Files['list']>) =>
    (await gather(files.list(...where))).map(({ key }) => key)

  test('one is what was written last, however it is read', async () => {
    await files.write('a/b.txt', bytes('one'))
    await files.write('a/b.txt', bytes('two'))
    expect(String(await files.read('a/b.txt'))).toBe('two')
    expect(await files.exists('a/b.txt')).toBe(true)
    expect(await text(must(await files.open('a/b.txt'), 'file'))).toBe('two')
    expect(await files.withLocalCopy('a/b.txt', async place => fs.readFileSync(place, 'utf8'))).toBe('two')
    expect(incoming()).toEqual([])
  })

  test('one that is named by its content is written by one of twenty at once, whole, and then stays', async () => {
    const contents = Array.from({ length: 20 }, (_, at) => Buffer.alloc(300_007, 97 + at))
    const haveWritten = await Promise.all(contents.map(content => files.writeOnce('a/once', content)))
    expect(haveWritten.filter(Boolean)).toHaveLength(1)
    const whole = must(contents[haveWritten.indexOf(true)], 'content')
    const readHash = async () => hashOf(must(await files.read('a/once'), 'file'))
    expect(await readHash()).toBe(hashOf(whole))
    const late = await files.receive(Readable.from([bytes('late')]), 4)
    await late.keepOnce('a/once')
    await late.discard()
    expect(await readHash()).toBe(hashOf(whole))
    expect(incoming()).toEqual([])
  })

  test('one that comes in parts is kept once too', async () => {
    for (const letter of ['a', 'b']) {
      const received = await files.receive(Readable.from([Buffer.alloc(17_000_000, letter)]), 20_000_000)
      await received.keepOnce('large-once')
      await received.discard()
    }
    expect(hashOf(must(await files.read('large-once'), 'file'))).toBe(hashOf(Buffer.alloc(17_000_000, 'a')))
  })

  test('a part of one is read without the rest', async () => {
    await files.write('a', bytes('wolves'))
    expect(await text(must(await files.open('a', { first: 1, last: 3 }), 'file'))).toBe('olv')
  })

  test('one that is not there is undefined, and can be removed', async () => {
    expect(await files.read('no')).toBeUndefined()
    expect(await files.exists('no')).toBe(false)
    expect(await files.open('no')).toBeUndefined()
    expect(await files.open('no', { first: 0, last: 1 })).toBeUndefined()
    expect(await files.withLocalCopy('no', async () => 'there')).toBeUndefined()
    await files.remove('no')
    await files.removeFolder('no')
  })

  test('what is asked of a copy is answered, and what it throws is thrown', async () => {
    await files.write('a', bytes('one'))
    const work = files.withLocalCopy('a', async () => {
      throw new Error('unreadable')
    })
    await expect(work).rejects.toThrow('unreadable')
  })

  test('are listed in the order of their keys, below a folder or all, from behind a key on', async () => {
    const keys = ['a/b', 'a/c/d', 'a/c/e', 'a/c.txt', 'a-b/c', 'b']
    for (const key of keys) await files.write(key, bytes(key))
    expect(await keysIn()).toEqual(keys.toSorted())
    expect(await keysIn('a')).toEqual(['a/b', 'a/c.txt', 'a/c/d', 'a/c/e'])
    expect(await keysIn('a', 'a/c.txt')).toEqual(['a/c/d', 'a/c/e'])
    expect(await keysIn('', 'a/c/d')).toEqual(['a/c/e', 'b'])
    expect(await keysIn('c')).toEqual([])
    const [listed] = await gather(files.list('a-b'))
    expect(listed?.bytes).toBe(5)
    expect(Math.abs(must(listed, 'file').changedAt.getTime() - Date.now())).toBeLessThan(60_000)
  })

  test('a copy is as what it was made of, also over another; of nothing none is made', async () => {
    await files.write('a/b', bytes('one'))
    await files.write('c', bytes('two'))
    expect(await files.copy('a/b', 'c')).toBe(true)
    await files.write('a/b', bytes('three'))
    expect(String(await files.read('c'))).toBe('one')
    expect(await files.copy('no', 'c')).toBe(false)
    expect(String(await files.read('c'))).toBe('one')
    expect(incoming()).toEqual([])
  })

  test('a folder is removed with all in it, and with no other that begins alike', async () => {
    for (const key of ['a/b', 'a/c/d', 'ab/c', 'c/d']) await files.write(key, bytes('one'))
    await files.removeFolder('a')
    await files.remove('c/d')
    expect(await keysIn()).toEqual(['ab/c'])
    expect(await files.read('a/b')).toBeUndefined()
  })

  test.each(['', '/a', 'a/', '../a', 'a/../../b', 'a\\b', 'a b', '.a', 'a//b', 'a/.b'])(
    'one is not called %j',
    async key => {
      await expect(files.write(key, bytes('a'))).rejects.toThrow('not a file key')
    },
  )

  describe('a stream', () => {
    test('is in no place until it is kept', async () => {
      const received = await files.receive(Readable.from([bytes('wo'), bytes('lf')]), 4)
      expect([received.bytes, received.hash]).toEqual([4, createHash('sha256').update('wolf').digest('hex')])
      expect(await files.read('a')).toBeUndefined()
      await received.keep('a')
      await received.discard()
      expect(String(await files.read('a'))).toBe('wolf')
      expect(incoming()).toEqual([])
    })

    test('of many megabytes is kept whole', async () => {
      const piece = Buffer.alloc(1_000_003, randomUUID())
      const pieces = Array.from({ length: 40 }, () => piece)
      const received = await files.receive(Readable.from(pieces), 50_000_000)
      await received.keep('large')
      const kept = createHash('sha256')
      for await (const part of must(await files.open('large'), 'file')) kept.update(part)
      expect(kept.digest('hex')).toBe(received.hash)
    })

    test('that is thrown away leaves nothing', async () => {
      const received = await files.receive(Readable.from([bytes('wolf')]), 4)
      await received.discard()
      expect(incoming()).toEqual([])
    })

    test('that is longer than may be leaves nothing', async () => {
      await expect(files.receive(Readable.from([bytes('wolves')]), 5)).rejects.toThrow(FileTooBig)
      expect(incoming()).toEqual([])
    })

    test('that breaks off leaves nothing', async () => {
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
})

describe('a disk', () => {
  let folder: string
  let files: Files

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(parent, 'files-'))
    files = openDiskFiles(folder)
  })

  const incoming = () => fs.readdirSync(path.join(folder, 'incoming'))

  test('that has a file where a folder should be leaves nothing behind', async () => {
    await files.write('a', bytes('a file'))
    await expect(files.write('a/b', bytes('one'))).rejects.toThrow('EEXIST')
    const received = await files.receive(Readable.from([bytes('wolf')]), 4)
    await expect(received.keep('a/b')).rejects.toThrow('EEXIST')
    await received.discard()
    expect(incoming()).toEqual([])
  })

  test('that is away is an outage, and has everything when it is back', async () => {
    await files.write('a', bytes('before'))
    expect(await files.isWritable()).toBe(true)
    fs.renameSync(folder, `${folder}-away`)
    expect(await files.isWritable()).toBe(false)
    await expect(files.write('a', bytes('after'))).rejects.toThrow(Outage)
    await expect(files.receive(Readable.from([bytes('after')]), 9)).rejects.toThrow(Outage)
    // Nor is anything said to be gone for ever.
    const readings = [
      () => files.read('a'),
      () => files.exists('a'),
      () => files.copy('a', 'b'),
      () => files.withLocalCopy('a', async () => 'there'),
      () => files.open('a'),
      () => gather(files.list('b')),
    ]
    for (const read of readings) await expect(read()).rejects.toThrow(Outage)
    fs.renameSync(`${folder}-away`, folder)
    expect(await files.isWritable()).toBe(true)
    expect(String(await files.read('a'))).toBe('before')
    expect(incoming()).toEqual([])
  })

  test('has nothing on its way after a start, and tells of no such thing before', async () => {
    fs.writeFileSync(path.join(folder, 'incoming', 'half'), 'ha')
    await files.write('a', bytes('whole'))
    expect((await gather(files.list())).map(({ key }) => key)).toEqual(['a'])
    clearIncoming(folder)
    const again = openDiskFiles(folder)
    expect(incoming()).toEqual([])
    expect(String(await again.read('a'))).toBe('whole')
  })
})

describe.runIf(store)('an object store', () => {
  const open = (change: Partial<S3Place>) =>
    openS3Files(
      openS3Client({ ...must(store, 'store'), ...change }),
      fs.mkdtempSync(path.join(parent, 's3-')),
    )
  const asks = (files: Files): readonly (() => Promise<unknown>)[] => [
    () => files.read('a'),
    () => files.exists('a'),
    () => files.copy('a', 'b'),
    () => files.withLocalCopy('a', async () => 'there'),
    () => files.open('a'),
    () => gather(files.list('b')),
    () => files.write('a', bytes('one')),
    () => files.remove('a'),
    () => files.removeFolder('a'),
    async () => (await files.receive(Readable.from([bytes('wolf')]), 9)).keep('a'),
  ]

  test.each([
    ['whose bucket is not there', { bucket: 'no-such-bucket' }],
    ['that does not know our key', { accessKeyId: 'nobody' }],
    ['that takes our signature for wrong', { secretAccessKey: 'another' }],
    ['that nobody answers at', { endpoint: 'http://127.0.0.1:9' }],
  ])('%s is an outage, and says of no file that it is gone', async (_, change) => {
    const files = open(change)
    expect(await files.isWritable()).toBe(false)
    for (const ask of asks(files)) await expect(ask()).rejects.toThrow(Outage)
  })

  test('gives an address that takes as many bytes as were told, and no others, only where it is to take uploads', async () => {
    const place = must(store, 'store')
    const files = openS3Files(openS3Client(place), fs.mkdtempSync(path.join(parent, 's3-')), place)
    const put = async (length: number) => {
      const address = must(files.addressToPut, 'address')('incoming/put', 4, 60)
      return (await fetch(address, { method: 'PUT', body: 'wolves'.slice(0, length) })).status
    }
    expect([await put(3), await put(5)]).toEqual([403, 403])
    expect(await files.exists('incoming/put')).toBe(false)
    expect(await put(4)).toBe(200)
    expect(String(await files.read('incoming/put'))).toBe('wolv')
    await files.remove('incoming/put')
    expect(open({}).addressToPut).toBeNull()
  })
})
