import type { Anchor, Subject } from '@teamloom/commerce/review/anchor.ts'
import type { Mention } from '@teamloom/commerce/review/mentions.ts'
import type { DrawnMark } from '@teamloom/contract/comments.ts'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { assetVersions } from '#api/db/tables/assets.ts'
import { createdAt, id, time } from '#api/db/tables/columns.ts'
import { designs } from '#api/db/tables/designs.ts'
import { reviewVisitors } from '#api/db/tables/review.ts'
import { users } from '#api/db/tables/users.ts'

/** A point on the picture of a side: shares of its width and height. */
export type ProofMark = { readonly side: string; readonly x: number; readonly y: number }

/** What is said about a design: the first words of a thread, and the answers to them. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** Null: it begins a thread. What follows down to `answerCount` is of those alone. */
    threadId: uuid('thread_id').references((): AnyPgColumn => comments.id),
    number: integer('number'),
    anchor: jsonb('anchor').$type<Anchor>(),
    subject: jsonb('subject').$type<Subject>(),
    mark: jsonb('mark').$type<DrawnMark>(),
    /** Where a customer asks for a change in a proof: shares of the side's picture, which the anchor follows from. */
    proofMark: jsonb('proof_mark').$type<ProofMark>(),
    state: text('state').$type<'open' | 'resolved'>(),
    stateBy: uuid('state_by').references(() => users.id),
    stateAt: time('state_at'),
    isInternal: boolean('is_internal').notNull().default(false),
    /** How many answers are not deleted. */
    answerCount: integer('answer_count').notNull().default(0),
    /** Null: their account is no more. */
    authorId: uuid('author_id').references(() => users.id),
    /** Who wrote it, where they came by a link; then there is no author. */
    visitorId: uuid('visitor_id').references(() => reviewVisitors.id),
    /** The design's, when it was written. */
    revision: integer('revision').notNull(),
    text: text('text').notNull(),
    /** A photo or sketch that goes with it: its uploader's own. */
    attachmentId: uuid('attachment_id').references(() => assetVersions.id),
    mentions: jsonb('mentions').notNull().$type<readonly Mention[]>().default([]),
    /** By which its sender knows it again, and the hash of what was sent. */
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    createdAt: createdAt(),
    editedAt: time('edited_at'),
    /** Its words have gone; the row stays for its key, and for its answers. */
    deletedAt: time('deleted_at'),
  },
  table => [
    uniqueIndex('comments_number').on(table.designId, table.number).where(sql`number is not null`),
    index('comments_thread').on(table.threadId, table.createdAt).where(sql`thread_id is not null`),
    index('comments_author').on(table.authorId).where(sql`author_id is not null`),
    index('comments_attachment').on(table.attachmentId).where(sql`attachment_id is not null`),
    index('comments_state_by').on(table.stateBy).where(sql`state_by is not null`),
    index('comments_visitor').on(table.visitorId).where(sql`visitor_id is not null`),
    uniqueIndex('comments_visitors_key').on(table.designId, table.key).where(sql`visitor_id is not null`),
    uniqueIndex('comments_key').on(table.designId, table.authorId, table.key),
  ],
)

/** Who was named in a comment, and is to be mailed or was. */
export const commentMentions = pgTable(
  'comment_mentions',
  {
    commentId: uuid('comment_id')
      .notNull()
      .references(() => comments.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    /** Mailed, or found to be read or not to be mailed. */
    settledAt: time('settled_at'),
  },
  table => [
    primaryKey({ columns: [table.commentId, table.userId] }),
    index('comment_mentions_unsettled').on(table.designId, table.userId).where(sql`settled_at is null`),
    index('comment_mentions_user').on(table.userId),
    index('comment_mentions_design').on(table.designId),
  ],
)

/** How far somebody has read what is said about a design, and how they are mailed of it. */
export const commentReaders = pgTable(
  'comment_readers',
  {
    /** The id of whoever follows; their private link is made of it. */
    id: id(),
    designId: uuid('design_id')
      .notNull()
      .references(() => designs.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: time('seen_at'),
    /** Since when they want no mails about this design. */
    silentSince: time('silent_since'),
    mailedAt: time('mailed_at'),
    /** A mail is lined up for then. */
    mailDueAt: time('mail_due_at'),
  },
  table => [
    uniqueIndex('comment_readers_user').on(table.userId, table.designId),
    index('comment_readers_design').on(table.designId),
  ],
)
