import type { IncomingMessage } from 'node:http'
import type { Config } from '#api/config.ts'
import { trustOf } from '#api/http/trusted-proxies.ts'

type Named = Pick<Config, 'publicOrigin' | 'allowedOrigins' | 'trustedProxies'>

/** What a request was sent to, `https://studio.example`: what a proxy says of it where one is believed. */
export function askedOrigin(request: IncomingMessage, { publicOrigin, trustedProxies }: Named): string {
  if (publicOrigin) return publicOrigin
  const said = (name: string) => saidByProxy(request, name, trustedProxies)
  return `${said('x-forwarded-proto') ?? 'http'}://${hostOf(request, trustedProxies)}`
}

/**
 * Whether the page that has a browser ask is ours, or of a site that may call us; a program names none. TLS may end
 * before us, so that of the request's own host only name and port are compared.
 */
export function isFromOwnPage(
  request: IncomingMessage,
  { publicOrigin, allowedOrigins, trustedProxies }: Named,
): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  const page = originOf(origin)
  if (!page) return false
  const sentTo = originOf(`${new URL(page).protocol}//${hostOf(request, trustedProxies)}`)
  return [publicOrigin, sentTo, ...allowedOrigins].includes(page)
}

/** In small letters, without the port that goes without saying; undefined for what is none of the web. */
function originOf(text: string): string | undefined {
  return URL.canParse(text) && /^https?:\/\//i.test(text) ? new URL(text).origin : undefined
}

function hostOf(request: IncomingMessage, trustedProxies: Named['trustedProxies']): string {
  return saidByProxy(request, 'x-forwarded-host', trustedProxies) ?? request.headers.host ?? 'localhost'
}

/** The last of several is what the proxy next to us wrote. */
function saidByProxy(
  { headers, socket }: IncomingMessage,
  name: string,
  trustedProxies: Named['trustedProxies'],
): string | undefined {
  const said = headers[name]
  if (typeof said !== 'string' || !trustOf(trustedProxies)(socket.remoteAddress ?? '', 0)) return undefined
  return said.split(',').at(-1)?.trim()
}
