import zlib from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { png, svg } from '#api/testing/artwork-files.ts'

const art = '<rect x="20" y="20" width="200" height="100" fill="#163e2d"/>'
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 400 300"'

async function clean(source: string): Promise<string | undefined> {
  const drawing = await cleanDrawing(new TextEncoder().encode(source))
  return drawing.ok ? drawing.svg : undefined
}

describe('what could run or reach outside is not in what is kept (AC18)', () => {
  test.each([
    ['a script', `<script>alert(1)</script>${art}`],
    ['a script in a CDATA section', `<script><![CDATA[alert(1)]]></script>${art}`],
    [
      'a script of another name',
      `<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>${art}`,
    ],
    ['a handler', `<g onclick="alert(1)" onload="alert(1)" ONMOUSEOVER="alert(1)">${art}</g>`],
    [
      'foreign content',
      `<switch><foreignObject width="100" height="100"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/><iframe src="https://evil.example"/></body></foreignObject>${art}</switch>${art}`,
    ],
    ['a link', `<a href="javascript:alert(1)">${art}</a>${art}`],
    [
      'an animation of an address',
      `<image href="#a"><set attributeName="href" to="https://evil.example/a"/><animate attributeName="href" values="javascript:alert(1)"/></image>${art}`,
    ],
    ['an import', `<style>@import url(https://evil.example/a.css); @import "evil.css";</style>${art}`],
    [
      'a font from elsewhere',
      `<style>@font-face{font-family:x;src:url(https://evil.example/a.woff)}</style>${art}`,
    ],
    ['a fill from elsewhere', `<style>.a{fill:url(https://evil.example/a.svg#b)}</style>${art}`],
    [
      'a fill from elsewhere in an attribute',
      `<rect width="9" height="9" fill="url(https://evil.example/a#b)" style="mask:url('//evil.example/b')"/>${art}`,
    ],
    ['an address spelled by escapes', `<style>.a{fill:u\\72l(https://evil.example/a)}</style>${art}`],
    ['an address after a comment', `<style>.a{fill:url/**/(https://evil.example/a)}</style>${art}`],
    [
      'an import that hides in another',
      `<style>@im@import "a";port url(https://evil.example/a);</style>${art}`,
    ],
    ['a sheet by an instruction', `<?xml-stylesheet href="https://evil.example/a.css"?>${art}`],
    ['a frame', `<iframe src="https://evil.example"/><embed src="x"/><object data="x"/>${art}`],
    [
      'a form',
      `<form xmlns="http://www.w3.org/1999/xhtml" action="https://evil.example"><input/></form>${art}`,
    ],
    ['another base', svg(art, 'viewBox="0 0 400 300" xml:base="https://evil.example/"')],
  ])('%s', async (_, content) => {
    const kept = (await clean(content.startsWith('<svg ') ? content : svg(content, xlink))) ?? ''
    expect(kept).toContain('#163e2d')
    expect(kept).not.toMatch(
      /script|alert|evil|passwd|secret|iframe|foreignObject|onclick|onload|onmouseover|@import|font-face|data:image|<set|<animate|<a |<form|xml-stylesheet/i,
    )
    expect(rasterizeSvg(kept, 256).width).toBe(256)
  })
})

