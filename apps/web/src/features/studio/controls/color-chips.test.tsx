import type { PaletteColor } from '@teamloom/catalog/colors/palette.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ColorChips } from '#web/features/studio/controls/color-chips.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const color = (name: string, more: Partial<PaletteColor> = {}): PaletteColor =>
  ({
    name,
    hex: '#163e2d',
    label: { en: `Colour ${name}`, fr: name },
    shortLabel: { en: name, fr: name },
    deprecated: false,
    disabled: false,
    ...more,
  }) as PaletteColor
const colors = [color('1'), color('2'), color('3', { deprecated: true }), color('4', { disabled: true })]

const onChange = vi.fn<(name: string) => void>()
const open = (value: string, more: object = {}) =>
  openInStudio(
    <ColorChips label="Ink" colors={colors} value={value} onChange={onChange} onTry={() => {}} {...more} />,
  )
const chip = (name: string) => screen.queryByRole('radio', { name: `Colour ${name}` })
const isTicked = (name: string) => chip(name)?.querySelector('svg') !== null

test('the colour in use is ticked, and no other', async () => {
  const { user } = open('2')
  expect([isTicked('1'), isTicked('2')]).toEqual([false, true])
  await user.click(chip('1')!)
  expect(onChange).toHaveBeenLastCalledWith('1')
})

test('one that is no longer offered is there while it is in use, struck and not ticked', () => {
  open('3')
  expect(chip('3')?.dataset.deprecated).toBe('true')
  expect(isTicked('3')).toBe(false)
})

test('and is not there for others, nor is what cannot be had chosen', async () => {
  onChange.mockClear()
  const { user } = open('1', { hasClear: true })
  expect(chip('3')).toBeNull()
  await user.click(chip('4')!)
  expect(onChange).not.toHaveBeenCalledWith('4')
})
