import { CallError } from '@teamloom/contract/client.ts'
import { isRefusalCode } from '@teamloom/contract/refusals.ts'
import { readSession } from '#web/lib/session.ts'

/** A file of ours: a link alone cannot fetch it, as it would not carry the session. Throws a `CallError`. */
export async function fetchFile(path: string): Promise<Blob> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- a file, which is no call of the contract
  const answer = await fetch(`/api/v1/${path}`, {
    headers: { 'access-token': readSession()?.token ?? '' },
  }).catch(() => {
    throw new CallError('connection_refused', 0)
  })
  if (answer.ok) return answer.blob()
  const told = (await answer.json().catch(() => null)) as { errorKey?: string } | null
  const key = told?.errorKey ?? ''
  throw new CallError(isRefusalCode(key) ? key : 'unknown', answer.status)
}
