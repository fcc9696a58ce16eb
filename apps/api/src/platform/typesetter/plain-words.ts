const fromTheRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u
const unseen = /\p{Default_Ignorable_Code_Point}/gu
const neitherLetterNorSign = /[^\p{L}\p{N}\p{P}\p{Zs}\n]/gu

type Files = Readonly<Record<string, Uint8Array | string>>

/**
 * A document's files whose words have nothing left that the compiler is known to break at: pictures and marks within
 * writing from the right, characters that nobody sees. Other words stay as they are.
 */
export function withPlainWords(files: Files): Files {
  const plain = Object.entries(files).map(([name, content]) => {
    if (!name.endsWith('.json') || typeof content !== 'string') return [name, content] as const
    const written = JSON.parse(content, (_, value: unknown) =>
      typeof value === 'string' ? plainWord(value) : value,
    ) as unknown
    return [name, JSON.stringify(written)] as const
  })
  return Object.fromEntries(plain)
}

function plainWord(word: string): string {
  const seen = word.replace(unseen, '')
  return fromTheRight.test(seen) ? seen.normalize('NFC').replace(neitherLetterNorSign, '') : seen
}
