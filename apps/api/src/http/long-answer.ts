import { Readable } from 'node:stream'
import { Written } from '#api/http/written.ts'
import { textInSlices } from '#api/platform/slices.ts'

/** Shorter lists are written at once, of what is made as it is written only these. */
const shortList = 25
const shortWrittenList = 4

/** Whether an answer is long to write, or has a list that is. */
export function isLong(data: unknown): boolean {
  if (data instanceof Written) return true
  return Array.isArray(data)
    ? isLongList(data)
    : typeof data === 'object' && data !== null && Object.values(data).some(isLongList)
}

function isLongList(value: unknown): value is readonly unknown[] {
  if (!Array.isArray(value)) return false
  return value.length > (value[0] instanceof Written ? shortWrittenList : shortList)
}

/** A success as it is written by and by: as fast as it is read, and others have their turns in between. */
export function writeLong(data: unknown): Readable {
  return Readable.from(textInSlices(textOf(data)), { highWaterMark: 1 })
}

function* textOf(data: unknown): Generator<string> {
  yield '{"status":"success","data":'
  if (data instanceof Written) yield* data.pieces()
  else if (isLongList(data)) yield* listOf(data)
  else yield* objectOf(data as object)
  yield '}'
}

function* listOf(list: readonly unknown[]): Generator<string> {
  yield '['
  // As JSON has it: in a list nothing is null.
  for (const [index, entry] of list.entries()) {
    if (index > 0) yield ','
    if (entry instanceof Written) yield* entry.pieces()
    else yield JSON.stringify(entry) ?? 'null'
  }
  yield ']'
}

function* objectOf(object: object): Generator<string> {
  yield '{'
  let isFirst = true
  for (const [name, value] of Object.entries(object)) {
    const text = isLongList(value) ? undefined : JSON.stringify(value)
    if (text === undefined && !isLongList(value)) continue
    yield `${isFirst ? '' : ','}${JSON.stringify(name)}:`
    isFirst = false
    if (isLongList(value)) yield* listOf(value)
    else yield text as string
  }
  yield '}'
}
