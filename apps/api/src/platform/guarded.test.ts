import { EventEmitter, once } from 'node:events'
import { expect, test } from 'vitest'
import { guarded } from '#api/platform/guarded.ts'

test('what a listener throws, at once or later, is told and ends nothing', async () => {
  const told: unknown[] = []
  const telling = new EventEmitter<{ told: [] }>()
  const tell = (error: unknown) => {
    told.push(error)
    telling.emit('told')
  }
  const heard: unknown[] = []
  const speaking = new EventEmitter<{ word: [string, number] }>()
  speaking.on(
    'word',
    guarded(tell, (word, times) => void heard.push(word.repeat(times))),
  )
  speaking.on(
    'word',
    guarded(tell, word => {
      throw new Error(`${word} now`)
    }),
  )
  speaking.on(
    'word',
    guarded(tell, async word => {
      throw new Error(`${word} later`)
    }),
  )
  expect(speaking.emit('word', 'ha', 2)).toBe(true)
  await once(telling, 'told')
  expect(heard).toEqual(['haha'])
  expect(told.map(String)).toEqual(['Error: ha now', 'Error: ha later'])
})
