import { chosenInksOf } from '@teamloom/catalog/decorations/inks.ts'
import { findType } from '@teamloom/design/lookup.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PrintColors } from '#web/features/studio/panels/print-colors.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

type View = Parameters<typeof PrintColors>[0]['decoration']

function Colors({ decoration }: { readonly decoration: View }) {
  const { product } = useStudio()
  const type = must(findType(product, decoration.type), 'type')
  return <PrintColors decoration={decoration} inks={must(chosenInksOf(type.inks), 'inks')} />
}

const open = (options: Parameters<typeof openDecoration>[1] = {}) => {
  const opened = openDecoration(decoration => <Colors decoration={decoration} />, options)
  const inksOf = (from: typeof opened.decoration) =>
    from().colors.map(({ colorName, transparent }) => (transparent ? 'clear' : colorName))
  return { ...opened, inks: () => inksOf(opened.decoration), tried: () => inksOf(opened.shown) }
}

/** The crest's inks as they are found. */
const found = ['PT067', 'PT022', 'PT001']
const rows = () => screen.getAllByRole('button', { expanded: false })
const chips = () => within(screen.getByRole('radiogroup')).getAllByRole('radio')
const chip = (at: number) => must(chips()[at], 'chip')

describe('the inks of a print', () => {
  test('are a row each, with as many as there may be', () => {
    const { inks } = open()
    expect(inks()).toEqual(found)
    expect(rows()).toHaveLength(3)
    expect(screen.getByText(/^3 of \d+$/)).toBeTruthy()
  })

  test('are another where its chip is taken, tried before while that is pointed at', async () => {
    const { user, inks, tried } = open()
    await user.click(rows()[0]!)
    await user.hover(chip(4))
    const [first] = tried()
    expect(found).not.toContain(first)
    expect(inks()).toEqual(found)
    await user.click(chip(4))
    expect(inks()).toEqual([first, ...found.slice(1)])
  })

  test('are left out where the cloth is to show through', async () => {
    const { user, inks } = open()
    await user.click(rows()[1]!)
    await user.click(screen.getByRole('radio', { name: 'Clear' }))
    expect(inks()).toEqual(['PT067', 'clear', 'PT001'])
  })

  test('become one with another colour’s, apart again, and as they were found', async () => {
    const { user, inks } = open()
    await user.click(rows()[0]!)
    await user.click(screen.getAllByRole('button', { name: /^Make it / })[0]!)
    const [first, ...rest] = inks()
    expect(rest).toContain(first)
    expect(new Set(inks()).size).toBe(2)
    await user.click(screen.getByRole('button', { name: /^Print colour 1 of the file/ }))
    expect(inks()).toEqual(found)
  })

  test('are put back to what was found, after another was chosen', async () => {
    const { user, inks } = open()
    await user.click(rows()[0]!)
    expect(screen.queryByRole('button', { name: 'As it was found' })).toBeNull()
    await user.click(chip(4))
    await user.click(screen.getByRole('button', { name: 'As it was found' }))
    expect(inks()).toEqual(found)
  })

  test('are fewer by the slider, the least used with the nearest, and all again', async () => {
    const { user, inks } = open()
    screen.getByRole('slider', { name: 'Number of colours' }).focus()
    await user.keyboard('{ArrowLeft}')
    expect(new Set(inks()).size).toBe(2)
    await user.keyboard('{ArrowLeft}')
    expect(new Set(inks()).size).toBe(1)
    await user.keyboard('{End}')
    expect(inks()).toEqual(found)
  })

  test('tell what the piece costs less without one', () => {
    open()
    expect(screen.getAllByText(/less a piece without it$/).length).toBeGreaterThan(0)
  })

  test('are seen and not changed by whom the account does not let', async () => {
    const { user, inks } = open({ withheld: ['canUpdateArtworkColor'] })
    expect(screen.getByText('Your account cannot change the look of artwork.')).toBeTruthy()
    await user.click(screen.getAllByRole('button')[0]!)
    screen.getByRole('slider').focus()
    await user.keyboard('{ArrowLeft}')
    expect(inks()).toEqual(found)
  })
})
