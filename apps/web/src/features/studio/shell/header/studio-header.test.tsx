import { designCalls } from '@teamloom/contract/designs.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { listedDesign } from '#web/data/testing/listed-design.ts'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { StudioHeader } from '#web/features/studio/shell/header/studio-header.tsx'
import { InRouter } from '#web/lib/testing/in-router.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'

const design = listedDesign({ id: 'design', name: 'Camp shirt' })

const addToCart = vi.fn()

async function open(options: Parameters<typeof openInStudio>[1] = {}) {
  const opened = openInStudio(
    <InRouter>
      <StudioHeader
        design={design}
        projectName="Camp"
        priceButton={null}
        isAdding={false}
        onVersions={() => {}}
        onMockup={() => {}}
        onAddToCart={addToCart}
      />
    </InRouter>,
    options,
  )
  await screen.findByRole('link', { name: 'Camp' })
  const styleOf = () =>
    opened
      .design()
      .parts.find(({ name }) => name === 'pocket')
      ?.elements.find(({ name }) => name === 'pocket')?.style.name
  const wearPocket = () =>
    opened.session.change({
      action: 'setStyle',
      partName: 'pocket',
      elementName: 'pocket',
      styleName: 'patch',
    })
  return { ...opened, styleOf, wearPocket }
}

const button = (name: string) => screen.getByRole('button', { name })

describe('what was done', () => {
  test('is taken back and made again by the buttons, which are there when there is something', async () => {
    const { user, styleOf, wearPocket } = await open()
    expect([button('Undo'), button('Redo')].map(each => each.matches(':disabled'))).toEqual([true, true])
    wearPocket()
    await waitFor(() => expect(button('Undo').matches(':disabled')).toBe(false))
    await user.click(button('Undo'))
    expect(styleOf()).toBe('none')
    await user.click(button('Redo'))
    expect(styleOf()).toBe('patch')
  })

  test('is taken back and made again by keys, also where a slider has the focus', async () => {
    const { user, styleOf, wearPocket } = await open()
    wearPocket()
    await user.keyboard('{Control>}z{/Control}')
    expect(styleOf()).toBe('none')
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(styleOf()).toBe('patch')
    await user.keyboard('{Meta>}z{/Meta}')
    expect(styleOf()).toBe('none')
    await user.keyboard('{Control>}y{/Control}')
    expect(styleOf()).toBe('patch')
  })
})

describe('the design’s name', () => {
  const field = () => screen.getByRole('textbox', { name: 'Design name' })

  test('is changed in its place, without the spaces around it', async () => {
    answer(designCalls.rename, {})
    const { user } = await open()
    await user.click(button('Camp shirt'))
    await user.clear(field())
    await user.type(field(), ' Wolves {Enter}')
    await waitFor(() =>
      expect(heardOf(designCalls.rename).map(({ body }) => body)).toEqual([
        { designId: 'design', name: 'Wolves' },
      ]),
    )
  })

  test('stays after Escape, and where nothing was changed', async () => {
    const { user } = await open()
    await user.click(button('Camp shirt'))
    await user.type(field(), 'Wolves{Escape}')
    await user.click(button('Camp shirt'))
    await user.keyboard('{Enter}')
    expect(button('Camp shirt')).toBeTruthy()
    expect(heardOf(designCalls.rename)).toEqual([])
  })

  test('is told where it could not be kept', async () => {
    refuse(designCalls.rename, 'designIdDoesntExist', 404)
    const { user } = await open()
    await user.click(button('Camp shirt'))
    await user.type(field(), 'Wolves{Enter}')
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(button('Camp shirt')).toBeTruthy()
  })
})

test('a design goes into the cart by its button', async () => {
  const { user } = await open()
  await user.click(button('Add to cart'))
  expect(addToCart).toHaveBeenCalledOnce()
})
