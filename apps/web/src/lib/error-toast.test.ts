import { notifications, notificationsStore } from '@mantine/notifications'
import { CallError } from '@teamloom/contract/client.ts'
import { refusals } from '@teamloom/contract/refusals.ts'
import { beforeEach, expect, it } from 'vitest'
import { toastError, toastLoadError } from '#web/lib/error-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'

beforeEach(() => notifications.clean())

const shown = () => notificationsStore.getState().notifications.map(({ id }) => id)
const gone = Object.entries(refusals).flatMap(([code, status]) =>
  status === 404 ? [code as keyof typeof refusals] : [],
)

it.each(gone)('who asked for something is told of %s', code => {
  toastError(new CallError(code, 404))
  expect(shown()).toEqual([`toast.${code}`])
})

it('what a screen asks for by itself and is not there is the screen’s to say; all else is told', () => {
  toastLoadError(new CallError('designIdDoesntExist', 404))
  expect(shown()).toEqual([])
  toastLoadError(new CallError('conflict', 409))
  expect(shown()).toEqual(['toast.conflict'])
})

it('a query that finds nothing says nothing', async () => {
  const isGone = async () => {
    throw new CallError('designIdDoesntExist', 404)
  }
  await queryClient.prefetchQuery({ queryKey: ['gone'], queryFn: isGone })
  expect(shown()).toEqual([])
})
