import type { Neighbours } from './neighbours.ts'

export type Visitor = {
  /** The line is come to, from the one that it hangs on; the first from none. */
  readonly enter: (line: number, from: number | undefined) => void
  /** All that hangs on it is done. */
  readonly leave: (line: number, to: number | undefined) => void
}

/** Every line that `root` reaches, each once, neighbour after neighbour as far as that leads, then back. */
export function walkTree(neighbours: Neighbours, root: number, seen: Uint8Array, visitor: Visitor): void {
  const way: { readonly line: number; next: number }[] = [{ line: root, next: 0 }]
  seen[root] = 1
  visitor.enter(root, undefined)
  while (way.length > 0) {
    const at = way.at(-1)!
    const near = neighbours[at.line]!
    while (at.next < near.length && seen[near[at.next]!] === 1) at.next++
    const line = near[at.next]
    if (line === undefined) {
      way.pop()
      visitor.leave(at.line, way.at(-1)?.line)
      continue
    }
    seen[line] = 1
    visitor.enter(line, at.line)
    way.push({ line, next: 0 })
  }
}
