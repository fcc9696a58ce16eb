import { joinLines } from '@teamloom/commerce/lines/join-lines.ts'
import { useMemo, useState } from 'react'
import type { EarlierLine } from '#web/data/earlier-lists.ts'
import { useListHeld } from '#web/features/lines/list-context.ts'
import { newId } from '#web/lib/new-id.ts'

/** Who of an earlier list stays, and in which size; nothing of it is in the list before it is added. */
export function useCarrying(lines: readonly EarlierLine[]) {
  const { about, session } = useListHeld()
  const [leavers, setLeavers] = useState<ReadonlySet<number>>(new Set())
  const [sizes, setSizes] = useState<ReadonlyMap<number, string>>(new Map())
  const [keepsNumbers, setKeepsNumbers] = useState(true)
  const numberIds = useMemo(
    () => new Set(about.slots.filter(({ kind }) => kind === 'number').map(({ id }) => id)),
    [about.slots],
  )
  const joined = useMemo(() => {
    const withoutNumbers = (words: EarlierLine['words']) =>
      Object.fromEntries(Object.entries(words).filter(([id]) => !numberIds.has(id)))
    const staying = lines.flatMap((line, at) =>
      leavers.has(at)
        ? []
        : {
            size: sizes.get(at) ?? line.size,
            qty: line.qty,
            person: line.person,
            words: keepsNumbers ? line.words : withoutNumbers(line.words),
            unread: [],
          },
    )
    const isSize = (name: string) => about.sizes.some(size => size.name === name)
    return joinLines(session.read().rows, staying, { hasQty: true, isSize, newId })
  }, [lines, leavers, sizes, keepsNumbers, numberIds, about.sizes, session])
  return {
    staying: lines.length - leavers.size,
    stays: (at: number) => !leavers.has(at),
    setStays: (at: number, stays: boolean) => {
      const next = new Set(leavers)
      if (stays) next.delete(at)
      else next.add(at)
      setLeavers(next)
    },
    setAllStay: (all: boolean) => setLeavers(new Set(all ? [] : lines.keys())),
    sizeOf: (at: number) => sizes.get(at) ?? lines[at]?.size ?? '',
    setSize: (at: number, size: string) => setSizes(new Map(sizes).set(at, size)),
    hasNumbers: lines.some(({ words }) => Object.keys(words).some(id => numberIds.has(id))),
    keepsNumbers,
    setKeepsNumbers,
    joined,
    /** Puts those who stay into the list. */
    add: () => session.change(joined.rows),
  }
}

export type Carrying = ReturnType<typeof useCarrying>
