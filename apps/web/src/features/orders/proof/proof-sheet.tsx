import type { Proof } from '@teamloom/contract/proofs.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAnswerProof } from '#web/data/proofs.ts'
import { DeclineQuote } from '#web/features/orders/proof/decline-quote.tsx'
import { GivenAnswer, isStillOpen } from '#web/features/orders/proof/given-answer.tsx'
import { ContactSheet } from '#web/features/orders/proof/pieces/contact-sheet.tsx'
import { PiecesSwitch } from '#web/features/orders/proof/pieces/pieces-switch.tsx'
import { ProofAnswer } from '#web/features/orders/proof/proof-answer.tsx'
import { nextToAnswer, noDraft } from '#web/features/orders/proof/proof-item.ts'
import { ProofList } from '#web/features/orders/proof/proof-list.tsx'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-sheet.module.css'
import { ProofStage } from '#web/features/orders/proof/proof-stage.tsx'
import { ProofTotals } from '#web/features/orders/proof/proof-totals.tsx'
import { ProofWords } from '#web/features/orders/proof/proof-words.tsx'
import { useDrafts } from '#web/features/orders/proof/use-drafts.ts'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { Notice } from '#web/ui/notice.tsx'

type Props = {
  readonly proof: Proof
  /** Only the request's owner answers. */
  readonly isOwn: boolean
}

/** One design of a proof after the other, to be compared and answered, beside all of them and the new total. */
export function ProofSheet({ proof, isOwn }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const label = useLabel()
  const reader = useProofReader()
  const { items } = proof
  const [chosenId, setChosenId] = useState(
    (items.find(({ state }) => state === 'open') ?? items[0])?.designId ?? '',
  )
  const [chosenSide, setSide] = useState<string>()
  const [again, setAgain] = useState<string>()
  const [wantsSheet, setWantsSheet] = useState(false)
  const drafts = useDrafts(proof)
  const answer = useAnswerProof(proof.preorderId)
  const heading = useRef<HTMLHeadingElement>(null)
  const isMoved = useRef(false)
  useEffect(() => {
    if (isMoved.current && chosenId) heading.current?.focus()
    isMoved.current = false
  }, [chosenId])

  const item = items.find(({ designId }) => designId === chosenId) ?? items[0]
  if (!item) return null
  const sides = item.proposed.images.map(image => image.side)
  const side = sides.find(name => name === chosenSide) ?? sides[0] ?? 'front'
  const mayAnswer = isOwn && proof.quote !== 'declined' && (item.state === 'open' || again === item.designId)
  const draft = drafts.of(item.designId)
  const pieces = item.proposed.sizes.reduce((sum, { qty }) => sum + qty, 0)
  const isSheet = wantsSheet && item.pieces !== null
  const ask = (title: string) => {
    drafts.set(item.designId, {
      ...draft,
      note: draft.note.trim() ? `${draft.note}\n${title}: ` : `${title}: `,
    })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-ask]')?.focus())
  }
  const placeMark = () => {
    setWantsSheet(false)
    drafts.set(item.designId, { ...draft, mark: { side, x: 0.5, y: 0.4 } })
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-mark]')?.focus())
  }
  const send = (approved: boolean) => {
    const { note, mark } = draft
    answer.mutate(
      {
        preorderId: proof.preorderId,
        proofNumber: proof.proofNumber,
        designId: item.designId,
        approved,
        ...(approved ? {} : { note: note.trim(), mark }),
      },
      {
        onSuccess: shown => {
          drafts.set(item.designId, noDraft)
          setAgain(undefined)
          isMoved.current = true
          setChosenId(nextToAnswer(shown.items, item.designId))
        },
      },
    )
  }
  return (
    <div className={classes.root}>
      <article className={classes.main} aria-labelledby="proof-design">
        <header className={classes.head}>
          <h2 id="proof-design" ref={heading} tabIndex={-1} className={classes.name}>
            {item.designName ?? t('common.untitled')}
          </h2>
          <span className={classes.quiet}>
            {t('proof.design', {
              n: items.indexOf(item) + 1,
              total: items.length,
              pieces: t(`orders.count.${item.product.soldAs}`, countOf(pieces, locale)),
            })}
            {`, ${label(item.product.label)}`}
          </span>
          {item.pieces && <PiecesSwitch pieces={item.pieces} isOn={isSheet} onSwitch={setWantsSheet} />}
        </header>
        <div className={classes.body}>
          {isSheet ? (
            <ContactSheet
              key={item.designId}
              preorderId={proof.preorderId}
              designId={item.designId}
              name={item.designName ?? t('common.untitled')}
              isOwn={isOwn}
              onAsk={mayAnswer ? ask : undefined}
            />
          ) : (
            <>
              <ProofStage
                key={item.designId}
                item={item}
                side={side}
                onSide={setSide}
                mark={mayAnswer ? draft.mark : item.answer?.mark}
                onMark={mayAnswer ? mark => drafts.set(item.designId, { ...draft, mark }) : undefined}
              />
              <ProofWords item={item} currency={proof.currency} isQuote={proof.quote !== null} />
            </>
          )}
        </div>
        {mayAnswer ? (
          <ProofAnswer
            item={item}
            sentBy={proof.sentBy?.first_name ?? null}
            draft={draft}
            onMark={placeMark}
            sending={answer.isPending ? (answer.variables.approved ? 'approve' : 'change') : undefined}
            onDraft={next => drafts.set(item.designId, next)}
            onAnswer={send}
          />
        ) : (
          <GivenAnswer
            item={item}
            onAgain={
              isOwn && proof.quote !== 'declined' && isStillOpen(proof) && item.state !== 'open'
                ? () => {
                    const { note, mark } = item.answer ?? noDraft
                    drafts.set(item.designId, { note: note ?? '', mark })
                    setAgain(item.designId)
                  }
                : undefined
            }
          />
        )}
      </article>
      <div className={classes.side}>
        <ProofList proof={proof} chosenId={item.designId} onChoose={setChosenId} />
        <ProofTotals proof={proof} />
        <Notice
          kind={proof.approved ? 'ok' : 'info'}
          text={
            proof.approved
              ? t('proof.allApproved', reader)
              : isOwn
                ? t('proof.goOn', countOf(items.length, locale))
                : t('proof.staffOnly')
          }
        />
        {isOwn && proof.quote === 'open' && !proof.approved && <DeclineQuote proof={proof} />}
      </div>
    </div>
  )
}
