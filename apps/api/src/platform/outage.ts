/** What we stand on is away, full or not to be written: another try may succeed. */
export class Outage extends Error {
  override name = 'Outage'
}

/** By the database's own codes: connections, resources, shut down, a standby that took over. */
const databaseCodes = /^(?:08...|53...|57P0[123]|58030|25006)$/

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What the driver says without a code. */
const driverMessages =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|connection error and is not queryable/

type Told = {
  readonly code?: unknown
  readonly syscall?: unknown
  readonly cause?: unknown
  readonly message?: unknown
}

/** What comes of it, or nothing where that cannot be made of what there is: an outage is not its fault, and is thrown. */
export async function unlessOutage<Value>(making: Promise<Value>): Promise<Value | undefined> {
  try {
    return await making
  } catch (error) {
    if (isOutage(error)) throw error
    return undefined
  }
}

/** Whether something was asked for after the database was closed: the process stops. */
export function isAfterClosing(error: unknown): boolean {
  const { cause, message } = (error ?? {}) as Told
  return /Cannot use a pool after calling end/.test(String(message)) || (!!cause && isAfterClosing(cause))
}

/** Whether the database is one that another has taken over from. */
export function takesNoWrites(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as Told
  return code === '25006' || (!!cause && takesNoWrites(cause))
}

export function isOutage(error: unknown): boolean {
  if (error instanceof Outage) return true
  if (typeof error !== 'object' || error === null) return false
  const { code, syscall, cause, message } = error as Told
  if (cause !== undefined && cause !== error) return isOutage(cause)
  if (typeof code === 'string') {
    // The socket of a database that has ended is a file that is not there.
    return (
      connectionCodes.has(code) || databaseCodes.test(code) || (code === 'ENOENT' && syscall === 'connect')
    )
  }
  return driverMessages.test(String(message))
}
