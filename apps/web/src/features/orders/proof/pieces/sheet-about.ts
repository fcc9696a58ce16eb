/** What a sheet of pieces is of. */
export type SheetAbout = {
  readonly preorderId: string
  readonly designId: string
  readonly name: string
  /** Only the request's owner ticks. */
  readonly isOwn: boolean
  /** Begins to ask for a change of a piece; absent where the design cannot be answered. */
  readonly onAsk: ((title: string) => void) | undefined
}
