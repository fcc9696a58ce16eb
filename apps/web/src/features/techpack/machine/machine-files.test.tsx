import type { MachineFile, MachineFileOf } from '@teamloom/contract/techpack-machine.ts'
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
      decoration: { type: 'embroidery', imageData: { filename: 'crest.svg' } },
      placement: { label: { en: 'Left chest', fr: 'Poitrine gauche' } },
      type: { en: 'Embroidery', fr: 'Broderie' },
      colors: [{ code: 'EMB65', label: { en: 'Forest', fr: 'Forêt' } }],
    },
  ],
} as unknown as TechpackItem

const file: MachineFileOf<'embroidery'> = {
  id: 'f1',
  itemId: 'i1',
  decorationId: 'd1',
  kind: 'embroidery',
  group: 'd1',
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
    stitchesPerMinute: 800,
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

const sheets: MachineFileOf<'gang'> = {
  id: 'g1',
  itemId: 'i1',
  decorationId: null,
  kind: 'gang',
  group: 'cut-FL012-matt',
  name: '27-0418_1_gang_cut-FL012-matt.pdf',
  state: 'ready',
  problem: null,
  url: 'http://localhost/api/v1/techpacks/machine/g1?expires=1',
  figures: {
    rollInches: 24,
    lengthsInches: [100, 18.25],
    used: 0.874,
    images: 89,
    personal: 58,
    film: { code: 'FL012', hex: '#F3ECDC', finish: 'matt' },
  },
  checks: [
    { key: 'apart', isInOrder: true, values: [] },
    { key: 'ownFile', isInOrder: false, values: [1] },
  ],
}

test('MF14: a row of gang sheets tells its film, its images and how much of the roll they use', async () => {
  show(
    sheets,
    { ...sheets, id: 'g2', name: '27-0418_1_gang_cut-FL012-matt.png' },
    { ...sheets, id: 'g3', name: '27-0418_1_gang_cut-FL012-matt_2.png' },
  )
  expect(await screen.findByRole('heading', { name: 'Gang sheets, cut out of FL012, matt' })).toBeTruthy()
  expect(screen.getByText('89 images, 58 of a person each')).toBeTruthy()
  expect(screen.getByText('2 sheets of 24 in, 87 % used')).toBeTruthy()
  expect(screen.getByText('100 + 18.3 in of film')).toBeTruthy()
  expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('a file of your own')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['PDF', 'PNG', 'PNG 2'])
})

test('MF14: gang sheets that cannot be made say why', async () => {
  show({ ...sheets, state: 'failed', problem: 'tooLarge', url: null, figures: null, checks: [] })
  expect((await screen.findByRole('alert')).textContent).toContain('wider than the widest roll')
})

const films: MachineFileOf<'film'> = {
  id: 'p1',
  itemId: 'i1',
  decorationId: 'd1',
  kind: 'film',
  group: 'd1 5in',
  name: '27-0418_1_centerChest_screenprint_5x4in_films.pdf',
  state: 'ready',
  problem: null,
  url: 'http://localhost/api/v1/techpacks/machine/p1?expires=1',
  figures: {
    widthInches: 5,
    heightInches: 4,
    frameInches: [6.5, 6.2],
    plates: [
      { code: 'base', isFlat: true, share: 0.4, degrees: null },
      { code: 'EMB65', isFlat: false, share: 0.2, degrees: 22.5 },
    ],
    lines: 55,
    trapInches: 0.01,
    chokeInches: 0.5 / 72,
    sizes: ['S', 'M'],
  },
  checks: [
    { key: 'marks', isInOrder: true, values: [] },
    { key: 'filmWidth', isInOrder: false, values: [26.5, 24] },
  ],
}

test('MF16: a row of films tells its inks, how they were made, and what is to be looked at first', async () => {
  show(
    films,
    { ...films, id: 'p2', name: '27-0418_1_centerChest_screenprint_5x4in_film-base.tif' },
    { ...films, id: 'p3', name: '27-0418_1_centerChest_screenprint_5x4in_film-1-EMB65.tif' },
  )
  expect(await screen.findByRole('heading', { name: /^crest\.svg, Left chest, 5\sin$/ })).toBeTruthy()
  expect(screen.getByText('Embroidery: white base, Forest')).toBeTruthy()
  expect(screen.getByText('2 films')).toBeTruthy()
  expect(screen.getByText('55 lines to the inch, choke 0.5 pt, trap 0.010 in, sizes S, M')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Wider than most films: 26.5 in, and these have up to 24',
    'Marks on all at the same place',
  ])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'PDF',
    'TIFF base',
    'TIFF 1',
  ])
})

test('MF19: a decoration that no machine has a file for says why', async () => {
  const dyed = { ...item.techpackitemartworks[0]!, id: 'd2' }
  answer(techpackCalls.machine, [file])
  openPage(
    <MachineFiles
      techpack={techpack}
      item={{
        ...item,
        techpackitemartworks: [
          ...item.techpackitemartworks,
          { ...dyed, decoration: { ...dyed.decoration, type: 'sublimation' } },
        ],
      }}
      edit={async () => true}
    />,
  )
  expect(await screen.findByText(/Sublimation printers take the artwork itself/)).toBeTruthy()
})
