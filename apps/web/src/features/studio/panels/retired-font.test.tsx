import { generatorCalls } from '@teamloom/contract/generator.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RetiredFont } from '#web/features/studio/panels/retired-font.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'

const open = (font: string) => {
  answer(generatorCalls.offer, { retiredFonts: ['lobster'] } as never)
  openInStudio(<RetiredFont font={font} />)
}

test('words in a font that is offered no more say that they keep it (ST31)', async () => {
  open('lobster')
  expect(await screen.findByText('The font Lobster is no longer offered')).toBeTruthy()
})

test('words in another say nothing', async () => {
  open('anton')
  await waitFor(() => expect(heardOf(generatorCalls.offer)).toHaveLength(1))
  expect(screen.queryByText(/no longer offered/)).toBeNull()
})
