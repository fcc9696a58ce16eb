import { projectCalls } from '@teamloom/contract/projects.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { TeamScreen } from '#web/screens/team/team-screen.tsx'
import { TeamsScreen } from '#web/screens/team/teams-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { jonas, maya, serverHas, wolves } from '#web/screens/testing/people.ts'

const open = (at = `/team/${wolves.id}/projects`) =>
  openScreen(<TeamScreen />, {
    path: '/team/$teamId',
    address: at,
    isFramed: true,
    below: ['/projects', '/invite'],
  })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('a team', () => {
  test('has its projects and its people', async () => {
    serverHas()
    open()
    expect(await screen.findByRole('heading', { name: 'Wolves' })).toBeTruthy()
    expect(await screen.findByText('2 members, 1 project')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Camp' })).toBeTruthy()
    const people = screen.getByRole('region', { name: 'Team members' })
    expect(within(people).getByText('Jonas Roy')).toBeTruthy()
    expect(within(people).getByText('You')).toBeTruthy()
  })

  test('says how to begin where there is no project', async () => {
    serverHas({ projects: [] })
    open()
    expect(await screen.findByText('Create one for your designs.')).toBeTruthy()
  })

  test('that is not there leads home, and that is said', async () => {
    serverHas({ teams: [] })
    const { at } = open()
    await waitFor(() => expect(at()).toBe('/home'))
    expect(await screen.findByText('We cannot find this team. It may have been deleted.')).toBeTruthy()
  })

  test('that did not load is there by another try', async () => {
    serverHas()
    refuse(teamCalls.list, 'internalError', 500)
    const { user, at } = open()
    expect(await screen.findByText('Your projects did not load')).toBeTruthy()
    expect(at()).toContain(wolves.id)
    answer(teamCalls.list, [wolves])
    await user.click(await button('Try again'))
    expect(await screen.findByRole('heading', { name: 'Wolves' })).toBeTruthy()
  })

  test('is not touched by who only looks, and that is said', async () => {
    const [me, other] = wolves.teammates
    serverHas({
      teams: [{ ...wolves, founder_id: jonas.id, teammates: [{ ...me!, looksOnly: true }, other!] }],
    })
    open()
    expect(await screen.findByText(/In this team you can look/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'New project' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull()
    expect(await screen.findByRole('combobox', { name: 'Sport' })).toHaveProperty('disabled', true)
  })

  test('says what it plays, and is told whose rules its numbers are looked at by (NN16)', async () => {
    serverHas()
    let sport = 'soccer'
    answer(teamCalls.setSport, ({ body }) => {
      sport = (body as { sport: string }).sport
      return {}
    })
    answer(teamCalls.list, () => [
      { ...wolves, sport: heardOf(teamCalls.setSport).length > 0 ? sport : null },
    ])
    const { user } = open()
    const field = await screen.findByRole('combobox', { name: 'Sport' })
    expect(field).toHaveProperty('value', '')
    expect(field.getAttribute('aria-describedby')).toBeTruthy()
    await user.selectOptions(field, 'Ice hockey')
    expect(await screen.findByText(/IIHF Official Rule Book, 40 \(2018\)/)).toBeTruthy()
    await user.selectOptions(field, 'No sport')
    expect(await screen.findByText('No rules of a sport are looked at.')).toBeTruthy()
    expect(heardOf(teamCalls.setSport).map(({ body }) => body)).toEqual([
      { id: wolves.id, sport: 'ice_hockey' },
      { id: wolves.id, sport: 'none' },
    ])
  })

  test('makes a project, and goes to it', async () => {
    serverHas()
    answer(projectCalls.create, { id: 'new' })
    const { user, at } = open()
    await user.click(await button('New project'))
    const field = await screen.findByRole('textbox')
    await user.clear(field)
    await user.type(field, 'Gala{Enter}')
    await waitFor(() => expect(at()).toBe('/projects/new/designs'))
    expect(heardOf(projectCalls.create).map(({ body }) => body)).toEqual([
      { name: 'Gala', teamId: wolves.id },
    ])
  })
})

describe('the people of a team', () => {
  test('are taken out once that is confirmed', async () => {
    serverHas()
    answer(teamCalls.removeTeammate, {})
    const { user } = open()
    await user.click(await button('Remove Jonas Roy from the team'))
    const dialog = await screen.findByRole('dialog')
    expect(heardOf(teamCalls.removeTeammate)).toEqual([])
    await user.click(within(dialog).getByRole('button', { name: 'Remove from the team' }))
    await waitFor(() =>
      expect(heardOf(teamCalls.removeTeammate)).toMatchObject([
        { params: { teamId: wolves.id, teammateId: jonas.id } },
      ]),
    )
  })

  test('look only, where the founder says so', async () => {
    serverHas()
    answer(teamCalls.setLooking, {})
    const { user } = open()
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'What Jonas Roy may do in the team' }),
      'Can look',
    )
    await waitFor(() =>
      expect(heardOf(teamCalls.setLooking).map(({ body }) => body)).toEqual([
        { teamId: wolves.id, teammateId: jonas.id, looksOnly: true },
      ]),
    )
  })

  test('are invited by a link and by mail', async () => {
    serverHas()
    answer(teamCalls.link, 'secret')
    answer(teamCalls.invite, {} as never)
    const { user, at } = open(`/team/${wolves.id}/invite`)
    const link = await screen.findByRole('textbox', { name: 'Invitation link' })
    await waitFor(() => expect(link).toHaveProperty('value', `${window.location.origin}/join/secret`))
    await user.type(
      screen.getByRole('textbox', { name: 'Or send it by email' }),
      'lea@example.com, kim@example.com',
    )
    await user.click(await button('Send invitations'))
    await waitFor(() =>
      expect(heardOf(teamCalls.invite).map(({ body }) => body)).toEqual([
        { teamId: wolves.id, emails: ['lea@example.com', 'kim@example.com'] },
      ]),
    )
    await user.click(await button('Close'))
    await waitFor(() => expect(at()).toBe(`/team/${wolves.id}/projects`))
  })

  test('are invited by the link alone as long as the email is not confirmed', async () => {
    serverHas({ me: { ...maya, emailVerified: false } })
    answer(teamCalls.link, 'secret')
    open(`/team/${wolves.id}/invite`)
    expect(await screen.findByText('Confirm your email to invite by mail')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send invitations' })).toBeNull()
  })
})

describe('my teams', () => {
  const openTeams = () => openScreen(<TeamsScreen />, { path: '/teams' })

  test('lead to the newest', async () => {
    serverHas({ teams: [wolves, { ...wolves, id: 'older' }] })
    const { at } = openTeams()
    await waitFor(() => expect(at()).toBe(`/team/${wolves.id}/projects`))
  })

  test('lead home where there are none', async () => {
    serverHas({ teams: [] })
    const { at } = openTeams()
    await waitFor(() => expect(at()).toBe('/home'))
  })

  test('are there by another try where they did not load', async () => {
    refuse(teamCalls.list, 'internalError', 500)
    const { user, at } = openTeams()
    await button('Try again')
    answer(teamCalls.list, [wolves])
    await user.click(await button('Try again'))
    await waitFor(() => expect(at()).toBe(`/team/${wolves.id}/projects`))
  })
})
