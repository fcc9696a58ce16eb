/**
 * How many pictures are asked for at once: the server draws no more of one caller's, and a tick is not kept waiting.
 */
const most = 2

let busy = 0
let waiting: (() => void)[] = []

/** Does it when its turn has come; what is wanted no more by then is thrown, and not done. */
export async function inTurn<Made>(signal: AbortSignal, make: () => Promise<Made>): Promise<Made> {
  if (busy >= most) await new Promise<void>(resolve => waiting.push(resolve))
  else busy += 1
  try {
    signal.throwIfAborted()
    return await make()
  } finally {
    const [next, ...others] = waiting
    waiting = others
    if (next) next()
    else busy -= 1
  }
}
