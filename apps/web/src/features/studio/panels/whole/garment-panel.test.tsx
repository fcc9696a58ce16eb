import type { DesignItem } from '@teamloom/contract/designs.ts'
import { teamCalls } from '@teamloom/contract/teams.ts'
import { crest } from '@teamloom/design/testing/sample.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { GarmentPanel } from '#web/features/studio/panels/whole/garment-panel.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'

const design = { name: 'Camp shirt', request: null } as DesignItem
const chart = vi.fn()
const open = (options: Parameters<typeof openInStudio>[1] = {}) =>
  openInStudio(<GarmentPanel design={design} notice={null} onSizeChart={chart} />, options)

const { assetId, assetVersionId } = crest
const printed = {
  artworks: [crest],
  made: [
    {
      action: 'addDecoration',
      type: 'screenprint',
      positionName: 'centerChest',
      assetId,
      assetVersionId,
    },
  ],
} as const
const colourways = () =>
  screen.queryAllByRole('radio').filter(each => each.closest('[aria-labelledby="colourways"]'))

describe('a garment in the team’s colours', () => {
  test('is offered in those of its artwork as long as the team chose none, and worn by a click', async () => {
    const { user, design: shown, sent } = open(printed)
    expect(colourways().length).toBeGreaterThan(0)
    const before = JSON.stringify(shown().parts)
    const other = colourways().find(each => each.getAttribute('aria-checked') === 'false')!
    await user.click(other)
    expect(JSON.stringify(shown().parts)).not.toBe(before)
    expect(other.getAttribute('aria-checked')).toBe('true')
    expect(sent).toMatchObject([{ action: 'setColors' }])
    await user.click(other)
    expect(sent).toHaveLength(1)
  })

  test('is tried in them while one is pointed at', async () => {
    const { design: shown, session, view } = open(printed)
    const before = JSON.stringify(shown().parts)
    fireEvent.pointerMove(colourways().at(-1)!)
    expect(JSON.stringify(session.getShown().parts)).not.toBe(before)
    await waitFor(() => expect(view().isTrying).toBe(true))
    fireEvent.pointerLeave(colourways().at(-1)!.closest('[role="radiogroup"]')!.parentElement!)
    expect(JSON.stringify(session.getShown().parts)).toBe(before)
  })

  test('has no colours where nobody chose any, and leads to them', async () => {
    answer(teamCalls.list, [])
    answer(teamCalls.setColors, {})
    const { user } = open()
    expect(colourways()).toEqual([])
    await user.click(screen.getByRole('button', { name: /team colours/i }))
    const form = await screen.findByRole('dialog')
    await user.type(form.querySelector('input')!, '#1B3E2F{Enter}')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(heardOf(teamCalls.setColors).map(({ body }) => body)).toMatchObject([{ colors: ['#1B3E2F'] }]),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('what comes next', () => {
  test('is artwork of a file, of the team or of words, and the sizes', async () => {
    const { user, view } = open()
    await user.click(screen.getByRole('button', { name: /^Upload artwork/ }))
    expect(view().selection).toEqual({ kind: 'new-decoration' })
    await user.click(screen.getByRole('button', { name: /^Team library/ }))
    expect(view().selection).toMatchObject({ way: 'library' })
    await user.click(screen.getByRole('button', { name: /^Write text/ }))
    expect(view().selection).toMatchObject({ way: 'text' })
    await user.click(screen.getByRole('button', { name: /^Sizes/ }))
    expect(chart).toHaveBeenCalledOnce()
  })
})
