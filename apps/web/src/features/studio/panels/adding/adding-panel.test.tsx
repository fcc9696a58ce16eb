import { id } from '@teamloom/design/testing/sample.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { SelectionPanel } from '#web/features/studio/panels/selection-panel.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

function Panel() {
  const { selection } = useStudio()
  return selection && <SelectionPanel selection={selection} />
}

const decorationId = id(50)
const open = (step: 'kind' | 'place') =>
  openDecoration(() => <Panel />, { selection: { kind: 'decoration', decorationId, step } })

const button = (name: RegExp | string) => screen.getByRole('button', { name })

describe('new artwork on the garment', () => {
  test('is asked for its kind first, then for its place, then it is done', async () => {
    const { user, view } = open('kind')
    expect(button(/Kind$/).getAttribute('aria-current')).toBe('step')
    expect(screen.getByText(/^On this design, 4 3\/4\sin wide$/)).toBeTruthy()
    await user.click(button('Choose the place'))
    expect(view().selection).toEqual({ kind: 'decoration', decorationId, step: 'place' })
    expect(screen.getByRole('radiogroup', { name: 'Location' })).toBeTruthy()
    await user.click(button('Done'))
    expect(view().selection).toEqual({ kind: 'decoration', decorationId })
    expect(screen.queryByRole('list', { name: 'Steps' })).toBeNull()
  })

  test('goes back a step, to other artwork in its place', async () => {
    const { user, view } = open('place')
    await user.click(button('Back to the kind'))
    expect(view().selection).toMatchObject({ step: 'kind' })
    await user.click(button('Back to the artwork'))
    expect(view().selection).toEqual({ kind: 'new-decoration', decorationId })
  })

  test('is at any step by its name', async () => {
    const { user, view } = open('kind')
    await user.click(button(/Place$/))
    expect(view().selection).toMatchObject({ step: 'place' })
    await user.click(button(/Artwork$/))
    expect(view().selection).toMatchObject({ kind: 'new-decoration', decorationId })
  })

  test('tells what a piece costs with it, and what it was before', () => {
    open('kind')
    expect(screen.getByText(/^\$\d+\.\d\d a piece$/)).toBeTruthy()
    expect(screen.getByText(/^\$\d+\.\d\d before$/)).toBeTruthy()
  })
})
