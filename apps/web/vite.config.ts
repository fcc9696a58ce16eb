import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { callTables } from './call-tables.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** What is built by itself, beside the studio. */
const modes = ['sizes', 'front']

/** Pages for people without an account, which are an app of their own: `--mode sizes` builds it beside the other. */
const lightPages: Plugin = {
  name: 'light-pages',
  configureServer: server => {
    server.middlewares.use((request, _, next) => {
      if (/^\/(sizes|newsletter|comments|review)\//.test(request.url ?? '')) request.url = '/sizes.html'
      next()
    })
  },
}

/**
 * What every page begins with, or many need, comes in few files: smaller than their pieces, and asked for once.
 * Dialogs, what scrolls within them, menus and what floats beside a button come apart: a studio opens without one.
 */
const groups = [
  { name: 'start', tags: ['$initial' as const] },
  { name: 'icons', test: /@tabler/, minShareCount: 2 },
  {
    name: 'controls',
    test: /@mantine(?!.*(Modal|ScrollArea|Overlay|lock-scroll|Menu|Popover|Tooltip|Floating|focus-trap|click-outside))/,
    minShareCount: 11,
  },
  { name: 'dialogs', test: /@mantine(?!.*(Menu|Popover|Tooltip|Floating))/, minShareCount: 12 },
  { name: 'menus', test: /@mantine.*Menu/ },
  { name: 'floating', test: /@floating-ui|@mantine.*(Popover|Tooltip|Floating|focus-trap|click-outside)/ },
  // Small facts of the studio, which most pieces of it that come later share with its first.
  {
    name: 'facts',
    test: /studio.session.(commenting|comments-context|sheet|live.live-context)\.ts|studio.drawing.in-hand/,
  },
  {
    name: 'common',
    test: /web.src.(lib|ui)(?!.(confirm|large-sizes)-dialog)|packages.kit/,
    minShareCount: 6,
  },
]

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [react(), lightPages, callTables],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    // Every browser of that age preloads modules by itself.
    modulePreload: { polyfill: false },
    emptyOutDir: !modes.includes(mode),
    copyPublicDir: !modes.includes(mode),
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    rolldownOptions: {
      ...(modes.includes(mode) ? { input: `${import.meta.dirname}/${mode}.html` } : {}),
      output: { codeSplitting: { groups } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false, ws: true } } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
}))
