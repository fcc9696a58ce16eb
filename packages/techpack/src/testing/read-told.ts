/** Inches of a length as it is told, `1 1/16` or `12`; undefined: it is none. */
export function readTold(text: string): number | undefined {
  const [, whole, above, below] = /^(?:(\d{1,3})(?:\s+|$))?(?:(\d{1,2})\/(\d{1,2}))?$/.exec(text.trim()) ?? []
  if (whole === undefined && above === undefined) return undefined
  return Number(whole ?? 0) + (above === undefined ? 0 : Number(above) / Number(below))
}
