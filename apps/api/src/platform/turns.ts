/** Who asks for a turn: teams take turns with each other, and an account is one person in all of its teams. */
export type Holder = { readonly team: string; readonly account: string }

export type Turns = {
  /** Runs the work when its turn comes; undefined when the account has as many waiting as it may. */
  readonly take: <Value>(
    holder: Holder,
    work: () => Promise<Value>,
    mostWaiting?: number,
  ) => Promise<Value> | undefined
}

type Turn = Holder & { readonly run: () => Promise<unknown> }

/**
 * Fair turns, so many at once, within this process: of a team or an account one runs at a time; next is the oldest of
 * those whose team and account have had no turn for longest.
 */
export function openTurns(mostAtOnce: number): Turns {
  const waiting: Turn[] = []
  const running = new Set<Turn>()
  /** The number of each team's and each account's last turn, as long as anyone is here. */
  const lastTurns = new Map<string, number>()
  let turns = 0

  const mayRun = ({ team, account }: Holder) =>
    [...running].every(other => other.team !== team && other.account !== account)

  function findNext(): Turn | undefined {
    const lastTurn = (turn: Turn) => Math.max(...namesOf(turn).map(name => lastTurns.get(name) ?? -1))
    // Sorting keeps the order of those who are equal: the oldest first.
    return waiting.filter(mayRun).toSorted((one, other) => lastTurn(one) - lastTurn(other))[0]
  }

  function begin(): void {
    while (running.size < mostAtOnce) {
      const next = findNext()
      if (!next) return
      waiting.splice(waiting.indexOf(next), 1)
      running.add(next)
      for (const name of namesOf(next)) lastTurns.set(name, turns)
      turns += 1
      void next.run().finally(() => {
        running.delete(next)
        if (running.size === 0 && waiting.length === 0) lastTurns.clear()
        begin()
      })
    }
  }

  return {
    take: <Value>(holder: Holder, work: () => Promise<Value>, mostWaiting = Number.POSITIVE_INFINITY) => {
      const isOneOfTheirs = (turn: Turn) => turn.account === holder.account
      const isAtOnce = running.size < mostAtOnce && mayRun(holder)
      if (!isAtOnce && waiting.filter(isOneOfTheirs).length >= mostWaiting) return undefined
      const { promise, resolve, reject } = Promise.withResolvers<Value>()
      waiting.push({ ...holder, run: () => begun(work).then(resolve, reject) })
      begin()
      return promise
    },
  }
}

/** What it throws at once is its own outcome too, not that of whoever gave up the turn before. */
async function begun<Value>(work: () => Promise<Value>): Promise<Value> {
  return work()
}

function namesOf({ team, account }: Holder): readonly string[] {
  return [`team ${team}`, `account ${account}`]
}
