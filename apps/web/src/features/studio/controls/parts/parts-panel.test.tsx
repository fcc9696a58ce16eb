import { id, rivera } from '@teamloom/design/testing/sample.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { PartsPanel } from '#web/features/studio/controls/parts/parts-panel.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const row = (name: RegExp | string) => screen.getByRole('button', { name })
/** The part, whose first element has its name. */
const sleeves = () => screen.getAllByRole('button', { name: /^Sleeves/ })[0]!

describe('the parts of a garment', () => {
  test('are chosen by their rows, and the garment as a whole by its own', async () => {
    const { user, view } = openInStudio(<PartsPanel />)
    expect(row(/^Whole garment/).getAttribute('aria-current')).toBe('true')
    await user.click(row(/^Pocket/))
    expect(view().selection).toEqual({ kind: 'element', partName: 'pocket', elementName: 'pocket' })
    expect(row(/^Pocket/).getAttribute('aria-current')).toBe('true')
    await user.click(row(/^Whole garment/))
    expect(view().selection).toBeNull()
  })

  test('unfold into their elements, and fold again though one is chosen', async () => {
    const chosen = vi.fn()
    const { user, view } = openInStudio(<PartsPanel onChosen={chosen} />)
    await user.click(sleeves())
    expect(sleeves().getAttribute('aria-expanded')).toBe('true')
    expect(view().selection).toMatchObject({ partName: 'sleeves' })
    expect(chosen).not.toHaveBeenCalled()
    await user.click(row(/^Sleeve hems/))
    expect(view().selection).toEqual({ kind: 'element', partName: 'sleeves', elementName: 'cuffs' })
    expect(chosen).toHaveBeenCalledOnce()
    await user.click(sleeves())
    expect(screen.queryByRole('button', { name: /^Sleeve hems/ })).toBeNull()
    expect(view().selection).toMatchObject({ elementName: 'cuffs' })
  })

  test('close where they lie over the stage', async () => {
    const close = vi.fn()
    const { user } = openInStudio(<PartsPanel onClose={close} />)
    await user.click(row('Close'))
    expect(close).toHaveBeenCalledOnce()
  })
})

describe('the decorations of a garment', () => {
  test('are chosen by their rows, and the garment turns to them', async () => {
    const { user, view, decorationId } = openDecoration(() => <PartsPanel />, { positionName: 'fullBack' })
    expect(view().side).toBe('front')
    await user.click(row(/^crest-1/))
    expect(view().selection).toEqual({ kind: 'decoration', decorationId })
    expect(view().side).toBe('back')
  })

  test('say how they are made and how wide, or that artwork is to come', () => {
    openDecoration(() => <PartsPanel />, {
      made: [
        { action: 'addDecoration', type: 'screenprint', positionName: 'fullBack', decorationId: id(51) },
      ],
    })
    expect(row(/^crest-1/).textContent).toMatch(/Screen print.*4 3\/4\sin$/)
    expect(screen.getByText('Artwork to come')).toBeTruthy()
  })

  test('that are each person’s own stand together, a linked copy with its sign', async () => {
    const { assetId, assetVersionId } = rivera
    const add = (decorationId: string, positionName: string, name: string) => ({
      action: 'addDecoration' as const,
      type: 'cutletters',
      assetId,
      assetVersionId,
      decorationId,
      positionName,
      name,
    })
    const own = (decorationId: string) => ({
      action: 'setDecorationPersonal' as const,
      decorationId,
      personal: { kind: 'name' as const, sample: 'RIVERA' },
    })
    const { user, view } = openDecoration(() => <PartsPanel />, {
      artworks: [rivera],
      made: [
        add(id(51), 'upperBack', 'Back name'),
        own(id(51)),
        add(id(52), 'leftSleeve', 'Sleeve name'),
        own(id(52)),
        { action: 'linkPersonal', decorationId: id(52), slotId: id(51) },
      ],
    })
    const group = within(screen.getByRole('region', { name: 'For each person' }))
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'For each person',
      expect.stringMatching(/^Back name\s*Cut letters · 2\sin/),
      expect.stringMatching(/^Sleeve name\s*Linked copy · 3\/4\sin/),
    ])
    expect(view().side).toBe('front')
    await user.click(row('For each person'))
    expect(view()).toMatchObject({ selection: { kind: 'personal' }, side: 'back' })
    await user.click(row(/^Sleeve name/))
    expect(view().selection).toEqual({ kind: 'decoration', decorationId: id(52) })
    await user.click(row('For each person'))
    expect(row('For each person').getAttribute('aria-current')).toBe('true')
  })

  test('whose place is gone say so', () => {
    const pocket = { partName: 'pocket', elementName: 'pocket', action: 'setStyle' } as const
    openInStudio(<PartsPanel />, {
      made: [
        { ...pocket, styleName: 'patch' },
        { action: 'addDecoration', type: 'screenprint', positionName: 'pocket', decorationId: id(51) },
        { ...pocket, styleName: 'none' },
      ],
    })
    expect(screen.getByText('This spot is gone')).toBeTruthy()
  })

  test('are added by the button below them', async () => {
    const { user, view } = openInStudio(<PartsPanel />)
    await user.click(row('Add decoration'))
    expect(view().selection).toEqual({ kind: 'new-decoration' })
  })
})
