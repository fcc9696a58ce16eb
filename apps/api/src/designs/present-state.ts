import type { Product } from '@teamloom/catalog/definition.ts'
import type { DataOf } from '@teamloom/contract/call.ts'
import { describeProduct } from '@teamloom/contract/describe-product.ts'
import type { generatorCalls } from '@teamloom/contract/generator.ts'
import type { DesignRecord } from '@teamloom/design/design-record.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { type DesignFacts, presentDesign } from '@teamloom/design/present-design.ts'
import { mayActAsStaff } from '#api/access/caller.ts'
import type { DesignRow, OpenedDesign } from '#api/designs/load-design.ts'
import type { Request } from '#api/http/handler.ts'
import { withField } from '#api/http/written.ts'
import { pictureUrls } from '#api/pictures/picture-urls.ts'

type Row = Pick<DesignRow, 'id' | 'revision' | 'lookKey' | 'updatedAt'>

export function presentState(row: Row, opened: OpenedDesign, origin: string): DesignState {
  return presentDesign(opened.document, opened.product, factsOf(row, opened, origin))
}

/** The state as it was asked for: with what its product can be for the caller, or without. */
export function presentAsked(
  row: Row,
  opened: OpenedDesign,
  { query, caller, origin }: Pick<Request<typeof generatorCalls.read>, 'query' | 'caller' | 'origin'>,
): DataOf<typeof generatorCalls.read> {
  const state = presentState(row, opened, origin)
  if (query.include === 'document') return { ...state, document: opened.document }
  if (query.include !== 'definition') return state
  return { ...state, productDefinition: describeProduct(opened.product, mayActAsStaff(caller)) }
}

/** Its JSON, which is put together when it is written: definitions are long, and the same for all. */
export function writeAsked(
  row: Row,
  opened: OpenedDesign,
  request: Pick<Request<typeof generatorCalls.read>, 'query' | 'caller' | 'origin'>,
): () => string {
  if (request.query.include !== 'definition') {
    const state = JSON.stringify(presentAsked(row, opened, request))
    return () => state
  }
  const state = JSON.stringify(presentState(row, opened, request.origin))
  const definition = definitionOf(opened.product, mayActAsStaff(request.caller))
  return () => withField(state, 'productDefinition', definition)
}

const definitions = { all: new WeakMap<Product, string>(), usual: new WeakMap<Product, string>() }

/** A product's definition as JSON, made once. */
function definitionOf(product: Product, mayUseAllTypes: boolean): string {
  const kept = mayUseAllTypes ? definitions.all : definitions.usual
  const known = kept.get(product) ?? JSON.stringify(describeProduct(product, mayUseAllTypes))
  kept.set(product, known)
  return known
}

/** For whoever presents it themselves. */
export function presentRecord(row: Row, opened: OpenedDesign, origin: string): DesignRecord {
  return { ...factsOf(row, opened, origin), document: opened.document }
}

function factsOf(row: Row, { product }: OpenedDesign, origin: string): DesignFacts {
  return {
    designId: row.id,
    revision: row.revision,
    timestamp: row.updatedAt.toISOString(),
    images: pictureUrls(origin, row.lookKey, product.sides),
  }
}
