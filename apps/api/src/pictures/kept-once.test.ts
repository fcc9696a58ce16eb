import { expect, test } from 'vitest'
import { keptOnce } from '#api/pictures/kept-once.ts'

const uncounted = () => {}

test('what is asked for while it is being made is made once for one asker, and kept for all', async () => {
  const keep = keptOnce<{ readonly at: number }>(100, () => 1)
  const counted: boolean[] = []
  const begun = Promise.withResolvers<void>()
  let made = 0
  const ask = (asker: string) =>
    keep(
      'look',
      asker,
      async () => {
        await begun.promise
        made += 1
        return { at: made }
      },
      wasKept => counted.push(wasKept),
    )
  const asked = [ask('maya'), ask('maya'), ask('sam')]
  begun.resolve()
  expect(await Promise.all(asked)).toEqual([{ at: 1 }, { at: 1 }, { at: 2 }])
  expect(await ask('lee')).toEqual({ at: 2 })
  expect([made, counted]).toEqual([2, [false, true, false, true]])
})

test('what failed is made anew, and nobody has to give up what another does', async () => {
  const keep = keptOnce<{ readonly at: number }>(100, () => 1)
  const fail = () => Promise.reject(new Error('busy'))
  const [own, other] = [
    keep('look', 'maya', fail, uncounted),
    keep('look', 'sam', async () => ({ at: 2 }), uncounted),
  ]
  await expect(own).rejects.toThrow('busy')
  expect(await other).toEqual({ at: 2 })
  await expect(keep('other', 'maya', fail, uncounted)).rejects.toThrow('busy')
  expect(await keep('other', 'maya', async () => ({ at: 3 }), uncounted)).toEqual({ at: 3 })
})

test('no more is kept than there are bytes for: what was not asked for for longest goes', async () => {
  const keep = keptOnce<{ readonly bytes: number }>(10, ({ bytes }) => bytes)
  let made = 0
  const ask = (name: string, bytes = 4) =>
    keep(
      name,
      'maya',
      async () => {
        made += 1
        return { bytes }
      },
      uncounted,
    )
  await ask('one')
  await ask('two')
  await ask('one')
  await ask('three')
  expect(made).toBe(3)
  await ask('one')
  expect(made).toBe(3)
  await ask('two')
  expect(made).toBe(4)
  // Larger than all there is room for.
  await ask('large', 11)
  await ask('large', 11)
  expect(made).toBe(6)
})
