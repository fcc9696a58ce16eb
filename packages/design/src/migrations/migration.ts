/** A design as some version stored it: only its own migration knows what else is in it. */
export type StoredDocument = { readonly schema: number; readonly [field: string]: unknown }

/** From the version before to `to`. What it gives is checked when the last one has run. */
export type Migration = {
  readonly to: number
  readonly migrate: (stored: StoredDocument) => StoredDocument
}
