import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { Metrics } from '#api/platform/metrics/metrics.ts'

/** Serves figures at a port of their own, which is not the world's: `GET /metrics`, and nothing else. */
export async function serveMetrics(
  { tell }: Pick<Metrics, 'tell'>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<Server> {
  const server = createServer((request, response) => {
    response.on('error', () => {})
    if (request.url?.split('?')[0] !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end()
      return
    }
    tell().then(
      text =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      // What a figure is read from is away: the next look is soon.
      () => response.writeHead(503).end(),
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  server.on('error', () => {})
  return server
}
