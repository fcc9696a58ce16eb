import { ok } from '@teamloom/kit/result.ts'
import { z } from 'zod/mini'
import { lineField } from '../../fields/text.ts'
import { told, unchanged } from '../edited.ts'
import type { OrderEventName } from '../events/index.ts'
import type { OrderDocument } from '../order-document.ts'
import { type AskedBy, defineEdit } from './define-edit.ts'

const numberField = z.nullable(lineField(0, 100))

type NumberDefinition<Name extends string, Field extends string, Asked extends AskedBy> = {
  readonly edit: Name
  /** What the call's body names it. */
  readonly field: Field
  readonly asked: Asked
  readonly kept: {
    readonly as: 'invoiceNumber' | 'externalQuote' | 'projectNumber'
    readonly event: OrderEventName
    /** What the event's `old` and `new` name it. */
    readonly toldAs: string
  }
}

/** A number that staff note of a request; none of it any more where the text is empty or null. */
export function setNumber<
  const Name extends string,
  const Field extends string,
  const Asked extends AskedBy,
>({ edit, field, asked, kept }: NumberDefinition<Name, Field, Asked>) {
  type Fields = { readonly [Each in Field]: typeof numberField }
  return defineEdit({
    edit,
    asked,
    schema: z.object({ [field]: numberField }) as unknown as z.ZodMiniObject<Fields>,
    tellsOf: [kept.event],
    apply: (document: OrderDocument, input: { readonly [Each in Field]: string | null }) => {
      const [old, number] = [document[kept.as], input[field] || null]
      if (number === old) return ok(unchanged(document))
      const data = { old: { [kept.toldAs]: old }, new: { [kept.toldAs]: number } }
      return ok({ document: { ...document, [kept.as]: number }, events: [told(kept.event, data)] })
    },
    inverse: before => ({ kind: edit, [field]: before[kept.as] }),
  })
}
