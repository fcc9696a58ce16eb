/** What an entry of the history is known by on the page. */
export const entryId = (id: string) => `history-${id}`

/** Brings an entry of the history into view, and the focus to it. */
export function showEntry(id: string): void {
  // It may be shown only now that it flashes.
  requestAnimationFrame(() => {
    const entry = document.getElementById(entryId(id))
    entry?.scrollIntoView({ block: 'center' })
    entry?.focus({ preventScroll: true })
  })
}
