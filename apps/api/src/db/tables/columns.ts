import { customType, timestamp, uuid } from 'drizzle-orm/pg-core'

export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
export const id = () => uuid('id').primaryKey()
export const createdAt = () => time('created_at').notNull().defaultNow()

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
