import { teamCalls } from '@teamloom/contract/teams.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { TeamColorsForm } from '#web/features/studio/panels/whole/team-colors-form.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'

const done = vi.fn()
const open = (first: readonly string[] = ['#123456']) => {
  done.mockClear()
  return openInStudio(<TeamColorsForm first={first} onDone={done} />)
}
const button = (name: RegExp | string) => screen.getByRole('button', { name })
const kept = () => heardOf(teamCalls.setColors).map(({ body }) => (body as { colors: string[] }).colors)
const cloth = () => screen.getByRole('group', { name: 'Colours of cloth' }).querySelectorAll('button')

describe('the team’s colours', () => {
  test('are written as a code, picked of the cloth’s, taken away, and kept in their order', async () => {
    answer(teamCalls.setColors, {})
    const { user } = open()
    await user.type(screen.getByRole('textbox'), 'ab12cd')
    await user.click(button('Add'))
    await user.click(cloth()[0]!)
    expect(cloth()[0]?.getAttribute('aria-pressed')).toBe('true')
    await user.click(button('Remove #123456'))
    await user.click(button('Save'))
    await waitFor(() => expect(done).toHaveBeenCalledOnce())
    expect(kept()[0]?.[0]).toBe('#AB12CD')
    expect(kept()[0]).toHaveLength(2)
  })

  test('are added by Enter first, which does not send the form', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox'), '#00ff00{Enter}')
    expect(button('Remove #00FF00')).toBeTruthy()
    expect(kept()).toEqual([])
  })

  test('are six at most', async () => {
    const { user } = open(['#000001', '#000002', '#000003', '#000004', '#000005', '#000006'])
    expect([...cloth()].every(each => each.disabled)).toBe(true)
    await user.type(screen.getByRole('textbox'), '#00ff00')
    expect(button('Add').matches(':disabled')).toBe(true)
  })

  test('are told to be written otherwise where the code is none', async () => {
    const { user } = open()
    await user.type(screen.getByRole('textbox'), 'reddish')
    expect(screen.getByText('Six digits or letters A to F, as #1B3E2F.')).toBeTruthy()
  })

  test('stay in the form where they could not be kept, with word of it', async () => {
    refuse(teamCalls.setColors, 'team_not_found', 404)
    const { user } = open()
    await user.click(button('Save'))
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(done).not.toHaveBeenCalled()
    expect(button('Remove #123456')).toBeTruthy()
  })
})
