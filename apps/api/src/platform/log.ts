import { type Logger, pino } from 'pino'

const secretsFollow =
  /(\/user\/exists\/|\/update_password\/|\/reset\/|\/verify\/|\/join\/|\/sizes\/|\/collection\/answer\/|\/collection\/stop\/|\/newsletter\/\w+\/|\/orders\/share\/).*/

/** Without what opens something to whoever reads it. */
export function pathInLog(url: string): string {
  return url.split('?')[0]?.replace(secretsFollow, '$1…') ?? ''
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
        req: (request: { id: string; method: string; url: string; ip: string }) => ({
          id: request.id,
          method: request.method,
          // Addresses may carry emails, invitations and signatures.
          path: pathInLog(request.url),
          ip: request.ip,
        }),
      },
    },
    // Many lines are written at once; what ends the process writes what is left.
    pino.destination({ dest: 2, sync: false, minLength: 8192, periodicFlush: 100 }),
  )
}
