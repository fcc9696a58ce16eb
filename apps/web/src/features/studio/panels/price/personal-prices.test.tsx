import type { DesignChange } from '@teamloom/design/actions/index.ts'
import { rivera } from '@teamloom/design/testing/sample.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PersonalPrices } from '#web/features/studio/panels/price/personal-prices.tsx'
import { openInStudio } from '#web/features/studio/session/testing/open-in-studio.tsx'
import { setLocale } from '#web/lib/i18n.ts'

const { assetId, assetVersionId } = rivera
const [nameId, numberId, copyId] = [1, 2, 3].map(n => `00000000-0000-4000-8000-00000000020${n}`) as [
  string,
  string,
  string,
]
const put = (decorationId: string, positionName: string): DesignChange => ({
  action: 'addDecoration',
  type: 'cutletters',
  decorationId,
  positionName,
  assetId,
  assetVersionId,
})
const personal = (decorationId: string, kind: 'name' | 'number'): DesignChange => ({
  action: 'setDecorationPersonal',
  decorationId,
  personal: { kind, sample: '10', mayBeEmpty: true },
})

const named = [put(nameId, 'upperBack'), personal(nameId, 'name')]
const numbered = [put(numberId, 'centerChest'), personal(numberId, 'number')]
const copied: DesignChange[] = [
  put(copyId, 'leftSleeve'),
  { action: 'linkPersonal', decorationId: copyId, slotId: numberId },
]

const open = (made: readonly DesignChange[]) => openInStudio(<PersonalPrices />, { artworks: [rivera], made })
const told = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))

test('a name and a number are told with what each adds, linked copies in it, in both languages (NN9)', async () => {
  open([...named, ...numbered, ...copied])
  expect(told()).toEqual(['Name + $3.75', 'Number, with 1 linked copy + $4.70'])
  await act(() => setLocale('fr'))
  expect(await screen.findByRole('region', { name: 'Pour chaque personne' })).toBeDefined()
  expect(told()).toEqual(['Nom + 3,75 $', 'Numéro, avec 1 copie liée + 4,70 $'])
})

test('words that are the same for all are not told', () => {
  open([put(nameId, 'upperBack')])
  expect(screen.queryByRole('region', { name: 'For each person' })).toBeNull()
})
