import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
    rolldownOptions: {
      // What every page begins with comes as one file: it is smaller than its pieces, and is asked for once.
      output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } },
    },
  },
  server: { port: 5173, proxy: { '/api': { target: api, changeOrigin: false, ws: true } } },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
})
