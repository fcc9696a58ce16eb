export type Tag = {
  readonly start: number
  /** Where its `>` is. */
  readonly end: number
  /** Where its quoted values begin and end, one after the other, without their quotes. */
  readonly values: readonly number[]
}

/** The tags of a text, in one pass, before it is known to be XML: up to the first that has no end. */
export function* tagsIn(source: string): Generator<Tag, void> {
  for (let at = source.indexOf('<'); at >= 0; at = source.indexOf('<', at)) {
    const skipped = skips.find(([start]) => source.startsWith(start, at))
    const tag = skipped ? undefined : tagAt(source, at)
    const end = skipped ? source.indexOf(skipped[1], at) : (tag?.end ?? -1)
    if (end < 0) return
    if (tag) yield tag
    at = end + 1
  }
}

const skips = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const

/** Its `>` does not stand in quotes. */
function tagAt(source: string, start: number): Tag | undefined {
  const marks = /["'>]/g
  const values: number[] = []
  marks.lastIndex = start + 1
  for (let mark = marks.exec(source); mark; mark = marks.exec(source)) {
    if (mark[0] === '>') return { start, end: mark.index, values }
    const open = mark.index + 1
    const close = source.indexOf(mark[0], open)
    if (close < 0) return undefined
    values.push(open, close)
    marks.lastIndex = close + 1
  }
  return undefined
}
