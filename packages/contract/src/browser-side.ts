type Address = { readonly method: string; readonly path: string }

/**
 * What the browser has of a module's values when some of them are calls: of each call its method and path, since what
 * the server checks stays on the server; and what else is plain data. Undefined for a module without calls.
 */
export function browserSide(
  exported: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> | undefined {
  const entries = Object.entries(exported)
  if (!entries.some(([, value]) => isCall(value) || isTable(value))) return undefined
  return Object.fromEntries(
    entries.map(([name, value]) => [name, sideOf(value)] as const).filter(([, value]) => isPlain(value)),
  )
}

function sideOf(value: unknown): unknown {
  if (isCall(value)) return addressOf(value)
  if (!isTable(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, call]) => [name, addressOf(call)]))
}

const addressOf = ({ method, path }: Address): Address => ({ method, path })

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype

const isCall = (value: unknown): value is Address =>
  isObject(value) && typeof value.method === 'string' && typeof value.path === 'string' && 'access' in value

const isTable = (value: unknown): value is Readonly<Record<string, Address>> =>
  isObject(value) && Object.values(value).length > 0 && Object.values(value).every(isCall)

const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isPlain)
    : isObject(value)
      ? Object.values(value).every(isPlain)
      : ['string', 'number', 'boolean'].includes(typeof value)
