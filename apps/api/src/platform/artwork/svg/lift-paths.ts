import { randomBytes } from 'node:crypto'
import { tagsIn } from '#api/platform/artwork/svg/tags.ts'

export type LiftedPaths = {
  readonly text: string
  /** The data that a value stands for; of any other the value itself. */
  readonly dataOf: (value: string | null) => string | null
  /** The text, or what was made of it, with its data again. */
  readonly putBack: (text: string) => string
}

/** What is shorter is read sooner than it is lifted. */
const leastLength = 32

/** Numbers and commands alone: nothing of it could run, reach outside, end its value or be written otherwise. */
const plainData = /^[MLHVCSQTAZmlhvcsqtaz\d.,+\-eE \t\r\n]+$/

/**
 * A drawing with names in the place of the data of its paths, which is most of it: every gate reads it character by
 * character, though there is nothing in it to find. What is anything but plain numbers and commands stays.
 */
export function liftPaths(source: string): LiftedPaths {
  // Nobody can have written it.
  const prefix = `lifted-${randomBytes(12).toString('hex')}-`
  const lifted: string[] = []
  const parts: string[] = []
  let done = 0
  const lift = (before: number, open: number, close: number) => {
    if (close - open < leastLength || !/\s(?:d|points)\s*=\s*$/.test(source.slice(before, open - 1))) return
    const data = source.slice(open, close)
    if (!plainData.test(data)) return
    parts.push(source.slice(done, open), `${prefix}${lifted.length}`)
    // As XML reads it, and as the last gate trims it.
    lifted.push(data.replace(/\r\n|[\t\r\n]/g, ' ').trim())
    done = close
  }
  // A style's selector may mean a path by its data.
  const isMeant = /(?<!<!|<!\[CDATA)\[|&#(?:x0*5b|0*91);/i.test(source)
  for (const { start, values } of isMeant ? [] : tagsIn(source))
    for (let at = 0; at < values.length; at += 2)
      lift(at === 0 ? start : values[at - 1]!, values[at]!, values[at + 1]!)

  const name = new RegExp(`^${prefix}(\\d+)$`)
  const written = new RegExp(` (d|points)="${prefix}(\\d+)"`, 'g')
  return {
    text: parts.join('') + source.slice(done),
    dataOf: value => lifted[Number(name.exec(value ?? '')?.[1])] ?? value,
    putBack: text => text.replace(written, (_, attribute, index) => ` ${attribute}="${lifted[index]}"`),
  }
}
