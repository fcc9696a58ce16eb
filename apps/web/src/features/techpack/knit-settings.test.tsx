import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { madeKnits, type OwnKnits } from '@teamloom/techpack/knitting/knit-settings.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { KnitSettings } from '#web/features/techpack/knit-settings.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const techpack = { id: 't1' } as unknown as Techpack

function itemWith(own: OwnKnits): TechpackItem {
  const knits = madeKnits(
    [{ fabricName: 'knit', fabric: { en: 'Acrylic', fr: 'Acrylique' } } as never],
    'beanie',
    own,
  )
  return {
    id: 'i1',
    knits: knits.map(({ settings, ...knit }) => ({
      ...knit,
      settings: settings.map(({ usual, own: value, ...setting }) => ({ ...setting, default: usual, value })),
    })),
  } as unknown as TechpackItem
}

test('TP60: a figure is sent as a number, one out of bounds is told and stays, an emptied field is the default', async () => {
  answer(techpackCalls.setKnits, {} as never)
  const sent = () =>
    heardOf(techpackCalls.setKnits).map(({ body }) => (body as { settings: object }).settings)
  const { user } = openPage(
    <KnitSettings
      techpack={techpack}
      item={itemWith({ knit: { gramsPerM2: 1200, yarn: 'merino' } })}
      edit={async (_, send) => {
        await send(1)
        return true
      }}
    />,
  )
  await user.click(screen.getByText(/How it is knitted: Acrylic/))
  expect(screen.getByText('2 set for this order')).toBeTruthy()
  const grams = screen.getByLabelText<HTMLInputElement>('Grams a square metre')
  expect(grams.value).toBe('1200')
  const wales = screen.getByLabelText<HTMLInputElement>('Wales to the inch')
  await user.clear(wales)
  await user.type(wales, '7,5')
  expect(sent().at(-1)).toEqual([{ key: 'wales', value: 7.5 }])
  const before = sent().length
  await user.type(wales, '5')
  expect(screen.getByText(/Enter a number from 2 to 40/)).toBeTruthy()
  expect(wales.value).toBe('7,55')
  expect(sent()).toHaveLength(before)
  await user.clear(screen.getByLabelText('Yarn'))
  expect(sent().at(-1)).toEqual([{ key: 'yarn', value: null }])
})
