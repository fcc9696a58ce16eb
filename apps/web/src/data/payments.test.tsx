import { paymentCalls } from '@teamloom/contract/payments.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useCardSession, useLedger, usePayByCard } from '#web/data/payments.ts'
import { answer, heardOf, refuse } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

function Ledger() {
  const { isError, data } = useLedger('request')
  return <p>{isError ? 'not there' : data ? `due ${data.due}` : 'on its way'}</p>
}

function Session({ id }: { readonly id: string | undefined }) {
  const { data } = useCardSession(id)
  return <p>{data?.state ?? 'none'}</p>
}

test('a ledger that does not come is told by its own place alone, and asked anew each time that it is looked at', async () => {
  refuse(paymentCalls.ledgerOfRequest, 'internalError', 500)
  const { show } = openPage(<Ledger />)
  expect(await screen.findByText('not there')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  answer(paymentCalls.ledgerOfRequest, { due: 5 } as never)
  show(<Ledger key="again" />)
  expect(await screen.findByText('due 5')).toBeTruthy()
  answer(paymentCalls.ledgerOfRequest, { due: 7 } as never)
  show(<Ledger key="once more" />)
  expect(await screen.findByText('due 7')).toBeTruthy()
})

test('a payment that one began is asked for until it is known, and none where none began', async () => {
  const { show } = openPage(<Session id={undefined} />)
  expect(screen.getByText('none')).toBeTruthy()
  expect(heardOf(paymentCalls.session)).toEqual([])
  answer(
    paymentCalls.session,
    () => ({ state: heardOf(paymentCalls.session).length > 1 ? 'paid' : 'open' }) as never,
  )
  show(<Session id="cs_1" />)
  expect(await screen.findByText('paid')).toBeTruthy()
  expect(heardOf(paymentCalls.session).map(({ params }) => params)).toEqual([
    { sessionId: 'cs_1' },
    { sessionId: 'cs_1' },
  ])
})

test('paying by card leads to the provider’s page', async () => {
  answer(paymentCalls.begin, { url: '#pay-here' } as never)
  function Pay() {
    const pay = usePayByCard()
    return (
      <button type="button" onClick={() => pay.mutate({ preorderId: 'request', amount: 500 as never })}>
        Pay
      </button>
    )
  }
  const { user } = openPage(<Pay />)
  await user.click(screen.getByRole('button', { name: 'Pay' }))
  await waitFor(() => expect(window.location.hash).toBe('#pay-here'))
  window.location.hash = ''
})
