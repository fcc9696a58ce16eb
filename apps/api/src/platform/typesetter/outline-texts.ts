import type { OutlinedLine } from '@teamloom/techpack/film-frame.ts'
import { outlineLetters } from '#api/platform/typesetter/outline-letters.ts'

const texts = /<text ([^>]*)>([^<]*)<\/text>/g

const letters = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" } as const

/** The words of a drawing of ours as forms, which nobody needs a font for; each stays as its own title. */
export async function outlineTexts(svg: string): Promise<string> {
  const found = [...svg.matchAll(texts)]
  if (found.length === 0) return svg
  const all = found.map(([, , words = '']) => plain(words)).join('')
  const [usual, strong] = await Promise.all([outlineLetters(all), outlineLetters(all, 'strong')])
  return svg.replace(texts, (_, told: string, words: string) => {
    const says = (name: string) => new RegExp(`(?:^| )${name}="([^"]*)"`).exec(told)?.[1]
    const outlined = (says('font-weight') ? strong : usual)(plain(words))
    return writeOutlined(outlined, words, {
      x: Number(says('x')),
      y: Number(says('y')),
      size: Number(says('font-size')),
      isInMiddle: says('text-anchor') === 'middle',
    })
  })
}

type Place = { readonly x: number; readonly y: number; readonly size: number; readonly isInMiddle: boolean }

function writeOutlined({ d, width }: OutlinedLine, words: string, { x, y, size, isInMiddle }: Place): string {
  const left = isInMiddle ? x - (width * size) / 2 : x
  const rounded = (value: number) => Math.round(value * 10_000) / 10_000
  return `<g transform="translate(${rounded(left)} ${rounded(y)}) scale(${size / 1000})" fill="#000" stroke="none"><title>${words}</title><path d="${d}"/></g>`
}

function plain(words: string): string {
  return words.replace(/&(?:amp|lt|gt|quot|#39);/g, mark => letters[mark as keyof typeof letters])
}
