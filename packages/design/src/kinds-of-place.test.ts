import type { Product } from '@teamloom/catalog/definition.ts'
import { products } from '@teamloom/catalog/products/index.ts'
import { must } from '@teamloom/kit/assert.ts'
import { expect, test } from 'vitest'
import type { DesignChange } from './actions/index.ts'
import type { DesignDocument } from './document.ts'
import { drawnDesign } from './drawn-design.ts'
import { locationsOf } from './locations.ts'
import { createDocument } from './new-design.ts'
import { change, crest, id } from './testing/sample.ts'

const product = (name: string): Product =>
  must(
    products.find(each => each.product.name === name),
    name,
  )
const { assetId, assetVersionId } = crest
const decorationId = id(1)

function send(garment: Product, document: DesignDocument, sent: DesignChange) {
  return change(document, sent, { context: { product: garment } })
}

function after(garment: Product, ...changes: readonly DesignChange[]): DesignDocument {
  return changes.reduce((document, sent) => {
    const result = send(garment, document, sent)
    if (!result.ok) throw new Error(`${sent.action}: ${result.refusal.code}`)
    return result.value
  }, createDocument(garment))
}

function refusalOf(garment: Product, document: DesignDocument, sent: DesignChange): string | undefined {
  const result = send(garment, document, sent)
  return result.ok ? undefined : result.refusal.code
}

const add = (type: string, positionName?: string): DesignChange => ({
  action: 'addDecoration',
  type,
  decorationId,
  assetId,
  assetVersionId,
  ...(positionName ? { positionName } : {}),
})
const only = (document: DesignDocument) => must(document.decorations[0], 'decoration')
const categoryOf = (garment: Product, document: DesignDocument) =>
  garment.locations.find(({ positionName }) => positionName === only(document).positionName)?.category

const hoodie = product('hoodie')

test('made in another way, a decoration goes to a place of that kind, and back (DS50)', () => {
  const printed = after(hoodie, add('screenprint'))
  for (const type of ['embroiderypatch', 'hoodliningsublimation', 'chestpocketsublimation']) {
    const found = hoodie.decorationTypes.find(each => each.type === type)
    if (!found) continue
    const sent = { action: 'changeDecorationType', decorationId, type } as const
    const result = send(hoodie, printed, sent)
    if (!result.ok) continue
    expect(found.categories).toContain(categoryOf(hoodie, result.value))
    const back = send(hoodie, result.value, { ...sent, type: 'screenprint' })
    expect(back.ok && categoryOf(hoodie, back.value)).toBe('print')
  }
  const patched = send(hoodie, printed, {
    action: 'changeDecorationType',
    decorationId,
    type: 'embroiderypatch',
  })
  expect(patched.ok && categoryOf(hoodie, patched.value)).toBe('patch')
})

test('what lies on a lining lies on both of its halves (DS50)', () => {
  const lined = after(
    hoodie,
    { action: 'setStyle', partName: 'hood', elementName: 'lining', styleName: 'jersey' },
    add('hoodliningrepeatingscreenprint', 'leftHoodLining'),
  )
  expect(drawnDesign(lined, hoodie).prints.map(({ decorationId: of }) => of)).toEqual([
    decorationId,
    decorationId,
  ])
  const other = { ...only(lined), id: id(2), positionName: 'undefined' }
  const right = locationsOf(lined, hoodie, other).find(
    ({ location }) => location.positionName === 'rightHoodLining',
  )
  expect(right?.spotTaken).toBe(true)
})

test('a patch begins with the first shape that fits its place, in a size of it, and takes those it has (DS51)', () => {
  const beanie = product('beanie')
  const cuffed = after(beanie, add('embroiderypatch'))
  expect(only(cuffed).options.tagName).toBe('short rectangle')
  expect(only(cuffed).sizeId).toBe('w2.5')
  const patched = after(hoodie, add('embroiderypatch'))
  expect(only(patched).options.tagName).toBe('square')
  const shaped = (tagName: string): DesignChange => ({
    action: 'setDecorationTagName',
    decorationId,
    tagName,
  })
  const diamond = send(hoodie, patched, shaped('diamond'))
  expect(diamond.ok && ['w2.5', 'w3']).toContain(diamond.ok && only(diamond.value).sizeId)
  expect(refusalOf(hoodie, patched, shaped('heart'))).toBe('unknownTagName')
  const texture = {
    action: 'setDecorationTagTextureName',
    decorationId,
    textureName: 'LeatherBrown',
  } as const
  expect(refusalOf(hoodie, patched, texture)).toBe('unknownTexture')
})

test('a pattern has its own measures, in their steps (DS51)', () => {
  const lined = after(
    hoodie,
    { action: 'setStyle', partName: 'hood', elementName: 'lining', styleName: 'jersey' },
    add('hoodliningrepeatingscreenprint', 'leftHoodLining'),
  )
  const measured = (repeatingDetails: object) =>
    refusalOf(hoodie, lined, {
      action: 'setDecorationRepeatingPattern',
      decorationId,
      repeatingDetails,
    } as DesignChange)
  expect(measured({ patternName: 'line' })).toBeUndefined()
  expect(measured({ patternName: 'spiral' })).toBe('unknownPattern')
  expect(measured({ patternName: 'line', horizontalOddRowOffsetInches: 0.5 })).toBe('invalidPattern')
  expect(measured({ patternName: 'line', verticalSpacing: 0.5 })).toBe('invalidPattern')
  for (const width of [-1, 0, 1000, Number.MAX_VALUE])
    expect(measured({ maxImageWidthInches: width })).toBe('invalidPattern')
})

test('sublimation is had on pale polyester alone, and is listed with its reason where it cannot be (DS52)', () => {
  const tee = product('tshirt')
  const sublimation = add('sublimation', 'centerChest')
  const colored = (color: string): DesignChange[] =>
    tee.parts.flatMap(part =>
      part.elements.flatMap(element =>
        (element.styles[0]?.layers ?? []).map(layer => ({
          action: 'setColor' as const,
          partName: part.name,
          elementName: element.name,
          layerName: layer.name,
          color,
        })),
      ),
    )
  const body = colored('1001')
    .filter(sent => 'partName' in sent && sent.partName === 'body')
    .slice(0, 1)
  const dark = body.map(sent => ({ ...sent, color: '1014' }) as DesignChange)
  const cloth = tee.parts
    .flatMap(part => part.elements.map(element => ({ partName: part.name, element })))
    .find(({ element }) => element.styles.some(({ instead }) => instead))
  const polyester: DesignChange = {
    action: 'setStyle',
    partName: must(cloth, 'cloth').partName,
    elementName: must(cloth, 'cloth').element.name,
    styleName: 'polyester',
  }
  expect(refusalOf(tee, after(tee, ...body), sublimation)).toBe('clothUnfit')
  expect(refusalOf(tee, after(tee, polyester, ...dark), sublimation)).toBe('clothUnfit')
  expect(refusalOf(tee, after(tee, polyester, ...body), sublimation)).toBeUndefined()
  const reasons = hoodie.unavailableDecorationTypes.find(({ type }) => type === 'sublimation')?.reason
  expect([reasons?.en, reasons?.fr].every(words => words !== undefined && words.trim() !== '')).toBe(true)
})
