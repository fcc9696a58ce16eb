/** SC24: whether a design was asked for in an order request since it came onto the page. */
export function isRequestedSince(collectableSince: Date | null, requestedAt: Date): boolean {
  return collectableSince !== null && collectableSince <= requestedAt
}
