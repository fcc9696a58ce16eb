import zlib from 'node:zlib'
import { colorDifference } from '@teamloom/artwork/color-difference.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { withProfile } from '#api/platform/artwork/color-profile.ts'
import { rasterizeSvg } from '#api/platform/artwork/rasterize.ts'
import { cleanDrawing } from '#api/platform/artwork/svg/clean-drawing.ts'
import { chunk, png, svg } from '#api/testing/artwork-files.ts'
import { grayProfile, wideProfile } from '#api/testing/color-profiles.ts'

const box = '<rect x="40" y="60" width="200" height="100" fill="#163e2d"/>'
const bytes = (text: string) => new TextEncoder().encode(text)
const sixteen = (text: string) => Buffer.from(text, 'utf16le')
const swapped = (text: string) => sixteen(text).swap16()
const data = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString('base64')}`

async function draw(drawing: string | Uint8Array): Promise<Uint8Array> {
  const clean = await cleanDrawing(typeof drawing === 'string' ? bytes(drawing) : drawing)
  if (!clean.ok) throw new Error(`refused: ${clean.fault}`)
  return rasterizeSvg(clean.svg, 256).rgba
}

const photo = await png(64, 48)
const webp = await sharp(photo).webp({ lossless: true }).toBuffer()
const image = (href: string, more = 'width="200" height="150"') => svg(`<image ${more} href="${href}"/>`)

/** Each as it is written, and as it is said plainly. */
describe('what is said in another way is drawn as what it says (AC18)', () => {
  test.each<readonly [string, string | Uint8Array, string]>([
    ['a link', svg(`<a href="https://a.example">${box}</a>`), svg(box)],
    [
      'a prefix',
      `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><s:rect x="40" y="60" width="200" height="100" fill="#163e2d"/></s:svg>`,
      svg(box),
    ],
    ['an entity that is a shape', `<!DOCTYPE svg [<!ENTITY box '${box}'>]>${svg('<g>&box;</g>')}`, svg(box)],
    ['sixteen bits, small end first', sixteen(`\uFEFF${svg(box)}`), svg(box)],
    ['sixteen bits, great end first', swapped(`\uFEFF<?xml version="1.0"?>${svg(box)}`), svg(box)],
    ['sixteen bits without a mark', swapped(svg(box)), svg(box)],
    ['sixteen bits that are eight', `<?xml version="1.0" encoding="utf-16"?>${svg(box)}`, svg(box)],
    [
      'another encoding',
      Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${svg(`<g id="é">${box}</g>`)}`, 'latin1'),
      svg(box),
    ],
    [
      'a reference in quotes',
      svg(
        `<linearGradient id="a"><stop stop-color="#163e2d"/></linearGradient><rect x="40" y="60" width="200" height="100" style="fill:url('#a')"/>`,
      ),
      svg(box),
    ],
    [
      'a reference to a name of spaces and brackets',
      svg(`<g id="my box (1)">${box}</g><use href="#my%20box%20(1)" y="100"/>`),
      svg(`${box}<g transform="translate(0 100)">${box}</g>`),
    ],
    [
      'what is important',
      svg(
        '<style>rect{fill:#163e2d !important} #r{fill:red}</style><rect id="r" x="40" y="60" width="200" height="100" style="fill:blue"/>',
      ),
      svg(box),
    ],
    [
      'which of several rules counts',
      svg(
        '<style>#r{fill:#163e2d} .a.b{fill:red} .a{fill:blue} g>rect,rect{fill:lime}</style><g><rect id="r" class="a b" x="40" y="60" width="200" height="100" fill="red"/></g>',
      ),
      svg(box),
    ],
    [
      'a current colour that comes later',
      svg('<g fill="currentColor"><g color="#163e2d"><rect x="40" y="60" width="200" height="100"/></g></g>'),
      svg(box),
    ],
    [
      'a comment in a style',
      svg('<rect x="40" y="60" width="200" height="100" style="/* a */fill/* b */:#163e2d"/>'),
      svg(box),
    ],
    ['a colour with fractions', svg(box.replace('#163e2d', 'rgb(22.2, 61.7, 45)')), svg(box)],
    [
      'a mask’s kind in a style',
      svg(
        `<mask id="m" style="mask-type:alpha"><rect width="140" height="300"/></mask><g mask="url(#m)">${box}</g>`,
      ),
      svg(`<g><rect x="40" y="60" width="100" height="100" fill="#163e2d"/></g>`),
    ],
    [
      'what a transform turns about',
      svg(
        '<rect x="40" y="60" width="200" height="100" fill="#163e2d" transform="rotate(90)" transform-origin="center"/>',
      ),
      svg(`<g transform="rotate(90 200 150)">${box}</g>`),
    ],
    [
      'a transform of a style',
      svg(
        '<rect x="40" y="60" width="200" height="100" fill="#163e2d" style="transform:translateX(.5in) rotate(.25turn);transform-origin:left 150px"/>',
      ),
      svg(`<g transform="translate(0 150) translate(48 0) rotate(90) translate(0 -150)">${box}</g>`),
    ],
    [
      'a transform of a drawing inside',
      svg(`<svg width="100" height="100" transform="translate(50 20)" opacity=".5">${box}</svg>`),
      svg(`<g transform="translate(50 20)" opacity=".5"><svg width="100" height="100">${box}</svg></g>`),
    ],
    [
      'a background',
      svg(box, 'viewBox="0 0 400 300" style="background:#e5a21b"'),
      svg(`<rect width="400" height="300" fill="#e5a21b"/>${box}`),
    ],
    [
      'a gradient that begins at a circle',
      svg(
        '<radialGradient id="a" fr=".25"><stop stop-color="#163e2d"/><stop offset="1" stop-color="#e5a21b"/></radialGradient><rect width="400" height="300" fill="url(#a)"/>',
      ),
      svg(
        '<radialGradient id="a"><stop offset=".5" stop-color="#163e2d"/><stop offset="1" stop-color="#e5a21b"/></radialGradient><rect width="400" height="300" fill="url(#a)"/>',
      ),
    ],
    [
      'marks that turn around and take their line’s colour',
      svg(
        '<marker id="a" orient="auto-start-reverse" markerWidth="9" markerHeight="9" refX="1"><path d="M0 0h8L0 8z" fill="context-stroke"/></marker><path d="M100 100H300" stroke="#163e2d" stroke-width="5" marker-start="url(#a)" marker-end="url(#a)"/>',
      ),
      svg(
        '<marker id="a" orient="auto" markerWidth="9" markerHeight="9" refX="1"><path d="M0 0h8L0 8z" fill="#163e2d"/></marker><marker id="b" orient="auto" markerWidth="9" markerHeight="9" refX="1" viewBox="-7 -9 9 9"><path transform="rotate(180 1 0)" d="M0 0h8L0 8z" fill="#163e2d"/></marker><path d="M100 100H300" stroke="#163e2d" stroke-width="5" marker-start="url(#b)" marker-end="url(#a)"/>',
      ),
    ],
    ['a use of itself', svg(`<g id="a">${box}<use href="#a" x="9"/></g>`), svg(box)],
    [
      'two of one name',
      svg(`<g id="a">${box}</g><g id="a"/><use href="#a" y="99"/>`),
      svg(`${box}<g transform="translate(0 99)">${box}</g>`),
    ],
    ['a bitmap by another name', image(data('image/jpg', photo)), image(data('image/png', photo))],
    [
      'a bitmap without a name',
      image(`data:;base64,${photo.toString('base64')}`),
      image(data('image/png', photo)),
    ],
    ['a WebP', image(data('image/webp', webp)), image(data('image/png', photo))],
    [
      'a picture without a height',
      image(data('image/png', photo), 'width="200"'),
      image(data('image/png', photo)),
    ],
    [
      'a bitmap in a filter',
      svg(
        `<filter id="f"><feImage href="${data('image/jpg', photo)}"/></filter><g filter="url(#f)">${box}</g>`,
      ),
      svg(
        `<filter id="f"><feImage href="${data('image/png', photo)}"/></filter><g filter="url(#f)">${box}</g>`,
      ),
    ],
    ['a drawing in a drawing', image(data('image/svg+xml', svg(box)), 'width="400" height="300"'), svg(box)],
    [
      'a drawing in words',
      image(`data:image/svg+xml;utf8,${encodeURIComponent(svg(box))}`, 'width="400" height="300"'),
      svg(box),
    ],
    [
      'a packed drawing',
      image(data('image/svg+xml', zlib.gzipSync(svg(box)))),
      svg(`<g transform="scale(.5)">${box}</g>`),
    ],
  ])('%s', async (_, written, plainly) => {
    const drawn = await draw(written)
    expect(new Set(drawn).size).toBeGreaterThan(1)
    expect(farthest(drawn, rasterizeSvg(plainly, 256).rgba)).toBeLessThanOrEqual(3)
  })

  test('a picture that a camera turned stands upright', async () => {
    const jpeg = await sharp(await png(48, 64))
      .jpeg({ quality: 100 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const upright = await sharp(jpeg).autoOrient().png().toBuffer()
    expect(await draw(image(data('image/jpeg', jpeg)))).toEqual(await draw(image(data('image/png', upright))))
  })
})

