import type { DesignDocument } from '@teamloom/design/document.ts'
import type { Locale } from '@teamloom/kit/label.ts'
import type { PrintWidths } from '@teamloom/techpack/print-bands.ts'
import type { PrintWork } from '@teamloom/techpack/print-work.ts'

export type Garment = {
  readonly document: DesignDocument
  readonly family: string
  readonly product: string
}

/** `art`: a gzipped art file. */
export type PrintTask = Omit<PrintWork, 'art'> & { readonly art: Uint8Array }
export type PatternTask = Garment & {
  readonly sizeName: string
  /** By decoration. */
  readonly printWidths: Readonly<Record<string, PrintWidths>>
  readonly title: string
  readonly locale: Locale
}
