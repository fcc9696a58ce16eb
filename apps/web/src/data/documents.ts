import type { Locale } from '@teamloom/kit/label.ts'
import { readSession } from '#web/lib/session.ts'

/** An invoice or a receipt: a link alone cannot fetch it, as it would not carry the session. */
async function download(path: string): Promise<Blob> {
  // oxlint-disable-next-line eslint/no-restricted-globals -- a file, which is no call of the contract
  const answer = await fetch(`/api/v1/orders/${path}`, {
    headers: { 'access-token': readSession()?.token ?? '' },
  })
  if (!answer.ok) throw new Error(`the file was answered with ${answer.status}`)
  return answer.blob()
}

/** `revision`: none is the last one. */
export function downloadInvoice(orderId: string, language: Locale, revision?: number): Promise<Blob> {
  const which = revision === undefined ? '' : `&revision=${revision}`
  return download(`invoice/${orderId}.pdf?language=${language}${which}`)
}

export function downloadReceipt(entryId: string, language: Locale): Promise<Blob> {
  return download(`receipt/${entryId}.pdf?language=${language}`)
}
