import { mostBytes, type News } from '#api/platform/news/news.ts'
import { type Word, writeWord } from '#api/platform/news/words.ts'

/** All of them in as few parts as each `fits`; one that is empty where there are none. */
export function inParts<Each>(all: readonly Each[], fits: (part: readonly Each[]) => boolean): Each[][] {
  const parts: Each[][] = [[]]
  for (const each of all) {
    const last = parts.at(-1)
    if (last && (last.length === 0 || fits([...last, each]))) last.push(each)
    else parts.push([each])
  }
  return parts
}

/**
 * Tells the other processes of each, in as few words as have room for all; one word also where there is none. With a
 * `room` those alone that follow it.
 */
export function tellProcesses<Each>(
  news: News,
  all: readonly Each[],
  word: (part: readonly Each[], areMore: boolean) => Word,
  room?: string,
): void {
  const fits = (part: readonly Each[]) => Buffer.byteLength(writeWord(word(part, false))) <= mostBytes
  for (const [place, part] of inParts(all, fits).entries()) news.tell(writeWord(word(part, place > 0)), room)
}
