import type { TextRecipe } from '@teamloom/artwork/text-recipe.ts'
import { textArtCalls } from '@teamloom/contract/text-art.ts'
import { slotsOf } from '@teamloom/design/slots.ts'
import { oneill, rivera } from '@teamloom/design/testing/sample.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PersonalSection } from '#web/features/studio/panels/personal/personal-section.tsx'
import { openDecoration } from '#web/features/studio/session/testing/open-decoration.tsx'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'

const recipe: TextRecipe = {
  words: 'RIVERA',
  font: 'graduate',
  letterSpacing: 0,
  lineSpacing: 1,
  alignment: 'center',
  arcDegrees: 0,
  fill: '#FBFBF9',
  outline: null,
  offset: null,
}

const open = (options: Parameters<typeof openDecoration>[1] = {}) =>
  openDecoration(decoration => <PersonalSection decoration={decoration} recipe={recipe} />, {
    artwork: rivera,
    artworks: [oneill],
    type: 'cutletters',
    positionName: 'upperBack',
    ...options,
  })
const turnedOn = async (options: Parameters<typeof openDecoration>[1] = {}) => {
  const opened = open(options)
  await opened.user.click(screen.getByRole('switch', { name: 'For each person' }))
  return opened
}
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('words for each person', () => {
  test('are made so by one switch, a name in the height usual there, and the same for all by it again', async () => {
    const { user, decoration } = await turnedOn()
    expect(decoration().personal).toEqual({
      kind: 'name',
      sample: 'RIVERA',
      heights: { adult: 2, youth: 1.5 },
      mayBeEmpty: false,
    })
    await user.click(screen.getByRole('switch', { name: 'For each person' }))
    expect(decoration()).not.toHaveProperty('personal')
  })

  test('of a kind that needs a screen for each become cut letters', async () => {
    const { decoration } = await turnedOn({ type: 'screenprint' })
    expect(decoration()).toMatchObject({ type: 'cutletters', personal: { kind: 'name' } })
  })

  test('become a number, and may be left out', async () => {
    const { user, decoration } = await turnedOn()
    await user.selectOptions(screen.getByLabelText('What it is'), 'number')
    await user.click(screen.getByLabelText('May be left out'))
    expect(decoration().personal).toMatchObject({ kind: 'number', mayBeEmpty: true })
  })

  test('are higher and lower by an eighth of an inch, as far as they fit', async () => {
    const { user, decoration } = await turnedOn()
    const adult = screen.getByRole('group', { name: 'Adult' })
    expect(within(adult).getByText(/^2\sin$/)).toBeTruthy()
    // The place is 10 in wide, and so is the name.
    expect(button('Adult: higher').hasAttribute('disabled')).toBe(true)
    await user.click(button('Adult: lower'))
    expect(decoration()).toMatchObject({
      sizeId: 'h1.875',
      personal: { heights: { adult: 1.875, youth: 1.5 } },
    })
    expect(screen.queryByRole('group', { name: 'Youth' })).toBeNull()
  })

  test('show another sample: it is drawn in the same letters, here and where the same words stand', async () => {
    const { assetId, assetVersionId, filename, width, height, colors, details } = oneill
    answer(textArtCalls.write, {
      assetId,
      assetVersionId,
      assetType: 'screenprint',
      filename,
      format: 'svg',
      width,
      height,
      isVector: true,
      colors: [...colors],
      isFlat: true,
      ...(details ? { details } : {}),
    } as never)
    const { user, design, decoration } = await turnedOn()
    await user.click(button('Add: Left sleeve'))
    const field = screen.getByLabelText('Sample')
    await user.clear(field)
    await user.type(field, 'O’NEILL{Enter}')
    await waitFor(() => expect(decoration().personal?.sample).toBe('O’NEILL'))
    expect(heardOf(textArtCalls.write)[0]?.body).toMatchObject({ recipe: { ...recipe, words: 'O’NEILL' } })
    expect(design().decorations.map(({ artwork }) => artwork?.filename)).toEqual([
      'O’NEILL.svg',
      'O’NEILL.svg',
    ])
  })

  test('keep their sample where the font lacks a letter of another, and say which call failed', async () => {
    refuse(textArtCalls.write, 'missingLetter', 422)
    const { user, decoration } = await turnedOn()
    await user.type(screen.getByLabelText('Sample'), 'Ł{Enter}')
    expect(await screen.findByText(/letter/)).toBeTruthy()
    expect(decoration().personal?.sample).toBe('RIVERA')
  })

  test('stand elsewhere too by one press, linked, and have their own again', async () => {
    const { user, design, view } = await turnedOn()
    await user.click(button('Add: Left sleeve'))
    const [name, copy] = design().decorations
    expect(copy).toMatchObject({ positionName: 'leftSleeve', linkedTo: name?.id, type: 'cutletters' })
    expect(view().selection).toEqual({ kind: 'decoration', decorationId: copy?.id })
    expect(slotsOf(design())).toMatchObject([{ id: name?.id, linkedIds: [copy?.id] }])
  })

  test('linked words are given their own again', async () => {
    const copyId = '00000000-0000-4000-8000-000000000060'
    const { assetId, assetVersionId } = rivera
    const opened = open({
      positionName: 'leftSleeve',
      made: [
        {
          action: 'addDecoration',
          decorationId: copyId,
          type: 'cutletters',
          positionName: 'upperBack',
          name: 'Back name',
          assetId,
          assetVersionId,
        },
        {
          action: 'setDecorationPersonal',
          decorationId: copyId,
          personal: { kind: 'name', sample: 'RIVERA' },
        },
        { action: 'linkPersonal', decorationId: '00000000-0000-4000-8000-000000000050', slotId: copyId },
      ],
    })
    expect(screen.getByText(/Back name/)).toBeTruthy()
    expect(screen.queryByLabelText('Sample')).toBeNull()
    await opened.user.click(button('Give it its own words'))
    expect(opened.decoration()).not.toHaveProperty('linkedTo')
    expect(screen.getByLabelText('Sample')).toBeTruthy()
  })

  test('are seen and not changed by who may not move artwork', async () => {
    const { user, decoration } = open({ withheld: ['canUpdateArtworkPosition'] })
    await user.click(screen.getByRole('switch', { name: 'For each person' }))
    expect(decoration()).not.toHaveProperty('personal')
  })
})
