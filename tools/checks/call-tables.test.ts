import path from 'node:path'
import type { Call } from '@teamloom/contract/call.ts'
import { calls } from '@teamloom/contract/index.ts'
import { expect, test } from 'vitest'
import { keptOf } from '../../apps/web/call-tables.ts'
import { filesBelow, root } from './source-files.ts'

const files = filesBelow('packages/contract/src', file => !/\.test\.ts$|testing/.test(file))
const modules = (await Promise.all(files.map(file => import(path.join(root, file))))) as Record<
  string,
  unknown
>[]
const kept = modules.flatMap(exported => keptOf(exported) ?? [])

const addressOf = ({ method, path: address }: Pick<Call, 'method' | 'path'>) => ({ method, path: address })

test.each(calls)('the browser has the address of $name', call => {
  const tables = kept.flatMap(module => Object.values(module)) as Record<string, unknown>[]
  expect(tables.flatMap(table => Object.values(table))).toContainEqual(addressOf(call))
})

test('the browser has nothing of a call but its address: no schema, no summary', () => {
  expect(JSON.stringify(kept)).not.toMatch(/"(access|summary|refusals|data|body)":/)
})

test('what the browser checks with is in modules without calls, which stay as they are', () => {
  expect(keptOf({ check: (text: string) => text, names: ['a'] })).toBeUndefined()
})
