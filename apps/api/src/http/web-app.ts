import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** The built web app, whose own routes are all answered with its page. */
export function registerWebApp(app: FastifyInstance, folder: string): void {
  const isBuilt = fs.existsSync(path.join(folder, 'index.html'))
  if (isBuilt) {
    app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      wildcard: false,
      index: false,
      schemaHide: true,
      setHeaders: (response, file) => {
        // Built files carry a hash of their content in their names.
        const isHashed = /[\\/]assets[\\/]/.test(file)
        response.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isApi = request.url === '/api' || request.url.startsWith('/api/')
    const isFile = /\.\w+$/.test(request.url.split('?')[0] ?? '')
    if (!isBuilt || !isPage || isApi || isFile) return sendRefusal(reply, 'not_found')
    return reply.header('cache-control', 'no-cache').sendFile('index.html')
  })
}
