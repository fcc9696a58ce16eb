import { parseSync } from 'oxc-parser'

/** A change of a source that its tests should tell: the characters from `start` to `end` become `instead`. */
export type Fault = {
  readonly kind: 'comparison' | 'statement' | 'boolean' | 'constant' | 'call' | 'logic'
  readonly start: number
  readonly end: number
  readonly instead: string
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>

/** The other side of each, and where equality was asked for, its opposite. */
const flipped: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '===': '!==',
  '!==': '===',
  '==': '!=',
  '!=': '==',
}
const otherLogic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&' }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Words of types alone, and where a value stands for what it is called. */
const isWithoutEffect = ({ type }: Node) =>
  /^(?:TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import)/.test(type)

/** Sizes and gaps of what is shown, as icons have them: whether they are right is seen by the eye alone. */
const looks =
  /^(?:size|stroke|strokeWidth|width|height|gap|radius|opacity|[cr]?[xy]|[xy][12]|r|[wh]|fz|[mp][tblrxy]?)$/

const isOfLook = ({ type, name, value }: Node) =>
  type === 'JSXAttribute' &&
  isNode(name) &&
  looks.test(String(name.name)) &&
  isNode(value) &&
  value.type === 'JSXExpressionContainer' &&
  isNode(value.expression) &&
  value.expression.type === 'Literal' &&
  typeof value.expression.value === 'number'

/**
 * Every fault that can be put into a file, in the order of its text; none into types and imports, nor into the size
 * that an element is shown in.
 */
export function faultsOf(file: string, source: string): readonly Fault[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const faults: Fault[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || isWithoutEffect(value) || isOfLook(value)) return
    faults.push(...faultsAt(value, source))
    for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child)
  }
  visit(program as unknown)
  return faults.toSorted((a, b) => a.start - b.start || a.end - b.end)
}

/** The bounds of the innermost function that a place is in; undefined outside of all. */
export function functionAround(
  file: string,
  source: string,
  { start, end }: Pick<Fault, 'start' | 'end'>,
): readonly [number, number] | undefined {
  let found: readonly [number, number] | undefined
  const visit = (value: unknown, methodStart?: number): void => {
    if (Array.isArray(value)) for (const each of value) visit(each)
    if (!isNode(value) || value.start > start || value.end < end) return
    if (/^(?:Function|ArrowFunction)/.test(value.type)) found = [methodStart ?? value.start, value.end]
    // The name of a method is counted to its function.
    const named = /^(?:MethodDefinition|Property)$/.test(value.type) ? value.start : undefined
    for (const [key, child] of Object.entries(value))
      if (key !== 'type') visit(child, key === 'value' ? named : undefined)
  }
  visit(parseSync(file, source).program as unknown)
  return found
}

function faultsAt(node: Node, source: string): readonly Fault[] {
  const { type, start, end, left, right, operator, expression, value } = node
  const whole = (kind: Fault['kind'], instead: string): Fault => ({ kind, start, end, instead })
  if (type === 'BinaryExpression' || type === 'LogicalExpression') {
    const instead = flipped[String(operator)] ?? otherLogic[String(operator)]
    if (!instead || !isNode(left) || !isNode(right)) return []
    const at = source.indexOf(String(operator), left.end)
    const kind = type === 'BinaryExpression' ? 'comparison' : 'logic'
    return [{ kind, start: at, end: at + String(operator).length, instead }]
  }
  if (type === 'Literal' && typeof value === 'boolean') return [whole('boolean', String(!value))]
  if (type === 'Literal' && typeof value === 'number') return [whole('constant', String(value + 1))]
  if (type === 'ExpressionStatement' && isNode(expression)) {
    // A directive is no statement of ours.
    if (expression.type === 'Literal') return []
    return [whole(/Call/.test(expression.type) ? 'call' : 'statement', 'void 0')]
  }
  return []
}

/** The source with the fault in it. */
export function withFault(source: string, { start, end, instead }: Fault): string {
  return source.slice(0, start) + instead + source.slice(end)
}

/** `count` of all, the same each time for one seed; all where they are fewer. */
export function sampleOf<Value>(all: readonly Value[], count: number, seed: number): readonly Value[] {
  const rest = [...all]
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  return Array.from({ length: Math.min(count, all.length) }, () =>
    rest.splice(Math.floor(next() * rest.length), 1),
  ).flat()
}
