import { CallError, type Issue } from '@teamloom/contract/client.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlaceRequest } from '#web/data/preorders.ts'
import type { Cart } from '#web/data/use-cart.ts'
import type { AddressDraft } from '#web/features/checkout/address-draft.ts'
import type { CheckoutForm } from '#web/features/checkout/use-checkout-form.ts'
import { toastError } from '#web/lib/error-toast.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { showToast } from '#web/lib/toast.tsx'

const overtakings = ['cart', 'prices'] as const

/** What of a cart is otherwise than it was shown. */
export type Overtaking = (typeof overtakings)[number]

function isOvertaking(target: unknown): target is Overtaking {
  return overtakings.some(each => each === target)
}

type Props = {
  readonly form: CheckoutForm
  readonly cart: Pick<Cart, 'lines' | 'sum' | 'revision'>
  /** Told when the request is on its way, and when it has come back. */
  readonly onSending: (isSending: boolean) => void
  readonly onPlaced: (id: string) => void
  /** The cart was ordered or changed elsewhere meanwhile, or its prices are others. */
  readonly onOvertaken: (by: Overtaking) => void
  /** The server found fault with a field. */
  readonly onIssues: () => void
}

/** Sends the order request, once however often it is asked for, and says what went wrong. */
export function usePlacing({ form, cart, onSending, onPlaced, onOvertaken, onIssues }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const placing = usePlaceRequest()
  const isOnTheWay = useRef(false)
  const [isPlacing, setIsPlacing] = useState(false)

  const onFailure = (error: unknown) => {
    if (error instanceof CallError && error.issues.some(isOfAddress)) {
      form.showIssues(error.issues)
      onIssues()
    } else if (error instanceof CallError && isOvertaking(error.facts.target)) {
      onOvertaken(error.facts.target)
    } else if (error instanceof CallError && error.status === 0) {
      showToast({ key: 'place-failed', kind: 'error', message: t('address.placeFailed') })
    } else {
      toastError(error)
    }
  }

  const place = () => {
    if (isOnTheWay.current) return
    isOnTheWay.current = true
    setIsPlacing(true)
    onSending(true)
    const { shipping, billing, isSame, promoCode } = form.draft
    placing
      .mutateAsync({
        shippingAddress: toRequest(shipping),
        billingAddress: toRequest(isSame ? shipping : billing),
        items: cart.lines.map(line => ({
          design_id: line.design_id,
          sizes: line.sizes.map(size => ({ ...size })),
        })),
        locale,
        currency: cart.sum.currency,
        promoCode: promoCode.trim() || null,
        ...(cart.revision === undefined ? {} : { cartRevision: cart.revision }),
      })
      .then(({ id }) => {
        form.forget()
        return onPlaced(id)
      })
      .catch((error: unknown) => {
        isOnTheWay.current = false
        setIsPlacing(false)
        onSending(false)
        onFailure(error)
      })
  }

  return { place, isPlacing }
}

const isOfAddress = ({ path }: Issue) => /^(shipping|billing)Address\b/.test(path)

function toRequest({ appartment, ...draft }: AddressDraft) {
  return { ...draft, appartment: appartment.trim() || null }
}
