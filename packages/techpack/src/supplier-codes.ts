import { palettes } from '@teamloom/catalog/colors/index.ts'
import { decorationTypes } from '@teamloom/catalog/decorations/index.ts'
import type { ColorOf } from './color-standard.ts'

/** The house's own: which code of a supplier stands for a colour of ours. */
export type SupplierCode = {
  readonly of: ColorOf
  /** The colour's code as our chart writes it. */
  readonly code: string
  readonly supplier: string
  readonly supplierCode: string
}

const columns = ['of', 'code', 'supplier', 'supplier_code'] as const
const kinds: readonly ColorOf[] = ['cloth', 'thread', 'ink', 'yarn', 'trim']

/** Codes of every chart, and of leather, as techpacks write them. */
const codes: readonly string[] = [
  ...palettes.flatMap(({ colors }) => colors.map(({ techpackColorName }) => techpackColorName)),
  ...decorationTypes.flatMap(({ options }) =>
    options
      .fieldsWith({})
      .flatMap(field =>
        field.name === 'textureName' && field.kind === 'choice'
          ? field.choices.map(({ label }) => label.en)
          : [],
      ),
  ),
]
const ours: ReadonlySet<string> = new Set(codes.map(code => code.toLowerCase()))

/** `no colour is written “1010”, did you mean “1010 Navy”?` */
function unknownText(code: string): string {
  const near = codes.filter(each => each.toLowerCase().split(' ').includes(code.toLowerCase()))
  const asked = near.length > 0 ? `, did you mean ${near.map(each => `“${each}”`).join(' or ')}?` : ''
  return `no colour is written “${code}”${asked}`
}

/** Rows of a CSV, its names first; `fault` says in words which row is wrong, and none is taken. */
export function readSupplierCodes(
  rows: readonly (readonly string[])[],
): { readonly codes: readonly SupplierCode[] } | { readonly fault: string } {
  const [head = [], ...body] = rows
  if (columns.some((column, i) => head[i]?.trim() !== column))
    return { fault: `its first row must be ${columns.join(',')}` }
  const read: SupplierCode[] = []
  for (const [at, row] of body.entries()) {
    const [of = '', code = '', supplier = '', supplierCode = ''] = row.map(cell => cell.trim())
    if ([of, code, supplier, supplierCode].every(cell => cell === '')) continue
    const kind = kinds.find(each => each === of)
    if (!kind) return { fault: `row ${at + 2}: ${of || 'nothing'} is none of ${kinds.join(', ')}` }
    if (!code || !supplier || !supplierCode) return { fault: `row ${at + 2} is not whole` }
    if (!ours.has(code.toLowerCase())) return { fault: `row ${at + 2}: ${unknownText(code)}` }
    read.push({ of: kind, code, supplier, supplierCode })
  }
  return { codes: read }
}

/** `Pantone TCX 19-4024; …`; null: there is none. */
export function supplierCodeText(codes: readonly SupplierCode[], of: ColorOf, code: string): string | null {
  const own = codes.filter(each => each.of === of && each.code.toLowerCase() === code.toLowerCase())
  return own.length === 0
    ? null
    : own.map(({ supplier, supplierCode }) => `${supplier} ${supplierCode}`).join('; ')
}
