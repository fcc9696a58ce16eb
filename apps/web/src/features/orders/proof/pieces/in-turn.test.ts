import { expect, test } from 'vitest'
import { inTurn } from '#web/features/orders/proof/pieces/in-turn.ts'

test('two are made at once, the others in their order; what is wanted no more is not made', async () => {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const make = (name: string) => () => {
    begun.push(name)
    return new Promise<string>(resolve => ends.set(name, () => resolve(name)))
  }
  const gone = new AbortController()
  const lasting = new AbortController().signal
  const [a, b, c, d] = [
    inTurn(lasting, make('a')),
    inTurn(lasting, make('b')),
    inTurn(gone.signal, make('c')),
    inTurn(lasting, make('d')),
  ]
  expect(begun).toEqual(['a', 'b'])
  gone.abort()
  ends.get('a')?.()
  expect(await a).toBe('a')
  await expect(c).rejects.toThrow(/abort/i)
  await expect.poll(() => begun).toEqual(['a', 'b', 'd'])
  for (const name of ['b', 'd']) ends.get(name)?.()
  expect(await Promise.all([b, d])).toEqual(['b', 'd'])
})
