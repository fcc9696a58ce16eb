import { cardHandlers } from '#api/payments/pay-by-card.ts'
import { ledgerHandlers } from '#api/payments/record-payment.ts'

export const paymentHandlers = [...ledgerHandlers, ...cardHandlers]
