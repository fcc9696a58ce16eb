import { techpackCalls } from '@teamloom/contract/techpacks.ts'
import { orderTermKeys, orderTerms } from '@teamloom/techpack/order-terms.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderTerms } from '#web/features/techpack/order-terms.tsx'
import { answer, heardOf } from '#web/lib/testing/server.ts'
import { openPage } from '#web/ui/testing/open-page.tsx'

test('TP69: a term is saved by itself, an emptied one is not agreed again, and an empty one tells what the document says', async () => {
  answer(techpackCalls.setTerms, {} as never)
  const terms = orderTermKeys.map(key => ({
    key,
    ...orderTerms[key],
    value: key === 'freight' ? 'prepaid' : null,
  }))
  const { user } = openPage(
    <OrderTerms
      techpack={{ id: 't1', terms }}
      edit={async (_, send) => {
        await send(3)
        return true
      }}
    />,
  )
  const sent = () => heardOf(techpackCalls.setTerms).at(-1)?.body
  await user.type(screen.getByLabelText('Delivery, Incoterms 2020'), 'D')
  expect(sent()).toEqual({ techpackId: 't1', terms: { delivery: 'D' }, revision: 3 })
  await user.type(screen.getByLabelText('Sample sent by'), '2027-02-01')
  expect(sent()).toMatchObject({ terms: { sampleSent: '2027-02-01' } })
  await user.clear(screen.getByLabelText('Freight'))
  expect(sent()).toMatchObject({ terms: { freight: null } })
  expect(screen.getByText(/ask before a carrier is booked/)).toBeTruthy()
  expect(screen.queryByText(/ask before anything is shipped/)).toBeNull()
})
