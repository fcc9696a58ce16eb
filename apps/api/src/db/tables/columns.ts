import type { Line } from '@teamloom/commerce/lines/line.ts'
import type { WordedPieces } from '@teamloom/commerce/lines/worded-pieces.ts'
import type { SizeQuantity } from '@teamloom/commerce/pricing/size-quantities.ts'
import { sql } from 'drizzle-orm'
import { customType, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const id = () => uuid('id').primaryKey()
export const createdAt = () => time('created_at').notNull().defaultNow()

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** What is ordered of a design. */
export const lines = () => jsonb('lines').notNull().$type<readonly Line[]>()
/** Sums of the lines, by `quantities_of` of the database: never written. */
export const sizes = () =>
  jsonb('sizes').notNull().$type<SizeQuantity[]>().generatedAlwaysAs(sql`quantities_of(lines)`)
/** Pieces of the lines that have words, by `worded_of` of the database: never written. */
export const worded = () =>
  jsonb('worded').notNull().$type<WordedPieces>().generatedAlwaysAs(sql`worded_of(lines)`)
/** The hash of what people's lines say, another for other words, made by the database: never written. */
export const wordsHash = () =>
  text('words_hash')
    .notNull()
    .generatedAlwaysAs(
      sql`md5(jsonb_path_query_array(lines, '$[*] ? (exists(@.words) || exists(@.person))')::text)`,
    )
