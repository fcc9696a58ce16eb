import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'

/** The share of its line that is dark. */
async function darkness(d: string, width: number): Promise<number> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(100 * width)}" height="130"><rect width="100%" height="100%" fill="#fff"/><g transform="translate(0 100) scale(0.1)"><path d="${d}"/></g></svg>`
  const { channels } = await sharp(Buffer.from(svg)).greyscale().stats()
  return 1 - channels[0]!.mean / 255
}

test('TP54: words of a film are forms, of every script, as wide as they say', async () => {
  const words = 'Équipe 1, Волки, 狼の部'
  const outlined = await outlineLetters(words)
  const whole = outlined(words)
  const wide = outlined(`${words}${words}`)
  expect(wide.width).toBeCloseTo(2 * whole.width, 1)
  for (const line of ['Équipe', 'Волки', '狼', '部', 'の']) {
    const { d, width } = outlined(line)
    expect(width).toBeGreaterThan(0.4 * line.length)
    expect([line, (await darkness(d, width)) > 0.05]).toEqual([line, true])
    const furthest = Math.max(...[...d.matchAll(/[ML](-?\d+) /g)].map(([, x]) => Number(x)))
    expect(furthest).toBeLessThanOrEqual(1000 * width + 50)
  }
  expect(outlined('狼').d).not.toBe(outlined('部').d)
})

test('TP54: a file’s name is written letter by letter: no x between figures becomes a times sign', async () => {
  const outlined = await outlineLetters('')
  expect(outlined('3x8').d).not.toBe(outlined('3×8').d)
})

test('TP54: a letter that no font of ours has stands as its number', async () => {
  const letter = '\u{F0000}'
  const outlined = await outlineLetters(letter)
  expect(outlined(letter)).toEqual(outlined('[U+F0000]'))
})