const webPage = (content: string) =>
  `<foreignObject width="400" height="300">${content.replace('<div', '<div xmlns="http://www.w3.org/1999/xhtml"')}</foreignObject>`
const angular = (colors: string, more = '') =>
  `<clipPath id="c"><circle cx="200" cy="150" r="100"/></clipPath><g clip-path="url(#c)"><g transform="matrix(0 .1 -.1 0 200 150)"><foreignObject x="-1010" y="-1010" width="2020" height="2020"><div xmlns="http://www.w3.org/1999/xhtml" style="background:conic-gradient(${colors});height:100%;width:100%;opacity:1${more}"></div></foreignObject></g></g><circle cx="200" cy="150" r="100"/>`

test('an angular gradient of a drawing program’s is drawn as it goes around', async () => {
  const pixels = await draw(
    svg(
      angular('from 90deg,rgba(255, 0, 0, 1) 0deg,rgba(0, 0, 255, 1) 180deg,rgba(255, 0, 0, 1) 360deg'),
      'viewBox="0 0 400 300" fill="none"',
    ),
  )
  const at = (x: number, y: number) => {
    const from = 4 * (Math.round(y * 0.64) * 256 + Math.round(x * 0.64))
    return [...pixels.subarray(from, from + 4)]
  }
  // It is turned by a quarter.
  expect(at(200, 240)[0]).toBeGreaterThan(240)
  expect(at(200, 60)[2]).toBeGreaterThan(240)
  expect(at(20, 20)[3]).toBe(0)
})

