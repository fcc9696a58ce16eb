import type { Label } from '@teamloom/kit/label.ts'
import type { z } from 'zod/mini'
import type { OrderDocument } from '../order-document.ts'
import { addItem } from './add-item.ts'
import { addNote } from './add-note.ts'
import { addShipment } from './add-shipment.ts'
import type { EditDefinition, EditFacts, EditOutcome } from './define-edit.ts'
import { removeItem } from './remove-item.ts'
import { sendProof } from './send-proof.ts'
import { setBilling, setShipping } from './set-addresses.ts'
import { setCharge, setCharges } from './set-charges.ts'
import { setCurrency } from './set-currency.ts'
import { setDiscount, setDiscounts } from './set-discounts.ts'
import { setInCharge } from './set-in-charge.ts'
import { setInvoiceNumber } from './set-invoice-number.ts'
import { setLines } from './set-lines.ts'
import { setPoNumber } from './set-po-number.ts'
import { setPrice } from './set-price.ts'
import { setProjectNumber } from './set-project-number.ts'
import { setQuoteNumber } from './set-quote-number.ts'
import { setSizes } from './set-sizes.ts'
import { setStatus } from './set-status.ts'
import { setTaxExemption } from './set-tax-exemption.ts'

/** Everything that staff do to a request. */
export const edits = [
  setSizes,
  setLines,
  setInvoiceNumber,
  setQuoteNumber,
  setProjectNumber,
  setPoNumber,
  setInCharge,
  setStatus,
  addShipment,
  setShipping,
  setBilling,
  setDiscounts,
  setDiscount,
  setCharges,
  setCharge,
  setTaxExemption,
  setCurrency,
  setPrice,
  addNote,
  sendProof,
  addItem,
  removeItem,
] as const

export type AnyEdit = (typeof edits)[number]
export type EditName = AnyEdit['edit']
export type EditNamed<Name extends EditName> = Extract<AnyEdit, { readonly edit: Name }>

/** What an edit is applied with. */
export type InputOf<Name extends EditName> = Parameters<EditNamed<Name>['apply']>[1]

/** One edit as it is applied: its name and its input. */
export type OrderEdit = { [Name in EditName]: { readonly kind: Name } & InputOf<Name> }[EditName]

/** One edit as it is asked for: its name and its own fields. */
export type AskedEdit = {
  [Name in EditName]: { readonly kind: Name } & Readonly<z.input<EditNamed<Name>['schema']>>
}[EditName]

const byName = Object.fromEntries(edits.map(each => [each.edit, each])) as unknown as Readonly<
  Record<EditName, EditDefinition>
>

/** Edits that note a number, in the order in which numbers are shown. */
export const numberEdits = edits.flatMap(({ edit, number }) => (number ? [{ edit, ...number }] : []))

/** Numbers that are noted of a request, by their fields. */
export function numbersOf(document: Omit<OrderDocument, 'items'>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    numberEdits.flatMap(({ field, read }) => {
      const number = read(document)
      return number ? [[field, number]] : []
    }),
  )
}

/** A number as a document prints it. */
export type PrintedNumber = { readonly field: string; readonly label: Label; readonly text: string }

/** OR60: the numbers that are noted, and that an invoice or a techpack says. */
export function numbersOn(
  paper: 'isOnInvoice' | 'isOnTechpack',
  document: Omit<OrderDocument, 'items'>,
): readonly PrintedNumber[] {
  return numberEdits.flatMap(({ field, label, read, [paper]: isPrinted }) => {
    const text = isPrinted ? read(document) : null
    return text ? [{ field, label, text }] : []
  })
}

export function editNamed(name: EditName): EditDefinition {
  return byName[name]
}

export function applyEdit(document: OrderDocument, edit: OrderEdit, facts: EditFacts): EditOutcome {
  return byName[edit.kind].apply(document, edit as never, facts)
}

/** OR29: what leaves the document as it was before the edit; undefined: the edit leaves it as it is. */
export function inverseOf(before: OrderDocument, edit: OrderEdit): OrderEdit | undefined {
  return byName[edit.kind].inverse?.(before, edit as never) as OrderEdit | undefined
}
