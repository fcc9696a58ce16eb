import dns from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** A name that leads nowhere but to addresses that are not public. */
export class NotPublic extends Error {
  override name = 'NotPublic'

  constructor() {
    super('the address is not public')
  }
}

/** Whether an IP address is anybody’s: neither loopback, link-local, private, nor one that stands for such a one. */
export function isPublicIp(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  return ipaddr.process(address).range() === 'unicast'
}

/** What a host of an address says without asking anybody; undefined of a name that only its server knows. */
export function isPublicHost(host: string): boolean | undefined {
  const bare = host.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(bare)) return isPublicIp(bare)
  return /(^|\.)localhost\.?$/i.test(host) ? false : undefined
}

/** A lookup as the system’s own that leads only to addresses that are public when the connection is made, whatever the name did before. */
export const lookupPublic =
  (resolve: typeof dns.lookup = dns.lookup): LookupFunction =>
  (host, options, answer) =>
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, [])
      const open = found.filter(({ address }) => isPublicIp(address))
      const [first] = open
      if (!first) return answer(new NotPublic(), [])
      return options.all ? answer(null, open) : answer(null, first.address, first.family)
    })
