import type { MachineFile } from '@teamloom/contract/techpack-machine.ts'
import type { Techpack, TechpackItem } from '@teamloom/contract/techpack-shape.ts'
import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MachineFiles } from '#web/features/techpack/machine/machine-files.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

const techpack = { id: 't1', revision: 1 } as unknown as Techpack
const item = {
  id: 'i1',
  specifications: null,
  techpackitemartworks: [
    {
      id: 'd1',
      decoration: { imageData: { filename: 'crest.svg' } },
      placement: { label: { en: 'Left chest', fr: 'Poitrine gauche' } },
      type: { en: 'Embroidery', fr: 'Broderie' },
      colors: [{ code: 'EMB65', label: { en: 'Forest', fr: 'Forêt' } }],
    },
  ],
} as unknown as TechpackItem

const file: MachineFile = {
  id: 'f1',
  itemId: 'i1',
  decorationId: 'd1',
  kind: 'embroidery',
  name: 'crest.dst',
  state: 'ready',
  problem: null,
  url: 'http://localhost/api/v1/techpacks/machine/f1?expires=1',
  figures: {
    stitches: 14_386,
    metres: 78.44,
    trims: 9,
    widthMillimetres: 88.9,
    heightMillimetres: 110.7,
    longestMillimetres: 6.9,
    minutes: 19.66,
    threads: [{ code: 'EMB65', hex: '#163E2D', stitches: 14_386, metres: 78.44 }],
    cloth: 'fleece',
    backing: 'cutAway80',
    topping: 'soluble',
    density: 100,
    underlay: 'lattice',
  },
  checks: [
    { key: 'lengths', isInOrder: true, values: [] },
    { key: 'overSeven', isInOrder: false, values: [3] },
  ],
}

const show = (...files: readonly MachineFile[]) => {
  answer(techpackCalls.machine, [...files])
  return openPage(
    <MachineFiles
      techpack={techpack}
      item={item}
      edit={async (_, send) => {
        await send(1)
        return true
      }}
    />,
  )
}

test('MF12: a file tells its figures, and first what is to be looked at', async () => {
  answer(techpackCalls.setMachine, {} as never)
  const { user } = show(file)
  expect(await screen.findByText('78.4 m')).toBeTruthy()
  expect(screen.getByText('19 min 40 s')).toBeTruthy()
  expect(screen.getByText(/3 1\/2 in × 4 3\/8 in, 88.9 × 110.7 mm/)).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 stitches over 7 mm',
    'No stitch under 0.3 or over 12.1 mm',
  ])
  expect(screen.getByText(/cut-away, 80 g.*Topping/)).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Density'), '110')
  expect(heardOf(techpackCalls.setMachine).at(-1)).toMatchObject({
    body: { techpackItemId: 'i1', techpackItemArtworkId: 'd1', settings: { density: 110 }, revision: 1 },
  })
})

test('MF8, MF12: what cannot be sewn says why and what to do instead; what is not there yet says so', async () => {
  show({ ...file, state: 'failed', problem: 'photograph', url: null, figures: null, checks: [] })
  expect((await screen.findByRole('alert')).textContent).toContain('Print it, or have it redrawn')
})

test('MF12: an item without any says that it has none, one that is being made that it is', async () => {
  show({ ...file, itemId: 'i2' })
  expect(await screen.findByText('No machine files')).toBeTruthy()
})

test('MF12: what is being made is waited for', async () => {
  show({ ...file, state: 'making', url: null, figures: null, checks: [] })
  expect(await screen.findByText(/Making the files/)).toBeTruthy()
})
