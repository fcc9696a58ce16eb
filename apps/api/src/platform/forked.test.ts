import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { afterEach, expect, test } from 'vitest'
import { ForkEnded, openForked, WorkFailed } from '#api/platform/forked.ts'

const program = path.join(import.meta.dirname, '../testing/forked-program.ts')
const start = () =>
  openForked<'count' | 'fail' | 'wait'>(program, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], env: {} })
const unwatched = () => () => {}

let forked = start()
afterEach(async () => {
  await forked.close()
  forked = start()
})

test('one process does all work, also after some that cannot be done', async () => {
  const first = await forked.work('count', unwatched)
  await expect(forked.work('fail', unwatched)).rejects.toThrow(new WorkFailed('Error: no'))
  expect(await forked.work('count', unwatched)).toEqual({ ...(first as object), turns: 2 })
})

test('one that is ended at its work says so, is watched no longer, and the next work has another', async () => {
  const watched: string[] = []
  const ended = forked.work('wait', ({ end }) => {
    watched.push('begun')
    const timer = setTimeout(end, 10)
    return () => {
      clearTimeout(timer)
      watched.push('done')
    }
  })
  await expect(ended).rejects.toMatchObject({ name: ForkEnded.name, signal: 'SIGKILL' })
  expect(watched).toEqual(['begun', 'done'])
  expect(await forked.work('count', unwatched)).toMatchObject({ turns: 1 })
})

test('one that is closed while it starts is gone, and what it was to do is told so', async () => {
  let pid: number | undefined
  const own = openForked<'wait'>(program, {
    env: {},
    started: started => {
      pid = started
    },
  })
  const waiting = own.work('wait', unwatched).catch((error: unknown) => error)
  await own.close()
  expect(await waiting).toBeInstanceOf(ForkEnded)
  expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH')
})

test.each([true, false])('one that nobody waits for gives way to others: %s', async yields => {
  let priority: number | undefined
  const own = openForked<'count'>(program, {
    env: {},
    yields,
    started: pid => {
      priority = os.getPriority(pid)
    },
  })
  await own.work('count', unwatched)
  await own.close()
  expect(priority).toBe(os.getPriority() + (yields ? os.constants.priority.PRIORITY_BELOW_NORMAL : 0))
})
