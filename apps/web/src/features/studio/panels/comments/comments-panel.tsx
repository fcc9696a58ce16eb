import { ActionIcon, Button, Checkbox, Select } from '@mantine/core'
import { IconShare3, IconX } from '@tabler/icons-react'
import type { Anchor } from '@teamloom/commerce/review/anchor.ts'
import type { CommentThread } from '@teamloom/contract/comments.ts'
import type { DesignItem } from '@teamloom/contract/designs.ts'
import { findLocation } from '@teamloom/design/lookup.ts'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { newKey, useSay, useSeeing } from '#web/data/comments.ts'
import panel from '#web/features/studio/controls/panel.module.css'
import classes from '#web/features/studio/panels/comments/comments-panel.module.css'
import {
  beginComment,
  type CommentDraft,
  changeCommenting,
  closeComments,
  commenting,
  openThread,
  pointedThread,
} from '#web/features/studio/session/commenting.ts'
import { useDesign, useDesignFact, useStudio } from '#web/features/studio/session/studio-context.tsx'
import { useStudioComments, useTeammates } from '#web/features/studio/session/use-comments.ts'
import type { Looking } from '#web/features/studio/session/use-looking.ts'
import { useSeeThen } from '#web/features/studio/session/use-see-then.ts'
import { useStudioKeys } from '#web/features/studio/session/use-studio-keys.ts'
import { useLabel } from '#web/lib/i18n.ts'
import { loadCode } from '#web/lib/load-code.ts'
import { readSession } from '#web/lib/session.ts'
import { Composer } from '#web/shown/comments/composer.tsx'
import { ThreadList } from '#web/shown/comments/thread-list.tsx'
import { useAbout } from '#web/shown/comments/use-about.ts'
import { lazyDialog } from '#web/ui/lazy-dialog.tsx'
import { Tip } from '#web/ui/tip.tsx'

const AskOthersDialog = lazyDialog(
  async () => (await loadCode(() => import('#web/shown/review/ask-others-dialog.tsx'))).AskOthersDialog,
)

type Props = { readonly design: DesignItem; readonly looking: Looking }

