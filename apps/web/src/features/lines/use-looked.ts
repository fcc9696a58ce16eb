import { startTransition, useEffect, useRef, useState } from 'react'
import type { ListLooked } from '#web/features/lines/list-context.ts'
import { type Looking, lookAtOnce, lookThrough } from '#web/features/lines/looking.ts'

/** How long a key may wait for it. */
const turnMs = 4

/** What is told of a list, after each change anew: in short turns, so that whoever types on is not kept waiting. */
export function useLooked({ rows, faults, offending, longNames, about, columns }: Looking): ListLooked {
  const [looked, setLooked] = useState(() =>
    lookAtOnce({ rows, faults, offending, longNames, about, columns }),
  )
  const latest = useRef(looked)
  const seen = useRef({ rows, faults, offending, longNames, about })
  useEffect(() => {
    const last = seen.current
    const isSeen = last.rows === rows && last.faults === faults && last.offending === offending
    if (isSeen && last.longNames === longNames && last.about === about) return
    const steps = lookThrough({ rows, faults, offending, longNames, about, columns }, latest.current.findings)
    const { port1, port2 } = new MessageChannel()
    const go = () => {
      const until = performance.now() + turnMs
      let step = steps.next()
      while (!step.done && performance.now() < until) step = steps.next()
      if (!step.done) return port2.postMessage(null)
      const { value } = step
      seen.current = { rows, faults, offending, longNames, about }
      latest.current = value
      startTransition(() => setLooked(value))
    }
    port1.addEventListener('message', go)
    port1.start()
    port2.postMessage(null)
    return () => port1.close()
  }, [rows, faults, offending, longNames, about, columns])
  return looked
}
