import process from 'node:process'

/** Does this when it is first told to end. A terminal and the launcher both tell: the second time changes nothing. */
export function onTold(end: () => void): void {
  let isTold = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isTold) return
      isTold = true
      end()
    })
}
