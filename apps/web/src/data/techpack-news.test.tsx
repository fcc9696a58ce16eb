import { QueryClientProvider } from '@tanstack/react-query'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTechpackNews } from '#web/data/techpack-news.ts'
import { useTechpack } from '#web/data/techpacks.ts'
import { Line, newest } from '#web/data/testing/line.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { answer, heardOf } from '#web/lib/testing/server.ts'

const techpack = { type: 'preorder', id: 'one' } as const
const lea = { userId: 'lea', firstName: 'Léa', lastName: 'Roy', imageUrl: null }

beforeEach(() => {
  Line.tries = []
  vi.stubGlobal('WebSocket', Line)
  const session = { token: 't', userId: 'sam', email: '', exp: 4_000_000_000 }
  localStorage.setItem('teamloom-session', JSON.stringify(session))
})
afterEach(() => vi.unstubAllGlobals())

/** A techpack that is at its third revision, and one further each time that it is asked for. */
async function open(isSaved = true) {
  let revision = 2
  answer(techpackCalls.ofPreorder, () => {
    revision += 1
    return { revision } as never
  })
  const { result, unmount } = renderHook(
    () => ({ shown: useTechpack(techpack).data, followers: useTechpackNews(techpack, 'request', isSaved) }),
    {
      wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
    },
  )
  await waitFor(() => expect(result.current.shown).toEqual({ revision: 3 }))
  return {
    followers: () => result.current.followers,
    revision: () => result.current.shown?.revision,
    says: (frame: object) => act(async () => newest().says(frame)),
    unmount,
  }
}

test('who of staff looks at the request is told, and nobody while the line is away', async () => {
  const { followers, says } = await open()
  expect([Line.tries.length, followers()]).toEqual([1, []])
  await says({ type: 'PreorderFollowed', users: [lea] })
  expect(followers()).toEqual([lea])
  await act(async () => newest().dispatchEvent(Object.assign(new Event('close'), { code: 1006 })))
  expect(followers()).toEqual([])
})

test('the line ends where the request is left', async () => {
  const { says, unmount } = await open()
  await says({ type: 'PreorderFollowed', users: [lea] })
  unmount()
  expect(newest().readyState).toBe(Line.CLOSING)
})

test('what others have saved since is fetched, and nothing that is shown already', async () => {
  const { revision, says } = await open()
  await says({ type: 'TechpackChanged', revision: 3 })
  await says({ type: 'PreorderChanged', revision: 9 })
  expect(heardOf(techpackCalls.ofPreorder)).toHaveLength(1)
  await says({ type: 'TechpackChanged', revision: 4 })
  await waitFor(() => expect(revision()).toBe(4))
})

test('nothing is fetched while one’s own is on its way, which brings it with its answer', async () => {
  const { says } = await open(false)
  await says({ type: 'TechpackChanged', revision: 4 })
  expect(heardOf(techpackCalls.ofPreorder)).toHaveLength(1)
})
