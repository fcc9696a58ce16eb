import { IconArrowsDiff } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedThread } from '#web/features/orders/proof/asked-thread.tsx'
import type { ProofItem } from '#web/features/orders/proof/proof-item.ts'
import { useProofReader } from '#web/features/orders/proof/proof-reader.ts'
import classes from '#web/features/orders/proof/proof-words.module.css'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { useSideName } from '#web/shown/side-name.ts'
import { dayTimeText } from '#web/ui/day-time-text.ts'

type Props = {
  readonly designId: string
  readonly asked: NonNullable<ProofItem['changeAsked']>
}

/** The change that was asked for in an earlier proof, in its words, and what was done about it. */
export function AskedChange({ designId, asked }: Props) {
  const { proofNumber, note, mark, answeredAt, commentId, done } = asked
  const { t } = useTranslation()
  const reader = useProofReader()
  const label = useLabel()
  const locale = useLocale()
  const sideName = useSideName()
  const [now] = useState(() => new Date())
  return (
    <section className={classes.asked}>
      <h3 className={classes.title}>
        {t('proof.changeAsked', {
          number: proofNumber,
          time: dayTimeText(new Date(answeredAt), now, locale),
          ...reader,
        })}
      </h3>
      {note && <p className={classes.quote}>{note}</p>}
      {mark && <p className={classes.list}>{t('proof.changeMark', { side: sideName(mark.side) })}</p>}
      {done && done.length > 0 && (
        <>
          <h4 className={classes.alike}>{t('proof.changeDone')}</h4>
          <ul className={classes.differences}>
            {done.map(words => (
              <li key={words.en} className={classes.difference}>
                <IconArrowsDiff size={16} stroke={1.6} aria-hidden />
                {label(words)}
              </li>
            ))}
          </ul>
        </>
      )}
      {done?.length === 0 && <p className={classes.list}>{t('proof.changeNotDone')}</p>}
      <AskedThread designId={designId} commentId={commentId} />
    </section>
  )
}
