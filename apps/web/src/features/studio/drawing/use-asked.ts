import { useEffect, useRef, useState } from 'react'
import { LatestOnly } from '#web/features/studio/drawing/latest-only.ts'

/**
 * What a worker answers to a question; the answer of before stays until the next one comes. When several questions
 * come while it answers, as when a slider is pulled, only the last is asked: what is drawn does not wait behind all
 * the others.
 */
export function useAsked<Value>(ask: () => Promise<Value>, key: string): Value | undefined {
  const [answer, setAnswer] = useState<{ readonly value: Value } | undefined>(undefined)
  const queue = useRef<LatestOnly | null>(null)
  useEffect(() => {
    let isWanted = true
    queue.current ??= new LatestOnly()
    queue.current.ask(async () => {
      try {
        const value = await ask()
        if (isWanted) setAnswer({ value })
      } catch {
        if (isWanted) setAnswer(undefined)
      }
    })
    return () => {
      isWanted = false
    }
    // The key stands for all that the question is made of.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key])
  return answer?.value
}
