import { findProduct } from '@teamloom/catalog/products/index.ts'
import type { DesignDocument } from '@teamloom/design/document.ts'
import { must } from '@teamloom/kit/assert.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { StyleColors } from '#web/features/studio/panels/style-colors.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'

const hoodie = must(findProduct('hoodie', 'hoodie'), 'hoodie')
const body = must(
  hoodie.parts.find(({ name }) => name === hoodie.mainPart),
  'main part',
)
const main = must(
  body.elements.find(({ name }) => name === body.mainElement),
  'main element',
)

const colorIn = (document: DesignDocument, part = body.name, element = main.name) =>
  document.parts
    .find(({ name }) => name === part)
    ?.elements.find(({ name }) => name === element)
    ?.style.layers.at(0)?.colorName

const open = (options: Parameters<typeof openInStudio>[1] = {}) =>
  openInStudio(<StyleColors part={body} element={main} />, { product: ['hoodie', 'hoodie'], ...options })

/** The chips of the first layer, in their order; the one in use is checked. */
const chips = () => within(screen.getAllByRole('radiogroup')[0]!).getAllByRole('radio')
const chosen = () => chips().filter(chip => chip.getAttribute('aria-checked') === 'true')

describe('the colours of a style', () => {
  test('a chip sets its own colour, and is the chosen one then', async () => {
    const { user, design, sent } = open()
    const before = colorIn(design())
    const other = must(
      chips().find(chip => chip.getAttribute('aria-checked') === 'false'),
      'chip',
    )
    const name = other.getAttribute('aria-label')
    await user.click(other)
    expect(chosen().map(chip => chip.getAttribute('aria-label'))).toEqual([name])
    await waitFor(() => expect(sent).toHaveLength(1))
    const after = colorIn(design())
    expect(after).not.toBe(before)
    expect(sent).toMatchObject([{ action: 'setColor', partName: body.name, color: after }])
  })

  test('a chip under the pointer is tried, and nothing is changed by that', async () => {
    const { user, design, session, sent } = open()
    const before = colorIn(design())
    await user.hover(chips()[3]!)
    expect(colorIn(session.getShown())).not.toBe(before)
    expect(colorIn(design())).toBe(before)
    await user.unhover(chips()[3]!)
    await user.pointer({ target: document.body })
    expect(colorIn(session.getShown())).toBe(before)
    expect(sent).toEqual([])
  })

  test('arrows try the next colour, Enter takes it, Escape goes back to the chosen one', async () => {
    const { user, design, session } = open()
    const before = colorIn(design())
    chosen()[0]!.focus()
    await user.keyboard('{ArrowRight}')
    expect(colorIn(session.getShown())).not.toBe(before)
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(chosen()[0])
    await user.keyboard('{ArrowRight}{Enter}')
    expect(colorIn(design())).not.toBe(before)
  })

  test('who may not change colours sees them with the reason, and changes none', async () => {
    const { user, sent, design } = open({ withheld: ['canUpdateDesignColors'] })
    const before = colorIn(design())
    await user.click(chips()[3]!)
    expect(screen.getByRole('group').getAttribute('aria-describedby')).toBeTruthy()
    expect([colorIn(design()), sent]).toEqual([before, []])
  })

  test('another piece takes the garment’s own colour by one click', async () => {
    const part = must(
      hoodie.parts.find(({ name }) => name !== body.name),
      'other part',
    )
    const element = part.elements[0]!
    const { user, design } = openInStudio(<StyleColors part={part} element={element} />, {
      product: ['hoodie', 'hoodie'],
      made: [
        {
          action: 'setColor',
          partName: body.name,
          elementName: main.name,
          layerName: main.styles[0]!.layers[0]!.name,
          color: '1008',
        },
      ],
    })
    await user.click(screen.getByRole('button', { name: /^Same as/ }))
    expect(colorIn(design(), part.name, element.name)).toBe(colorIn(design()))
  })
})
