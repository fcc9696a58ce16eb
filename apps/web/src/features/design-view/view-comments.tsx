import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import type { ProductDefinition } from '@teamloom/contract/product-definition.ts'
import type { DesignState } from '@teamloom/design/design-state.ts'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, useComments, useSay, useSeeing } from '#web/data/comments.ts'
import { useTeams } from '#web/data/teams.ts'
import classes from '#web/features/design-view/design-view.module.css'
import { readSession } from '#web/lib/session.ts'
import { Composer } from '#web/shown/comments/composer.tsx'
import { ThreadList } from '#web/shown/comments/thread-list.tsx'
import { useAbout } from '#web/shown/comments/use-about.ts'

type Props = {
  readonly state: DesignState
  readonly teamId: string
  readonly definition: ProductDefinition
}

/** What the team says about the design, where there is no room for its pins. */
export function ViewComments({ state: { designId, revision }, teamId, definition }: Props) {
  const { t } = useTranslation()
  const comments = useComments(designId)
  const say = useSay(designId)
  const about = useAbout(definition)
  const people = useTeammatesOf(teamId)
  const key = useRef(newKey())
  const [shown, setShown] = useState<'open' | 'resolved'>('open')
  const [currentId, setCurrentId] = useState(() => new URLSearchParams(window.location.search).get('comment'))
  useSeeing(designId, comments.data?.reduce((sum, { answers }) => sum + 1 + answers.length, 0) ?? 0)
  return (
    <section className={classes.comments} aria-labelledby="comments">
      <h2 id="comments">{t('comments.title')}</h2>
      <div className={classes.newComment}>
        <Composer
          name={`new ${designId}`}
          label={t('comments.newLabel')}
          placeholder={t('comments.placeholder')}
          action={t('comments.send')}
          people={people}
          takesFile
          onSend={async (text, attachment) => {
            await say.mutateAsync({ anchor: {}, text, attachment, key: key.current })
            key.current = newKey()
          }}
        />
      </div>
      <ThreadList
        threads={comments.data}
        hasFailed={comments.isError}
        onRetry={() => void comments.refetch()}
        state={shown}
        onState={setShown}
        currentId={currentId}
        onChoose={setCurrentId}
        me={readSession()?.userId}
        people={people}
        about={about}
        revision={revision}
        emptyText={t('comments.phoneText')}
      />
    </section>
  )
}

/** Who can be named. */
function useTeammatesOf(teamId: string): readonly Mentionable[] {
  const team = useTeams().data?.find(({ id }) => id === teamId)
  return (team?.teammates ?? []).map(({ id, first_name, last_name }) => ({
    userId: id,
    firstName: first_name,
    lastName: last_name,
  }))
}
