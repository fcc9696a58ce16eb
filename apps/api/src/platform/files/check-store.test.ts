import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { checkStore } from '#api/platform/files/check-store.ts'
import { openDiskFiles } from '#api/platform/files/disk-files.ts'
import { openS3Client } from '#api/platform/files/s3-client.ts'
import { openS3Files } from '#api/platform/files/s3-files.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-check-'))
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const place = {
  bucket: 'files',
  region: 'us-east-1',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
  isPathStyle: true,
}

const origin = 'https://teamloom.example'

/** A server that answers so to everything. */
async function checkAt(status: number, type: string, body: string) {
  const server = http.createServer((request, response) => {
    request.resume()
    response.writeHead(status, { 'content-type': type })
    response.end(request.method === 'HEAD' ? undefined : body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = openS3Client({ ...place, endpoint: `http://127.0.0.1:${port}` })
  const fault = await checkStore(openS3Files(client, folder), origin)
  server.close()
  return fault
}

const refusal = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`

test('where a file can be written, read and removed all is well, and none is left', async () => {
  const files = openDiskFiles(path.join(folder, 'disk'))
  expect(await checkStore(files, origin)).toBeUndefined()
  for await (const { key } of files.list()) expect(key).toBe('none')
})

test.each([
  [200, 'text/html', '<html>', 'S3_ENDPOINT: what answers there is no object store'],
  [404, 'text/html', '<html>', 'S3_ENDPOINT: what answers there is no object store (404)'],
  [404, 'application/xml', refusal('NoSuchBucket'), 'S3_BUCKET: there is no bucket of this name'],
  [403, 'application/xml', refusal('InvalidAccessKeyId'), 'S3_ACCESS_KEY_ID: '],
  [403, 'application/xml', refusal('AccessDenied'), 'S3_ACCESS_KEY_ID: may not read'],
  [403, 'application/xml', refusal('SignatureDoesNotMatch'), 'S3_SECRET_ACCESS_KEY: '],
  [403, 'application/xml', refusal('RequestTimeTooSkewed'), 'the clocks of this machine'],
])(
  'what answers %i %s %s is told by its setting, and no other try is made',
  async (status, type, body, line) => {
    const fault = await checkAt(status, type, body)
    expect(fault?.line).toContain(line)
    expect(fault?.isFinal).toBe(true)
  },
)

test('a store that is away may come back', async () => {
  const server = http.createServer()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  const client = openS3Client({ ...place, endpoint: `http://127.0.0.1:${port}` })
  const fault = await checkStore(openS3Files(client, folder), origin)
  expect(fault).toEqual({ line: 'S3_ENDPOINT: nothing answers there', isFinal: false })
})

test.each([
  ['allows them', origin, undefined],
  ['allows all', '*', undefined],
  [
    'allows others',
    'https://other.example',
    'S3_DIRECT_UPLOADS: pages of https://teamloom.example may not put',
  ],
  ['says nothing', undefined, 'S3_DIRECT_UPLOADS: pages of https://teamloom.example may not put'],
])(
  'where browsers are to put files, a bucket that %s is asked before it is used',
  async (_, allowed, line) => {
    const kept = new Map<string, Buffer>()
    const server = http.createServer(async (request, response) => {
      const key = String(request.url).split('?')[0] ?? ''
      const body = Buffer.concat(await request.toArray())
      if (request.method === 'PUT') kept.set(key, body)
      const mayBeAsked = request.method === 'OPTIONS' && allowed !== undefined
      response.writeHead(200, { etag: '"1"', ...(mayBeAsked && { 'access-control-allow-origin': allowed }) })
      response.end(request.method === 'GET' ? kept.get(key) : undefined)
    })
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const there = { ...place, endpoint: `http://127.0.0.1:${port}` }
    const fault = await checkStore(openS3Files(openS3Client(there), folder, there), origin)
    server.close()
    expect(fault?.line.slice(0, line?.length)).toBe(line)
    expect(fault?.isFinal).toBe(line === undefined ? undefined : true)
  },
)
