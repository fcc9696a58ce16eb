import net from 'node:net'
import proxyAddr from '@fastify/proxy-addr'
import { z } from 'zod'

/** Names that fastify knows for networks of this machine and its neighbours. */
const named = ['loopback', 'linklocal', 'uniquelocal']
const mostHops = 20

/** Who is believed about where a call came from: so many proxies in front, or proxies of these networks. */
export const trustedProxiesSchema = z
  .string()
  .trim()
  .toLowerCase()
  .default('')
  .transform((text, context): number | readonly string[] => {
    if (text === '' || text === 'false') return 0
    if (/^\d{1,4}$/.test(text) && Number(text) <= mostHops) return Number(text)
    const networks = text.split(',').map(network => network.trim())
    if (networks.every(isNetwork)) return networks
    context.addIssue({
      code: 'custom',
      message:
        text === 'true'
          ? 'true would believe whatever address a caller claims; give how many proxies stand in front (1), or their networks (10.0.0.0/8, ::1)'
          : 'must be how many proxies stand in front (1), or their addresses or networks with commas between (10.0.0.0/8, ::1)',
    })
    return z.NEVER
  })

function isNetwork(text: string): boolean {
  if (named.includes(text)) return true
  const [address = '', bits, ...rest] = text.split('/')
  const version = net.isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/**
 * Whether what an address says of others is believed, `hop` proxies away from us. Fastify trusts no count by itself, as
 * it cannot see whether a caller came around the proxies.
 */
export function trustOf(proxies: number | readonly string[]): (address: string, hop: number) => boolean {
  return typeof proxies === 'number' ? (_, hop) => hop < proxies : proxyAddr.compile([...proxies])
}
