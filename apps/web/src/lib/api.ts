import { type ClientRequest, createClient } from '@teamloom/contract/client.ts'
import { hearBuild } from '#web/lib/build.ts'
import { tellSessionEnded } from '#web/lib/error-toast.ts'
import { closeSession, openSession, readSession } from '#web/lib/session.ts'
import { askToSignUp, reasonOfCall } from '#web/lib/sign-up-asked.ts'
import { endToastsOfOutage } from '#web/lib/toast.tsx'

const base = '/api/v1'

/** Every call of the contract, with this browser's session: `call(designCalls.rename, { body })`. */
export const call = createClient(request => answerTo(request, {}))

/** For what must reach the server although the page is being left; 64 KB at most. */
export const callOnLeaving = createClient(request => answerTo(request, { keepalive: true }))

/** The server itself gives up sooner: by then the question or its answer is lost on the way. */
const lostAfterMs = 30_000

/** For what is sent again when it is lost: a line that has died unnoticed does not hold it up for minutes. */
export const callInTime = createClient(request =>
  answerTo(request, { signal: AbortSignal.timeout(lostAfterMs) }),
)

async function answerTo(request: ClientRequest, more: RequestInit) {
  const response = await send(request, more)
  if (response.status < 500) endToastsOfOutage()
  hearBuild(response.headers.get('teamloom-build'))
  const token = response.headers.get('access-token')
  if (token) openSession(token)
  // The session has ended, here or elsewhere: the router sees it and goes to the login screen.
  if (response.status === 401 && isSessionRefusal(request) && readSession()) {
    closeSession()
    tellSessionEnded()
  }
  const json = await response.json().catch(() => null)
  if (json?.errorKey === 'sign_up_first') askToSignUp(reasonOfCall(request.path))
  return {
    status: response.status,
    json,
    retryAfterSeconds: Number(response.headers.get('retry-after')) || undefined,
  }
}

function send({ method, path, body, idempotencyKey }: ClientRequest, more: RequestInit): Promise<Response> {
  const session = readSession()
  // oxlint-disable-next-line eslint/no-restricted-globals -- the client's own transport
  return fetch(base + path, {
    ...more,
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(session ? { 'access-token': session.token } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}

function isSessionRefusal({ path }: ClientRequest): boolean {
  return !/^\/user\/(login|reset_password|update_password|verify)/.test(path)
}

/** An address's path and query, to be asked for on this page's own origin, whatever name the server was called by. */
export function ownAddress(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin)
  return pathname + search
}
