import { parseSync } from 'oxc-parser'

/** A function of a source file: the name that it is called or kept by, and its lines, first and last counted. */
export type FunctionOf = {
  readonly name: string
  readonly lines: number
  /** Whether the function draws a part of a page. */
  readonly isComponent: boolean
}

type Node = { readonly type: string; readonly start: number; readonly end: number } & Record<string, unknown>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isFunction = ({ type }: Node) =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type)

/** Every function of a file, those inside of others too. Throws where the file cannot be read as TypeScript. */
export function functionsOf(file: string, source: string): readonly FunctionOf[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  const found: FunctionOf[] = []
  const visit = (value: unknown, name: string): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, name)
    if (!isNode(value)) return
    const own = nameOf(value) ?? name
    if (isFunction(value)) {
      const lines = source.slice(value.start, value.end).split('\n').length
      found.push({ name: own, lines, isComponent: file.endsWith('.tsx') && /^[A-Z]/.test(own) })
    }
    // What is inside has a name of its own, or that of what it lies in.
    for (const [key, child] of Object.entries(value)) if (key !== 'type') visit(child, own)
  }
  visit(program as unknown, '')
  return found
}

function nameOf(node: Node): string | undefined {
  const named = node.type === 'VariableDeclarator' || isFunction(node) ? node.id : node.key
  return isNode(named) && typeof named.name === 'string' ? named.name : undefined
}
