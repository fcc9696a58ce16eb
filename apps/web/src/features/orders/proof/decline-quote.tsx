import { Button, Textarea } from '@mantine/core'
import type { Proof } from '@teamloom/contract/proofs.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDeclineQuote } from '#web/data/quotes.ts'
import classes from '#web/features/orders/proof/proof-side.module.css'
import { BusyButton } from '#web/ui/busy-button.tsx'

/** The customer's no to a quote, in words; asked for, so that it is not given by mistake. */
export function DeclineQuote({ proof }: { readonly proof: Proof }) {
  const { t } = useTranslation()
  const decline = useDeclineQuote(proof.preorderId)
  const [isAsked, setAsked] = useState(false)
  const [note, setNote] = useState('')
  if (!isAsked)
    return (
      <Button variant="subtle" color="gray" onClick={() => setAsked(true)}>
        {t('proof.quote.decline')}
      </Button>
    )
  return (
    <form
      className={classes.card}
      onSubmit={event => {
        event.preventDefault()
        if (note.trim() === '' || decline.isPending) return
        decline.mutate({ proofNumber: proof.proofNumber, note: note.trim() })
      }}
    >
      <Textarea
        autoFocus
        label={t('proof.quote.why')}
        description={t('proof.quote.whyHint')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        value={note}
        onChange={event => setNote(event.currentTarget.value)}
      />
      <div className={classes.decline}>
        <BusyButton
          type="submit"
          variant="default"
          busy={decline.isPending}
          busyLabel={t('proof.busy')}
          disabled={note.trim() === ''}
        >
          {t('proof.quote.declineThis')}
        </BusyButton>
        <Button variant="subtle" color="gray" onClick={() => setAsked(false)}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  )
}
