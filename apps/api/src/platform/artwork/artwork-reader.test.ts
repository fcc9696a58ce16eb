import { spawnSync } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import zlib from 'node:zlib'
import { unpackArt } from '@teamloom/artwork/art-file.ts'
import { must } from '@teamloom/kit/assert.ts'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { PutOff } from '#api/platform/artwork/artwork-lane.ts'
import { type ArtworkReader, startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
import { Outage } from '#api/platform/outage.ts'
import { crestSvg, png, pngOfSize, svg } from '#api/testing/artwork-files.ts'
import { pdf } from '#api/testing/page-files.ts'
import { workersOf } from '#api/testing/processes.ts'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'teamloom-artwork-'))
const reader = startArtworkReader()
afterAll(async () => {
  await reader.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

const maya = { team: 'wolves', account: 'maya' }

function onDisk(bytes: string | Uint8Array): string {
  const file = path.join(folder, randomUUID())
  fs.writeFileSync(file, bytes)
  return file
}

async function readFile(bytes: string | Uint8Array, by: ArtworkReader = reader) {
  const file = onDisk(bytes)
  return must(await by.inTurn(maya, lane => lane.read(file, 8)), 'reading')
}

async function readSvg(source: string, by: ArtworkReader = reader) {
  const { verdict } = await readFile(source, by)
  return verdict.ok ? verdict : verdict.code
}

async function readPng(file: Uint8Array) {
  const { verdict } = await readFile(file)
  return verdict.ok ? verdict : verdict.code
}

async function preview(bytes: string | Uint8Array, format: 'svg' | 'png', size: number) {
  const file = onDisk(bytes)
  return must(await reader.inTurn(maya, lane => lane.preview(file, format, size)), 'preview')
}

describe('a vector', () => {
  test('is read with its colours, most used first, and in the forms in which it is drawn', async () => {
    const artwork = await readSvg(crestSvg)
    expect(artwork).toMatchObject({
      width: 400,
      height: 300,
      isVector: true,
      colors: ['#163E2D', '#E5A21B', '#FBFBF9'],
      isFlat: true,
    })
    const { plates, pixels, ...safe } = (await readFile(crestSvg)).forms
    expect(Object.keys(safe)).toEqual(['clean.svg'])
    expect(unpackArt(zlib.gunzipSync(plates!))).toMatchObject({
      kind: 'plates',
      plates: { width: 1024, height: 768, count: 3 },
    })
    expect(unpackArt(zlib.gunzipSync(pixels!))).toMatchObject({ kind: 'pixels' })
  })

  test.each([
    ['viewBox="0 0 4 3"', 4, 3],
    ['width="40" height="30"', 40, 30],
    ['width="100mm" height="50mm"', 378, 189],
    ['viewBox="0 0 1000 3"', 1000, 3],
    // Too small, too large or too bent by rounding for its own units: as it is drawn.
    ['viewBox="0 0 0.4 0.3"', 1024, 768],
    ['width="1e12" height="5e11"', 1024, 512],
    ['viewBox="0 0 1.4 3.6"', 398, 1024],
  ])('of %s is %i by %i', async (attributes, width, height) => {
    const source = svg('<rect width="100%" height="100%" fill="#163e2d"/>', attributes)
    expect(await readSvg(source)).toMatchObject({ width, height })
  })

  test.each([
    ['that shows nothing', svg('')],
    ['that is see-through', svg('<rect width="400" height="300" fill="#000" fill-opacity="0"/>')],
    ['whose words are outside its view', svg('<text x="900" y="900" font-size="40">WOLVES</text>')],
    ['of no size', svg('<rect width="9" height="9"/>', 'width="0" height="0"')],
    ['thinner than can be drawn', svg('<rect width="100%" height="100%"/>', 'width="100000" height="0.01"')],
    [
      'with a bitmap beyond reason',
      svg(
        `<image width="9" height="9" href="data:image/png;base64,${pngOfSize(20_000, 20_000).toString('base64')}"/>`,
      ),
    ],
    [
      'with a bitmap that is none',
      svg('<image width="9" height="9" href="data:image/png;base64,AAAA"/><rect width="9" height="9"/>'),
    ],
  ])('%s is not', async (_, source) => {
    expect(await readSvg(source)).toBe('processingError')
  })
})

describe('the colours of a vector are its paints (DS55)', () => {
  const ground = '<rect width="400" height="300" fill="#1a4d33"/>'
  const colorsOf = async (inside: string) => {
    const artwork = await readSvg(svg(inside))
    return typeof artwork === 'string' ? artwork : artwork.colors
  }

  test('exactly: two near greens stay two, most used first', async () => {
    expect(await colorsOf(`${ground}<circle cx="200" cy="150" r="80" fill="#1b4f35"/>`)).toEqual([
      '#1A4D33',
      '#1B4F35',
    ])
  })

  test('a dot of a thousandth stays, and a line thinner than a pixel', async () => {
    const dot = '<circle cx="9" cy="9" r="6" fill="#c00"/>'
    const line = '<path d="M0 140 H400" stroke="#e5a21b" stroke-width="0.1"/>'
    expect(await colorsOf(ground + dot + line)).toEqual(['#1A4D33', '#CC0000', '#E5A21B'])
  })

  test.each([
    ['covered', '<rect width="9" height="9" fill="#f0f"/>' + ground],
    ['covered lines', '<path d="M0 140 H400" stroke="#f0f" stroke-width="0.1"/>' + ground],
    ['outside its view', `${ground}<rect x="900" width="9" height="9" fill="#f0f"/>`],
    ['not shown', `${ground}<g display="none"><rect width="90" height="90" fill="#f0f"/></g>`],
    [
      'the form of a mask',
      `<mask id="m"><rect width="400" height="300" fill="#fff"/></mask><g mask="url(#m)">${ground}</g>`,
    ],
  ])('what is %s is none', async (_, inside) => {
    expect(await colorsOf(inside)).toEqual(['#1A4D33'])
  })

  test.each([
    ['in a style sheet', `<style>rect { fill: rgb(26 77 51) }</style><rect width="400" height="300"/>`],
    ['by the current colour', `<g color="#1a4d33"><rect width="400" height="300" fill="currentColor"/></g>`],
    [
      'where it is used',
      `<defs><rect id="r" width="400" height="300"/></defs><use href="#r" fill="#1a4d33"/>`,
    ],
    ['see-through throughout', `<rect width="400" height="300" fill="#1a4d33" fill-opacity="0.5"/>`],
  ])('said %s', async (_, inside) => {
    expect(await colorsOf(inside)).toEqual(['#1A4D33'])
  })

  test('what lets another through gives the colour that is seen', async () => {
    const seen = await colorsOf(`${ground}<rect width="200" height="300" fill="#fff" opacity="0.5"/>`)
    expect(seen).toEqual(['#1A4D33', '#8CA699'])
  })

  test('a gradient has those of its stops', async () => {
    const shade =
      '<linearGradient id="a" x2="1.2"><stop stop-color="#163e2d"/><stop offset="1" stop-color="#fbe9b0"/></linearGradient>'
    const seen = await colorsOf(`<defs>${shade}</defs><rect width="400" height="300" fill="url(#a)"/>`)
    expect(seen).toEqual(expect.arrayContaining(['#163E2D', '#FBE9B0']))
    expect(seen).toHaveLength(2)
  })

  test('ten thousand in gradients are told in the time of a file (DS55)', async () => {
    const stop = (n: number) => `<stop offset="${(n % 100) / 100}" stop-color="${tone(n)}"/>`
    const shade = (n: number) =>
      `<linearGradient id="g${n}">${Array.from({ length: 100 }, (_, at) => stop(100 * n + at)).join('')}</linearGradient>`
    const square = (n: number) =>
      `<rect x="${(n % 20) * 20}" y="${Math.floor(n / 20) * 20}" width="18" height="18" fill="url(#g${n})"/>`
    const many = Array.from({ length: 100 }, (_, n) => shade(n) + square(n)).join('')
    expect(await readSvg(svg(many, 'viewBox="0 0 400 100"'))).toMatchObject({ ok: true, isFlat: false })
  })

  test('300 of them are the 64 most used, and tones', async () => {
    const bar = (at: number) =>
      `<rect x="${at}" width="1" height="${100 + (at < 64 ? 100 : 0)}" fill="hsl(${at} 90% 50%)"/>`
    const artwork = await readSvg(
      svg(Array.from({ length: 300 }, (_, at) => bar(at)).join(''), 'viewBox="0 0 300 200"'),
    )
    expect(artwork).toMatchObject({ isFlat: false })
    expect(typeof artwork !== 'string' && artwork.colors).toHaveLength(64)
  })
})

/** Each number another. */
function tone(n: number): string {
  return `#${((n * 2_654_435_761) >>> 8).toString(16).padStart(6, '0').slice(-6)}`
}

describe('a gradient', () => {
  test('is no flat art (DS48)', async () => {
    const shade =
      '<linearGradient id="a"><stop stop-color="#163e2d"/><stop offset="1" stop-color="#fbe9b0"/></linearGradient>'
    const artwork = await readSvg(svg(`<defs>${shade}</defs><rect width="400" height="300" fill="url(#a)"/>`))
    expect(artwork).toMatchObject({ isFlat: false })
  })
})

describe('a raster', () => {
  test('is read in its own pixels', async () => {
    expect(await readPng(await png(640, 480))).toMatchObject({
      width: 640,
      height: 480,
      isVector: false,
      format: 'png',
      colors: expect.arrayContaining(['#163E2D', '#E5A21B']),
    })
  })

  test.each([
    [301, 41, 'read'],
    [41, 301, 'read'],
    [300, 300, 'imageTooSmall'],
    [2000, 40, 'imageTooSmall'],
    [10, 10, 'imageTooSmall'],
  ])('of %i by %i pixels is %s', async (width, height, outcome) => {
    const artwork = await readPng(await png(width, height))
    expect(typeof artwork === 'string' ? artwork : 'read').toBe(outcome)
  })

  test('of one pixel by 4000 is too small', async () => {
    expect(await readPng(pngOfSize(1, 4000))).toBe('imageTooSmall')
  })

  test('that is turned is read as it is seen', async () => {
    const turned = await sharp(await png(640, 480))
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect(await readPng(turned)).toMatchObject({ width: 480, height: 640 })
  })

  test.each([
    [
      'grey',
      async () =>
        sharp(await png())
          .greyscale()
          .png()
          .toBuffer(),
    ],
    [
      'of a palette',
      async () =>
        sharp(await png())
          .png({ palette: true })
          .toBuffer(),
    ],
    [
      'of sixteen bits',
      async () =>
        sharp(await png())
          .toColourspace('rgb16')
          .png()
          .toBuffer(),
    ],
    [
      'see-through',
      async () =>
        sharp(await png())
          .ensureAlpha(0.4)
          .png()
          .toBuffer(),
    ],
  ])('that is %s is read like any other', async (_, make) => {
    const { verdict, forms } = await readFile(await make())
    expect(verdict).toMatchObject({ width: 640, height: 480 })
    expect(unpackArt(zlib.gunzipSync(forms.pixels!))).toMatchObject({
      kind: 'pixels',
      pixels: { width: 640, height: 480 },
    })
  })

  test('in the inks of a press is read in colours of a screen', async () => {
    const press = await sharp(await png())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect(await readPng(press)).toMatchObject({ width: 640, height: 480 })
  })

  test.each([
    ['that is cut off', async () => (await png()).subarray(0, 700)],
    ['that is nothing but a head', async () => (await png()).subarray(0, 33)],
    // Refused before a pixel is decoded: a hundred thousand by a hundred thousand would take forty gigabytes.
    ['of absurd size', async () => pngOfSize(100_000, 100_000)],
  ])('%s is not', async (_, make) => {
    expect(await readPng(await make())).toBe('processingError')
  })
})

test.each([
  ['words', 'words'],
  ['random bytes', '\u0007'.repeat(5000)],
])('%s are of no format', async (_, source) => {
  const { verdict, forms } = await readFile(source)
  expect(verdict).toEqual({ ok: false, format: null, code: 'unspecifiedFormat' })
  expect(forms).toEqual({})
})

test('a file that is not there is no file that is bad', async () => {
  const missing = path.join(folder, 'missing')
  await expect(reader.inTurn(maya, lane => lane.read(missing, 8))).rejects.toThrow('ENOENT')
})

describe('a preview', () => {
  test.each([64, 300, 2048])('is a WebP of %i pixels on its longest side, of a vector', async size => {
    expect(await sharp(await preview(crestSvg, 'svg', size)).metadata()).toMatchObject({
      format: 'webp',
      width: size,
    })
  })

  test('is never larger than the raster', async () => {
    expect(await sharp(await preview(await png(640, 480), 'png', 2048)).metadata()).toMatchObject({
      format: 'webp',
      width: 640,
      height: 480,
    })
  })
})

/** A picture of as many colours as pixels: what takes longest to be told apart. */
const noise = await sharp(randomBytes(700 * 700 * 3), { raw: { width: 700, height: 700, channels: 3 } })
  .png()
  .toBuffer()

describe('a file that takes longer than is usual (AC35)', () => {
  test('is put off: the others are read, and such files one after the other', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>()
    let atOnce = 0
    let mostAtOnce = 0
    const slow = (team: string) => {
      let tries = 0
      return reader.inTurn({ team, account: team }, async () => {
        tries += 1
        if (tries === 1) throw new PutOff()
        mostAtOnce = Math.max(mostAtOnce, ++atOnce)
        await gate
        atOnce -= 1
        return 'read'
      })
    }
    const outcomes = ['one', 'another', 'a third'].map(slow)
    expect(await readSvg(crestSvg)).toMatchObject({ ok: true })
    open()
    expect(await Promise.all(outcomes)).toEqual(['read', 'read', 'read'])
    expect(mostAtOnce).toBe(1)
  })

  test.runIf(process.platform === 'linux')('is read in the end', async () => {
    const strict = startArtworkReader({ mostFirstSeconds: 0.01, mostComputingSeconds: 60 })
    expect((await readFile(noise, strict)).verdict).toMatchObject({ ok: true, isFlat: false })
    await strict.close()
  })
})

describe.runIf(process.platform !== 'win32')(
  'a reader that others end is no fault of the file (AC35)',
  () => {
    test('which is read when it is tried again', async () => {
      const own = startArtworkReader()
      expect(await readSvg(crestSvg, own)).toMatchObject({ ok: true })
      const file = onDisk(crestSvg)
      const killed = own.inTurn(maya, lane => {
        const workers = workersOf('artwork-worker.ts')
        // So that none answers before it ends.
        for (const pid of workers) process.kill(pid, 'SIGSTOP')
        const reading = lane.read(file, 8)
        for (const pid of workers) process.kill(pid, 'SIGKILL')
        return reading
      })
      await expect(killed).rejects.toThrow(Outage)
      expect(await readSvg(crestSvg, own)).toMatchObject({ ok: true })
      await own.close()
    })

    test('nor is that of a program of the machine', async () => {
      const program = onDisk('#!/bin/sh\nkill -KILL $$\n')
      fs.chmodSync(program, 0o755)
      const own = startArtworkReader({}, { postscript: null, pdf: { program } })
      await expect(readFile(pdf('0 0 100 100 re f'), own)).rejects.toThrow(Outage)
      await own.close()
    })
  },
)

describe('a file that takes too much is given up on, and the next is read', () => {
  test('time, which is the file’s fault only where nobody knows whose', async () => {
    const hasty = startArtworkReader({ mostSeconds: 0.001 })
    const outcome = () => readSvg(crestSvg, hasty).catch((error: Error) => error.name)
    const told = process.platform === 'linux' ? 'Outage' : 'processingError'
    expect([await outcome(), await outcome()]).toEqual([told, told])
    await hasty.close()
  })

  test.runIf(process.platform === 'linux')('computing', async () => {
    const lazy = startArtworkReader({ mostComputingSeconds: 0.1 })
    const { verdict } = await readFile(noise, lazy)
    expect(verdict).toEqual({ ok: false, format: 'png', code: 'processingError' })
    expect(await readSvg('words', lazy)).toBe('unspecifiedFormat')
    await lazy.close()
  })

  test.runIf(process.platform === 'linux')('a drawing’s, which is said to be too complex', async () => {
    const lazy = startArtworkReader({ mostComputingSeconds: 0.3 })
    const dots = Array.from({ length: 20_000 }, (_, n) => `<circle cx="${n % 400}" cy="${n % 300}" r="1"/>`)
    const { verdict } = await readFile(svg(dots.join('')), lazy)
    expect(verdict).toEqual({ ok: false, format: 'svg', code: 'processingError', cause: 'tooComplex' })
    await lazy.close()
  })

  test.runIf(process.platform === 'linux')('memory', async () => {
    const narrow = startArtworkReader({ mostBytes: 1 })
    const slow = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#163e2d' } })
      .png()
      .toBuffer()
    expect((await readFile(slow, narrow)).verdict).toMatchObject({ ok: false, code: 'processingError' })
    await narrow.close()
  })

  test('many files asked for at once are each read', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) => readSvg(index % 2 ? crestSvg : 'words')),
    )
    expect(outcomes.map(outcome => typeof outcome)).toEqual([
      'string',
      'object',
      'string',
      'object',
      'string',
      'object',
    ])
  })
})

test('a program that waits for nothing else sees it close', () => {
  const program = `import { startArtworkReader } from '#api/platform/artwork/artwork-reader.ts'
    const reader = startArtworkReader()
    await reader.inTurn({ team: 'a', account: 'b' }, lane => lane.read('${onDisk('words')}', 8))
    await reader.close()
    process.stdout.write('closed')`
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program],
    { cwd: import.meta.dirname, encoding: 'utf8' },
  )
  expect([status, stdout]).toEqual([0, 'closed'])
})
