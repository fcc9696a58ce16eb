import { readUnsent, type Unsent } from '@teamloom/sync/unsent.ts'
import { newId } from '#web/lib/new-id.ts'

/**
 * What was not confirmed yet, in this browser: per person and design, and for each tab, as two may be at it. What is
 * kept is there after a reload, a crash or a closed laptop. A tab takes over what others left; sent twice does
 * nothing twice.
 */
export function openUnsent(userId: string, designId: string) {
  const prefix = `teamloom-unsent/${userId}/${designId}/`
  // Names begin with the time, so that what was made first is sent first.
  const own = `${prefix}${Date.now()}-${newId()}`
  const write = (unsent: readonly Unsent[]) => {
    try {
      if (unsent.length === 0) localStorage.removeItem(own)
      else localStorage.setItem(own, JSON.stringify(unsent))
    } catch {
      // Full or forbidden: leaving still asks.
    }
  }
  const left = Object.keys(localStorage)
    .filter(name => name.startsWith(prefix))
    .toSorted()
  const unsent = left.flatMap(name => read(localStorage.getItem(name)))
  write(unsent)
  for (const name of left) localStorage.removeItem(name)
  return { unsent, write }
}

function read(kept: string | null): Unsent[] {
  try {
    return readUnsent(JSON.parse(kept ?? ''))
  } catch {
    return []
  }
}
