import fs from 'node:fs'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify'
import type { BuiltWebApp } from '#api/http/built-web-app.ts'
import { sendRefusal } from '#api/http/refusal-answer.ts'

/** Addresses that people without an account are sent: an app of their own, which is light. */
const lightPage = /^\/(sizes|newsletter|comments|review)\//

type Served = {
  readonly built: BuiltWebApp
  /** The folders of this build, then of earlier ones that open tabs still have. */
  readonly folders: readonly string[]
  /** What a page asks for first, told with it as `Link` headers. */
  readonly hintsFor?: (path: string) => Promise<readonly string[]>
  /** What stands in the head of a page for those who show a link to it: markup, whose words are escaped. */
  readonly headFor?: (path: string) => Promise<string>
  /** What stands in the head of each page. */
  readonly houseHead?: () => string
  /** Brings a file of a build that other processes have into the last of the folders; whether there is one. */
  readonly bring?: (name: string) => Promise<boolean>
  /** What stands before pages and what is not there. */
  readonly limit?: preHandlerAsyncHookHandler
}

/** The built web app, whose own routes are all answered with its page. */
export function registerWebApp(
  app: FastifyInstance,
  {
    built,
    folders,
    hintsFor = async () => [],
    headFor = async () => '',
    houseHead = () => '',
    bring = async () => false,
    limit = async () => {},
  }: Served,
): void {
  const roots = folders.filter(folder => fs.existsSync(folder))
  if (roots.length > 0) {
    app.register(fastifyStatic, {
      root: roots,
      preCompressed: true,
      // A list of what is there now would know nothing of the next build.
      wildcard: true,
      allowedPath: path => !path.endsWith('/'),
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
    const path = request.url.split('?')[0] ?? ''
    const isMachines = /^\/(?:api|metrics)(?:\/|$)/.test(path)
    const isFile = /\.\w+$/.test(path)
    const isLight = lightPage.test(path)
    const asset = /^\/assets\/([\w-][\w.-]*)$/.exec(path)?.[1]
    const brought = roots.at(-1)
    if (isPage && asset && brought && (await bring(asset))) return reply.sendFile(`assets/${asset}`, brought)
    const page = built.page(isLight ? 'sizes.html' : 'index.html')
    if (!page || !isPage || isMachines || isFile) return sendRefusal(reply, 'not_found')
    const hints = isLight ? await hintsFor(path) : []
    if (hints.length > 0) reply.header('link', hints.join(', '))
    const head = `${houseHead()}${isLight ? await headFor(path) : ''}`
    const told = head ? page.toString().replace('</head>', () => `${head}</head>`) : page
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(told)
  })
}
