import { Button, Textarea } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { Mentionable } from '@teamloom/commerce/review/mentions.ts'
import { mostCommentText } from '@teamloom/contract/comments.ts'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AttachButton, AttachedFile, useAttachment } from '#web/shown/comments/attach-file.tsx'
import classes from '#web/shown/comments/comments.module.css'
import { keepDraft, readDraft } from '#web/shown/comments/drafts.ts'
import { completeName, namesAsked } from '#web/shown/comments/name-asked.ts'

type Props = {
  /** By which what is written is kept; another for each thread. */
  readonly name: string
  readonly label: string
  readonly placeholder?: string
  readonly action: string
  /** What is there already, where it is edited. */
  readonly first?: string
  readonly people: readonly Mentionable[]
  readonly hasFocus?: boolean
  readonly children?: ReactNode
  /** A photo or sketch may go with it. */
  readonly takesFile?: boolean
  /** Resolves once it is kept; until then the words stay. `attachment`: of the file that goes with them. */
  readonly onSend: (text: string, attachment: string | null) => Promise<unknown>
  readonly onCancel?: () => void
}

/** Where a comment is written: `@` offers names of the team; Ctrl and Enter send. */
export function Composer(props: Props) {
  const {
    name,
    label,
    placeholder,
    action,
    first = '',
    people,
    hasFocus,
    children,
    takesFile,
    onSend,
    onCancel,
  } = props
  const { t } = useTranslation()
  const [text, setText] = useState(() => readDraft(name) || first)
  const [caret, setCaret] = useState(text.length)
  const [isSending, setSending] = useState(false)
  const [at, setAt] = useState(0)
  const [isClosed, setClosed] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const { attached, attach, clear } = useAttachment()
  const listId = useId()
  const asked = namesAsked(text, caret, people)
  const offered = isClosed ? [] : asked.people
  const write = (next: string, place: number) => {
    setText(next)
    setCaret(place)
    setAt(0)
    setClosed(false)
    keepDraft(name, next)
  }
  const choose = (person: Mentionable) => {
    const completed = completeName(text, caret, asked.start, person)
    write(completed.text, completed.caret)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(completed.caret, completed.caret)
    })
  }
  const excess = [...text.trim()].length - mostCommentText
  const canSend = text.trim() !== '' && excess <= 0 && !isSending && attached.state !== 'sending'
  const send = async () => {
    if (!canSend) return
    setSending(true)
    try {
      await onSend(text.trim(), attached.state === 'sent' ? attached.id : null)
      clear()
      keepDraft(name, '')
      setText('')
    } catch {
      // It is told by whoever sent it; the words stay.
    } finally {
      setSending(false)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = offered[at]
    if (chosen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      setAt((at + (event.key === 'ArrowDown' ? 1 : offered.length - 1)) % offered.length)
    } else if (chosen && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault()
      choose(chosen)
    } else if (event.key === 'Escape') {
      event.stopPropagation()
      if (chosen) setClosed(true)
      else onCancel?.()
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void send()
    }
  }
  return (
    <form
      className={classes.composer}
      onSubmit={event => {
        event.preventDefault()
        void send()
      }}
    >
      {children}
      <Textarea
        ref={field}
        autosize
        minRows={2}
        maxRows={8}
        aria-label={label}
        {...(placeholder === undefined ? {} : { placeholder })}
        value={text}
        readOnly={isSending}
        data-autofocus={hasFocus || undefined}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever asked for it writes next
        autoFocus={hasFocus ?? false}
        aria-autocomplete="list"
        aria-controls={listId}
        aria-activedescendant={offered[at] ? `${listId}-${at}` : undefined}
        error={excess > 0 ? t('comments.tooLong', { count: excess }) : undefined}
        onChange={event => write(event.currentTarget.value, event.currentTarget.selectionStart)}
        onSelect={event => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={onKeyDown}
      />
      {/* Always there, so that the field's list can be named. */}
      <div
        id={listId}
        role="listbox"
        aria-label={t('comments.mention')}
        className={classes.names}
        hidden={offered.length === 0}
      >
        {offered.map((person, index) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the field has the focus, and its keys choose
          <div
            key={person.userId}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            onMouseDown={event => {
              event.preventDefault()
              choose(person)
            }}
          >
            {`${person.firstName} ${person.lastName}`.trim()}
          </div>
        ))}
      </div>
      {takesFile && <AttachedFile attached={attached} onClear={clear} />}
      <div className={classes.composerFoot}>
        {takesFile && <AttachButton onFile={file => void attach(file)} />}
        <p role="status" className={classes.waiting}>
          {isSending && (
            <>
              <IconClock size={15} stroke={1.6} aria-hidden />
              {t(navigator.onLine ? 'comments.sending' : 'comments.waiting')}
            </>
          )}
        </p>
        {onCancel && (
          <Button variant="subtle" color="gray" size="xs" h={36} onClick={onCancel}>
            {t('comments.cancel')}
          </Button>
        )}
        <Button type="submit" size="xs" h={36} disabled={!canSend}>
          {action}
        </Button>
      </div>
    </form>
  )
}
