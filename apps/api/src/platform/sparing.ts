const apartMs = 60_000

/** Tells a line at once, and the same one again after a minute, with how often it would have been told meanwhile. */
export function sparing(tell: (line: string) => void, now = () => performance.now()): (line: string) => void {
  const told = new Map<string, { readonly at: number; left: number }>()
  return line => {
    const before = told.get(line)
    if (before && now() - before.at < apartMs) {
      before.left += 1
      return
    }
    // What differs each time, as an address does, must not stay for ever.
    if (!before && told.size >= 100) told.clear()
    told.set(line, { at: now(), left: 0 })
    tell(before && before.left > 0 ? `${line} (${before.left} times more since)` : line)
  }
}
