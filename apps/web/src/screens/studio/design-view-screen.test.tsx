import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, refuse } from '#web/lib/testing/server.ts'
import { DesignViewScreen } from '#web/screens/studio/design-view-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { serverHas, shirt } from '#web/screens/testing/people.ts'

const open = (designId: string) =>
  openScreen(<DesignViewScreen />, { path: '/designs/$designId', address: `/designs/${designId}` })

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

test.each([
  ['its project is', () => answer(designCalls.list, [shirt])],
  ['what is on it is', () => serverHas({})],
])('one that is mine stays while %s on its way', async (_, begin) => {
  begin()
  const { at } = open(shirt.id)
  await waitFor(() => expect(document.title).toMatch(shirt.name ?? ''))
  expect(at()).toBe(`/designs/${shirt.id}`)
  expect(screen.getByLabelText('Loading…')).toBeTruthy()
  document.title = ''
})

test('one that cannot be opened leads home', async () => {
  serverHas({})
  refuse(generatorCalls.read, 'designIdDoesntExist', 404)
  const { at } = open(shirt.id)
  await waitFor(() => expect(at()).toBe('/home'))
  expect(screen.getByText('This design does not exist, or is not yours.')).toBeTruthy()
})
