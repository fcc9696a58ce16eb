import { type CssNode, generate } from 'css-tree'
import { childrenOf, readValue } from '#api/platform/artwork/svg/style-sheet.ts'

const unitsOf: Readonly<Record<string, number>> = {
  px: 1,
  deg: 1,
  grad: 0.9,
  rad: 180 / Math.PI,
  turn: 360,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  pt: 96 / 72,
  pc: 16,
}

/** A transform as style sheets write it, in the words of SVG: bare numbers, and functions of two axes. */
export function cssTransform(css: string): string {
  if (css === 'none') return ''
  const value = readValue(css)
  return (value ? childrenOf(value) : [])
    .map(node => (node.type === 'Function' ? svgFunction(node.name.toLowerCase(), node) : generate(node)))
    .join(' ')
}

function svgFunction(name: string, node: CssNode): string {
  const values = childrenOf(node)
    .filter(({ type }) => type !== 'Operator')
    .map(numberOf)
  const [first = '0', second] = values
  switch (name) {
    case 'translatex':
      return `translate(${first} 0)`
    case 'translatey':
      return `translate(0 ${first})`
    case 'scalex':
      return `scale(${first} 1)`
    case 'scaley':
      return `scale(1 ${first})`
    case 'skewx':
      return `skewX(${first})`
    case 'skewy':
      return `skewY(${first})`
    case 'skew':
      return `skewX(${first}) skewY(${second ?? 0})`
    default:
      return `${name}(${values.join(' ')})`
  }
}

function numberOf(node: CssNode): string {
  if (node.type !== 'Dimension') return generate(node)
  const unit = unitsOf[node.unit.toLowerCase()]
  return unit === undefined ? generate(node) : String(Number(node.value) * unit)
}
