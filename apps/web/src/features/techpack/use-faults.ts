import { useState } from 'react'

/** The fields of a table that cannot be saved as they stand, by what they are called. */
export function useFaults() {
  const [faults, setFaults] = useState<readonly string[]>([])
  return {
    faults,
    onFault: (name: string) => (isFault: boolean) =>
      setFaults(before => {
        const others = before.filter(each => each !== name)
        return isFault ? [...others, name] : others
      }),
  }
}