test.each([
  'style="shape-inside:url(#r)"',
  'style="inline-size:90px"',
  'style="shape-inside:none;inline-size:auto"',
])(
  'words that are broken into lines are drawn where their program says that each line stands',
  async said => {
    const lines =
      '<tspan x="20" y="60">WOLVES<tspan dx="9">OF</tspan></tspan><tspan x="20" y="110">THE NORTH</tspan>'
    const placed = svg(`<text font-size="40" ${said}>\n${lines}</text><rect id="r" width="9" height="9"/>`)
    expect(farthest(await draw(placed), await draw(placed.replace(said, '')))).toBe(0)
  },
)

test.each([
  ['for which another part stands', `<switch>${webPage('<div>River Otters</div>')}<g/></switch>`],
  ['that is empty', webPage('')],
  ['that is not displayed', `<g style="display:none">${webPage('<div>River Otters</div>')}</g>`],
  ['of no size', '<foreignObject width="0" height="9"><p/></foreignObject>'],
  [
    'for one program alone',
    '<foreignObject requiredExtensions="https://a.example/" width="9" height="9"><p/></foreignObject>',
  ],
  ['that nothing is painted in', '<meshgradient id="m"/><flowRoot><flowPara> </flowPara></flowRoot>'],
])('what is of no SVG %s refuses no drawing', async (_, content) => {
  expect(farthest(await draw(svg(content + box)), rasterizeSvg(svg(box), 256).rgba)).toBe(0)
})

