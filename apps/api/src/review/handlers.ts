import { editComment, removeComment, setCommentState } from '#api/review/change-comment.ts'
import { listComments } from '#api/review/list-comments.ts'
import { resumeCommentMails, seeComments, stopCommentMails } from '#api/review/read-comments.ts'
import { addComment, answerComment } from '#api/review/write-comment.ts'

export const reviewHandlers = [
  listComments,
  addComment,
  answerComment,
  editComment,
  setCommentState,
  removeComment,
  seeComments,
  stopCommentMails,
  resumeCommentMails,
]
