import { designCalls } from '@teamloom/contract/designs.ts'
import { generatorCalls } from '@teamloom/contract/generator.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { ProjectScreen } from '#web/screens/project/project-screen.tsx'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, maya, serverHas, shirt } from '#web/screens/testing/people.ts'

const open = () =>
  openScreen(<ProjectScreen />, {
    path: '/projects/$projectId',
    address: `/projects/${camp.id}/designs`,
    isFramed: true,
    below: ['/designs', '/newdesign'],
  })

async function openMenu() {
  const opened = open()
  await opened.user.click(await screen.findByRole('button', { name: 'Actions for Camp shirt' }))
  const item = (name: string | RegExp) => screen.findByRole('menuitem', { name })
  return { ...opened, item }
}

describe('a project', () => {
  test('has its own designs, each a way to the studio', async () => {
    serverHas({ designs: [shirt, { ...shirt, id: 'else', name: 'Other', project_id: 'else' }] })
    open()
    const link = await screen.findByRole('link', { name: 'Camp shirt' })
    expect(link.getAttribute('href')).toBe(`/design/${shirt.id}`)
    expect(screen.queryByText('Other')).toBeNull()
  })

  test('is awaited, and not called empty meanwhile', async () => {
    answer(projectCalls.list, [camp])
    open()
    expect(await screen.findByRole('list', { busy: true })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'No designs yet' })).toBeNull()
  })

  test('says how to begin where there is no design', async () => {
    serverHas({ designs: [] })
    open()
    expect(await screen.findByRole('heading', { name: 'No designs yet' })).toBeTruthy()
    const ways = screen.getAllByRole('link', { name: 'New design' })
    expect(ways.at(-1)?.getAttribute('href')).toBe(`/projects/${camp.id}/newdesign`)
  })

  test('that is not there leads home, and that is said', async () => {
    serverHas({ projects: [] })
    const { at } = open()
    await waitFor(() => expect(at()).toBe('/home'))
    expect(await screen.findByText('We cannot find this project. It may have been deleted.')).toBeTruthy()
  })

  test('has its designs by another try where they did not load', async () => {
    serverHas()
    refuse(designCalls.list, 'internalError', 500)
    const { user } = open()
    expect(await screen.findByText('The designs did not load')).toBeTruthy()
    answer(designCalls.list, [shirt])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Camp shirt' })).toBeTruthy()
  })

  test('is deleted once that is confirmed, and leads to its team', async () => {
    serverHas()
    const { user, at } = open()
    await user.click(await screen.findByRole('button', { name: 'Actions for the project Camp' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    answer(projectCalls.delete, {})
    answer(projectCalls.list, [])
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete project' }),
    )
    await waitFor(() => expect(at()).toBe(`/team/${camp.team_id}/projects`))
    expect(heardOf(projectCalls.delete)).toMatchObject([{ params: { id: camp.id } }])
  })
})

describe('a design in a project', () => {
  test('is deleted once that is confirmed', async () => {
    serverHas()
    answer(designCalls.delete, {})
    const { user, item } = await openMenu()
    await user.click(await item('Delete'))
    const dialog = await screen.findByRole('dialog')
    expect(heardOf(designCalls.delete)).toEqual([])
    answer(designCalls.list, [])
    await user.click(within(dialog).getByRole('button', { name: 'Delete design' }))
    expect(await screen.findByRole('heading', { name: 'No designs yet' })).toBeTruthy()
    expect(heardOf(designCalls.delete)).toMatchObject([{ params: { id: shirt.id } }])
  })

  test('is copied under a name of its own', async () => {
    serverHas()
    answer(generatorCalls.duplicate, { designId: 'copy' } as never)
    answer(designCalls.register, { id: 'copy' })
    const { user, item } = await openMenu()
    await user.click(await item('Duplicate'))
    await waitFor(() =>
      expect(heardOf(designCalls.register).map(({ body }) => body)).toEqual([
        { projectId: camp.id, designId: 'copy', name: 'Camp shirt 1' },
      ]),
    )
    expect(await screen.findByText('Camp shirt 1 is ready.')).toBeTruthy()
  })

  test('is renamed in its place, and keeps what was typed where that is refused', async () => {
    serverHas()
    refuse(designCalls.rename, 'designIdDoesntExist', 404)
    const { user, item } = await openMenu()
    await user.click(await item('Rename'))
    const field = await screen.findByRole('textbox', { name: 'Rename Camp shirt' })
    await user.clear(field)
    await user.type(field, 'Bears{Enter}')
    expect(await screen.findByText('An error occurred. Try again.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Rename Camp shirt' })).toHaveProperty('value', 'Bears')
    answer(designCalls.rename, {})
    answer(designCalls.list, [{ ...shirt, name: 'Bears' }])
    await user.keyboard('{Enter}')
    expect(await screen.findByRole('link', { name: 'Bears' })).toBeTruthy()
  })

  test('in error can be deleted and nothing else', async () => {
    serverHas({ designs: [{ ...shirt, errorKey: 'InvalidPartsToBuild' }] })
    const { item } = await openMenu()
    await item('Delete')
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    expect(screen.queryByRole('link', { name: 'Camp shirt' })).toBeNull()
    expect(screen.getByText('In error')).toBeTruthy()
  })

  test('cannot be changed by an account that may not, and that is said', async () => {
    serverHas({ me: { ...maya, canRenameDesign: false } })
    const { item } = await openMenu()
    const rename = await item(/^Rename/)
    expect([rename.matches(':disabled'), rename.textContent]).toEqual([true, 'RenameNot with your account'])
    expect((await item('Move')).matches(':disabled')).toBe(false)
  })
})
