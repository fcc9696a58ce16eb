import { useEffect, useState } from 'react'

/** What a worker answers to a question; the answer of before stays until the next one comes. */
export function useAsked<Value>(ask: () => Promise<Value>, key: string): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly value: Value } | undefined>(undefined)
  useEffect(() => {
    let isWanted = true
    ask().then(
      value => isWanted && setAnswer({ value }),
      () => isWanted && setAnswer(undefined),
    )
    return () => {
      isWanted = false
    }
    // The key stands for all that the question is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return answer?.value
}
