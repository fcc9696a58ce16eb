import { type ReactNode, useEffect, useRef, useState } from 'react'
import { sumOf } from '#web/data/cart-lines.ts'
import { usePromo } from '#web/data/promo.ts'
import type { Cart } from '#web/data/use-cart.ts'
import { useSetCurrency } from '#web/data/user.ts'
import type { CheckoutDraft } from '#web/features/checkout/address-draft.ts'
import { BeforeYouSend } from '#web/features/checkout/before-you-send.tsx'
import classes from '#web/features/checkout/delivery-form.module.css'
import { DeliveryForm } from '#web/features/checkout/delivery-form.tsx'
import { PromoField } from '#web/features/checkout/promo-field.tsx'
import { remainingSteps } from '#web/features/checkout/remaining-steps.ts'
import { RequestSummary } from '#web/features/checkout/request-summary.tsx'
import { SendRequest } from '#web/features/checkout/send-request.tsx'
import { useCheckoutForm } from '#web/features/checkout/use-checkout-form.ts'
import { type Overtaking, usePlacing } from '#web/features/checkout/use-placing.ts'

type Props = {
  readonly cart: Pick<Cart, 'lines' | 'sum' | 'revision'>
  readonly first: CheckoutDraft
  readonly userId: string
  readonly blockDeprecated: boolean
  readonly onPlaced: (id: string) => void
  readonly onOvertaken: (by: Overtaking) => void
  /** The request is on its way: what is shown must not change until it comes back. */
  readonly onSending: (isSending: boolean) => void
  /** Puts the two columns where they belong. */
  readonly children: (columns: { readonly form: ReactNode; readonly summary: ReactNode }) => ReactNode
}

/** The delivery step: addresses, confirmations, the request itself. */
export function CheckoutPage(props: Props) {
  const { cart, first, userId, blockDeprecated, onPlaced, onOvertaken, onSending, children } = props
  const form = useCheckoutForm(first, userId)
  const setCurrency = useSetCurrency()
  const [isFinal, setIsFinal] = useState(false)
  const [acceptsTerms, setAcceptsTerms] = useState(false)
  const root = useRef<HTMLFormElement>(null)
  const [faultAskedAt, setFaultAskedAt] = useState(0)
  const askForFault = () => setFaultAskedAt(before => before + 1)
  const { place, isPlacing } = usePlacing({
    form,
    cart,
    onSending,
    onPlaced,
    onOvertaken,
    onIssues: askForFault,
  })

  // After the faults are shown, to the first of them; else to the first confirmation that is missing.
  useEffect(() => {
    if (faultAskedAt === 0) return
    const fields = root.current?.querySelectorAll<HTMLElement>(
      '[aria-invalid="true"], input[type="checkbox"]:not(:checked)',
    )
    fields?.[0]?.focus()
  }, [faultAskedAt])

  const { draft, faults } = form
  const [asked, setAsked] = useState(() => draft.promoCode.trim())
  const { currency } = cart.sum
  const promo = usePromo(asked, cart.sum)
  const isKnown = promo.kind === 'known' && asked === draft.promoCode.trim()
  const sum = isKnown ? sumOf(cart.lines, promo.discounts, currency) : cart.sum
  const steps = remainingSteps({
    shipping: { draft: draft.shipping, faults: faults.shipping },
    billing: draft.isSame ? undefined : { draft: draft.billing, faults: faults.billing },
    isFinal,
    acceptsTerms,
  })
  const isShort = !cart.sum.hasMinimum || !cart.sum.hasMinimumPerSize
  const isBlocked = blockDeprecated && cart.lines.some(line => line.designState.design.deprecated)

  return children({
    form: (
      <form ref={root} className={classes.form} noValidate onSubmit={event => event.preventDefault()}>
        <DeliveryForm form={form} currency={cart.sum.currency} setCurrency={setCurrency} />
        <section className={classes.card}>
          <BeforeYouSend
            lines={cart.lines}
            isFinal={isFinal}
            acceptsTerms={acceptsTerms}
            onFinal={setIsFinal}
            onTerms={setAcceptsTerms}
          />
        </section>
      </form>
    ),
    summary: (
      <RequestSummary
        lines={cart.lines}
        sum={sum}
        place={draft.shipping}
        promo={
          <PromoField
            code={draft.promoCode}
            currency={currency}
            state={asked === draft.promoCode.trim() ? promo : { kind: 'none' }}
            onCode={form.setPromoCode}
            onAsk={() => setAsked(draft.promoCode.trim())}
          />
        }
        action={
          <SendRequest
            cartProblem={isShort ? 'minimum' : isBlocked ? 'deprecated' : undefined}
            wasTried={faultAskedAt > 0}
            isSwitchingCurrency={setCurrency.isPending}
            steps={steps}
            isPlacing={isPlacing}
            onPlace={place}
            onHeld={() => {
              form.showAll()
              askForFault()
            }}
          />
        }
      />
    ),
  })
}
