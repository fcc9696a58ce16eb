import { type Logger, pino } from 'pino'
import { openLogLines } from '#api/platform/log-lines.ts'
import { toldError } from '#api/platform/told-error.ts'

const secretsFollow =
  /(\/user\/exists\/|\/update_password\/|\/reset\/|\/verify\/|\/join\/|\/sizes\/|\/collection\/answer\/|\/collection\/stop\/|\/newsletter\/\w+\/|\/orders\/share\/|\/review\/|\/staff\/invitation\/|\/comments?\/stop\/|\/login\/|\/signup\/|\/signed-in\/link\/).*/

/** A path as the log has it, without what opens something to whoever reads it. */
export function pathInLog(url: string): string {
  return url.split('?')[0]?.replace(secretsFollow, '$1…') ?? ''
}

const traceParent = /^[0-9a-f]{2}-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}/

/** W3C Trace Context: the trace that whoever called has begun. */
function traceOf(given: string | string[] | undefined): { readonly trace?: string } {
  const [, trace] = (typeof given === 'string' && traceParent.exec(given)) || []
  return trace && /[1-9a-f]/.test(trace) ? { trace } : {}
}

type LoggedRequest = {
  readonly id: string
  readonly method: string
  readonly url: string
  readonly ip: string | undefined
  readonly headers: { readonly traceparent?: string | string[] | undefined }
}

export const serializers = {
  req: ({ id, method, url, ip, headers }: LoggedRequest) => ({
    id,
    ...traceOf(headers.traceparent),
    method,
    // Addresses may carry emails, invitations and signatures.
    path: pathInLog(url),
    ip,
  }),
  res: ({ statusCode }: { readonly statusCode: number }) => ({ statusCode }),
  err: (error: unknown) => toldError(error),
}

/** A line that cannot be written ends nothing: what it was to tell of is told as what went wrong with it. */
function safely<Given>(serialize: (given: Given) => unknown): (given: Given) => unknown {
  return given => {
    try {
      return serialize(given)
    } catch (error) {
      return { untold: String(error) }
    }
  }
}

/** Lines of JSON on stderr. Tokens, keys and passwords never reach it. */
export function openLog(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['req.headers', 'password', '*.password', 'token', '*.token'],
      serializers: {
        req: safely(serializers.req),
        res: safely(serializers.res),
        err: safely(serializers.err),
      },
    },
    openLogLines(2),
  )
}
