import type { Locale } from '@teamloom/kit/label.ts'
import { fetchFile } from '#web/data/fetch-file.ts'

/** `revision`: none is the last one. */
export function downloadInvoice(orderId: string, language: Locale, revision?: number): Promise<Blob> {
  const which = revision === undefined ? '' : `&revision=${revision}`
  return fetchFile(`orders/invoice/${orderId}.pdf?language=${language}${which}`)
}

export function downloadReceipt(entryId: string, language: Locale): Promise<Blob> {
  return fetchFile(`orders/receipt/${entryId}.pdf?language=${language}`)
}
