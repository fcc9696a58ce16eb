import { findColor } from '@teamloom/catalog/colors/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { GarmentColor } from '#web/features/studio/panels/whole/garment-color.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const open = (teamColors: readonly string[] = [], options: Parameters<typeof openInStudio>[1] = {}) => {
  const opened = openInStudio(<GarmentColor teamColors={teamColors} />, options)
  const colorsOf = (document: ReturnType<typeof opened.design>) =>
    document.parts.flatMap(part =>
      part.elements.flatMap(({ style }) => style.layers.map(({ colorName }) => colorName)),
    )
  return {
    ...opened,
    colors: () => colorsOf(opened.design()),
    tried: () => colorsOf(opened.session.getShown()),
  }
}

const chips = () => screen.getAllByRole('radio')
const another = () =>
  must(
    chips().find(chip => chip.getAttribute('aria-checked') === 'false'),
    'chip',
  )

describe('the colour of a garment', () => {
  test('is that of all that follows the body, by one click and one step to undo', async () => {
    const { user, colors, session, sent } = open()
    const before = colors()
    await user.click(another())
    const after = colors()
    expect(after.filter((name, at) => name !== before[at]).length).toBeGreaterThan(2)
    expect(sent).toMatchObject([{ action: 'setColors' }])
    session.undo()
    expect(colors()).toEqual(before)
  })

  test('is tried on all of it while it is pointed at', async () => {
    const { user, colors, tried } = open()
    const before = colors()
    await user.hover(another())
    expect(tried()).not.toEqual(before)
    expect(colors()).toEqual(before)
  })

  test('begins with the team’s colours, and has all on demand', async () => {
    const color = must(findColor('1008'), 'colour')
    const { user } = open([color.hex])
    expect(chips()[0]?.getAttribute('aria-label')).toBe(color.label.en)
    expect(chips()).toHaveLength(14)
    await user.click(screen.getByRole('button', { name: /^All \d+/ }))
    expect(chips().length).toBeGreaterThan(14)
  })

  test('is seen and not changed by whom the account does not let', async () => {
    const { user, colors, tried } = open([], { withheld: ['canUpdateDesignColors'] })
    const before = colors()
    await user.hover(another())
    await user.click(another())
    expect([colors(), tried()]).toEqual([before, before])
  })
})
