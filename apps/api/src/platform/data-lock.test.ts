import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterAll, describe, expect, test } from 'vitest'
import { holderOf, lockDataFolder } from '#api/platform/data-lock.ts'
import { loadOrMakeSecret } from '#api/platform/secrets.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-lock-'))
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

const newFolder = () => fs.mkdtempSync(path.join(parent, 'data-'))

describe('a data folder', () => {
  test('is held by one at a time, and free again when it is released', async () => {
    const folder = newFolder()
    const lock = await lockDataFolder(folder)
    expect(lock).toBeDefined()
    expect(await lockDataFolder(folder)).toBeUndefined()
    expect(await lockDataFolder(folder)).toBeUndefined()
    await lock?.release()
    const again = await lockDataFolder(folder)
    expect(again).toBeDefined()
    await again?.release()
  })

  test('tells who holds it', async () => {
    const folder = newFolder()
    expect(await holderOf(folder)).toBeUndefined()
    for (const holder of ['product', 'command'] as const) {
      const lock = await lockDataFolder(folder, holder)
      expect(await holderOf(folder)).toBe(holder)
      await lock?.release()
    }
    expect(await holderOf(folder)).toBeUndefined()
  })

  test('is the same by another name', async () => {
    const folder = newFolder()
    const link = path.join(parent, 'link')
    fs.symlinkSync(folder, link)
    const lock = await lockDataFolder(folder)
    expect(await lockDataFolder(link)).toBeUndefined()
    await lock?.release()
  })

  test('does not hold another', async () => {
    const [one, two] = [await lockDataFolder(newFolder()), await lockDataFolder(newFolder())]
    expect([one, two].every(Boolean)).toBe(true)
    await one?.release()
    await two?.release()
  })

  test('asked for by many at once is given to one', async () => {
    for (let round = 0; round < 10; round++) {
      const folder = newFolder()
      const locks = await Promise.all(Array.from({ length: 6 }, () => lockDataFolder(folder)))
      const given = locks.filter(lock => lock !== undefined)
      expect(given).toHaveLength(1)
      expect(await lockDataFolder(folder)).toBeUndefined()
      await given[0]?.release()
    }
  })

  test('whose holder was killed is free at once, and then for one of many', async () => {
    const folder = newFolder()
    const script = `import('${path.join(import.meta.dirname, 'data-lock.ts')}').then(async m => { await m.lockDataFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000) })`
    const holder = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    await new Promise(resolve => holder.stdout.once('data', resolve))
    expect(await lockDataFolder(folder)).toBeUndefined()
    const ended = new Promise(resolve => holder.once('exit', resolve))
    holder.kill('SIGKILL')
    await ended
    const locks = await Promise.all(Array.from({ length: 4 }, () => lockDataFolder(folder)))
    const given = locks.filter(lock => lock !== undefined)
    expect(given).toHaveLength(1)
    await given[0]?.release()
  })
})

describe('a secret', () => {
  test('is made once, and is what was kept', () => {
    const file = path.join(newFolder(), 'secret')
    const made = loadOrMakeSecret(file)
    expect(made).toMatch(/^[\w-]{64}$/)
    expect(loadOrMakeSecret(file)).toBe(made)
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })

  test('that others could read is closed to them', () => {
    const file = path.join(newFolder(), 'secret')
    fs.writeFileSync(file, `${'s'.repeat(64)}\n`, { mode: 0o644 })
    expect(loadOrMakeSecret(file)).toBe('s'.repeat(64))
    expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  })
})