describe('what is no drawing, or would never end, is refused (AC18)', () => {
  const nested = (count: number, content: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => content(index)).join('')
  const ten = (content: string) => content.repeat(10)
  const chain = (kind: string, refer: string) =>
    svg(
      `<defs><${kind} id="m0" width="1" height="1">${art}</${kind}>${nested(
        8,
        index =>
          `<${kind} id="m${index + 1}" width="1" height="1">${ten(`<rect width="9" height="9" ${refer}="url(#m${index})"/>`)}</${kind}>`,
      )}</defs><rect width="9" height="9" ${refer}="url(#m8)"/>`,
    )

  test.each([
    ['words', 'A drawing of a wolf'],
    ['a page', '<!DOCTYPE html><html><body><svg/></body></html>'],
    ['what does not end', '<svg xmlns="http://www.w3.org/2000/svg"><g>'],
    ['two roots', `${svg(art)}${svg(art)}`],
    ['an unknown entity', svg('<text>&nothing;</text>')],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a "ha">${nested(9, index => `<!ENTITY a${index} "${ten(index ? `&a${index - 1};` : '&a;')}">`)}]>${svg('<text>&a8;</text>')}`,
    ],
    [
      'one large entity, often',
      `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(300)}">]>${svg(`<text>${'&a;'.repeat(9000)}</text>`)}`,
    ],
    [
      'an entity of this machine',
      `<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg('<text>&a;</text>')}`,
    ],
    [
      'an entity from elsewhere',
      `<!DOCTYPE svg [<!ENTITY % a SYSTEM "https://evil.example/a.dtd">%a;]>${svg('<text>&b;</text>')}`,
    ],
    [
      'uses of uses',
      svg(
        `<g id="a0">${art}</g>${nested(9, index => `<g id="a${index + 1}">${ten(`<use href="#a${index}"/>`)}</g>`)}`,
      ),
    ],
    ['masks of masks', chain('mask', 'mask')],
    ['clips of clips', chain('clipPath', 'clip-path')],
    ['patterns of patterns', chain('pattern', 'fill')],
    [
      'patterns of patterns, inherited',
      svg(
        `<defs><pattern id="m0" width="1" height="1">${art}</pattern>${nested(8, index => `<pattern id="m${index + 1}" width="1" height="1"><g stroke="url(#m${index})">${ten(art)}</g></pattern>`)}</defs><rect width="9" height="9" fill="url(#m8)"/>`,
      ),
    ],
    [
      'masks of masks, by a sheet',
      svg(
        `<style>${nested(8, index => `.c${index}{mask:url('#m${index}')}`)}</style><defs><mask id="m0">${art}</mask>${nested(8, index => `<mask id="m${index + 1}">${ten(`<rect width="9" height="9" class="c${index}"/>`)}</mask>`)}</defs><rect width="9" height="9" style="mask:url(#m8)"/>`,
      ),
    ],
    [
      'marks of marks',
      svg(
        `<defs><marker id="m0">${art}</marker>${nested(5, index => `<marker id="m${index + 1}"><path d="M0 0${'L1 1 0 0'.repeat(30)}" marker-mid="url(#m${index})"/></marker>`)}</defs><path d="M0 0${'L1 1 0 0'.repeat(30)}" marker-mid="url(#m5)"/>`,
      ),
    ],
    ['groups in groups', svg(`${'<g opacity="0.9">'.repeat(20_000)}${art}${'</g>'.repeat(20_000)}`)],
    ['too many elements', svg(art.repeat(50_001))],
    [
      'more colours of gradients than are read in time',
      svg(`<linearGradient id="g">${'<stop offset=".5"/>'.repeat(12_001)}</linearGradient>${art}`),
    ],
    [
      'a filter of many steps',
      svg(
        `<filter id="f">${'<feFlood flood-color="red"/>'.repeat(200)}</filter><rect width="9" height="9" filter="url(#f)"/>`,
      ),
    ],
    [
      'filters of great effort',
      svg(
        `<filter id="f"><feTurbulence numOctaves="200"/></filter>${'<rect width="400" height="300" filter="url(#f)"/>'.repeat(100)}`,
      ),
    ],
    [
      'a filter of a large kernel',
      svg(`<filter id="f"><feMorphology radius="900"/></filter><g filter="url(#f)">${art}</g>`),
    ],
    ['a book', svg(`<text>${'a'.repeat(100_000)}</text>`)],
    ['a bitmap that is none', svg(`<image href="data:image/png,%89PNG" width="9" height="9"/>${art}`)],
    [
      'a drawing inside that unpacks without end',
      svg(
        `<image href="data:image/svg+xml;base64,${zlib.gzipSync(svg(art) + ' '.repeat(30_000_000)).toString('base64')}"/>`,
      ),
    ],
    ['more than twenty megabytes', svg(`<!--${'x'.repeat(20_000_001)}-->${art}`)],
  ])('%s', async (_, source) => {
    expect(await clean(source)).toBeUndefined()
  })
})

