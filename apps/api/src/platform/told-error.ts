/** What is told of an error in the log: where it was and what went wrong, not with whose data. */
export type ToldError = {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** The statement's words, without what it was given. */
  readonly query?: string
  readonly stack?: readonly string[]
  readonly cause?: ToldError
  readonly errors?: readonly ToldError[]
}

const mostCauses = 4
const mostErrors = 3
const mostCharacters = 2000
const mostFrames = 20

/** Addresses of mails, and what is as long as only a key, a token or a signature is. */
const secrets = [
  /[^\s<>"'(),;:=]{1,64}@[^\s<>"'(),;:=]{1,255}/g,
  /(?<![\w-])[\w-]{16,500}(?:\.[\w-]{16,500})+/g,
  /(?<![\w-])[\w-]{40,}/g,
]

export function withoutSecrets(text: string): string {
  const short = text.slice(0, mostCharacters)
  return secrets.reduce((told, secret) => told.replace(secret, '…'), short)
}

type Thrown = Partial<Record<'name' | 'message' | 'code' | 'query' | 'stack' | 'cause' | 'errors', unknown>>

export function toldError(error: unknown, causes = mostCauses): ToldError {
  if (typeof error !== 'object' || error === null)
    return { type: typeof error, message: withoutSecrets(String(error)) }
  const { name, code, query, stack, cause, errors } = error as Thrown
  return {
    type: typeof name === 'string' ? name : 'Error',
    message: messageOf(error as Thrown),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof query === 'string' ? { query: withoutSecrets(query) } : {}),
    ...(typeof stack === 'string' ? { stack: framesOf(stack) } : {}),
    ...(cause && causes > 0 ? { cause: toldError(cause, causes - 1) } : {}),
    ...(Array.isArray(errors) && causes > 0
      ? { errors: errors.slice(0, mostErrors).map(each => toldError(each, causes - 1)) }
      : {}),
  }
}

/** In one line. */
export function errorLine(error: unknown): string {
  const { type, message, cause } = toldError(error)
  const because = cause?.message ? `: ${cause.message}` : ''
  return `${type}: ${message}${because}`
}

function messageOf({ message, query, code }: Thrown): string {
  // The query builder's own message has all that the statement was given.
  if (typeof query === 'string') return 'a statement failed'
  const text = withoutSecrets(String(message ?? ''))
  // The database quotes a value that it cannot read.
  return typeof code === 'string' && /^22...$/.test(code) ? text.replaceAll(/"[^"]*"?/g, '"…"') : text
}

/** Its head is the message. */
function framesOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .slice(0, mostFrames)
    .map(line => line.trim())
}
