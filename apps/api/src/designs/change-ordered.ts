import type { Tx } from '#api/platform/database/database.ts'

/** Whose request's copy is changed, by whom (null: another server) and when. */
type Doing = { readonly preorderId: string; readonly userId: string | null; readonly now: Date }

/**
 * Runs a change of a request's own copy of a design while other changes of the request wait, and then what follows for
 * the request; nothing follows of a change that answers no rows. Answers the rows.
 */
export type ChangeOrdered = <Row>(tx: Tx, doing: Doing, change: () => Promise<Row[]>) => Promise<Row[]>
