import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')

type Address = { readonly method: string; readonly path: string }

/** Of a call the browser needs its method and path: what the server checks stays on the server. */
export const callTables: Plugin = {
  name: 'call-tables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: new RegExp(`^${RegExp.escape(contract + path.sep)}[^?]+\\.ts$`) },
    async handler(_, id) {
      const kept = keptOf((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      if (!kept) return undefined
      const lines = Object.entries(kept).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: lines.join('\n'), map: null }
    },
  },
}

/**
 * What the browser has of a module with calls: their addresses, and what else it exports that is plain data. A module
 * without calls is left as it is.
 */
export function keptOf(exported: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const entries = Object.entries(exported)
  if (!entries.some(([, value]) => isCall(value) || isTable(value))) return undefined
  return Object.fromEntries(
    entries
      .map(([name, value]) => [
        name,
        isCall(value) ? addressOf(value) : isTable(value) ? tableOf(value) : value,
      ])
      .filter(([, value]) => isPlain(value)),
  ) as Record<string, unknown>
}

const addressOf = ({ method, path }: Address): Address => ({ method, path })

const tableOf = (calls: Readonly<Record<string, Address>>) =>
  Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, addressOf(call)]))

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype

const isCall = (value: unknown): value is Address =>
  isObject(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'access' in value

const isTable = (value: unknown): value is Readonly<Record<string, Address>> =>
  isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isCall)

const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isPlain)
    : isObject(value)
      ? Object.values(value).every(isPlain)
      : ['string', 'number', 'boolean'].includes(typeof value)