/** What is said about the design: threads, and where one is begun. */
export function CommentsPanel({ design, looking }: Props) {
  const { t } = useTranslation()
  const { product } = useStudio()
  const revision = useDesignFact(snapshot => snapshot.state.revision)
  const { designId, threads, hasFailed, retry } = useStudioComments()
  const { draft, threadId, state } = commenting.use()
  const people = useTeammates()
  const about = useAbout(product)
  const pointedId = pointedThread.use()
  const thenOf = useSeeThen(designId, looking)
  const goTo = useGoTo()
  const { ordered } = useStudio()
  const [isAsking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // Whoever has just shown a place writes next, whoever came from a pin reads.
  useEffect(() => {
    const { draft: begun, threadId: read } = commenting.get()
    if (!begun && !read) heading.current?.focus()
  }, [])
  useSeeing(designId, threads?.reduce((sum, { answers }) => sum + 1 + answers.length, 0) ?? 0)
  const choose = (id: string | null) => {
    const thread = threads?.find(each => each.id === id)
    if (!thread) return changeCommenting({ threadId: null })
    openThread(thread)
    goTo(thread)
  }
  const step = (by: number) => {
    const those = threads?.filter(thread => thread.state === state) ?? []
    const at = those.findIndex(({ id }) => id === threadId)
    const next = those[at < 0 ? 0 : Math.min(those.length - 1, Math.max(0, at + by))]
    if (next) choose(next.id)
  }
  useStudioKeys({ j: () => step(1), k: () => step(-1) })
  const place = () => changeCommenting({ placing: 'pin' })
  return (
    <>
      <header className={panel.head}>
        <div>
          <p className={panel.eyebrow}>{design.name ?? t('common.untitled')}</p>
          <h2 ref={heading} tabIndex={-1} className={panel.title}>
            {t('comments.title')}
          </h2>
        </div>
        <div className={panel.actions}>
          {!ordered && (
            <Tip label={t('comments.ask.button')}>
              <ActionIcon
                variant="default"
                size={36}
                aria-label={t('comments.ask.button')}
                onClick={() => setAsking(true)}
              >
                <IconShare3 size={18} stroke={1.6} />
              </ActionIcon>
            </Tip>
          )}
          <Button variant="default" size="xs" h={36} onClick={place}>
            {t('comments.add')}
          </Button>
          <Tip label={t('comments.close')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={t('comments.close')}
              onClick={closeComments}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          </Tip>
        </div>
      </header>
      <AskOthersDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        projectId={design.project_id}
        designId={designId}
      />
      {draft && <NewComment designId={designId} draft={draft} />}
      <ThreadList
        threads={threads}
        hasFailed={hasFailed}
        onRetry={() => void retry()}
        state={state}
        onState={next => changeCommenting({ state: next, threadId: null })}
        currentId={threadId}
        onChoose={choose}
        pointedId={pointedId}
        onPoint={pointedThread.set}
        me={readSession()?.userId}
        people={people}
        about={about}
        revision={revision}
        thenOf={thenOf}
        onPlace={thread => {
          goTo(thread)
          requestAnimationFrame(() =>
            document.querySelector<HTMLElement>(`[data-pin~="${thread.id}"]`)?.focus(),
          )
        }}
        emptyText={t('comments.noneText')}
        emptyAction={
          draft ? undefined : (
            <Button variant="default" onClick={place}>
              {t('comments.add')}
            </Button>
          )
        }
      />
    </>
  )
}

/** The garment turns to what a thread is about. */
function useGoTo(): (thread: CommentThread) => void {
  const { product, showSide, showPlace } = useStudio()
  const { document } = useDesign()
  return ({ anchor, about }) => {
    const now = document.decorations.find(({ id }) => id === about?.decorationId)
    const place = now && findLocation(product, now.positionName)
    const side = product.sides.find(each => 'side' in anchor && each === anchor.side)
    if (place && (side === undefined || now.positionName !== about?.positionName)) showPlace(place)
    else if (side) showSide(side)
  }
}

function NewComment({ designId, draft }: { readonly designId: string; readonly draft: CommentDraft }) {
  const { t } = useTranslation()
  const { ordered } = useStudio()
  const people = useTeammates()
  const say = useSay(designId)
  const key = useRef(newKey())
  const [isInternal, setInternal] = useState(false)
  return (
    <section className={classes.new} aria-label={t('comments.newLabel')}>
      <Composer
        // Where another place is chosen, the words stay.
        name={`new ${designId}`}
        label={t('comments.newLabel')}
        placeholder={t('comments.placeholder')}
        action={t('comments.send')}
        people={people}
        hasFocus
        onCancel={() => changeCommenting({ draft: null })}
        takesFile
        onSend={async (text, attachment) => {
          const thread = await say.mutateAsync({
            anchor: draft.anchor as CommentThread['anchor'],
            mark: draft.mark,
            text,
            attachment,
            key: key.current,
            ...(isInternal ? { internal: true } : {}),
          })
          key.current = newKey()
          changeCommenting({ draft: null, threadId: thread.id, state: 'open' })
        }}
      >
        <AboutSelect draft={draft} />
        {ordered && (
          <Checkbox
            size="xs"
            label={t('comments.newInternal')}
            checked={isInternal}
            onChange={event => setInternal(event.currentTarget.checked)}
          />
        )}
      </Composer>
    </section>
  )
}

/** What it is about can be chosen without the garment too. */
function AboutSelect({ draft }: { readonly draft: CommentDraft }) {
  const { t } = useTranslation()
  const label = useLabel()
  const { product } = useStudio()
  const { document } = useDesign()
  const about = useAbout(product)
  const { anchor } = draft
  const nameOf = (id: string) => document.decorations.find(each => each.id === id)?.name ?? ''
  const pointed = 'side' in anchor
  const onCloth = pointed && anchor.decorationId ? anchor.decorationId : null
  const choices: readonly { readonly value: string; readonly label: string; readonly anchor: Anchor }[] = [
    ...(pointed
      ? [
          {
            value: 'point',
            label: about({
              anchor: anchor as CommentThread['anchor'],
              about: onCloth
                ? { decorationId: onCloth, name: nameOf(onCloth), positionName: '', isThere: true }
                : null,
            }),
            anchor,
          },
        ]
      : []),
    { value: 'whole', label: t('comments.whole'), anchor: {} },
    ...document.decorations.map(({ id, name }) => ({ value: id, label: name, anchor: { decorationId: id } })),
    ...product.parts.flatMap(part =>
      part.elements.map(element => ({
        value: `${part.name}/${element.name}`,
        label: label(element.label),
        anchor: { partName: part.name, elementName: element.name },
      })),
    ),
  ]
  const value =
    'side' in anchor
      ? 'point'
      : 'partName' in anchor && anchor.partName !== undefined
        ? `${anchor.partName}/${anchor.elementName}`
        : 'decorationId' in anchor && anchor.decorationId !== undefined
          ? anchor.decorationId
          : 'whole'
  return (
    <Select
      size="xs"
      label={t('comments.about')}
      allowDeselect={false}
      value={value}
      data={choices.map(choice => ({ value: choice.value, label: choice.label }))}
      onChange={next => {
        const chosen = choices.find(choice => choice.value === next)
        if (chosen) beginComment({ anchor: chosen.anchor, mark: 'side' in chosen.anchor ? draft.mark : null })
      }}
    />
  )
}
