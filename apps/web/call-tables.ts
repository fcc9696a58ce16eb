import { pathToFileURL } from 'node:url'
import { browserSide } from '@teamloom/contract/browser-side.ts'
import type { Plugin } from 'vite'

/** Modules with calls are built from their own values: the schemas are not in the browser. */
export const callTables: Plugin = {
  name: 'call-tables',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages.contract.src.[^?]+\.ts$/ },
    async handler(_, id) {
      const side = browserSide((await import(pathToFileURL(id).href)) as Record<string, unknown>)
      if (!side) return undefined
      const lines = Object.entries(side).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)}`,
      )
      return { code: lines.join('\n'), map: null }
    },
  },
}
