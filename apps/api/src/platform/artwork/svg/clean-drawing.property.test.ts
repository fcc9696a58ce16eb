import fc from 'fast-check'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { allowedAttributes, allowedTags } from '#api/platform/artwork/svg/svg-vocabulary.ts'
import { svg } from '#api/testing/artwork-files.ts'

const { window } = new JSDOM('')

const outside = fc.constantFrom(
  'https://evil.example/a',
  '//evil.example/a',
  'file:///etc/passwd',
  'javascript:alert(1)',
  ' java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>',
  'a.svg#b',
  '#a',
  '#a b',
)
const reference = fc
  .tuple(
    outside,
    fc.constantFrom('url(', 'URL( ', 'u\\72l(', 'url(/**/', 'image(', 'src('),
    fc.constantFrom('"', "'", ''),
  )
  .map(([address, open, quote]) => `${open}${quote}${address}${quote})`)
const words = fc.oneof(
  reference,
  outside,
  fc.constantFrom(
    'red',
    'expression(alert(1))',
    '-moz-binding:url(https://evil.example)',
    '@import "evil"',
    '\\',
    '/*',
    'M10 10C20.5-3,1e1 40 50,60L70 80.25h-10v.5Z',
    '10,20 30,40 50,60 70,80 90,10 20,30 40,50',
  ),
  fc.string({ maxLength: 12 }),
)
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
const name = fc.oneof(
  fc.constantFrom(
    'href',
    'xlink:href',
    'style',
    'fill',
    'mask',
    'filter',
    'class',
    'id',
    'transform',
    'src',
    'data-a',
  ),
  fc.constantFrom('onload', 'onclick', 'ONLOAD', 'x:onload', 'begin', 'to', 'attributeName', 'xml:base'),
  fc.constantFrom(...allowedAttributes),
)
const tag = fc.oneof(
  fc.constantFrom(
    'script',
    's:script',
    'h:script',
    'foreignObject',
    'h:iframe',
    'a',
    'set',
    'animate',
    'handler',
  ),
  fc.constantFrom('style', 'image', 'feImage', 'use', 'random', 'x:g', 'svg', 's:g'),
  fc.constantFrom(...allowedTags),
)
const attribute = fc.tuple(name, words).map(([key, value]) => [key, `${key}="${escaped(value)}"`] as const)
const attributes = fc
  .uniqueArray(attribute, { maxLength: 4, selector: ([key]) => key })
  .map(all => all.map(([, text]) => text).join(' '))
const { element } = fc.letrec<{ element: string; content: string }>(tie => ({
  element: fc
    .tuple(tag, attributes, tie('content'))
    .map(([kind, own, content]) => `<${kind} ${own}>${content}</${kind}>`),
  content: fc.oneof(
    { maxDepth: 3 },
    words.map(escaped),
    fc.array(tie('element'), { maxLength: 3 }).map(all => all.join('')),
  ),
}))
const spaces =
  'viewBox="0 0 9 9" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:x="urn:x"'

/** What is wrong with what was kept. */
function faultsOf(drawing: string): readonly string[] {
  const { documentElement } = new window.DOMParser().parseFromString(drawing, 'application/xml')
  return [documentElement, ...documentElement.querySelectorAll('*')].flatMap(each => [
    ...(allowedTags.includes(each.localName) && each.prefix === null ? [] : [each.nodeName]),
    ...Array.from(each.attributes).flatMap(({ name: key, value }) => {
      const isKnown = key === 'xmlns' || allowedAttributes.includes(key)
      const within = key === 'href' ? drawingWithin(value) : undefined
      if (isKnown && within !== undefined) return faultsOf(within)
      const isInside =
        key === 'href'
          ? /^(#\S*|data:image\/(png|jpeg|webp);base64,[\w+/=]*)$/.test(value)
          : !/url\((?!#)|\\|@import|javascript:/i.test(value)
      return isKnown && isInside ? [] : [`${key}=${value}`]
    }),
  ])
}

/** A drawing that another one carries along as its image. */
function drawingWithin(address: string): string | undefined {
  const [, base64] = /^data:image\/svg\+xml;base64,([\w+/=]*)$/.exec(address) ?? []
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64').toString('utf8')
}

test('a drawing within a drawing is as clean as that (AC18)', async () => {
  const within = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>1</script></svg>'
  const drawing = await cleanDrawing(
    new TextEncoder().encode(svg(`<image href="data:image/svg+xml,${escaped(within)}"/>`, spaces)),
  )
  expect(drawing.ok && drawing.svg).toContain('data:image/svg+xml;base64,')
  expect(drawing.ok && faultsOf(drawing.svg)).toEqual([])
})

test('whatever is put together, nothing is kept that runs, reaches outside or is unknown (AC18)', async () => {
  let kept = 0
  await fc.assert(
    fc.asyncProperty(fc.array(element, { minLength: 1, maxLength: 4 }), async elements => {
      const drawing = await cleanDrawing(new TextEncoder().encode(svg(elements.join(''), spaces)))
      if (!drawing.ok) return
      kept += 1
      expect(faultsOf(drawing.svg)).toEqual([])
    }),
    { numRuns: 300 },
  )
  expect(kept).toBeGreaterThan(30)
})

test('bytes of any kind are read or refused, and never thrown at (AC18)', async () => {
  const pieces = [
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '</svg>',
    '<g>',
    '&a;',
    '<![CDATA[',
    '<!DOCTYPE svg [',
    ']>',
  ]
  const piece = fc.oneof(
    fc.constantFrom(...pieces).map(text => new TextEncoder().encode(text)),
    fc.uint8Array({ maxLength: 20 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async parts => {
      const drawing = await cleanDrawing(Uint8Array.from(parts.flatMap(part => [...part])))
      expect(drawing.ok ? faultsOf(drawing.svg) : []).toEqual([])
    }),
    { numRuns: 200 },
  )
})