describe('what is not drawn as browsers draw it is named, and refused (AC18)', () => {
  test.each([
    ['angularGradient', svg(angular('from 90deg at 10% 20%,red,blue'))],
    ['angularGradient', svg(angular('red,blue', ';border-radius:50%'))],
    [
      'flowedText',
      svg(
        `<flowRoot><flowRegion><rect width="9" height="9"/></flowRegion><flowPara>WOLVES</flowPara></flowRoot>`,
      ),
    ],
    [
      'flowedText',
      svg(
        `<rect id="r" width="9" height="9"/><text style="shape-inside:url(#r)"><tspan>WOLVES</tspan></text>`,
      ),
    ],
    ['flowedText', svg('<text y="40" style="inline-size:90px">WOLVES OF THE NORTH</text>')],
    ['foreignObject', svg(`${box}<g>${webPage('<div>River Otters</div>')}</g>`)],
    ['foreignObject', svg(`${box}<g>${webPage('<div style="backdrop-filter:blur(2px)"></div>')}</g>`)],
    ['foreignObject', svg(`<switch>${webPage('<div>River Otters</div>')}</switch>`)],
    ['meshGradient', svg('<meshgradient id="m"/><rect width="9" height="9" fill="url(#m)"/>')],
    ['meshGradient', svg('<hatch id="h"/><g style="stroke:url(#h)"><path d="M0 0h9"/></g>')],
    ['backgroundImage', svg(box, 'viewBox="0 0 4 3" style="background:linear-gradient(red,blue)"')],
    ['bitmap', image('data:image/png;base64,AAAA')],
    ['bitmap', image(data('image/png', photo.subarray(0, 150)))],
    [
      'contextPaint',
      svg(`<g id="a"><path d="M0 0h9v9z" fill="context-fill"/></g><use href="#a" fill="red"/>`),
    ],
    ['cssVariable', svg('<rect width="9" height="9" style="fill:var(--a, red)"/>')],
    [
      'filterImage',
      svg(
        `<g id="a">${box}</g><filter id="f"><feImage x="9" href="#a"/></filter><rect width="9" height="9" filter="url(#f)"/>`,
      ),
    ],
    [
      'fixedStrokeWidth',
      svg('<path transform="scale(3)" d="M0 0h9" stroke="red" vector-effect="non-scaling-stroke"/>'),
    ],
    [
      'focalRadius',
      svg(
        '<radialGradient id="a" fr=".2" spreadMethod="repeat"><stop/></radialGradient><rect width="9" height="9" fill="url(#a)"/>',
      ),
    ],
    ['maskImage', svg(`<g style="mask:linear-gradient(red,blue)">${box}</g>`)],
    ['nestedImage', image(data('image/svg+xml', image(data('image/png', photo))))],
    ['outsideFile', svg(`<image href="https://evil.example/a.png" width="9" height="9"/>${box}`)],
    ['outsideFile', svg(`<image href="file:///etc/passwd" width="9" height="9"/>${box}`)],
    ['outsideFile', svg(`<image href="..\\secret.png" width="9" height="9"/>${box}`)],
    ['outsideFile', svg(`<use href="symbols.svg#b"/>${box}`)],
    ['outsideFile', svg(`<image href="a.png" x="35" y="70" width="90" height="60"/>${box}`)],
    ['outsideFile', svg(`<g fill-opacity="0">${linked}</g>${box}`)],
    ['outsideFile', svg(`<rect width="400" height="300" fill="#fff"/>${linked}`)],
    ['outsideFile', svg(`<mask id="m">${linked}</mask><g mask="url(#m)">${box}</g>`)],
    [
      'outsideFile',
      svg(
        `<clipPath id="c"><path d="M0 0H400V300H0ZM1 1V95H95Z"/></clipPath><g clip-path="url(#c)">${linked}</g>`,
      ),
    ],
    [
      'outsideFile',
      svg(
        `<filter id="f"><feImage href="https://evil.example/a.png"/></filter><g filter="url(#f)">${box}</g>`,
      ),
    ],
    ['bitmap', svg(`<image width="9" height="9" href="data:image/png;base64,AAAA"/>${box}`)],
    [
      'outsideFile',
      svg(
        `<image x:href="a.png" width="9" height="9"/>${box}`,
        'viewBox="0 0 9 9" xmlns:x="http://www.w3.org/1999/xlink"',
      ),
    ],
    ['selfReference', svg(`<mask id="a"><g mask="url(#a)">${box}</g></mask><g mask="url(#a)">${box}</g>`)],
    ['shapeAsClip', svg(`<g style="clip-path:circle(40%)">${box}</g>`)],
    [
      'symbolPercentage',
      svg('<symbol id="a"><rect width="50%" height="9"/></symbol><use href="#a" width="9" height="9"/>'),
    ],
    ['transform', svg(`<g style="transform:translate(50%)">${box}</g>`)],
    ['transform', svg(`<g style="transform:rotate3d(1,1,1,45deg)">${box}</g>`)],
    ['transform', svg(`<g style="transform:rotate(9deg);transform-box:fill-box">${box}</g>`)],
  ])('%s', async (fault, source) => {
    expect(await cleanDrawing(bytes(source))).toEqual({ ok: false, fault })
  })
})

