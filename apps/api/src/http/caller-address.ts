import net from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Where a call came from, as limits count it: an IPv4 address, or the network of an IPv6 one (`2001:db8:0:1::/64`), as
 * one home or machine has a whole one.
 */
export function addressOf({ ip }: { readonly ip: string | undefined }): string {
  // Whoever has hung up meanwhile has none.
  if (ip === undefined) return 'unknown'
  // Some balancers write the port too: it is another with each connection.
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(ip)?.[1] ?? /^([\d.]+):\d+$/.exec(ip)?.[1] ?? ip
  const address = bare.split('%', 1)[0] ?? ''
  if (net.isIPv4(address)) return address
  return net.isIPv6(address) ? networkOf(address) : 'unknown'
}

function networkOf(address: string): string {
  // The URL parser writes every form of it the same way, in hexadecimal groups alone.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const groups = [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xff_ff
  if (isMapped)
    return groups
      .slice(6)
      .flatMap(group => [group >> 8, group & 0xff])
      .join('.')
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`
}

function groupsOf(text: string): number[] {
  return text === '' ? [] : text.split(':').map(group => Number.parseInt(group, 16))
}

/** A call's address is taken as it arrives: a connection that is lost later has none, and asking it throws. */
export function keepAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _, done) => {
    Object.defineProperty(request, 'ip', { value: addressNow(request) })
    done()
  })
}

function addressNow(request: FastifyRequest): string | undefined {
  try {
    return request.ip
  } catch {
    return undefined
  }
}
