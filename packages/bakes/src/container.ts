import { assert } from '@teamloom/kit/assert.ts'

/** Named byte sections behind a small JSON header. */
export type Container<Header> = {
  readonly header: Header
  readonly sections: Readonly<Record<string, Uint8Array>>
}

const mark = [0x54, 0x4c, 0x4c, 0x31] // "TLL1"

/** mark, header length (4 bytes, little end first), header JSON (ASCII), then the sections. */
export function writeContainer<Header>(container: Container<Header>): Uint8Array {
  const names = Object.keys(container.sections)
  const lengths = names.map(name => container.sections[name]!.length)
  const json = JSON.stringify({ ...container.header, sections: names.map((name, i) => [name, lengths[i]]) })
  const start = mark.length + 4 + json.length
  const bytes = new Uint8Array(start + lengths.reduce((sum, length) => sum + length, 0))
  bytes.set(mark)
  for (let i = 0; i < 4; i++) bytes[mark.length + i] = (json.length >>> (8 * i)) & 255
  for (let i = 0; i < json.length; i++) bytes[mark.length + 4 + i] = json.charCodeAt(i)
  let at = start
  for (const name of names) {
    bytes.set(container.sections[name]!, at)
    at += container.sections[name]!.length
  }
  return bytes
}

export function readContainer<Header>(bytes: Uint8Array): Container<Header> {
  assert(
    mark.every((byte, i) => bytes[i] === byte),
    'not a bake file',
  )
  let length = 0
  for (let i = 0; i < 4; i++) length |= bytes[mark.length + i]! << (8 * i)
  let at = mark.length + 4
  assert(length >= 0 && at + length <= bytes.length, 'bake file is cut short')
  let json = ''
  for (let i = 0; i < length; i++) json += String.fromCharCode(bytes[at + i]!)
  at += length
  const { sections: table, ...header } = JSON.parse(json) as { sections: [string, number][] } & Header
  const sections: Record<string, Uint8Array> = {}
  for (const [name, size] of table) {
    assert(size >= 0 && at + size <= bytes.length, 'bake file is cut short')
    sections[name] = bytes.subarray(at, at + size)
    at += size
  }
  return { header: header as Header, sections }
}
