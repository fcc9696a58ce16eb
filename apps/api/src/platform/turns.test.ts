import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Holder, openTurns } from '#api/platform/turns.ts'

/** Work that ends when it is told, and what has begun of it so far. */
function openStage(mostAtOnce: number) {
  const turns = openTurns(mostAtOnce)
  const running: { readonly name: string; readonly holder: Holder; readonly end: () => void }[] = []
  const begun: string[] = []
  return {
    running,
    begun,
    ask: (name: string, holder: Holder, mostWaiting?: number) =>
      turns.take(
        holder,
        () => {
          const { promise, resolve } = Promise.withResolvers<string>()
          const turn = { name, holder, end: () => resolve(name) }
          running.push(turn)
          begun.push(name)
          return promise.finally(() => running.splice(running.indexOf(turn), 1))
        },
        mostWaiting,
      ),
  }
}

/** Until all that follows from what was done is done. */
const settle = () => new Promise(resolve => setImmediate(resolve))

const byTeam = (team: string, account = team): Holder => ({ team, account })

describe('turns', () => {
  test('of work that throws at once end with it, and the next begins', async () => {
    const { take } = openTurns(1)
    const thrown = () => {
      throw new Error('at once')
    }
    const asked = [
      take(byTeam('a'), thrown),
      take(byTeam('b'), thrown),
      take(byTeam('c'), async () => 'done'),
    ]
    const outcomes = await Promise.allSettled(asked)
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  })

  test('go round the teams, the oldest of each first', async () => {
    const stage = openStage(1)
    const asked = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1'].map(name => stage.ask(name, byTeam(name[0]!)))
    for (let turn = 0; turn < asked.length; turn++) {
      stage.running[0]?.end()
      await settle()
    }
    expect(stage.begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
  })

  test('are refused to an account that has as many waiting as it may, in whichever team', async () => {
    const stage = openStage(2)
    const ask = (name: string, team: string) => stage.ask(name, byTeam(team, 'maya'), 2)
    const asked = [ask('one', 'a'), ask('two', 'b'), ask('three', 'c')]
    expect(await ask('four', 'd')).toBeUndefined()
    expect(stage.begun).toEqual(['one'])
    const other = stage.ask('other', byTeam('a', 'jonas'), 2)
    expect(stage.begun).toEqual(['one'])
    for (let turn = 0; turn < 4; turn++) {
      stage.running[0]?.end()
      await settle()
    }
    expect(await Promise.all([...asked, other])).toEqual(['one', 'two', 'three', 'other'])
    expect(await Promise.race([ask('five', 'a'), settle().then(() => stage.begun.at(-1))])).toBe('five')
  })

  test('go round the accounts too: in many teams one has no more of them', async () => {
    const stage = openStage(1)
    const asked = ['a', 'b', 'c'].map(team => stage.ask(`maya ${team}`, { team, account: 'maya' }))
    asked.push(stage.ask('jonas', { team: 'd', account: 'jonas' }))
    for (let turn = 0; turn < asked.length; turn++) {
      stage.running[0]?.end()
      await settle()
    }
    expect(stage.begun).toEqual(['maya a', 'jonas', 'maya b', 'maya c'])
    await Promise.all(asked)
  })

  test('go on after work that failed', async () => {
    const turns = openTurns(1)
    const failing = turns.take(byTeam('a'), () => Promise.reject(new Error('broken')))
    const next = turns.take(byTeam('a'), async () => 'done')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('done')
  })
})

const holder = fc.record({ team: fc.constantFrom('a', 'b', 'c'), account: fc.constantFrom('x', 'y', 'z') })
const step = fc.oneof(
  { weight: 3, arbitrary: holder },
  { weight: 2, arbitrary: fc.record({ end: fc.nat(1) }) },
)

test('whoever asks and whatever ends: never more than may run, none of whom one runs, none left waiting, none passed over', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { maxLength: 40 }),
      fc.integer({ min: 1, max: 3 }),
      async (steps, most) => {
        const stage = openStage(most)
        const asked: { readonly name: string; readonly holder: Holder }[] = []
        const check = () => {
          const now = stage.running.map(turn => turn.holder)
          expect(now.length).toBeLessThanOrEqual(most)
          for (const key of ['team', 'account'] as const) {
            expect(new Set(now.map(each => each[key])).size).toBe(now.length)
          }
          const waiting = asked.filter(({ name }) => !stage.begun.includes(name))
          const able = waiting.filter(turn =>
            now.every(other => other.team !== turn.holder.team && other.account !== turn.holder.account),
          )
          expect(now.length < most ? able : []).toEqual([])
          // Of one team and account, those who asked first have begun first.
          for (const { holder: one } of asked) {
            const names = asked
              .filter(turn => turn.holder.team === one.team && turn.holder.account === one.account)
              .map(turn => turn.name)
            expect(stage.begun.filter(name => names.includes(name))).toEqual(
              names.filter(name => stage.begun.includes(name)),
            )
          }
        }
        for (const [index, each] of steps.entries()) {
          if ('end' in each) stage.running[each.end % Math.max(1, stage.running.length)]?.end()
          else {
            asked.push({ name: String(index), holder: each })
            void stage.ask(String(index), each)
          }
          await settle()
          check()
        }
        while (stage.running.length > 0) {
          stage.running[0]?.end()
          await settle()
          check()
        }
        expect(stage.begun.length).toBe(asked.length)
      },
    ),
    { numRuns: 60 },
  )
})

test('a team that waits is passed by each other team once at most', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 30 }), async teams => {
      const stage = openStage(1)
      // One runs already: from here on nobody begins before all have asked.
      void stage.ask('first', byTeam('first'))
      for (const [index, team] of teams.entries()) void stage.ask(`${team}${index}`, byTeam(team))
      while (stage.running.length > 0) {
        stage.running[0]?.end()
        await settle()
      }
      const order = stage.begun.slice(1).map(name => name[0])
      for (const team of new Set(teams)) {
        const turns = [-1, ...order.flatMap((each, at) => (each === team ? [at] : []))]
        for (const [index, at] of turns.slice(1).entries()) {
          const between = order.slice(turns[index]! + 1, at)
          expect(new Set(between).size).toBe(between.length)
        }
      }
    }),
    { numRuns: 60 },
  )
})
