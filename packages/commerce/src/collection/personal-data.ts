const dayMs = 86_400_000

/** SC8: how long what people said of themselves is kept. */
export const personalDataDays = 180

/** SC8: the moment before which a collection was closed, or last answered, whose answers go now. */
export function goneBefore(now: Date): Date {
  return new Date(now.getTime() - personalDataDays * dayMs)
}

/** SC9: a name as a mail may carry it: cut, and none when it looks like an address to open. */
export function nameInMail(name: string): string {
  const looksLikeLink = /https?:|www\.|:\/\/|\/\/|[^\s.]\.[a-z]{2,}/i.test(name)
  return looksLikeLink ? '' : [...name.replace(/\s+/g, ' ').trim()].slice(0, 60).join('')
}
