import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBuiltWebApp } from '#api/http/built-web-app.ts'
import { keepAssets } from '#api/http/keep-assets.ts'
import { answerError } from '#api/http/refusal-answer.ts'
import { registerWebApp } from '#api/http/web-app.ts'

const page = '<!doctype html><title>Teamloom</title>'
const lightPage = '<!doctype html><title>Sizes</title>'
let folder: string
let earlier: string
let clock = 0
let app: FastifyInstance

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-app-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.writeFileSync(path.join(folder, 'index.html'), page)
  fs.writeFileSync(path.join(folder, 'sizes.html'), lightPage)
  fs.writeFileSync(path.join(folder, 'assets/studio-1a2b.js'), 'export {}')
  earlier = fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-builds-'))
  app = fastify({ exposeHeadRoutes: false })
  app.setErrorHandler(answerError)
  registerWebApp(app, {
    built: openBuiltWebApp(folder, () => clock),
    folders: [folder, earlier],
    hintsFor: async path => (path === '/sizes/abc' ? ['</first>; rel=preload; as=fetch'] : []),
  })
  await app.ready()
})
afterAll(async () => {
  await app.close()
  for (const each of [folder, earlier]) fs.rmSync(each, { recursive: true })
})

test.each(['/', '/?lang=fr', '/home', '/fr/signup', '/design/1', '/assets/'])('%s is the page', async url => {
  const answer = await app.inject({ url })
  expect([answer.statusCode, answer.body]).toEqual([200, page])
  expect(answer.headers['cache-control']).toBe('no-cache')
  const head = await app.inject({ method: 'HEAD', url })
  expect([head.statusCode, head.body]).toEqual([200, ''])
})

test.each(['/sizes/abc', '/sizes/success/abc', '/sizes/abc/change/def', '/newsletter/confirm/abc'])(
  '%s is the light page',
  async url => {
    const answer = await app.inject({ url })
    expect([answer.statusCode, answer.body]).toEqual([200, lightPage])
    expect(answer.headers.link).toBe(url === '/sizes/abc' ? '</first>; rel=preload; as=fetch' : undefined)
  },
)

test('built files are kept for ever, and what is not there is missed', async () => {
  const script = await app.inject({ url: '/assets/studio-1a2b.js' })
  expect([script.statusCode, script.headers['cache-control']]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  for (const url of ['/assets/studio-0000.js', '/api/v1/nothing', '/api', '/assets/../../secret.json']) {
    expect((await app.inject({ url })).statusCode).toBe(404)
  }
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404)
})

test('a build under a running server is served at once, and what tabs of the earlier one ask for too', async () => {
  const days = 14
  const built = openBuiltWebApp(folder, () => clock)
  const before = built.buildId()
  const now = new Date()
  await keepAssets(folder, earlier, now, days)
  fs.rmSync(path.join(folder, 'assets/studio-1a2b.js'))
  fs.writeFileSync(path.join(folder, 'assets/studio-3c4d.js'), 'export {}')
  const next = '<!doctype html><script src="/assets/index-AbCd-_12.js"></script>'
  fs.writeFileSync(path.join(folder, 'index.html'), next)
  const later = new Date(now.getTime() + 5000)
  fs.utimesSync(path.join(folder, 'index.html'), later, later)
  clock += 1001
  expect((await app.inject('/home')).body).toBe(next)
  expect([before, built.buildId()]).toEqual(['dev', 'AbCd-_12'])
  for (const name of ['studio-1a2b', 'studio-3c4d'])
    expect((await app.inject(`/assets/${name}.js`)).statusCode).toBe(200)
  // While the next one is being made there is none.
  fs.rmSync(path.join(folder, 'index.html'))
  clock += 1001
  expect((await app.inject('/home')).body).toBe(next)

  await keepAssets(folder, earlier, new Date(now.getTime() + 13 * 86_400_000), days)
  expect(fs.readdirSync(path.join(earlier, 'assets')).toSorted()).toEqual([
    'studio-1a2b.js',
    'studio-3c4d.js',
  ])
  await keepAssets(folder, earlier, new Date(now.getTime() + 15 * 86_400_000), days)
  expect(fs.readdirSync(path.join(earlier, 'assets'))).toEqual(['studio-3c4d.js'])
})

test('processes that start at once keep a build together, and leave nothing half', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `file-${index}.js`)
  for (const name of names) fs.writeFileSync(path.join(folder, 'assets', name), 'export {}')
  const together = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-together-'))
  await Promise.all(Array.from({ length: 4 }, () => keepAssets(folder, together, new Date(), 14)))
  expect(fs.readdirSync(path.join(together, 'assets'))).toEqual(expect.arrayContaining(names))
  expect(fs.readdirSync(path.join(together, 'assets')).filter(name => name.endsWith('.part'))).toEqual([])
  fs.rmSync(together, { recursive: true })
})
