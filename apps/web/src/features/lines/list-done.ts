import type { ListState } from '#web/features/lines/list-session.ts'

/** Why a list is not done with; null where all of it is with the server, or on its way. */
export function heldBy({ saving, faults, clashes, refusal }: ListState): 'refused' | 'offline' | null {
  if (saving === 'offline') return 'offline'
  return faults.size > 0 || clashes.length > 0 || refusal ? 'refused' : null
}
