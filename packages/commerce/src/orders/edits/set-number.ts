import type { Label } from '@teamloom/kit/label.ts'
import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { lineField } from '../../fields/text.ts'
import { unchanged } from '../edited.ts'
import type { OrderDocument } from '../order-document.ts'
import { type AskedBy, defineEdit } from './define-edit.ts'
import type { NumberPlace } from './noted-number.ts'

const numberField = z.nullable(lineField(0, 100))

type NumberDefinition<Name extends string, Field extends string, Asked extends AskedBy> = {
  readonly edit: Name
  /** What the call's body and the request's `numbers` name it. */
  readonly field: Field
  readonly asked: Asked
  readonly label: Label
  /** Said where none is noted. */
  readonly none: Label
  readonly kept: NumberPlace
  /** The number has a line among what an invoice says of itself. */
  readonly isOnInvoice?: boolean
  /** The number has a line among what a techpack says of the whole; its event changes techpacks. */
  readonly isOnTechpack?: boolean
}

/** A number that staff note of a request; none of it any more where the text is empty or null. */
export function setNumber<const Name extends string, const Field extends string, const Asked extends AskedBy>(
  definition: NumberDefinition<Name, Field, Asked>,
) {
  const { edit, field, asked, label, none, kept, isOnInvoice = false, isOnTechpack = false } = definition
  type Fields = { readonly [Each in Field]: typeof numberField }
  return defineEdit({
    edit,
    asked,
    schema: z.object({ [field]: numberField }) as unknown as z.ZodMiniObject<Fields>,
    tellsOf: [kept.event],
    number: { field, label, none, isOnInvoice, isOnTechpack, read: kept.read },
    apply: (document: OrderDocument, input: { readonly [Each in Field]: string | null }) => {
      const [old, number] = [kept.read(document), input[field] || null]
      if (number === old) return ok(unchanged(document))
      return ok({ document: kept.write(document, number), events: [kept.tell(old, number)] })
    },
    inverse: before => ({ kind: edit, [field]: kept.read(before) }),
  })
}