describe('a picture in a drawing shows what its profile says (AC18)', async () => {
  const plain = await flat('srgb', [200, 175, 90])
  test.each([
    ['of a wider space', await flat('srgb', [200, 175, 90]), wideProfile, '#d2b153'],
    ['of a wider space, in sixteen bits', await flat('rgb16', [200, 175, 90]), wideProfile, '#d2b153'],
    ['of gray', await flat('b-w', [128]), grayProfile(1), '#bcbcbc'],
    ['of gray, in sixteen bits', await flat('grey16', [128]), grayProfile(1), '#bcbcbc'],
  ])('%s', async (_, file, profile, shown) => {
    const rgba = await draw(image(data('image/png', Buffer.from(withProfile(file, profile)))))
    expect(colorDifference(hexAt(rgba, 30, 30), shown)).toBeLessThan(1)
  })

  test('of a photograph', async () => {
    const jpeg = await sharp(plain).jpeg({ quality: 100 }).toBuffer()
    // As it stands in a JPEG: a part of its own.
    const content = Buffer.concat([Buffer.from('ICC_PROFILE\0\u0001\u0001', 'latin1'), wideProfile])
    const head = Buffer.from([0xff, 0xe2, (content.length + 2) >> 8, (content.length + 2) & 255])
    const told = Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
    const rgba = await draw(image(data('image/jpeg', told)))
    expect(colorDifference(hexAt(rgba, 30, 30), '#d2b153')).toBeLessThan(1)
  })

  test('of a screen is kept as it came', async () => {
    const jpeg = await sharp(plain).withIccProfile('srgb').jpeg().toBuffer()
    const clean = await cleanDrawing(bytes(image(data('image/jpeg', jpeg))))
    expect(clean.ok && clean.svg).toContain(jpeg.toString('base64'))
  })

  test('that is brighter than it says', async () => {
    const written = Buffer.alloc(4)
    written.writeUInt32BE(100_000)
    const gray = await flat('srgb', [128, 128, 128])
    const told = Buffer.concat([gray.subarray(0, 33), chunk('gAMA', written), gray.subarray(33)])
    expect(hexAt(await draw(image(data('image/png', told))), 30, 30)).toBe('#bcbcbc')
  })
})

/** A PNG of one colour. */
async function flat(space: 'srgb' | 'rgb16' | 'b-w' | 'grey16', values: readonly number[]): Promise<Buffer> {
  const channels = values.length as 1 | 3
  const isWide = space.endsWith('16')
  const made = isWide ? new Uint16Array(64 * 48 * channels) : new Uint8Array(64 * 48 * channels)
  for (let i = 0; i < made.length; i++) made[i] = values[i % channels]! * (isWide ? 257 : 1)
  return sharp(made, { raw: { width: 64, height: 48, channels } })
    .toColourspace(space)
    .png()
    .toBuffer()
}

const hexAt = (rgba: Uint8Array, x: number, y: number) =>
  `#${Buffer.from(rgba.subarray(4 * (256 * y + x), 4 * (256 * y + x) + 3)).toString('hex')}`

