import { Outage } from '#api/platform/outage.ts'

/** By these a program is ended by others, by us or by a system that lacks memory; never by what it does itself. */
const signalsOfOthers: readonly unknown[] = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGHUP']

/** `signal`: with which a program ended that we did not end: an outage, so that nothing is held against its work. */
export function endedFromOutside(what: string, signal: unknown): Outage | undefined {
  return signalsOfOthers.includes(signal)
    ? new Outage(`${what}, which was ended by ${String(signal)}`)
    : undefined
}
