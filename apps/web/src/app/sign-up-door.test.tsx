import { designCalls } from '@teamloom/contract/designs.ts'
import { projectCalls } from '@teamloom/contract/projects.ts'
import { userCalls } from '@teamloom/contract/user.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SessionGuard } from '#web/app/session-guard.tsx'
import { closeSession } from '#web/lib/session.ts'
import { askToSignUp, signUpAsked } from '#web/lib/sign-up-asked.ts'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openScreen } from '#web/screens/testing/open-screen.tsx'
import { camp, maya, serverHas, shirt } from '#web/screens/testing/people.ts'

const project = { ...camp, id: 'fresh', name: 'Project 2' }

beforeEach(() => {
  const session = { token: 't', userId: 'guest', email: '', isGuest: true, exp: Date.now() / 1000 + 3600 }
  localStorage.setItem('teamloom-session', JSON.stringify(session))
  serverHas({ me: { ...maya, id: 'guest', isGuest: true, email: '' } })
})
afterEach(() =>
  act(() => {
    signUpAsked.set(null)
    closeSession()
  }),
)

const open = () => openScreen(<SessionGuard />, { path: '/home' })
const askFor = async (...asked: Parameters<typeof askToSignUp>) => {
  act(() => askToSignUp(...asked))
  await screen.findByRole('dialog', { name: 'Keep this design' })
}

test('a guest is told why, and what comes of it; closed, they are where they were', async () => {
  const { user, at } = open()
  await askFor('sizes', '/sizesadmin/p')
  await screen.findByText('To collect sizes we need to know whose team it is.')
  await screen.findByText('Your design, its files and all versions stay as they are')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(at()).toBe('/home')
})

test('an address without an account goes on to the sign-up, with where it goes on to after it', async () => {
  answer(userCalls.checkExists, { exists: false })
  const { user, at } = open()
  await askFor('request', '/cart/address')
  await user.type(await screen.findByLabelText('Email'), 'noe@example.com{Enter}')
  await waitFor(() => expect(at()).toBe('/signup'))
})

test('of one with an account the password is asked in the dialog, then where the designs go', async () => {
  answer(userCalls.checkExists, { exists: true })
  answer(userCalls.login, () => {
    serverHas({ projects: [camp, project], designs: [{ ...shirt, project_id: project.id }] })
    return { user: maya, takenOver: { projectId: project.id, designs: 1 } }
  })
  answer(designCalls.move, {})
  answer(projectCalls.delete, {})
  const { user, at } = open()
  await askFor('sizes', '/sizesadmin/p')
  await user.type(await screen.findByLabelText('Email'), 'maya@example.com{Enter}')
  await user.type(await screen.findByLabelText('Password'), 'Correct-horse-1{Enter}')
  await screen.findByRole('heading', { name: 'Where do they go?' })
  await user.click(await screen.findByRole('combobox', { name: 'Project' }))
  await user.click(await screen.findByRole('option', { name: camp.name }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(at()).toBe(`/sizesadmin/${camp.id}`))
  expect(heardOf(designCalls.move).map(({ body }) => body)).toEqual([
    { designId: shirt.id, newProjectId: camp.id },
  ])
  expect(heardOf(projectCalls.delete).map(({ params }) => params.id)).toEqual([project.id])
})
