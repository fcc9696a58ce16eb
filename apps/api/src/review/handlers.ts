import { answerApproval, listAskedApprovals } from '#api/review/approval/answer-approval.ts'
import { askApproval, readApproval } from '#api/review/approval/ask-approval.ts'
import { editComment, removeComment, setCommentState } from '#api/review/change-comment.ts'
import { listComments } from '#api/review/list-comments.ts'
import {
  changeReview,
  closeReview,
  openReview,
  readReview,
  removeVisitor,
} from '#api/review/organize-review.ts'
import { resumeCommentMails, seeComments, stopCommentMails } from '#api/review/read-comments.ts'
import { readReviewPage } from '#api/review/review-page.ts'
import { editAsVisitor, sayAsVisitor, voteAsVisitor } from '#api/review/visitor-words.ts'
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
  openReview,
  changeReview,
  closeReview,
  readReview,
  removeVisitor,
  readReviewPage,
  sayAsVisitor,
  editAsVisitor,
  voteAsVisitor,
  askApproval,
  readApproval,
  answerApproval,
  listAskedApprovals,
]
