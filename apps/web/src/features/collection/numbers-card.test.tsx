import { usualNumbers } from '@teamloom/commerce/collection/number-range.ts'
import type { Collection } from '@teamloom/contract/collection-shape.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NumbersCard } from '#web/features/collection/numbers-card.tsx'
import { openPage } from '#web/ui/testing/open-page.tsx'

test('numbers that people have claimed and those that a list keeps for somebody are not free (SC34, SC36)', () => {
  const design = {
    id: 'shirt',
    name: 'Match shirt',
    product: { label: { en: 'T-shirt', fr: 'T-shirt' } },
    slots: [{ id: 'number', kind: 'number' }],
  }
  const open = (keptNumbers?: string[]) =>
    openPage(
      <NumbersCard
        collection={
          {
            designs: [{ ...design, ...(keptNumbers && { keptNumbers }) }],
            settings: { numbers: usualNumbers },
            answers: [{ design_id: 'shirt', words: { number: '7' } }],
          } as unknown as Collection
        }
        onChange={async () => {}}
      />,
    )
  open()
  expect(screen.getByText('100 of 101 free')).toBeTruthy()
  open(['7', '10', '12'])
  expect(screen.getByText('98 of 101 free')).toBeTruthy()
})
