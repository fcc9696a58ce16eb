import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { refusals } from './refusals.ts'

const root = path.join(import.meta.dirname, '../../..')
const docs = path.join(root, 'docs/rules')

/** `| key | status | when |`, each. */
const rows = fs
  .readFileSync(path.join(docs, 'refusals.md'), 'utf8')
  .split('\n')
  .flatMap(line => {
    const cells = /^\| `([^`]+)` \| (\d{3}) \| (.+) \|$/.exec(line)
    return cells ? [{ code: cells[1]!, status: Number(cells[2]), when: cells[3]! }] : []
  })

test('every refusal is described, in its order and with its status, and nothing else is', () => {
  expect(rows.map(({ code, status }) => [code, status])).toEqual(Object.entries(refusals))
  expect(rows.filter(({ when }) => !/^[A-Z].*\.$/.test(when))).toEqual([])
})

describe('the rules', () => {
  // Those of pictures stand with how they are made.
  const pages = [...fs.readdirSync(docs).filter(page => page.endsWith('.md')), '../rendering.md']
  const stated = pages.flatMap(page =>
    [...fs.readFileSync(path.join(docs, page), 'utf8').matchAll(/^- \*\*([A-Z]+)(\d+)\*\* \S[^]*?\.$/gm)].map(
      ([, prefix, number]) => ({ page, prefix: prefix!, number: Number(number) }),
    ),
  )
  const prefixes = [...new Set(stated.map(rule => rule.prefix))]
  const names = new Set(stated.map(rule => rule.prefix + rule.number))

  // Each stands with what it is about, a new one has the next number.
  test('have numbers of their own, without a gap', () => {
    for (const prefix of prefixes) {
      const numbers = stated
        .filter(rule => rule.prefix === prefix)
        .map(rule => rule.number)
        .toSorted((a, b) => a - b)
      expect(numbers).toEqual(numbers.map((_, index) => index + 1))
    }
  })

  const quoted = new RegExp(`\\b(?:${prefixes.join('|')})\\d+\\b`, 'g')
  const sources = filesBelow(['packages', 'apps', 'tools', 'e2e'])

  test('exist when they are quoted', () => {
    const unknown = sources.flatMap(file =>
      (fs.readFileSync(file, 'utf8').match(quoted) ?? [])
        .filter(name => !names.has(name))
        .map(name => `${path.relative(root, file)}: ${name}`),
    )
    expect(unknown).toEqual([])
  })

  test('are each held by a test', () => {
    const held = new Set(
      sources
        .map(file => fs.readFileSync(file, 'utf8'))
        .flatMap(text => (text.includes("from 'vitest'") ? (text.match(quoted) ?? []) : [])),
    )
    expect([...names].filter(name => !held.has(name))).toEqual([])
  })
})

function filesBelow(folders: readonly string[]): string[] {
  return folders.flatMap(folder =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(file => /\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
      .map(file => path.join(root, folder, file)),
  )
}
