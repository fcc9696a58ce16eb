import type { DesignRecord } from '@teamloom/design/design-record.ts'

/** A version that is looked at, what the design is now, or what it began as. */
export type Look = {
  /** The version's. */
  readonly id: string | 'now' | 'start'
  readonly revision: number
  readonly title: string
  /** When, and by whom. */
  readonly caption: string
  readonly images: DesignRecord['images']
}

export const isVersion = ({ id }: Look) => id !== 'now' && id !== 'start'

/** One is looked at, two are compared: of three the one picked first gives way. What is picked again is let go. */
export function pickLook(picked: readonly Look[], look: Look): readonly Look[] {
  const others = picked.filter(({ id }) => id !== look.id)
  return others.length < picked.length ? others : [...others, look].slice(-2)
}

/** The older first; now is the newest, also where nothing has changed since. */
export function inTime(picked: readonly Look[]): readonly Look[] {
  const age = ({ id, revision }: Look) => (id === 'now' ? Number.POSITIVE_INFINITY : revision)
  return picked.toSorted((a, b) => age(a) - age(b))
}