const linked = '<image href="file:///home/me/sketch.jpg" width="90" height="90"/>'
const broken = '<image href="data:image/png;base64,AAAA" width="90" height="90"/>'

describe('what nobody would see refuses no drawing, and is not kept (AC18)', () => {
  test.each([
    ['a layer that is not displayed', `<g style="display:none">${linked}${broken}</g>`],
    ['one by a sheet', `<style>.off{display:none}</style><g class="off">${linked}${broken}</g>`],
    ['one that is used', `<g id="a" display="none">${linked}${broken}</g><use href="#a"/>`],
    ['what is kept for a use that there is none of', `<defs><g id="a">${linked}${broken}</g></defs>`],
    [
      'a pattern that nothing is filled with',
      `<pattern id="a" width="9" height="9">${linked}${broken}</pattern>`,
    ],
    ['a symbol without a use', `<symbol id="a">${linked}${broken}</symbol>`],
    ['a filter that nothing has', '<filter id="f"><feImage href="https://evil.example/a.png"/></filter>'],
    ['a mask of itself that nothing has', `<mask id="m"><g mask="url(#m)">${box}</g></mask>`],
    ['a picture that is hidden', `<g visibility="hidden">${linked}${broken}</g>`],
    ['a picture that is see-through', `<g opacity="0">${linked}${broken}</g>`],
    ['a picture outside the view', `<g transform="translate(900 0)">${linked}${broken}</g>`],
    ['a picture of no size', '<image href="a.png" width="0" height="9"/>'],
    [
      'a picture that is clipped away',
      `<clipPath id="c"><circle cx="300" cy="200" r="50"/></clipPath><g clip-path="url(#c)">${linked}</g>`,
    ],
    [
      'one by a form that lies around it',
      `<clipPath id="c"><path clip-rule="evenodd" d="M0 0H400V300H0ZM0 0H95V95H0Z"/></clipPath><g clip-path="url(#c)">${linked}</g>`,
    ],
    [
      'one that is used far off',
      `<clipPath id="c"><rect x="9" width="9" height="9"/></clipPath><g clip-path="url(#c)"><use href="#a" x="40"/></g><defs><g id="a">${linked}</g></defs>`,
    ],
    ['a picture that is masked away', `<mask id="m"><rect/></mask><g mask="url(#m)">${linked}</g>`],
    [
      'a picture below what covers it',
      '<image href="sketch.png" x="50" y="70" width="90" height="60" opacity=".5"/>',
    ],
    ['a drawing’s use of no size', '<g display="none"><use href="symbols.svg#b"/></g>'],
    ['a cut that browsers alone know', `<g display="none" style="clip-path:circle(40%)">${box}</g>`],
  ])('%s', async (_, unseen) => {
    const clean = await cleanDrawing(bytes(svg(unseen + box)))
    if (!clean.ok) throw new Error(`refused: ${clean.fault}`)
    expect(clean.svg).not.toMatch(/<image|sketch|evil|symbols/)
    expect(farthest(rasterizeSvg(clean.svg, 256).rgba, await draw(svg(box)))).toBe(0)
  })

  test.each([
    ['is drawn by a use', `<g display="none"><g id="a">${box}</g></g><use href="#a"/>`],
    [
      'paints what is',
      '<g display="none"><linearGradient id="a"><stop stop-color="#163e2d"/></linearGradient></g><rect x="40" y="60" width="200" height="100" fill="url(#a)"/>',
    ],
    [
      'paints it by another paint',
      '<linearGradient id="a"><stop stop-color="#163e2d"/></linearGradient><linearGradient id="b" href="#a"/><rect x="40" y="60" width="200" height="100" fill="url(#b)"/>',
    ],
    [
      'is seen again inside of what is hidden',
      `<g visibility="hidden"><g visibility="visible">${box}</g></g>`,
    ],
  ])('but what stands there and %s stays', async (_, source) => {
    expect(farthest(await draw(svg(source)), await draw(svg(box)))).toBe(0)
  })
})

/** By how much any part of any pixel differs. */
function farthest(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((most, value, index) => Math.max(most, Math.abs(value - b[index]!)), 0)
}
