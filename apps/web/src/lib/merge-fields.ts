import { dequal } from 'dequal'

type Fields<Value> = Readonly<Record<string, Value>>

export type MergedFields<Value> = {
  /** Mine where I have changed it, theirs everywhere else. */
  readonly values: Fields<Value>
  /** The merged values with theirs where they clash. */
  readonly yielded: Fields<Value>
  /** The names of those that both have changed, each otherwise. */
  readonly clashes: readonly string[]
}

/** What I typed on top of what another saved meanwhile, field by field; `first`: what it was when I began. */
export function mergeFields<Value>(
  first: Fields<Value>,
  mine: Fields<Value>,
  theirs: Fields<Value>,
): MergedFields<Value> {
  const names = Object.keys({ ...theirs, ...mine })
  const isMine = (name: string) => !dequal(mine[name], first[name])
  const clashes = names.filter(
    name => isMine(name) && !dequal(theirs[name], first[name]) && !dequal(mine[name], theirs[name]),
  )
  const pick = (takesMine: (name: string) => boolean) =>
    Object.fromEntries(names.map(name => [name, (takesMine(name) ? mine[name] : theirs[name]) as Value]))
  return {
    values: pick(isMine),
    yielded: pick(name => isMine(name) && !clashes.includes(name)),
    clashes,
  }
}
