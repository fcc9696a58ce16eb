import { piecesOfComment } from '@teamloom/commerce/review/mentions.ts'
import type { Comment } from '@teamloom/contract/comments.ts'
import classes from '#web/shown/comments/comments.module.css'
import { LinkedText } from '#web/ui/linked-text.tsx'

/** RV5: words as they were written, with who is named; addresses open, but not those of a visitor. */
export function CommentText({
  comment,
}: {
  readonly comment: Pick<Comment, 'text' | 'mentions' | 'author'>
}) {
  const { text, mentions, author } = comment
  return (
    <p className={classes.text} dir="auto">
      {piecesOfComment(text, mentions).map(piece =>
        piece.isMention ? (
          <b key={piece.start} className={classes.mention}>
            {piece.text}
          </b>
        ) : author.byLink ? (
          <span key={piece.start}>{piece.text}</span>
        ) : (
          <LinkedText key={piece.start} text={piece.text} />
        ),
      )}
    </p>
  )
}
