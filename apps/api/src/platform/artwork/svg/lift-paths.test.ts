import { describe, expect, test } from 'vitest'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { liftPaths } from '#api/platform/artwork/svg/lift-paths.ts'
import { parseDrawing } from '#api/platform/artwork/svg/parse-drawing.ts'

const data = 'M10 10C20.5-3,1e1 40 50,60L70 80.25h-10v.5Z'
const begun = /=["'](?:M10 10C20|10,20 10,20)/
const drawn = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 90">${inside}</svg>`

async function clean(inside: string): Promise<string> {
  const cleaned = await cleanDrawing(new TextEncoder().encode(drawn(inside)))
  return cleaned.ok ? cleaned.svg : String(cleaned.fault)
}

describe('lifting the data of paths', () => {
  test.each([
    ['a path', `<path d="${data}"/>`],
    ['single quotes', `<path d='${data}'/>`],
    ['blanks around the sign', `<path id="a" fill="red" d = "${data}" />`],
    ['a polygon', `<polygon points="${'10,20 '.repeat(9)}"/>`],
    ['a name with a prefix', `<s:path xmlns:s="http://www.w3.org/2000/svg" d="${data}"/>`],
  ])('%s is lifted and put back', (_, inside) => {
    const { text, putBack } = liftPaths(drawn(inside))
    expect(text).not.toMatch(/M10 10|10,20/)
    expect(putBack(text.replace(/ ?= ?["'](lifted[^"']*)["']/g, '="$1"'))).toMatch(begun)
  })

  test.each([
    ['is short', '<path d="M10 10h5z"/>'],
    ['holds anything but numbers and commands', `<path d="${data}javascript:"/>`],
    ['holds an entity', `<path d="${data}&#32;"/>`],
    ['is another attribute', `<path data-d="${data}" xd="${data}" D="${data}"/>`],
    ['stands in another value', `<path id=' d="${data}"'/>`],
    ['stands in words', `<text> d="${data}" </text>`],
    ['stands in a comment', `<!-- <path d="${data}"/> -->`],
    ['stands in what is no markup', `<text><![CDATA[<path d="${data}"/>]]></text>`],
    ['may be meant by a style', `<style>path[d^="M1"]{fill:red}</style><path d="${data}"/>`],
    ['may be meant by a style in entities', `<style>path&#x5B;d]{fill:red}</style><path d="${data}"/>`],
    ['stands in a tag without end', `<path d="${data}" <`.replaceAll('>', '')],
  ])('what %s stays', (_, inside) => {
    const source = drawn(inside).replace(/<\/svg>$/, inside.endsWith('<') ? '' : '$&')
    expect(liftPaths(source).text).toBe(source)
  })

  test('a name is as good as its data for who measures it', () => {
    const { text, dataOf } = liftPaths(drawn(`<path d="${data}"/>`))
    expect(dataOf(parseDrawing(text)?.firstElementChild?.getAttribute('d') ?? null)).toBe(data)
    expect(dataOf('M1 1')).toBe('M1 1')
    expect(dataOf(null)).toBeNull()
  })

  test('lines and blanks within it are as XML reads them', async () => {
    expect(await clean(`<path d="\n\t${data}\r\n${data}\t "/>`)).toContain(`d="${data} ${data}"`)
  })

  test('a rule of a style still finds a path by its data', async () => {
    expect(await clean(`<style>path[d^="M10"]{fill:red}</style><path d="${data}"/>`)).toContain('fill="red"')
  })

  test('two paths of one name and words that quote them stay what they are', async () => {
    expect(await clean(`<path d="${data}" d="${data}"/>`)).toBe('undefined')
    expect(await clean(`<title> d="${data}"</title><path d="${data}"/>`)).toContain(
      `<title> d="${data}"</title>`,
    )
  })

  test('the names of one drawing mean nothing in another', () => {
    const own = liftPaths(drawn(`<path d="${data}"/>`))
    const other = liftPaths(drawn(`<path d="${data}"/>`))
    expect(other.putBack(own.text)).toBe(own.text)
    expect(own.putBack(own.text)).toBe(drawn(`<path d="${data}"/>`))
  })
})
