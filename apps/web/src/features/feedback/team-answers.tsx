import { IconCheck, IconHistory, IconMinus, IconPencil } from '@tabler/icons-react'
import type { Approval } from '@teamloom/contract/approval.ts'
import { useTranslation } from 'react-i18next'
import classes from '#web/features/feedback/feedback.module.css'
import { countOf } from '#web/lib/count.ts'
import { useLabel, useLocale } from '#web/lib/i18n.ts'
import { TimeAgo } from '#web/ui/time-ago.tsx'

type Props = { readonly approval: Approval; readonly designId: string }

/** How many who have not answered are named; of more it is said how many. */
const mostSilent = 8

type Answer = Approval['answers'][number]

/**
 * What each who is asked has answered: yes, what should change, that it was said to an earlier version and what is
 * otherwise since, or nothing yet.
 */
export function TeamAnswers({ approval, designId }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const answerOf = (userId: string) =>
    approval.answers.find(answer => answer.designId === designId && answer.userId === userId)
  const silent = approval.people.filter(({ userId }) => !answerOf(userId))
  const isLong = silent.length > mostSilent
  const shown = isLong ? approval.people.filter(({ userId }) => answerOf(userId)) : approval.people
  return (
    <ul className={classes.people}>
      {shown.map(({ userId, name }) => (
        <Person key={userId} name={name} answer={answerOf(userId)} />
      ))}
      {isLong && (
        <li data-state="none">
          <IconMinus size={18} stroke={1.8} aria-hidden />
          <span>{t('feedback.said.silent', countOf(silent.length, locale))}</span>
        </li>
      )}
    </ul>
  )
}

function Person({ name, answer }: { readonly name: string; readonly answer: Answer | undefined }) {
  const { t } = useTranslation()
  const label = useLabel()
  const state = !answer ? 'none' : !answer.isCurrent ? 'earlier' : answer.yes ? 'yes' : 'change'
  const Mark = { none: IconMinus, earlier: IconHistory, yes: IconCheck, change: IconPencil }[state]
  const said = answer?.yes ? 'feedback.said.earlierYes' : 'feedback.said.earlierChange'
  return (
    <li data-state={state}>
      <Mark size={18} stroke={1.8} aria-hidden />
      <div>
        <b dir="auto">{name}</b> <span>{state === 'earlier' ? t(said) : t(`feedback.said.${state}`)}</span>{' '}
        {answer && <TimeAgo at={answer.at} />}
        {answer?.text && (
          <p className={classes.words} dir="auto">
            {answer.text}
          </p>
        )}
        {answer && !answer.isCurrent && (
          <p className={classes.since}>
            {answer.changed === null
              ? t('feedback.said.changed')
              : answer.changed.length === 0
                ? t('feedback.said.asItWas')
                : t('feedback.said.since', { words: answer.changed.map(label).join(' ') })}
          </p>
        )}
      </div>
    </li>
  )
}
