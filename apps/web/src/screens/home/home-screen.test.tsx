import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { HomeScreen } from '#web/screens/home/home-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, maya, serverHas, shirt, wolves } from '#web/screens/testing/people.ts'

const open = () => openScreen(<HomeScreen />, { path: '/home' })

describe('home', () => {
  test('is awaited without a word that would be untrue', async () => {
    open()
    const list = await screen.findByRole('list', { busy: true })
    expect(within(list).queryAllByRole('link')).toEqual([])
    expect(screen.queryByText(/^Welcome/)).toBeNull()
  })

  test('has each project with its team and how many designs are in it', async () => {
    serverHas({
      projects: [camp, { ...camp, id: 'other', name: 'Gala' }],
      designs: [shirt, { ...shirt, id: 'two' }],
    })
    open()
    expect(await screen.findByText('Welcome, Maya Tremblay')).toBeTruthy()
    expect(await screen.findByText('Wolves, 2 designs')).toBeTruthy()
    expect(screen.getByText('Wolves, no designs yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Camp' }).getAttribute('href')).toBe(
      `/projects/${camp.id}/designs`,
    )
  })

  test('says how to begin where there is no project', async () => {
    serverHas({ projects: [], teams: [], designs: [] })
    open()
    expect(await screen.findByText('No projects yet')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: 'New team' })).toHaveLength(1)
  })

  test('makes a team by its name, and goes to it', async () => {
    serverHas()
    answer(teamCalls.create, { id: 'new' })
    const { user, at } = open()
    await screen.findByText('Wolves, 1 design')
    await user.click(await screen.findByRole('button', { name: 'New team' }))
    const field = await screen.findByRole('textbox')
    expect(field).toHaveProperty('value', 'team 2')
    await user.clear(field)
    await user.type(field, ' Bears {Enter}')
    await waitFor(() => expect(at()).toBe('/team/new/projects'))
    expect(heardOf(teamCalls.create).map(({ body }) => body)).toEqual([{ name: 'Bears' }])
  })

  test('offers no team to an account that may not make one', async () => {
    serverHas({ me: { ...maya, canAddTeam: false } })
    open()
    await screen.findByText('Welcome, Maya Tremblay')
    expect(screen.queryByRole('button', { name: 'New team' })).toBeNull()
  })

  test('says that projects did not load, and has them by another try', async () => {
    serverHas({ teams: [wolves] })
    refuse(projectCalls.list, 'internalError', 500)
    const { user } = open()
    expect(await screen.findByText('Your projects did not load')).toBeTruthy()
    answer(projectCalls.list, [camp])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Camp' })).toBeTruthy()
  })
})
