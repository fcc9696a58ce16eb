import fs from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { headBytes } from '@teamloom/artwork/file-format.ts'
import { type PageBox, readPageBox } from '#api/platform/artwork/postscript/page-box.ts'

/** How much of a file's end is looked at: behind a drawing program's own data a box may stand far before it. */
const endBytes = 262_144

/** Before each job of a printer, and behind the last. */
const printerMark = '\u001B%-12345X'

/**
 * Copies the PostScript program alone: without the head that a preview for DOS is put before it with, and without what
 * a printer is told before and behind it. Answers the box that it paints in, as far as it says one.
 */
export async function copyProgram(file: string, to: string): Promise<PageBox | undefined> {
  const { start, end } = await findProgram(file)
  const head = await readPart(file, start, Math.min(end, start + headBytes))
  const tail = await readPart(file, Math.max(start, end - endBytes), end)
  await pipeline(fs.createReadStream(file, { start, end: end - 1 }), fs.createWriteStream(to))
  return readPageBox(head, tail)
}

async function findProgram(file: string): Promise<{ readonly start: number; readonly end: number }> {
  const { size } = await fs.promises.stat(file)
  const head = await readPart(file, 0, Math.min(size, headBytes))
  const bytes = Buffer.from(head, 'latin1')
  if (bytes.length >= 12 && bytes.readUInt32BE(0) === 0xc5d0d3c6) {
    const start = bytes.readUInt32LE(4)
    const end = Math.min(size, start + bytes.readUInt32LE(8))
    return start < end ? { start, end } : { start: 0, end: size }
  }
  const start = Math.max(0, head.search(programSign))
  const from = Math.max(start, size - endBytes)
  const tail = await readPart(file, from, size)
  const mark = tail.indexOf(printerMark)
  let last = mark < 0 ? tail.length : mark
  while (last > 0 && jobEnds.includes(tail[last - 1]!)) last -= 1
  return { start, end: Math.max(start + 1, from + last) }
}

/** Where it says no more, nothing that is printed stands before it on its line. */
const programSign = /%!PS|(?<![ -~])%!(?=[\s%]|$)/

/** What ends a job, a file, a line. */
const jobEnds = '\u0004\u001A\0\r\n'

/** A part of a file as signs of one byte each, which is what a program's comments are written in. */
async function readPart(file: string, start: number, end: number): Promise<string> {
  const opened = await fs.promises.open(file)
  try {
    const length = Math.max(0, end - start)
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(length), 0, length, start)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await opened.close()
  }
}
