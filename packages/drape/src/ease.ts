/** 0 before `from`, 1 after `to`, smooth between; `to` may lie below `from`. */
export function ease(from: number, to: number, at: number): number {
  const t = Math.max(0, Math.min(1, (at - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
