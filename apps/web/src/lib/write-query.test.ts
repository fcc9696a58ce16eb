import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { stopReading, writeQuery } from '#web/lib/write-query.ts'

type List = readonly string[]
const key = ['list']

/** A list that somebody looks at, each of whose answers the test gives. */
function watchList(shown?: List) {
  const client = new QueryClient()
  const answers: ((list: List) => void)[] = []
  const queryFn = () => new Promise<List>(resolve => void answers.push(resolve))
  if (shown) client.setQueryData(key, shown)
  const observer = new QueryObserver<List>(client, { queryKey: key, queryFn, staleTime: 60_000 })
  observer.subscribe(() => {})
  return { client, answers, list: () => client.getQueryData<List>(key) }
}

test('what was saved is shown, and the answer that it stopped is asked for anew', async () => {
  const { client, answers, list } = watchList(['a'])
  void client.invalidateQueries({ queryKey: key })
  await writeQuery<List>(client, key, shown => shown?.map(each => each.toUpperCase()))
  answers[0]!(['a', 'b'])
  expect(list()).toEqual(['A'])
  answers[1]!(['A', 'b'])
  await expect.poll(list).toEqual(['A', 'b'])
})

test('a first answer that is stopped comes all the same', async () => {
  const { client, answers, list } = watchList()
  await writeQuery<List>(client, key, shown => shown)
  answers[1]!(['b'])
  await expect.poll(list).toEqual(['b'])
})

test('nothing is asked for where nothing was on its way', async () => {
  const { client, answers, list } = watchList(['a'])
  await writeQuery<List>(client, key, ['A'])
  expect(answers).toHaveLength(0)
  expect(list()).toEqual(['A'])
})

test('what is tried first is read again only once it is told to', async () => {
  const { client, answers, list } = watchList(['a'])
  void client.invalidateQueries({ queryKey: key })
  const readAgain = await stopReading(client, key)
  client.setQueryData<List>(key, ['A'])
  expect(answers).toHaveLength(1)
  readAgain()
  answers[1]!(['A', 'b'])
  await expect.poll(list).toEqual(['A', 'b'])
})
