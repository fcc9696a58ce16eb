import http from 'node:http'
import process from 'node:process'

/** A process of its own: what it reads of large answers would keep the one waiting that measures. */

export type Sending = {
  readonly url: string
  readonly method: string
  readonly paths: readonly string[]
  readonly headers: Readonly<Record<string, string>>
  /** One a request; absent where the call has none. */
  readonly bodies?: readonly string[]
  /** After so long what is not answered is cut off. */
  readonly mostMs: number
}

/** How often each status was answered; 0 for what was cut off. */
export type Sent = Readonly<Record<number, number>>

process.on('message', (sending: Sending) => {
  void sendAll(sending).then(sent => process.send?.(sent))
})

async function sendAll({ url, method, paths, headers, bodies, mostMs }: Sending): Promise<Sent> {
  const agent = new http.Agent({ keepAlive: false, maxSockets: Number.POSITIVE_INFINITY })
  const signal = AbortSignal.timeout(mostMs)
  const statuses = await Promise.all(
    paths.map(
      (path, index) =>
        new Promise<number>(resolve => {
          const body = bodies?.[index]
          const request = http.request(
            `${url}${path}`,
            {
              method,
              agent,
              signal,
              headers: {
                ...headers,
                ...(body === undefined
                  ? {}
                  : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
              },
            },
            response => {
              response.resume()
              response.once('end', () => resolve(response.statusCode ?? 0))
              response.once('error', () => resolve(0))
            },
          )
          request.once('error', () => resolve(0))
          request.end(body)
        }),
    ),
  )
  agent.destroy()
  const sent: Record<number, number> = {}
  for (const status of statuses) sent[status] = (sent[status] ?? 0) + 1
  return sent
}
