import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Fault } from './faults.ts'

/** What one test file calls: of each source the bounds of its functions in turn, none where only the file is known. */
export type Reach = {
  readonly test: string
  readonly reached: Readonly<Record<string, readonly number[]>>
}

/** What was noted into a folder. */
export function readReach(folder: string): readonly Reach[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder).map(name => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Reach)
}

type Bounds = readonly [number, number]

const boundsOf = (flat: readonly number[]): Bounds[] =>
  flat.flatMap((start, at) => (at % 2 === 0 ? [[start, flat[at + 1] ?? start] as const] : []))

/**
 * The test files that call the function a fault is in, those that call least first: they are soonest done, and most
 * likely about it. `innermost` are the bounds of that function; undefined outside of all.
 */
export function testsThatReach(
  reaches: readonly Reach[],
  file: string,
  { start, end }: Pick<Fault, 'start' | 'end'>,
  innermost: Bounds | undefined,
): readonly string[] {
  const isReached = (flat: readonly number[] | undefined) => {
    if (!flat) return false
    if (flat.length === 0 || !innermost) return true
    return boundsOf(flat).some(([from, to]) => from >= innermost[0] && from <= start && to >= end)
  }
  return reaches
    .filter(({ reached }) => isReached(reached[file]))
    .toSorted((a, b) => Object.keys(a.reached).length - Object.keys(b.reached).length)
    .map(({ test }) => test)
}
