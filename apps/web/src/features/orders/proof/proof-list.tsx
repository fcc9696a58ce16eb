import type { Proof } from '@teamloom/contract/proofs.ts'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-side.module.css'
import { ProofStateTag } from '#web/features/orders/proof/proof-state-tag.tsx'
import { countOf } from '#web/lib/count.ts'
import { useLocale } from '#web/lib/i18n.ts'
import { GarmentPicture } from '#web/shown/garment-picture.tsx'
import { dayTimeText } from '#web/ui/day-time-text.ts'
import { LongName } from '#web/ui/long-name.tsx'

type Props = {
  readonly proof: Proof
  readonly chosenId: string
  readonly onChoose: (designId: string) => void
}

/** All designs of a proof with what was answered; one of them is shown. */
export function ProofList({ proof, chosenId, onChoose }: Props) {
  const { t } = useTranslation()
  const reader = useProofReader()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  return (
    <section className={classes.card} aria-labelledby="proof-answers">
      <h2 id="proof-answers" className={classes.title}>
        {t('proof.answers', reader)}
      </h2>
      <ul className={classes.list}>
        {proof.items.map(item => (
          <li key={item.designId}>
            <button
              type="button"
              className={classes.item}
              aria-current={item.designId === chosenId}
              onClick={() => onChoose(item.designId)}
            >
              <span className={classes.picture}>
                <GarmentPicture url={item.proposed.images[0]?.url} alt="" sizes="44px" />
              </span>
              <span className={classes.names}>
                <b>
                  <LongName name={item.designName ?? t('common.untitled')} />
                </b>
                <span className={classes.quiet}>{subtitleOf(item)}</span>
              </span>
              <ProofStateTag state={item.state} askedAgain={item.askedAgain} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )

  function subtitleOf({ answer, asked, differences }: Proof['items'][number]): ReactNode {
    if (answer?.note) return <q>{answer.note}</q>
    if (answer?.carried)
      return (
        <span className={classes.whole}>
          {t('proof.carried', { time: dayTimeText(new Date(answer.answeredAt), now, locale) })}
        </span>
      )
    if (!asked) return proof.quote === null ? t('proof.added', reader) : null
    return differences.length === 0
      ? t('proof.asAsked', reader)
      : t('proof.differences', countOf(differences.length, locale))
  }
}
