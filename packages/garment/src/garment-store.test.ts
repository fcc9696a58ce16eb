import { packBake } from '@teamloom/bakes/pack-bake.ts'
import { must } from '@teamloom/kit/assert.ts'
import { beforeAll, expect, test } from 'vitest'
import { openGarmentStore, type StoreLimits } from './garment-store.ts'
import { drawSide, plainLook } from './testing/draw-side.ts'

const { manifest, bakes } = drawSide()
const packed = new Map<string, Uint8Array>()
beforeAll(async () => {
  for (const { entry, bake } of bakes) packed.set(entry.file, await packBake(bake, async values => values))
})

const plenty: StoreLimits = { mostSides: 10, mostBakeBytes: 1_000_000 }
const pocket = { ...plainLook.styles, 'pocket/pocket': 'patch' }

/** A store of the drawn garment, and what it has read, in turn. */
function openStore(limits = plenty, refuse: (asked: string) => boolean = () => false) {
  const read: string[] = []
  const note = (asked: string) => {
    read.push(asked)
    if (refuse(asked)) throw new Error(`${asked} is out of reach`)
  }
  const store = openGarmentStore(
    {
      readManifest: async product => {
        note(product)
        return manifest
      },
      readBake: async (_, { file }) => {
        note(file)
        return must(packed.get(file), file)
      },
      decodeGray: async file => file,
    },
    limits,
  )
  return { ...store, read }
}

test('a side is read with the bakes of its styles alone, once, however many ask for it', async () => {
  const { openSide, read } = openStore()
  const asked = Array.from({ length: 3 }, () => openSide('drawn', 'front', plainLook.styles))
  const sides = await Promise.all([...asked, openSide('drawn', 'front', plainLook.styles)])
  expect(new Set(sides).size).toBe(1)
  expect(sides[0]!.bakes.map(({ entry }) => entry.name)).toEqual(['base'])
  expect(read).toEqual(['drawn', 'base.bake'])
})

test('another style reads only what is new in it', async () => {
  const { openSide, read } = openStore()
  await openSide('drawn', 'front', plainLook.styles)
  const side = await openSide('drawn', 'front', pocket)
  expect(side.bakes.map(({ entry }) => entry.name)).toEqual(['base', 'pocket'])
  expect(read).toEqual(['drawn', 'base.bake', 'pocket.bake'])
})

test('sides and bakes unused for longest make room for others', async () => {
  const { openSide, read } = openStore({ mostSides: 1, mostBakeBytes: 1 })
  const first = await openSide('drawn', 'front', plainLook.styles)
  expect(await openSide('drawn', 'front', plainLook.styles)).toBe(first)
  await openSide('drawn', 'front', pocket)
  expect(await openSide('drawn', 'front', plainLook.styles)).not.toBe(first)
  expect(read.filter(asked => asked === 'base.bake')).toHaveLength(3)
})

test('what could not be read is asked for again', async () => {
  const out = new Set(['drawn', 'base.bake'])
  const { openSide } = openStore(plenty, asked => out.delete(asked))
  const open = () => openSide('drawn', 'front', plainLook.styles)
  await expect(open()).rejects.toThrow('drawn is out of reach')
  await expect(open()).rejects.toThrow('base.bake is out of reach')
  expect((await open()).bakes).toHaveLength(1)
})
