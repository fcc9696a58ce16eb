import fs from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** Addresses that people without an account are sent: an app of their own, which is light. */
const lightPage = /^\/(sizes|newsletter)\//

/**
 * The built web app, whose own routes are all answered with its page. `hintsFor`: what a page asks for first, told
 * with it as `Link` headers. `limit`: what stands before pages and what is not there.
 */
export function registerWebApp(
  app: FastifyInstance,
  folder: string,
  hintsFor: (path: string) => Promise<readonly string[]> = async () => [],
  limit: preHandlerAsyncHookHandler = async () => {},
): void {
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
  app.setNotFoundHandler({ preHandler: limit }, async (request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    const isApi = request.url === '/api' || request.url.startsWith('/api/')
    const path = request.url.split('?')[0] ?? ''
    const isFile = /\.\w+$/.test(path)
    if (!isBuilt || !isPage || isApi || isFile) return sendRefusal(reply, 'not_found')
    reply.header('cache-control', 'no-cache')
    if (!lightPage.test(path)) return reply.sendFile('index.html')
    const hints = await hintsFor(path)
    if (hints.length > 0) reply.header('link', hints.join(', '))
    return reply.sendFile('sizes.html')
  })
}
