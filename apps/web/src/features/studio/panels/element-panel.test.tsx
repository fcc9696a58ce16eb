import { crest } from '@teamloom/design/testing/sample.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { askedOfWorkers } from '#web/features/studio/drawing/testing/workers.ts'
import { ElementPanel } from '#web/features/studio/panels/element-panel.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const open = (partName: string, elementName: string, options: Parameters<typeof openInStudio>[1] = {}) => {
  const opened = openInStudio(<ElementPanel partName={partName} elementName={elementName} />, options)
  const styleOf = (part = partName, element = elementName) =>
    opened
      .design()
      .parts.find(({ name }) => name === part)
      ?.elements.find(({ name }) => name === element)?.style.name
  return { ...opened, styleOf }
}

const tile = (name: RegExp) =>
  within(screen.getByRole('radiogroup', { name: 'Style' })).getByRole('radio', { name })

describe('the styles of an element', () => {
  test('are set by a click, and the chosen one brings its own colours', async () => {
    const { user, styleOf } = open('pocket', 'pocket')
    expect(screen.getByText('This style has no colours of its own.')).toBeTruthy()
    await user.click(tile(/^Patch/))
    expect(styleOf()).toBe('patch')
    expect(tile(/^Patch/).getAttribute('aria-checked')).toBe('true')
    expect(screen.getAllByRole('radiogroup')).toHaveLength(2)
  })

  test('turn the garment to the side that shows what has changed', async () => {
    const { user, view } = open('pocket', 'pocket', { workers: { sideShowing: () => 'back' } })
    await user.click(tile(/^Patch/))
    await waitFor(() => expect(view().side).toBe('back'))
    const [[before, after] = []] = askedOfWorkers('sideShowing')
    expect(before?.styles).not.toEqual(after?.styles)
  })

  test('tell what a piece costs more, once all that is included is used', () => {
    const { session } = open('sleeves', 'cuffs', { artworks: [crest] })
    expect(tile(/^Rib/).textContent).toMatch(/Included in the price$/)
    const { assetId, assetVersionId } = crest
    act(() => {
      for (const positionName of ['centerChest', 'upperBack', 'leftSleeve'])
        session.change({
          action: 'addDecoration',
          type: 'screenprint',
          positionName,
          assetId,
          assetVersionId,
        })
    })
    expect(tile(/^Rib/).textContent).toMatch(/\$0\.65 a piece at \d+$/)
    expect(tile(/^Hem/).textContent).not.toContain('$')
  })

  test('are drawn in the same spot of the design as it is', async () => {
    open('sleeves', 'cuffs', { workers: { tiles: () => [] } })
    await waitFor(() => expect(askedOfWorkers('tiles')).toHaveLength(1))
    const [[drawns = [], partName, elementName] = []] = askedOfWorkers('tiles')
    expect([drawns.length, partName, elementName]).toEqual([2, 'sleeves', 'cuffs'])
    expect(drawns[0]?.styles).not.toEqual(drawns[1]?.styles)
  })

  test('that are no longer offered are shown only while they are worn', () => {
    open('hood', 'lining', { product: ['hoodie', 'hoodie'] })
    expect(screen.queryByText('Last season')).toBeNull()
  })

  test('are seen with the reason and not set by whom the account does not let', async () => {
    const { user, styleOf } = open('pocket', 'pocket', { withheld: ['canUpdateDesignStyles'] })
    expect(screen.getByText('Your account cannot change styles.')).toBeTruthy()
    await user.click(tile(/^Patch/))
    expect(styleOf()).toBe('none')
  })

  test('are not asked for where another style leaves no room for the element', () => {
    open('hood', 'tips', {
      product: ['hoodie', 'hoodie'],
      made: [{ action: 'setStyle', partName: 'hood', elementName: 'drawstring', styleName: 'none' }],
    })
    expect(screen.getByText(/^Not with /)).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })
})
