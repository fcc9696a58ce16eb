/** One of the staff, and what they are called. */
export type Named = { readonly userId: string; readonly name: string }
