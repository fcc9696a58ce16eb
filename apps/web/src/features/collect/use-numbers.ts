import { useEffect, useState } from 'react'
import { loadNumbers, type Numbers } from '#web/features/collect/server.ts'

/** All numbers that are offered, in their order, and which of them are free; undefined until they are known. */
export function useNumbers(token: string, designId: string, slotId: string) {
  const [numbers, setNumbers] = useState<Numbers & { readonly all: readonly string[] }>()
  useEffect(() => {
    // Without them a number is written, and the server says whether it is free.
    loadNumbers(token, designId, slotId).then(
      read => setNumbers({ ...read, all: inOrder([...read.free, ...read.reserved, ...read.taken]) }),
      () => setNumbers(undefined),
    )
  }, [token, designId, slotId])
  return numbers
}

function inOrder(numbers: readonly string[]): string[] {
  return [...new Set(numbers)].toSorted((a, b) => Number(a) - Number(b) || a.length - b.length)
}
