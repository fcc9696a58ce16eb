import { findType } from '@teamloom/design/lookup.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { DecorationOptions } from '#web/features/studio/panels/decoration-options.tsx'
import { useStudio } from '#web/features/studio/session/studio-context.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'

type View = Parameters<typeof DecorationOptions>[0]['decoration']

function Options({ decoration }: { readonly decoration: View }) {
  const { product } = useStudio()
  const type = must(findType(product, decoration.type), 'type')
  return <DecorationOptions decoration={decoration} options={type.options} />
}

const open = (type: string, options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <Options decoration={decoration} />, {
    type,
    positionName: 'leftChestPatch',
    ...options,
  })

const group = (name: RegExp) => within(screen.getByRole('radiogroup', { name }))

describe('what a patch leaves to choose', () => {
  test('is set by its tiles: the material', async () => {
    const { user, decoration } = open('embroiderypatch')
    expect(decoration().options).toMatchObject({ textureName: 'twill' })
    await user.click(screen.getByRole('radio', { name: 'Felt' }))
    expect(decoration().options).toMatchObject({ textureName: 'felt' })
  })

  test('is tried while a colour is pointed at, and set when it is taken', async () => {
    const { user, decoration, shown, sent } = open('embroiderypatch')
    const before = decoration().options
    const chips = group(/background/i).getAllByRole('radio')
    const chip = must(
      chips.find(each => each.getAttribute('aria-checked') === 'false'),
      'chip',
    )
    await user.hover(chip)
    expect(shown().options).not.toEqual(before)
    expect(decoration().options).toEqual(before)
    await user.click(chip)
    expect(decoration().options).not.toEqual(before)
    expect(sent).toMatchObject([{ action: 'setDecorationOption', option: 'backgroundColorName' }])
  })

  test('is its shape, each with the widths that it is made in', async () => {
    const { user, decoration } = open('leathertag')
    const round = screen.getByRole('radio', { name: /^Round/ })
    expect(round.textContent).toMatch(/\sin$/)
    await user.click(round)
    expect(decoration().options).toMatchObject({ tagName: 'round' })
  })

  test('is not sent again where it is chosen already', async () => {
    const { user, sent } = open('embroiderypatch')
    await user.click(screen.getByRole('radio', { name: 'Twill' }))
    expect(sent).toEqual([])
  })
})

describe('what a pattern leaves to choose', () => {
  const openPattern = (options: Parameters<typeof openDecoration>[1] = {}) =>
    openDecoration(decoration => <Options decoration={decoration} />, {
      product: ['socks', 'casualSocks'],
      type: 'repeatingsocksknitting',
      positionName: 'legsRepeat',
      ...options,
    })

  test('is lengths with sliders, tried while they are held and kept when they are let go', async () => {
    const { user, decoration, sent } = openPattern()
    const thumb = screen.getAllByRole('slider')[0]!
    const before = decoration().options
    thumb.focus()
    await user.keyboard('{ArrowRight}')
    expect(decoration().options).not.toEqual(before)
    expect(sent).toMatchObject([{ action: 'setDecorationOption' }])
  })

  test('is seen and not used by whom the account does not let change the look of artwork', async () => {
    const { user, decoration, sent } = openPattern({ withheld: ['canUpdateArtworkColor'] })
    const before = decoration().options
    screen.getAllByRole('slider')[0]!.focus()
    await user.keyboard('{ArrowRight}')
    await user.click(screen.getAllByRole('radio').at(-1)!)
    expect([decoration().options, sent]).toEqual([before, []])
  })
})
