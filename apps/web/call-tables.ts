import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const contract = path.resolve(import.meta.dirname, '../../packages/contract/src')

type Address = { readonly method: string; readonly path: string }

/**
 * Of a call the browser needs its method and path: what the server checks stays on the server. A module with calls is
 * built from its own values; what else it exports comes along where it is plain data.
 */
export const callTables: Plugin = {
  name: 'call-tables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: new RegExp(`^${RegExp.escape(contract + path.sep)}[^?]+\\.ts$`) },
    async handler(_, id) {
      const exported = Object.entries((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      if (!exported.some(([, value]) => isCall(value) || isTable(value))) return undefined
      const lines = exported.flatMap(([name, value]) => {
        const kept = isCall(value) ? addressOf(value) : isTable(value) ? tableOf(value) : value
        return isPlain(kept) ? [`export const ${name} = ${JSON.stringify(kept)}`] : []
      })
      return { code: lines.join('\n'), map: null }
    },
  },
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
