import { usualQuantity } from '@teamloom/commerce/pricing/planned-quantity.ts'
import type { CartItems } from '@teamloom/contract/cart.ts'
import { CallError } from '@teamloom/contract/client.ts'
import { type DesignItem, designCalls } from '@teamloom/contract/designs.ts'
import { useSyncExternalStore } from 'react'
import { cartItemsKey } from '#web/data/cart.ts'
import { designsKey, useDesigns } from '#web/data/designs.ts'
import { call } from '#web/lib/api.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { queryClient } from '#web/lib/query-client.ts'
import { writeQuery } from '#web/lib/write-query.ts'

/** What was set here and is not with the server yet, by design. */
export type UnsentQuantities = ReadonlyMap<string, number>

/** How long a quantity rests before it is sent, so that a held button or a typed number is one call. */
const restMs = 400

let unsent: UnsentQuantities = new Map()
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(next: UnsentQuantities): void {
  unsent = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useUnsentQuantities(): UnsentQuantities {
  return useSyncExternalStore(subscribe, () => unsent)
}

/** The pieces that a design of my teams is priced for, the same on every device (DS59). */
export function useQuantity(designId: string): number {
  const own = useUnsentQuantities().get(designId)
  const designs = useDesigns()
  return own ?? designs.data?.find(({ id }) => id === designId)?.quantity ?? usualQuantity
}

export function setQuantity(designId: string, quantity: number): void {
  change(new Map(unsent).set(designId, quantity))
  clearTimeout(timer)
  timer = setTimeout(() => {
    for (const each of unsent) void send(each)
  }, restMs)
}

/** Waits for a lost connection; what is refused is said, and the server's comes back. */
async function send([designId, quantity]: readonly [string, number]): Promise<void> {
  const saving = queryClient.getMutationCache().build(queryClient, {
    mutationFn: () => call(designCalls.setQuantity, { body: { designId, quantity } }),
    // One after the other: the last is what stays.
    scope: { id: `quantity ${designId}` },
    retry: (_, error) => error instanceof CallError && error.status === 0,
  })
  try {
    await saving.execute(undefined)
    await showSaved(designId, quantity)
  } catch (error) {
    toastError(error)
  }
  if (unsent.get(designId) === quantity) change(new Map([...unsent].filter(([id]) => id !== designId)))
}

async function showSaved(designId: string, quantity: number): Promise<void> {
  await writeQuery<DesignItem[]>(queryClient, designsKey, designs =>
    designs?.map(design => (design.id === designId ? { ...design, quantity } : design)),
  )
  await writeQuery<CartItems>(
    queryClient,
    cartItemsKey,
    cart =>
      cart && {
        ...cart,
        items: cart.items.map(item => (item.design_id === designId ? { ...item, quantity } : item)),
      },
  )
}