const bitmap = (await png(64, 48)).toString('base64')

describe('what is drawn stays as it was drawn (AC18)', () => {
  test.each([
    [
      'shapes',
      svg(
        '<rect x="9" y="9" width="80" height="40" rx="5" fill="#c21a2b"/><circle cx="200" cy="100" r="50" fill="none" stroke="#000" stroke-width="7" stroke-dasharray="9 4"/><ellipse cx="300" cy="200" rx="50" ry="20"/><path d="M10 10q50 80 90 0z" fill-rule="evenodd"/><polygon points="9,200 90,250 9,290"/><polyline points="9,9 90,90 150,9" stroke="red"/><line x1="0" y1="0" x2="400" y2="300" stroke="#0a0"/>',
      ),
    ],
    [
      'an XML declaration and comments',
      `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- Made by hand -->\n${svg(art)}\n<!-- end -->`,
    ],
    ['a byte order mark', `\uFEFF${svg(art)}`],
    [
      'gradients',
      svg(
        '<defs><linearGradient id="a" x1="0" x2="1" gradientTransform="rotate(30)"><stop offset="0" stop-color="#f00"/><stop offset="1" stop-color="#00f" stop-opacity=".5"/></linearGradient><radialGradient id="b" href="#a" cx=".5" cy=".5" r=".5" spreadMethod="reflect"/></defs><rect width="200" height="300" fill="url(#a)"/><rect x="200" width="200" height="300" fill="url(#b)"/>',
      ),
    ],
    [
      'clips, masks and patterns',
      svg(
        '<defs><clipPath id="c"><circle cx="100" cy="100" r="80"/></clipPath><mask id="m"><rect width="400" height="300" fill="#fff"/><circle cx="300" cy="150" r="60"/></mask><pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><rect width="10" height="10" fill="#e5a21b"/></pattern></defs><rect width="400" height="300" fill="url(#p)" mask="url(#m)"/><g clip-path="url(#c)"><rect width="400" height="300" fill="#163e2d"/></g>',
      ),
    ],
    [
      'uses and symbols',
      svg(
        '<defs><symbol id="s" viewBox="0 0 10 10"><rect width="5" height="5"/></symbol><g id="g"><circle r="20"/></g></defs><use href="#s" x="10" width="100" height="100"/><use xlink:href="#g" x="200" y="100" fill="#c21a2b"/>',
        xlink,
      ),
    ],
    [
      'markers',
      svg(
        '<defs><marker id="a" markerWidth="4" markerHeight="4" orient="auto" refX="2" refY="2"><path d="M0 0 4 2 0 4z" fill="red"/></marker></defs><path d="M20 20 200 100 380 20" fill="none" stroke="#000" stroke-width="6" marker-end="url(#a)" marker-mid="url(#a)"/>',
      ),
    ],
    [
      'filters',
      svg(
        '<filter id="f" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur in="SourceAlpha" stdDeviation="4" result="b"/><feOffset in="b" dx="6" dy="6"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter><rect x="60" y="60" width="200" height="100" fill="#e5a21b" filter="url(#f)"/>',
      ),
    ],
    [
      'classes of a sheet',
      svg(
        '<style type="text/css"><![CDATA[.a{fill:#c21a2b;stroke:#000;stroke-width:4} #b{opacity:.5}]]></style><rect class="a" width="100" height="100"/><rect id="b" x="150" width="100" height="100"/>',
      ),
    ],
    [
      'classes beside a font from elsewhere',
      svg(
        '<style>@import url("https://fonts.example/css?family=A;B");@font-face{font-family:"A";src:url(data:font/woff;base64,AAAA)}/* red */.a{fill:#c21a2b}</style><rect class="a" width="100" height="100"/>',
      ),
    ],
    [
      'styles of elements',
      svg(
        '<g style="fill:#163e2d;mix-blend-mode:multiply;isolation:isolate"><rect width="100" height="100" style="fill-opacity:.5"/></g>',
      ),
    ],
    [
      'transforms and a part in a part',
      svg(
        '<g transform="translate(50 20) rotate(15) skewX(5) scale(.5,.8)"><svg x="10" y="10" width="200" height="100" viewBox="0 0 10 10" preserveAspectRatio="none"><rect width="5" height="5"/></svg></g>',
      ),
    ],
    [
      'a bitmap',
      svg(`<image x="10" y="10" width="200" height="150" href="data:image/png;base64,${bitmap}"/>`),
    ],
    [
      'a bitmap in lines',
      svg(
        `<image width="200" height="150" xlink:href="data:image/png;base64,${bitmap.replace(/.{76}/g, '$&&#10;')}"/>`,
        xlink,
      ),
    ],
    [
      'what switches',
      svg(
        '<switch><g requiredFeatures="nothing"><rect width="9" height="9"/></g><g><rect width="90" height="90" fill="red"/></g></switch>',
      ),
    ],
  ])('%s', async (_, source) => {
    const kept = (await clean(source)) ?? ''
    const [before, after] = [rasterizeSvg(source.replace('&#10;', ''), 256), rasterizeSvg(kept, 256)]
    expect([after.width, after.height, after.size]).toEqual([before.width, before.height, before.size])
    expect(Buffer.compare(after.rgba, before.rgba)).toBe(0)
    expect(new Set(before.rgba).size).toBeGreaterThan(1)
    // What was cleaned once is clean.
    expect(await clean(kept)).toBe(kept)
  })

  test('a drawing of Illustrator’s: its entities, its private data and all', async () => {
    const source = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0.0, SVG Export Plug-In . SVG Version: 6.00 Build 0)  -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
	<!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
	<!ENTITY ns_ai "http://ns.adobe.com/AdobeIllustrator/10.0/">
	<!ENTITY ns_svg "http://www.w3.org/2000/svg">
	<!ENTITY ns_xlink "http://www.w3.org/1999/xlink">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns:i="&ns_ai;" i:viewOrigin="0 0"
	 xmlns="&ns_svg;" xmlns:xlink="&ns_xlink;" x="0px" y="0px" viewBox="0 0 400 300"
	 style="enable-background:new 0 0 400 300;" xml:space="preserve">
<style type="text/css">.st0{fill:#163E2D;} .st1{fill:#E5A21B;}</style>
<metadata><sfw xmlns="http://ns.adobe.com/SaveForWeb/1.0/"><slices></slices></sfw></metadata>
<switch>
	<foreignObject requiredExtensions="&ns_ai;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
	<g i:extraneous="self"><rect class="st0" width="400" height="300"/><g id="Layer_1" i:layer="yes"><circle class="st1" cx="200" cy="150" r="90"/></g></g>
</switch>
<i:pgf id="adobe_illustrator_pgf"><![CDATA[eJzsvWmP...]]></i:pgf>
</svg>`
    const kept = (await clean(source)) ?? ''
    expect(kept).not.toMatch(/adobe|foreignObject|pgf|DOCTYPE|ENTITY/i)
    const { rgba, width, height } = rasterizeSvg(kept, 256)
    const at = (x: number, y: number) => [...rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
    expect([width, height]).toEqual([256, 192])
    expect(at(2, 2)).toEqual([0x16, 0x3e, 0x2d, 255])
    expect(at(128, 96)).toEqual([0xe5, 0xa2, 0x1b, 255])
  })

  test('a drawing of Inkscape’s, without what only Inkscape reads', async () => {
    const source = svg(
      '<sodipodi:namedview id="n" pagecolor="#fff"/><metadata><rdf:RDF><cc:Work rdf:about=""/></rdf:RDF></metadata><g inkscape:groupmode="layer" inkscape:label="Layer 1" id="layer1"><path sodipodi:nodetypes="cc" d="M10 10H200V100H10z" style="fill:#163e2d;-inkscape-font-specification:Arial"/></g>',
      'viewBox="0 0 400 300" xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"',
    )
    const kept = (await clean(source)) ?? ''
    expect(kept).not.toMatch(/sodipodi:|inkscape:|rdf:/)
    expect(Buffer.compare(rasterizeSvg(kept, 256).rgba, rasterizeSvg(source, 256).rgba)).toBe(0)
  })
})
