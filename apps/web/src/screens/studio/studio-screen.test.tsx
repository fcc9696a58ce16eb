import { generatorCalls } from '@teamloom/contract/generator.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse } from '#web/lib/testing/server.ts'
import { StudioScreen } from '#web/screens/studio/studio-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas, shirt } from '#web/screens/testing/people.ts'

const open = (designId: string) => {
  refuse(generatorCalls.readRecord, 'designIdDoesntExist', 404)
  return openScreen(<StudioScreen />, { path: '/designs/$designId', address: `/designs/${designId}` })
}

test('a design that is not among mine leads home, and says so', async () => {
  serverHas({})
  const { at } = open('00000000-0000-4000-8000-999999999999')
  await waitFor(() => expect(at()).toBe('/home'))
  expect(screen.getByText('This design does not exist, or is not yours.')).toBeTruthy()
})

test('one of a project that is not mine leads home, too', async () => {
  serverHas({ projects: [] })
  const { at } = open(shirt.id)
  await waitFor(() => expect(at()).toBe('/home'))
})
