/** Colour profiles as files carry them, of the simplest kind: of primaries and an exponent, or of gray and an exponent. */

type Tag = readonly [name: string, content: Buffer]

const number = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(Math.round(value * 65_536))
  return bytes
}
const sign = (name: string) => Buffer.from(`${name}\0\0\0\0`, 'latin1')
const xyz = (...values: readonly number[]) => Buffer.concat([sign('XYZ '), ...values.map(number)])
const white = [0.9642, 1, 0.8249] as const

function exponent(gamma: number): Buffer {
  const bytes = Buffer.alloc(14)
  bytes.write('curv', 0, 'latin1')
  bytes.writeUInt32BE(1, 8)
  bytes.writeUInt16BE(Math.round(gamma * 256), 12)
  return bytes
}

function description(text: string): Buffer {
  const bytes = Buffer.alloc(91 + text.length)
  bytes.write('desc', 0, 'latin1')
  bytes.writeUInt32BE(text.length + 1, 8)
  bytes.write(text, 12, 'latin1')
  return bytes
}

function profile(space: 'GRAY' | 'RGB ', name: string, own: readonly Tag[]): Buffer {
  const tags: readonly Tag[] = [
    ['desc', description(name)],
    ['cprt', Buffer.concat([sign('text'), Buffer.from('none\0')])],
    ['wtpt', xyz(...white)],
    ...own,
  ]
  const table = Buffer.alloc(4 + 12 * tags.length)
  table.writeUInt32BE(tags.length)
  const parts: Buffer[] = []
  let at = 128 + table.length
  for (const [index, [tag, content]] of tags.entries()) {
    table.write(tag, 4 + 12 * index, 'latin1')
    table.writeUInt32BE(at, 8 + 12 * index)
    table.writeUInt32BE(content.length, 12 + 12 * index)
    parts.push(content, Buffer.alloc((4 - (content.length % 4)) % 4))
    at += Math.ceil(content.length / 4) * 4
  }
  const head = Buffer.alloc(128)
  head.writeUInt32BE(at)
  head.writeUInt32BE(0x02400000, 8)
  head.write(`mntr${space}XYZ `, 12, 'latin1')
  head.write('acsp', 36, 'latin1')
  for (const [index, value] of white.entries()) number(value).copy(head, 68 + 4 * index)
  return Buffer.concat([head, table, ...parts])
}

/** What gray of one exponent means. */
export const grayProfile = (gamma: number) => profile('GRAY', 'Gray', [['kTRC', exponent(gamma)]])

/** Adobe RGB (1998), which shows more greens than a screen. */
export const wideProfile = profile('RGB ', 'Wide', [
  ['rXYZ', xyz(0.60974, 0.31111, 0.01947)],
  ['gXYZ', xyz(0.20528, 0.62567, 0.06087)],
  ['bXYZ', xyz(0.14919, 0.06322, 0.74457)],
  ...['rTRC', 'gTRC', 'bTRC'].map(tag => [tag, exponent(563 / 256)] as const),
])
