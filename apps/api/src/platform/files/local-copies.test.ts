import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { type LocalCopies, openLocalCopies } from '#api/platform/files/local-copies.ts'

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-copies-'))
afterAll(() => fs.rmSync(parent, { recursive: true, force: true }))

let folder: string
let copies: LocalCopies
let fetched: string[]

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(parent, 'of-'))
  copies = openLocalCopies(folder, 10)
  fetched = []
})

/** Copies are of as many bytes as their keys have letters. */
const fetchTo = (key: string) => async (file: string) => {
  fetched.push(key)
  await fs.promises.writeFile(file, key)
  return true
}
const read = (key: string) => copies.use(key, fetchTo(key), file => fs.promises.readFile(file, 'utf8'))
const left = () => fs.readdirSync(folder).map(name => fs.readFileSync(path.join(folder, name), 'utf8'))

test('what is asked for at once, and again, is fetched once', async () => {
  expect(await Promise.all([read('wolf'), read('wolf')])).toEqual(['wolf', 'wolf'])
  expect(await read('wolf')).toBe('wolf')
  expect(fetched).toEqual(['wolf'])
})

test('past the most those go that were used longest ago', async () => {
  await read('wolf')
  await read('bear')
  await read('wolf')
  await read('lynx')
  await vi.waitFor(() => expect(left().toSorted()).toEqual(['lynx', 'wolf']))
  expect(await read('bear')).toBe('bear')
  expect(fetched).toEqual(['wolf', 'bear', 'lynx', 'bear'])
})

test('none goes while somebody is at work with it, nor one that is larger than all may be', async () => {
  const seen = await copies.use('wolf', fetchTo('wolf'), async file => {
    await read('a long name')
    copies.forget('wolf')
    return fs.promises.readFile(file, 'utf8')
  })
  expect(seen).toBe('wolf')
  await vi.waitFor(() => expect(left()).toEqual([]))
})

test('what is not there, or cannot be fetched, leaves nothing, and is asked for again', async () => {
  expect(await copies.use('wolf', async () => false, read)).toBeUndefined()
  const breaks = async (file: string) => {
    await fs.promises.writeFile(file, 'wo')
    throw new Error('cut off')
  }
  await expect(copies.use('wolf', breaks, read)).rejects.toThrow('cut off')
  expect(left()).toEqual([])
  expect(await read('wolf')).toBe('wolf')
})
